"""Makes two API clients and a webhook in the demo, as an administrator does on the screens, and prints the token of the
one that pushes sales, the webhook's secret and the token of the one that reads changes, a line each.

Usage: make_api_client.py URL PASSWORD ADDRESS
"""

import json
import sys
import urllib.request
from typing import Any

EMAIL = "administrator@plon.example"


def main() -> None:
    url, password, address = sys.argv[1:]

    def call(path: str, form: object = None, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        body = None if form is None else json.dumps(form).encode()
        with urllib.request.urlopen(urllib.request.Request(url + path, body, headers), timeout=60) as answer:
            told: dict[str, Any] = json.load(answer)
            return {**told, **told.get("data", {})}

    def code() -> str:
        shown: str = call("/api/demo/operator-code", {"email": EMAIL})["code"]
        return shown

    handle = call("/api/v1/backoffice/auth/login", {"email": EMAIL, "password": password})["handle"]
    session = call("/api/v1/backoffice/auth/second-factor", {"handle": handle, "code": code()})["auth_token"]
    distributors = call("/api/v1/backoffice/import-kinds", token=session)["distributors"]
    client = {
        "name": "System sprzedaży",
        "scopes": ["push_sales", "read_sales"],
        "distributor_id": distributors[0]["id"],
        "networks": ["127.0.0.1"],
        "valid_days": 30,
        "code": code(),
    }
    print(call("/api/v1/backoffice/api-clients", client, session)["token"])
    webhook = {
        "name": "System sprzedaży",
        "url": address,
        "events": ["sales_batch.checked", "sales_batch.posted", "invoice.decided", "points.posted"],
        "code": code(),
    }
    print(call("/api/v1/backoffice/webhooks", webhook, session)["secret"])
    reader = {"name": "Hurtownia danych", "scopes": ["read_changes"], "networks": [], "valid_days": 30, "code": code()}
    print(call("/api/v1/backoffice/api-clients", reader, session)["token"])


if __name__ == "__main__":
    main()
