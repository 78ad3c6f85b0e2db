"""Walks a participant's path by the generated client: signs in, reports an invoice, reads it, orders a reward.

Usage: journey.py URL NIP PASSWORD, with the generated package on PYTHONPATH. Prints a line for each thing seen.
"""

import io
import sys
import uuid
from typing import Any, NoReturn, TypeVar

from plon_client import AuthenticatedClient, Client
from plon_client.api.auth import refresh_session, sign_in
from plon_client.api.distributors import list_distributor_options
from plon_client.api.invoices import download_invoice, list_invoices, show_invoice, submit_invoice
from plon_client.api.orders import list_orders, place_order, show_order
from plon_client.api.rewards import list_rewards
from plon_client.models import (
    Catalogue,
    Credentials,
    CredentialsAccountType,
    DistributorOption,
    DistributorOptionListResponse,
    ErrorBody,
    InvoiceDetailsResponse,
    InvoiceItemList,
    InvoiceReference,
    InvoiceSearch,
    MyOrders,
    OrderForm,
    OrderFormDelivery,
    OrderPlacedActionResponse,
    ShownOrderResponse,
    ShownReward,
    ShownRewardKind,
    SignedIn,
    SubmitForm,
    SubmittedActionResponse,
)
from plon_client.types import File, Response, Unset

NUMBER = "FV/PY/0001/08/2025"
PDF = b"%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n"

Body = TypeVar("Body")


def fail(sentence: str) -> NoReturn:
    sys.exit(f"journey.py: {sentence}")


def seen(sentence: str) -> None:
    print(f"seen: {sentence}", flush=True)


def expect(what: str, have: object, want: object) -> None:
    if have != want:
        fail(f"{what} should be {want!r} and is {have!r}.")


def read(what: str, response: Response[Any], status: int, body: type[Body]) -> Body:
    """The typed body of a response that has the status; any other response ends the journey."""
    if response.status_code != status or not isinstance(response.parsed, body):
        answer = response.content[:300].decode(errors="replace")
        fail(f"{what} should answer {status} with {body.__name__} and answers {response.status_code}: {answer}")
    return response.parsed


def refused_fields(what: str, response: Response[Any]) -> set[str]:
    """The fields at which a 422 has sentences."""
    refusal = read(what, response, 422, ErrorBody)
    if isinstance(refusal.errors, Unset):
        fail(f"{what} should be refused at fields and is refused by '{refusal.error}' alone.")
    for field, sentences in refusal.errors.additional_properties.items():
        if not sentences or not all(sentences):
            fail(f"{what} is refused at '{field}' without a sentence.")
    return set(refusal.errors.additional_keys)


def signed_in(url: str, nip: str, password: str) -> AuthenticatedClient:
    form = Credentials(account_type=CredentialsAccountType.PROGRAM_RETAIL, nip=nip, password=password)
    client = Client(base_url=url, raise_on_unexpected_status=True)
    session = read("the sign-in", sign_in.sync_detailed(client=client, body=form), 200, SignedIn)
    seen("signs in and gets a bearer token")
    # The generator knows of one kind of credentials, a token; what renews the session is the cookie of the sign-in.
    cookies = dict(client.get_httpx_client().cookies)
    holder = AuthenticatedClient(url, token=session.auth_token, cookies=cookies, raise_on_unexpected_status=True)
    response = refresh_session.sync_detailed(client=holder)
    renewed = read("the refresh", response, 200, SignedIn)
    expect("whether the refresh gives the old token", renewed.auth_token == session.auth_token, False)
    seen("renews the session by the cookie of the sign-in")
    return AuthenticatedClient(base_url=url, token=renewed.auth_token, raise_on_unexpected_status=True)


def attached(content: bytes, name: str, media_type: str) -> File:
    return File(payload=io.BytesIO(content), file_name=name, mime_type=media_type)


def see_refused_invoice(client: AuthenticatedClient, distributor: int) -> None:
    form = SubmitForm(document_name="", distributor_id=distributor, invoice=attached(b"no", "no.txt", "text/plain"))
    what = "an invoice without a number and with a text for its file"
    fields = refused_fields(what, submit_invoice.sync_detailed(client=client, body=form))
    expect("the set of refused fields", fields, {"document_name", "invoice"})
    seen("is told every bad field of an invoice by the typed error")


def report_invoice(client: AuthenticatedClient, distributor: int) -> str:
    def send() -> SubmittedActionResponse:
        form = SubmitForm(
            document_name=NUMBER,
            distributor_id=distributor,
            invoice=attached(PDF, "faktura.pdf", "application/pdf"),
        )
        response = submit_invoice.sync_detailed(client=client, body=form, idempotency_key=key)
        return read("an invoice", response, 201, SubmittedActionResponse)

    key = str(uuid.uuid4())
    reported = send().data
    expect("whether the new invoice was known", reported.known, False)
    seen("reports an invoice with its file")
    expect("the id of the invoice sent again under its key", send().data.id, reported.id)
    seen("sends the invoice again under its key and gets the same one")
    return reported.id


def read_invoice(client: AuthenticatedClient, document: str, distributor: DistributorOption) -> None:
    listed = list_invoices.sync_detailed("waiting", client=client, search=NUMBER, type_=InvoiceSearch.DOCUMENT_NAME)
    rows = read("the list of invoices", listed, 200, InvoiceItemList).data.items
    expect("the list of invoices by the number", [row.id for row in rows], [document])
    expect("the number in the list", rows[0].document_name, NUMBER)
    expect("the distributor in the list", rows[0].distributor_name, distributor.distributor_name)
    expect("the source in the list", rows[0].source.value, "reported")
    expect("whether the row has a file", rows[0].file, True)
    seen("finds the invoice in the list by its number")

    response = show_invoice.sync_detailed(client=client, body=InvoiceReference(document=document))
    shown = read("the invoice", response, 200, InvoiceDetailsResponse).data
    expect("the number of the invoice", shown.document_name, NUMBER)
    expect("the distributor of the invoice", shown.distributor_name, distributor.distributor_name)
    expect("the points before a decision", shown.points, 0)
    expect("the state of the invoice", shown.status.to_dict(), rows[0].status.to_dict())
    expect("the day of the invoice", shown.date, rows[0].date)
    seen("reads the invoice by its public id")

    file = read("the file", download_invoice.sync_detailed(document, client=client), 200, File)
    expect("the downloaded file", file.payload.read(), PDF)
    seen("downloads the very file that was sent")


def chosen_reward(client: AuthenticatedClient) -> ShownReward:
    """The dearest gift card that the participant can afford."""
    rewards = read("the rewards", list_rewards.sync_detailed(client=client), 200, Catalogue).data.items
    cards = [reward for reward in rewards if reward.kind == ShownRewardKind.CARD]
    affordable = [card for card in cards if card.affordable and card.available]
    if not affordable:
        fail(f"the participant should afford a gift card, and affords none of {len(cards)}.")
    seen("finds a gift card among the rewards that the points are enough for")
    return max(affordable, key=lambda card: card.points)


def order_reward(client: AuthenticatedClient, reward: ShownReward) -> OrderPlacedActionResponse:
    form = OrderForm(reward_id=reward.id, points=reward.points)
    key = str(uuid.uuid4())
    response = place_order.sync_detailed(client=client, body=form, idempotency_key=key)
    expect("the fields of a card's order without a delivery", refused_fields("the order", response), {"delivery"})
    seen("is told that the order of a card needs a delivery")

    form.delivery = OrderFormDelivery.CODE
    response = place_order.sync_detailed(client=client, body=form, idempotency_key=key)
    placed = read("the order", response, 201, OrderPlacedActionResponse)
    expect("the points of the order", placed.data.points, reward.points)
    seen("orders the gift card as a code")

    response = place_order.sync_detailed(client=client, body=form, idempotency_key=key)
    repeated = read("the order under the same key", response, 201, OrderPlacedActionResponse)
    expect("the order under the same key", repeated.to_dict(), placed.to_dict())
    seen("sends the order again under its key and gets the same one")

    form.points = reward.points + 1
    response = place_order.sync_detailed(client=client, body=form, idempotency_key=key)
    refusal = read("another order under the same key", response, 422, ErrorBody)
    expect("the error of another order under the same key", refusal.error, "idempotency_key_reused")
    seen("is refused another order under the same key")
    return placed


def read_order(client: AuthenticatedClient, placed: OrderPlacedActionResponse, reward: ShownReward) -> None:
    shown = read("the order", show_order.sync_detailed(placed.data.id, client=client), 200, ShownOrderResponse).data
    expect("the number of the order", shown.number, placed.data.number)
    expect("the reward of the order", shown.reward, reward.name)
    expect("the points of the order", shown.points, reward.points)
    expect("the delivery of the order", shown.delivery, "code")
    expect("the state of the order", shown.status.code, "selected")
    seen("reads the order by its public id")

    orders = read("the list of orders", list_orders.sync_detailed(client=client), 200, MyOrders).data.items
    expect("how many orders have the number", [order.number for order in orders].count(placed.data.number), 1)
    seen("finds the order in the list once")


def main() -> None:
    url, nip, password = sys.argv[1:]
    client = signed_in(url, nip, password)
    response = list_distributor_options.sync_detailed(client=client)
    distributor = read("the distributors", response, 200, DistributorOptionListResponse).data[0]
    see_refused_invoice(client, distributor.id)
    read_invoice(client, report_invoice(client, distributor.id), distributor)
    reward = chosen_reward(client)
    read_order(client, order_reward(client, reward), reward)


if __name__ == "__main__":
    main()
