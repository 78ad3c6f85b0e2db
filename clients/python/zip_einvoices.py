"""Makes an archive of the e-invoice that the demo has for a participant, as a seller's system downloads them from KSeF.

Usage: zip_einvoices.py URL NIP PASSWORD FILE
"""

import json
import sys
import urllib.request
import zipfile
from typing import Any


def main() -> None:
    url, nip, password, file = sys.argv[1:]

    def call(path: str, form: object = None, token: str | None = None) -> bytes:
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        body = None if form is None else json.dumps(form).encode()
        with urllib.request.urlopen(urllib.request.Request(url + path, body, headers), timeout=60) as answer:
            content: bytes = answer.read()
            return content

    login = {"account_type": "program.retail", "nip": nip, "password": password}
    session: dict[str, Any] = json.loads(call("/api/v1/auth/login", login))
    token = session["auth_token"]
    samples = json.loads(call("/api/demo/einvoices", token=token))["data"]
    name = next(sample["file"] for sample in samples if sample["code"] == "sale")
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, call("/api/demo/einvoices/sale", token=token))


if __name__ == "__main__":
    main()
