"""The server: tables in play, the seats at them, and everybody who watches."""
