"""Pushes a distributor's sales as an API client, and follows what becomes of them by webhooks alone.

Usage: follow_sales.py URL TOKEN NIP PORT SECRET [SALES] [PER_BATCH]. A webhook with this secret must lead to
http://127.0.0.1:PORT/ and be told of sales_batch.checked, sales_batch.posted, invoice.decided and points.posted. The
receiver checks each signature, answers the first requests with an error, and takes each message once. Prints a line for
each thing seen.
"""

import base64
import hashlib
import hmac
import json
import sys
import threading
import time
import uuid
from collections.abc import Iterable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NoReturn

from push_sales import Machine, sale

# Requests that the receiver refuses, as one that is just being started.
REFUSED_AT_FIRST = 25

# Seconds that a signature may be old.
TOLERANCE = 300

# Seconds until everything has to be there.
PATIENCE = 600


def fail(sentence: str) -> NoReturn:
    sys.exit(f"follow_sales.py: {sentence}")


def is_signed(secret: str, message_id: str, timestamp: str, signatures: str, body: bytes) -> bool:
    """Checks a request by Standard Webhooks."""
    if abs(time.time() - int(timestamp)) > TOLERANCE:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    wanted = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(wanted, given) for given in signatures.split(" "))


class Inbox:
    """What was told so far, each message once."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.refused = 0
        self.forged = 0
        self.again = 0
        self.messages: dict[str, Any] = {}
        self.lock = threading.Lock()

    def take(self, headers: Any, body: bytes) -> int:
        """The status with which a request is answered."""
        message_id = headers["webhook-id"]
        good = is_signed(self.secret, message_id, headers["webhook-timestamp"], headers["webhook-signature"], body)
        with self.lock:
            if not good:
                self.forged += 1
                return 401
            if self.refused < REFUSED_AT_FIRST:
                self.refused += 1
                return 500
            self.again += message_id in self.messages
            self.messages[message_id] = json.loads(body)
            return 204

    def data(self, event: str) -> list[Any]:
        with self.lock:
            return [message["data"] for message in self.messages.values() if message["type"] == event]


def serve(port: int, inbox: Inbox) -> ThreadingHTTPServer:
    """Receives webhooks in the background."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(inbox.take(self.headers, body))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def push(machine: Machine, nip: str, count: int, per_batch: int) -> set[int]:
    """Pushes sales; the numbers of their batches."""
    batches = set()
    for first in range(0, count, per_batch):
        sales = [sale(nip, number) for number in range(first, min(first + per_batch, count))]
        for one in sales:
            one["number"] = str(one["number"]).replace("FV/API/", "FV/WEBHOOK/")
        batches.add(machine.call("/api/v1/edi/sales", {"sales": sales}, str(uuid.uuid4()))["data"]["id"])
    return batches


def ours(decided: Iterable[Any]) -> list[Any]:
    return [invoice for invoice in decided if invoice["number"].startswith("FV/WEBHOOK/")]


def count_posted(machine: Machine, batches: set[int]) -> int:
    """Number of the sales that are lines of invoices now, read sale by sale."""
    posted = 0
    for batch in sorted(batches):
        cursor: int | None = 0
        while cursor is not None:
            page = machine.call(f"/api/v1/edi/sales/{batch}/results?cursor={cursor}")
            posted += sum(one["state"] == "posted" and one["invoice"] is not None for one in page["data"]["items"])
            cursor = page["meta"]["next_cursor"]
    return posted


def main() -> None:
    url, token, nip, port, secret, *sizes = sys.argv[1:]
    count = int(sizes[0]) if sizes else 10_000
    per_batch = int(sizes[1]) if len(sizes) > 1 else 1_000
    invoices = -(-count // 5)
    inbox = Inbox(secret)
    server = serve(int(port), inbox)
    began = time.monotonic()
    machine = Machine(url, token)
    batches = push(machine, nip, count, per_batch)
    posted: list[Any] = []
    while time.monotonic() - began < PATIENCE:
        posted = [batch for batch in inbox.data("sales_batch.posted") if batch["batch"] in batches]
        if len(posted) == len(batches) and len(ours(inbox.data("invoice.decided"))) >= invoices:
            break
        time.sleep(0.5)
    server.shutdown()
    decided = ours(inbox.data("invoice.decided"))
    checked = {batch["batch"] for batch in inbox.data("sales_batch.checked")}
    if inbox.forged:
        fail(f"{inbox.forged} requests are not signed as they should be.")
    if {batch["batch"] for batch in posted} != batches or not batches <= checked:
        fail(f"{len(batches)} batches should be checked and posted; {len(posted)} are, of {sorted(checked)}.")
    if len({invoice["number"] for invoice in decided}) != invoices or len(decided) != invoices:
        fail(f"{invoices} invoices should be decided, and {len(decided)} are.")
    if sum(invoice["points"] for invoice in decided) != sum(batch["figures"]["points"] for batch in posted):
        fail("the points of the invoices and of the batches should be the same.")
    if count_posted(machine, batches) != count:
        fail("each sale should be posted.")
    if inbox.refused != REFUSED_AT_FIRST or not inbox.data("points.posted"):
        fail("the receiver should have refused the first requests, and have been told of points.")
    seconds = round(time.monotonic() - began)
    print(f"seen: pushes {count} sales and is told of {len(batches)} batches and {invoices} invoices", flush=True)
    print(f"seen: gets again the {REFUSED_AT_FIRST} webhooks that it refused, each one signed", flush=True)
    print(f"follow_sales.py: {seconds} seconds, {inbox.again} messages twice", file=sys.stderr)


if __name__ == "__main__":
    main()
