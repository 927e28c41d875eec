"""A program at a table of Backroom: python examples/bot.py LINK [NAME]

It answers whatever it is asked with any legal answer, to the end of the game. docs/protocol.md
explains each line. All it needs is Python with httpx and websockets.
"""

import json
import sys
import time
from random import choice, sample

import httpx
from websockets.sync.client import connect


def answer(ask):
    """Any legal one. What takes several things takes them from answers of one thing each."""
    legal = [option["action"] for option in ask["options"] if "why_not" not in option]
    if ask.get("form") != "several":
        return choice(legal)
    field = next(name for name in legal[0] if name != "do")
    picked = sample(legal, ask.get("least", 1))
    return {**legal[0], field: [action[field][0] for action in picked]}


def play(link, name):
    page, key = link.split("#")
    server, table = page.split("/table/")
    sit = httpx.post(f"{server}/api/tables/{table}/sit", json={"key": key, "name": name})
    sit.raise_for_status()
    view, sent, waiting = {}, 0, False
    with connect(f"ws{server[4:]}/api/live/{table}", max_size=None) as socket:
        socket.send(json.dumps({"hello": {"key": key}}))
        for message in map(json.loads, socket):
            view |= message.get("view", {})  # the sections that have changed
            if "end" in message:
                break
            if "refused" in message:  # somebody was faster; or think again
                time.sleep(0.1)
            if "refused" in message or message.get("done") == sent:
                waiting = False
            asks = [a for a in view.get("asks", []) if "answer" not in a and not a.get("optional")]
            if asks and not waiting:
                sent, waiting = sent + 1, True
                ask = asks[0]
                socket.send(json.dumps({"id": sent, "act": answer(ask), "ask": ask["id"]}))
    return view["result"]


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Robot")))
