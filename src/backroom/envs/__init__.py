"""For programs: answers as numbers, views as arrays, and environments to play in.

``docs/api.md`` has worked examples, ``docs/spaces.md`` what each number stands for.
"""
