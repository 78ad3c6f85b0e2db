//! `GET /api/v1/backoffice/search`: one search over all records that the operator may open.
use axum::Json;
use axum::extract::State;
use plon_domain::invoice::InvoiceNumber;
use plon_domain::text::search_key;
use plon_kernel::db::Read;
use plon_kernel::ids::{OrderId, ParticipantId};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{AnyRole, Operator, Role};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Query;
use plon_platform::response::DataResponse;
use plon_platform::search_index;
use serde::Deserialize;
use utoipa::IntoParams;

use super::kind::RecordKind;
use super::model::{RecordRow, SearchHit};
use super::store;

audit::events! {
    SEARCHED: () => () = "participants.search" on "participants";
}

/// The most signs of a search.
const MAX_SIGNS: usize = 100;

/// The most hits of a kind.
const PER_KIND: usize = 6;

/// The most records that are loaded by their references.
const MAX_RECORDS: usize = 12;

/// Kinds of few rows, which are compared by their names one by one.
const NAMED: [RecordKind; 13] = [
    RecordKind::Promotion,
    RecordKind::Product,
    RecordKind::Distributor,
    RecordKind::Branch,
    RecordKind::Reward,
    RecordKind::Trip,
    RecordKind::Correction,
    RecordKind::Request,
    RecordKind::Representative,
    RecordKind::News,
    RecordKind::Page,
    RecordKind::Question,
    RecordKind::Operator,
];

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SearchQuery {
    /// A number or beginnings of words, at most 100 signs.
    #[serde(default)]
    query: String,
    /// Instead of a search: references to at most 12 records, as `order-5f0c…,participant-12`.
    #[serde(default)]
    records: String,
}

/// Finds records by any number or name. An exact number comes first, followed by the participant whose it is; then at
/// most six records of each kind. Records by reference come in the order of the references, without those that are
/// gone.
#[utoipa::path(get, path = "/api/v1/backoffice/search", tag = "records", params(SearchQuery),
    responses((status = 200, body = DataResponse<Vec<SearchHit>>), (status = 422)))]
pub async fn admin_search(
    State(app): State<App>,
    operator: Operator<AnyRole>,
    Query(SearchQuery { query, records }): Query<SearchQuery>,
) -> Result<Json<DataResponse<Vec<SearchHit>>>, ApiError> {
    let mut fields = Fields::default();
    if query.chars().count() > MAX_SIGNS {
        fields.add_error("query", "Wpisz najwyżej 100 znaków");
    }
    fields.check()?;
    let references = parse_references(&records, &operator.roles);
    let search = Search::parse(&query);
    if references.is_empty() && search.is_none() {
        return Ok(Json(DataResponse { data: Vec::new() }));
    }
    let mut db = app.db.read().await?;
    if RecordKind::Participant.is_open_to(&operator.roles) {
        db = audit::record_read(&app, db, SEARCHED, audit::by(operator.id, 0)).await?;
    }
    let data = match search {
        Some(search) => search.run(&mut db, &operator.roles).await?,
        None => load(&mut db, &references).await?,
    };
    Ok(Json(DataResponse { data }))
}

/// The references to records that the roles may open.
fn parse_references(records: &str, roles: &[Role]) -> Vec<(RecordKind, String)> {
    let parsed = records.split(',').filter_map(|reference| {
        let (kind, key) = reference.split_once('-')?;
        Some((RecordKind::named(kind)?, key.to_owned()))
    });
    parsed.filter(|(kind, _)| kind.is_open_to(roles)).take(MAX_RECORDS).collect()
}

async fn load(db: &mut impl Read, references: &[(RecordKind, String)]) -> sqlx::Result<Vec<SearchHit>> {
    let mut hits = Vec::new();
    for (kind, key) in references {
        hits.extend(store::load_record(db, *kind, key).await?.map(|row| SearchHit::new(*kind, row)));
    }
    Ok(hits)
}

/// Typed text, read as each thing that it may be.
struct Search {
    text: String,
    /// Beginnings of words, without Polish marks.
    words: Vec<String>,
    /// Beginnings of a participant's search terms: a NIP and a phone number are one, however they are written.
    terms: Vec<String>,
    number: Option<i64>,
    /// Key of an invoice's number.
    invoice: Option<String>,
}

impl Search {
    fn parse(typed: &str) -> Option<Search> {
        let text = typed.trim().to_owned();
        let words = search_index::split_words(&text);
        if words.is_empty() {
            return None;
        }
        let has_digit = text.chars().any(char::is_numeric);
        Some(Search {
            number: text.trim_start_matches('#').parse().ok().filter(|number| *number > 0),
            invoice: InvoiceNumber::parse(&text).ok().filter(|_| has_digit).map(|number| number.key()),
            terms: search_index::search_prefixes(&text),
            words,
            text,
        })
    }

    async fn run(&self, db: &mut impl Read, roles: &[Role]) -> sqlx::Result<Vec<SearchHit>> {
        let mut found = Found { roles, hits: Vec::new() };
        self.find_numbers(db, &mut found).await?;
        if RecordKind::Participant.is_open_to(roles) {
            let participants = store::find_participants(db, &self.terms).await?;
            found.add_all(RecordKind::Participant, participants);
        }
        if let Some(key) = self.invoice.as_deref().filter(|_| RecordKind::Invoice.is_open_to(roles)) {
            found.add_all(RecordKind::Invoice, store::find_invoices(db, key).await?);
        }
        for kind in NAMED.into_iter().filter(|kind| kind.is_open_to(roles)) {
            let rows = store::list_named(db, kind).await?;
            found.add_all(kind, rows.into_iter().filter(|row| self.matches(row)).collect());
        }
        Ok(found.hits)
    }

    /// Finds what the text is the exact number of, each followed by its participant.
    async fn find_numbers(&self, db: &mut impl Read, found: &mut Found<'_>) -> sqlx::Result<()> {
        if let Some(number) = self.number {
            let order = store::find_order(db, OrderId(number)).await?;
            found.add_with_participant(db, RecordKind::Order, order).await?;
        }
        let invoices = match &self.invoice {
            Some(key) => store::find_invoices_by_exact_number(db, key, &self.text).await?,
            None => Vec::new(),
        };
        for invoice in invoices {
            found.add_with_participant(db, RecordKind::Invoice, Some(invoice)).await?;
        }
        if let Some(number) = self.number.filter(|_| RecordKind::Import.is_open_to(found.roles)) {
            let import = store::load_record(db, RecordKind::Import, &number.to_string()).await?;
            found.add_all(RecordKind::Import, import.into_iter().collect());
        }
        Ok(())
    }

    /// True when each word begins a word of the record's name or of the line under it.
    fn matches(&self, row: &RecordRow) -> bool {
        let texts = [Some(&row.title), row.first.as_ref(), row.second.as_ref(), row.third.as_ref()];
        let key: Vec<String> = texts.into_iter().flatten().map(|text| search_key(text)).collect();
        let name: Vec<String> = key.iter().flat_map(|text| search_index::split_words(text)).collect();
        self.words.iter().all(|word| name.iter().any(|own| own.starts_with(word)))
    }
}

/// Hits so far, each once, within the operator's rights.
struct Found<'r> {
    roles: &'r [Role],
    hits: Vec<SearchHit>,
}

impl Found<'_> {
    fn add_all(&mut self, kind: RecordKind, rows: Vec<RecordRow>) {
        let most = self.hits.len() + PER_KIND;
        for row in rows {
            if self.hits.len() < most && !self.hits.iter().any(|hit| hit.is(kind, &row.key)) {
                self.hits.push(SearchHit::new(kind, row));
            }
        }
    }

    async fn add_with_participant(
        &mut self,
        db: &mut impl Read,
        kind: RecordKind,
        row: Option<RecordRow>,
    ) -> sqlx::Result<()> {
        let Some(row) = row else { return Ok(()) };
        let owner = row.participant;
        if kind.is_open_to(self.roles) {
            self.add_all(kind, vec![row]);
        }
        if let Some(ParticipantId(id)) = owner.filter(|_| RecordKind::Participant.is_open_to(self.roles)) {
            let participant = store::load_record(db, RecordKind::Participant, &id.to_string()).await?;
            self.add_all(RecordKind::Participant, participant.into_iter().collect());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_looked_for_wherever_there_are_numbers() {
        let search = Search::parse(" #18 ").unwrap();
        assert_eq!((search.number, search.terms), (Some(18), vec!["18".to_owned()]));
        let search = Search::parse("fv 12").unwrap();
        assert_eq!((search.number, search.invoice.as_deref()), (None, Some("FV/12")));
        let search = Search::parse("Łań żnin").unwrap();
        assert_eq!((search.words, search.invoice), (vec!["lan".to_owned(), "znin".to_owned()], None));
        assert!(Search::parse(" \t").is_none());
    }

    #[test]
    fn a_reference_outside_the_rights_or_of_no_kind_is_left_out() {
        let references = parse_references("order-5f,invoice-7a-b,field-1,order", &[Role::Moderator]);
        assert_eq!(references, [(RecordKind::Invoice, "7a-b".to_owned())]);
    }
}
