"""Pushes a distributor's sales as an API client, with nothing but the standard library, and follows each batch.

Usage: push_sales.py URL TOKEN NIP [SALES] [PER_BATCH]. Waits where the server says so, and sends a batch whose answer
was lost again under the same key. Prints a line for each thing seen.
"""

import json
import sys
import time
import urllib.error
import urllib.request
import uuid
from typing import Any, NoReturn

TRIES = 8


def fail(sentence: str) -> NoReturn:
    sys.exit(f"push_sales.py: {sentence}")


class Machine:
    """Client of the API: one token, one server."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token

    def call(self, path: str, form: object = None, key: str | None = None) -> Any:
        """The answer's JSON. Sends the request again after a 429, a 503 or a broken connection."""
        body = None if form is None else json.dumps(form).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        if key is not None:
            headers["Idempotency-Key"] = key
        for tried in range(TRIES):
            request = urllib.request.Request(self.url + path, body, headers)
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                if refused.code not in (429, 503):
                    fail(f"{path} answers {refused.code}: {refused.read()[:500].decode(errors='replace')}")
                time.sleep(float(refused.headers.get("Retry-After", "1")))
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(min(2**tried, 30))
        fail(f"{path} gives no answer after {TRIES} tries.")


def sale(nip: str, number: int) -> dict[str, object]:
    """A made-up sale; five of them make up an invoice, which is not split between batches."""
    return {
        "buyer_nip": nip,
        "number": f"FV/API/{number // 5:05}/08/2025",
        "issued_on": "2025-08-01",
        "product": "2990000010117",
        "quantity": 1 + number % 5,
        "net_value": 10_000 * (1 + number % 5),
        "buyer_name": "Gospodarstwo Przykład",
    }


def main() -> None:
    url, token, nip, *sizes = sys.argv[1:]
    count = int(sizes[0]) if sizes else 10_000
    per_batch = int(sizes[1]) if len(sizes) > 1 else 1_000
    machine = Machine(url, token)
    batches: list[str] = []
    for first in range(0, count, per_batch):
        form = {"sales": [sale(nip, number) for number in range(first, min(first + per_batch, count))]}
        key = str(uuid.uuid4())
        batch = machine.call("/api/v1/edi/sales", form, key)["data"]
        if not batches and machine.call("/api/v1/edi/sales", form, key)["data"] != batch:
            fail("a batch that is sent again under its key should be the same one.")
        batches.append(batch["address"])
    print(f"seen: pushes {count} sales in {len(batches)} batches", flush=True)
    sums: dict[str, int] = {}
    for address in batches:
        while not (batch := machine.call(address)["data"])["is_over"]:
            if batch["status"]["code"] == "previewed":
                errors = machine.call(f"{address}/errors")["data"]["items"]
                fail(f"{address} waits for an operator: {errors[:3]}")
            time.sleep(1)
        for figure in batch["figures"]:
            sums[figure["code"]] = sums.get(figure["code"], 0) + figure["value"]
    if sums["lines"] + sums["repeated"] != count:
        fail(f"{count} sales should be posted, and are {sums}.")
    print(f"seen: follows each batch to its end: {sums['new']} new invoices", flush=True)


if __name__ == "__main__":
    main()
