//! List of invoices that operators work through.
use axum::Json;
use axum::extract::State;
use plon_domain::einvoice::ProofLevel;
use plon_domain::invoice::{InvoiceNumber, InvoiceSource, InvoiceStatus};
use plon_domain::nip::Nip;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::{sources, statuses};
use super::store::{self, BY_DEADLINE, BY_NUMBER, InvoiceSearch, QueuedRow};
use plon_kernel::ids::OperatorId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::{Status, status};
use plon_platform::search_index;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct InvoiceQueueQuery {
    #[param(schema_with = statuses)]
    status: Option<InvoiceStatus>,
    /// Beginning of an invoice's number, participant's NIP, or beginnings of words in the participant's names.
    search: Option<String>,
    /// True for only those with an open appeal, the earliest deadline first.
    #[serde(default)]
    appeals: bool,
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QueuedInvoice {
    /// Public id.
    id: String,
    number: String,
    distributor: String,
    participant: String,
    nip: String,
    reported_at: Timestamp,
    /// Date of issue; until an operator has entered it, the date of the report.
    date: BusinessDate,
    status: Status,
    points: i64,
    /// Net value in grosze.
    value: i64,
    #[schema(schema_with = sources)]
    source: InvoiceSource,
    file: bool,
    /// True when another invoice has the same number or the same file.
    possible_duplicate: bool,
    /// Open appeal that has waited longest.
    appeal: Option<AppealClock>,
    /// Strength of an e-invoice's proof; null for a picture or a scan.
    proof: Option<Status>,
    /// Another operator who has it open.
    claimed_by: Option<String>,
}

/// Start of an open appeal and the deadline for its answer.
#[derive(Debug, Serialize, ToSchema)]
pub struct AppealClock {
    since: Timestamp,
    /// Last day on which an answer is in time.
    answer_by: BusinessDate,
    overdue: bool,
}

/// Lists the invoices of all participants: oldest first for pending ones, otherwise newest first, and in the order of
/// numbers in a search by number.
#[utoipa::path(get, path = "/api/v1/backoffice/invoices", tag = "invoices", params(InvoiceQueueQuery),
    responses((status = 200, body = CursorList<QueuedInvoice>)))]
pub async fn admin_list_invoices(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Query(query): Query<InvoiceQueueQuery>,
) -> Result<Json<CursorList<QueuedInvoice>>, ApiError> {
    let sort = if query.status == Some(InvoiceStatus::Pending) { Sort::Oldest } else { Sort::Newest };
    let wanted = parse_search(query.search.as_deref().unwrap_or_default());
    let mut db = app.db.read().await?;
    let invoices = store::select_queue(query.status, query.appeals, &wanted);
    let page = match wanted {
        InvoiceSearch::Name(ref words) if query.appeals && words.is_empty() => {
            invoices.cursor_page_by(&mut db, BY_DEADLINE, query.cursor, ROWS_PER_PAGE).await?
        }
        InvoiceSearch::Number(_) => invoices.cursor_page_by(&mut db, BY_NUMBER, query.cursor, ROWS_PER_PAGE).await?,
        InvoiceSearch::Name(ref words) if !query.appeals && !words.is_empty() => {
            let everyone = InvoiceSearch::Name(Vec::new());
            let within = query.status.map(|status| store::select_queue(Some(status), false, &everyone));
            let walked = (store::select_by_name(query.status, words), within);
            invoices.cursor_page_of_search(&mut db, walked, sort, query.cursor, ROWS_PER_PAGE).await?
        }
        _ => invoices.cursor_page(&mut db, sort, query.cursor, ROWS_PER_PAGE).await?,
    };
    let CursorPage::<QueuedRow> { items, meta } = page;
    let (today, seen) = (app.clock.today(), (operator.id, app.clock.now()));
    let items = items.into_iter().map(|row| queued(row, today, seen)).collect();
    Ok(Json(CursorList::new(items, meta)))
}

/// Meaning of an operator's search: a NIP, else an invoice's number if it has a digit, else a name.
pub fn parse_search(search: &str) -> InvoiceSearch {
    if let Ok(nip) = Nip::parse(search) {
        return InvoiceSearch::Nip(nip);
    }
    match InvoiceNumber::parse(search) {
        Ok(number) if search.chars().any(char::is_numeric) => InvoiceSearch::Number(number.key()),
        _ => InvoiceSearch::Name(search_index::split_words(search)),
    }
}

fn queued(row: QueuedRow, today: BusinessDate, (caller, now): (OperatorId, Timestamp)) -> QueuedInvoice {
    let clock = row.appealed_at.zip(row.answer_by);
    QueuedInvoice {
        appeal: clock.map(|(since, answer_by)| AppealClock { since, answer_by, overdue: today > answer_by }),
        id: row.public_id,
        number: row.number,
        distributor: row.distributor,
        participant: format!("{} {}", row.first_name, row.last_name),
        nip: row.nip,
        reported_at: row.reported_at,
        date: row.dated_on,
        status: row.status.into(),
        points: row.points,
        value: row.net_value,
        source: row.source,
        file: row.has_file,
        possible_duplicate: row.possible_duplicate,
        proof: row.proof.and_then(|proof| ProofLevel::try_from(proof).ok()).map(|proof| status!(proof)),
        claimed_by: row
            .claimed_by
            .filter(|_| row.claimed_until.is_some_and(|until| until > now) && row.claimant != Some(caller)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shape_of_the_words_tells_what_is_looked_for() {
        assert!(matches!(parse_search("526-025-02-74"), InvoiceSearch::Nip(_)));
        assert!(matches!(parse_search("fv 12"), InvoiceSearch::Number(key) if key == "FV/12"));
        assert!(matches!(parse_search("5260250275"), InvoiceSearch::Number(key) if key == "5260250275"));
        assert!(matches!(parse_search("Anna Łań"), InvoiceSearch::Name(words) if words == ["anna", "lan"]));
        assert!(matches!(parse_search("  "), InvoiceSearch::Name(words) if words.is_empty()));
    }
}
