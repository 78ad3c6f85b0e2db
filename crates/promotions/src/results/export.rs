//! Export of a promotion's results as a table.
use axum::extract::State;
use axum::response::Response;
use plon_domain::promotions::Measure;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::promotion::Promotion;
use super::super::store as promotions;
use super::list::{PromotionResult, nip_digits, results_of};
use super::model::ResultsOf;
use super::store::{self, ResultRow};
use plon_kernel::db::Conn;
use plon_kernel::ids::PromotionId;
use plon_kernel::paging::{Keyed, Select, Sort};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Row, Rows, Sheet, TableFile};
use plon_platform::extract::Query;

audit::events! {
    TAKE_RESULTS: () => ResultsExport = "exports.take" on "exports";
}

/// Rows read at once.
const BATCH: i64 = 500;

/// Table of a promotion; the counted amount is a number, with its unit in the column's heading.
macro_rules! sheet {
    ($counted:literal) => {
        Sheet {
            name: "wyniki-promocji",
            title: "Wyniki promocji",
            columns: &[
                ("Imię i\u{a0}nazwisko", 28),
                ("Gospodarstwo lub firma", 32),
                ("NIP", 14),
                ("Regulamin", 18),
                ($counted, 30),
                ("Należy się", 36),
                ("Dopisane punkty", 14),
                ("Punkty obcięte limitem", 14),
                ("Karty do odebrania", 14),
                ("Karty odebrane", 14),
                ("Odebrano za dużo, zł", 14),
                ("Reszta po kartach, zł", 14),
            ],
        }
    };
}

const fn sheet(measure: Measure) -> Sheet {
    match measure {
        Measure::Litres => sheet!("Zakupy, które się liczą, l"),
        Measure::Kilograms => sheet!("Zakupy, które się liczą, kg"),
        Measure::Packs => sheet!("Zakupy, które się liczą, opakowania"),
        Measure::NetValue => sheet!("Zakupy, które się liczą, zł netto"),
        Measure::Points => sheet!("Zakupy, które się liczą, pkt"),
        Measure::DistinctProducts => sheet!("Zakupy, które się liczą, produkty"),
    }
}

/// Cell of an amount in the measure's smallest part.
const fn amount(measure: Measure, parts: i64) -> Cell {
    match measure {
        Measure::Litres | Measure::Kilograms => Cell::Thousandths(parts),
        Measure::NetValue => Cell::Hundredths(parts),
        Measure::Packs | Measure::Points | Measure::DistinctProducts => Cell::Whole(parts),
    }
}

#[derive(Debug, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct ResultsExport {
    #[param(inline)]
    format: Format,
    /// Promotion's id.
    #[param(value_type = i64)]
    #[schema(value_type = i64)]
    promotion: PromotionId,
    /// Same as in the list of results.
    #[param(inline)]
    state: Option<ResultsOf>,
    /// Same as in the list of results; not kept in the audit log.
    #[serde(skip_serializing_if = "audit::is_unrecorded")]
    #[schema(ignore)]
    nip: Option<String>,
}

struct Results {
    promotion: Promotion,
    select: Select,
    today: BusinessDate,
    last: Option<i64>,
}

impl Rows for Results {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let (after, order) = self.select.by_id(Sort::Oldest);
        let rows: Vec<ResultRow> = self.select.clone().following(db, (&after, &order), self.last, BATCH).await?;
        self.last = rows.last().map(Keyed::key).or(self.last);
        let results = results_of(db, &self.promotion, rows, self.today).await;
        let measure = self.promotion.terms().measure();
        let results = results.map_err(|error| anyhow::anyhow!("{error:?}"))?;
        Ok(results.into_iter().map(|result| cells(result, measure)).collect())
    }
}

/// Exports a promotion's results as a table, with the filters of the list of results.
#[utoipa::path(get, path = "/api/v1/backoffice/exports/promotion-results", tag = "exports", params(ResultsExport),
    responses(TableFile, (status = 404)))]
pub async fn admin_export_promotion_results(
    State(app): State<App>,
    operator: Operator<Finance>,
    Query(query): Query<ResultsExport>,
) -> Result<Response, ApiError> {
    let row = promotions::find_ever_published(&mut app.db.read().await?, query.promotion).await?;
    let promotion = Promotion::from_row(row.ok_or(ApiError::NotFound)?)?;
    let select = store::select_results(query.promotion, query.state, nip_digits(query.nip.clone()).as_deref());
    let sheet = sheet(promotion.terms().measure());
    let rows = Results { promotion, select, today: app.clock.today(), last: None };
    exports::download(&app, operator.id, (sheet, query.format), (TAKE_RESULTS, &query), rows).await
}

fn cells(result: PromotionResult, measure: Measure) -> Row {
    let progress = result.progress;
    let answer = match progress.answer {
        _ if !progress.needs_acceptance => "",
        Some(true) => "zaakceptowany",
        Some(false) => "odrzucony",
        None => "bez odpowiedzi",
    };
    vec![
        Cell::Text(result.participant),
        Cell::Text(result.company_name),
        Cell::Text(result.nip),
        Cell::text(answer),
        amount(measure, progress.current()),
        Cell::of(progress.due.text, Cell::Text),
        Cell::Whole(progress.granted_points),
        Cell::Whole(progress.cut_points),
        Cell::Whole(i64::try_from(progress.to_collect.len()).unwrap_or(i64::MAX)),
        Cell::Whole(result.collected),
        Cell::Hundredths(result.overpaid),
        Cell::Hundredths(result.remainder),
    ]
}
