//! Lists of cards for their issuer to fill in: each marks its orders as sent, and can be downloaded again as it was.
use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use plon_domain::text::Plural;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::check::rows;
use super::file::MOST;
use super::store::{self, IssuerListRow, ListedCardRow};
use plon_kernel::db::Conn;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OrderId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::exports::{self, Cell, Format, Row, Rows, Sheet, TableFile};
use plon_platform::extract::{Json, Query};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;

audit::events! {
    MAKE_LIST: () => IssuerListRecord = "issuer_lists.make" on "issuer_lists";
    TAKE_LIST: () => IssuerListExport = "exports.take" on "exports";
}

/// List as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct IssuerListRecord {
    cards: i64,
    /// True when cards of earlier lists were to be sent again.
    again: bool,
}

const PATH: &str = "/api/v1/backoffice/card-codes/issuer-lists";

const CARDS: Plural = Plural { one: "karta", few: "karty", many: "kart" };

/// Columns that the import reads, and between them those that it ignores.
const SHEET: Sheet = Sheet {
    name: "numery-kart",
    title: "Numery kart",
    columns: &[
        ("Numer zamówienia", 18),
        ("Nagroda", 44),
        ("Wariant", 18),
        ("Numer karty", 26),
        ("PIN", 10),
        ("Ważna do", 14),
    ],
};

/// List of cards for the issuer.
#[derive(Debug, Serialize, ToSchema)]
pub struct IssuerList {
    id: i64,
    made_at: Timestamp,
    made_by: String,
    /// Number of cards.
    cards: i64,
}

impl From<IssuerListRow> for IssuerList {
    fn from(row: IssuerListRow) -> IssuerList {
        let IssuerListRow { id, made_at, made_by, cards } = row;
        IssuerList { id, made_at, made_by, cards }
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct IssuerListsQuery {
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// Lists the lists for the issuer, newest first.
#[utoipa::path(get, path = PATH, tag = "orders", params(IssuerListsQuery),
    responses((status = 200, body = CursorList<IssuerList>)))]
pub async fn admin_list_issuer_lists(
    State(app): State<App>,
    _: Operator<Finance>,
    Query(query): Query<IssuerListsQuery>,
) -> Result<Body<CursorList<IssuerList>>, ApiError> {
    let mut db = app.db.read().await?;
    let CursorPage { items, meta } = store::select_issuer_lists()
        .cursor_page::<IssuerListRow>(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE)
        .await?;
    Ok(Body(CursorList::new(items.into_iter().map(IssuerList::from).collect(), meta)))
}

/// Cards to be put on a list, as the browser sends them.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"again": false}))]
pub struct IssuerListForm {
    /// True to send again what earlier lists have.
    again: bool,
}

/// Makes a list of the oldest 10,000 cards that wait for their codes, and marks them as sent.
#[utoipa::path(post, path = PATH, tag = "orders", request_body = IssuerListForm,
    responses((status = 201, body = ActionResponse<IssuerList>),
    (status = 409, description = "somebody made a list in this very moment")))]
pub async fn admin_create_issuer_list(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Json(form): Json<IssuerListForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let request = Request::new(operator.id, key, PATH, &form)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        let IssuerListForm { again } = form;
        let id = store::insert_issuer_list(tx, operator.id, now).await.on_unique(|| ErrorCode::VersionChanged)?;
        let cards = store::fill_issuer_list(tx, id, again, rows(MOST)).await?;
        if cards == 0 {
            let mut fields = Fields::default();
            fields.add_error("again", if again { NONE_WAITS } else { ALL_SENT });
            return Err(fields.into_error());
        }
        audit::record(tx, MAKE_LIST, audit::by(operator.id, id), (&(), &IssuerListRecord { cards, again }), now)
            .await?;
        let data = IssuerList::from(store::find_issuer_list(tx, id).await?.ok_or(ApiError::NotFound)?);
        let message = format!("Lista nr\u{a0}{id} dla wydawcy: {}", CARDS.count(cards));
        Ok(ActionResponse { data, message })
    })
    .await
}

const NONE_WAITS: &str = "Żadna karta nie czeka na kod";
const ALL_SENT: &str =
    "Każda karta, która czeka, jest już na liście dla wydawcy. Zaznacz, jeśli mimo to mają wejść na nową.";

#[derive(Debug, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct IssuerListExport {
    #[param(inline)]
    format: Format,
    /// Number of the list.
    list: i64,
}

/// Exports a list for the issuer as it was made, to be filled in and imported afterwards.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/card-codes",
    tag = "exports",
    params(IssuerListExport),
    responses(TableFile, (status = 404, description = "no such list"))
)]
pub async fn admin_export_issuer_list(
    State(app): State<App>,
    operator: Operator<Finance>,
    Query(query): Query<IssuerListExport>,
) -> Result<Response, ApiError> {
    let list = query.list;
    store::find_issuer_list(&mut app.db.read().await?, list).await?.ok_or(ApiError::NotFound)?;
    let cards = ListedCards { list, after: OrderId(0) };
    exports::download(&app, operator.id, (SHEET, query.format), (TAKE_LIST, &query), cards).await
}

/// Cards of a list that are still to be written.
struct ListedCards {
    list: i64,
    after: OrderId,
}

impl Rows for ListedCards {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let rows = store::list_cards_after(db, self.list, self.after).await?;
        self.after = rows.last().map_or(self.after, |row| row.id);
        Ok(rows.into_iter().map(line).collect())
    }
}

fn line(row: ListedCardRow) -> Row {
    let (order, reward, variant) = (Cell::Whole(row.id.0), Cell::Text(row.reward), Cell::of(row.variant, Cell::Text));
    vec![order, reward, variant, Cell::Empty, Cell::Empty, Cell::Empty]
}
