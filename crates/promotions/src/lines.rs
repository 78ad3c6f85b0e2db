//! `GET /api/v1/user/promotions/{slug}`: the caller's progress in a promotion, and for each purchase why it counts or
//! not.
use axum::Json;
use axum::extract::State;
use jiff::Span;
use plon_domain::promotions::{NotCounted, verdict};
use plon_domain::volume::Volume;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::audience;
use super::names::Names;
use super::progress::{PromotionProgress, Shares};
use super::promotion::Promotion;
use super::store::{self, PurchaseFilter, PurchaseRow};
use super::visits;
use plon_kernel::db::Read;
use plon_kernel::ids::{LineId, ParticipantId};
use plon_kernel::paging::{Page, PageRequest, Pager};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

const LONGEST_PAGE: i64 = 16;

/// Days shown before and after those that count, so that a purchase that just missed them is explained.
const DAYS_AROUND: i64 = 31;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PurchasesQuery {
    page: Option<i64>,
    /// At most 16, which is also the default.
    per_page: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionWithLines {
    data: ProgressWithLines,
    meta: Pager,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ProgressWithLines {
    #[serde(flatten)]
    progress: PromotionProgress,
    /// Newest first: purchases of products in the scope, in the promotion's days and a month around them.
    lines: Vec<PromotionLine>,
}

/// Purchase as a promotion sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionLine {
    line_id: LineId,
    /// Public id of the invoice.
    invoice_id: String,
    invoice_number: String,
    dated_on: BusinessDate,
    product: String,
    /// Volume of one pack, such as `5 L`.
    pack_text: String,
    /// Number of packs.
    quantity: i64,
    counted: bool,
    /// Amount in the measure's smallest part; 0 when it does not count.
    counted_amount: i64,
    counted_text: Option<String>,
    /// Reason why it does not count.
    reason: Option<String>,
    /// True when it may still count, because no operator has decided on it yet.
    waits: bool,
}

/// Shows the caller's progress in a promotion, with the purchases that it considers.
#[utoipa::path(get, path = "/api/v1/user/promotions/{slug}", tag = "promotions",
    params(("slug" = String, Path, description = "the last part of its page's address"), PurchasesQuery),
    responses((status = 200, body = PromotionWithLines)))]
pub async fn show_promotion_progress(
    State(app): State<App>,
    who: Participant,
    Path(slug): Path<String>,
    Query(query): Query<PurchasesQuery>,
) -> Result<Json<PromotionWithLines>, ApiError> {
    let today = app.clock.today();
    let mut db = app.db.read().await?;
    let promotion =
        Promotion::from_row(store::find_promotion_by_slug(&mut db, &slug).await?.ok_or(ApiError::NotFound)?)?;
    if promotion.audience != who.audience || !audience::is_for(&mut db, &promotion, who.id).await? {
        return Err(ApiError::NotFound);
    }
    drop(db);
    visits::record_visit(&app, &promotion, &who).await;
    let mut db = app.db.read().await?;
    let (data, meta) = with_lines(&mut db, who.id, &promotion, &query, today).await?;
    Ok(Json(PromotionWithLines { data, meta }))
}

/// Participant's progress in a promotion, with a page of the purchases that it considers.
pub async fn with_lines(
    db: &mut impl Read,
    participant: ParticipantId,
    promotion: &Promotion,
    query: &PurchasesQuery,
    today: BusinessDate,
) -> Result<(ProgressWithLines, Pager), ApiError> {
    let progress = Shares::of(db, participant).await?.progress(promotion, today);
    let saps = Names::load(db).await?.in_scope(promotion.terms().scope()).join(",");
    let days = promotion.terms().counts_purchases();
    let around = |day: jiff::civil::Date, days: i64| BusinessDate(day.saturating_add(Span::new().days(days)));
    let bought = PurchaseFilter {
        participant,
        from: around(days.from, -DAYS_AROUND),
        to: around(days.to, DAYS_AROUND),
        saps: format!(",{saps},"),
    };
    let page_request = PageRequest::new(query.page, query.per_page.unwrap_or(LONGEST_PAGE).clamp(1, LONGEST_PAGE));
    let Page::<PurchaseRow> { items, pager } =
        store::select_purchases(bought).page(db, store::BY_DAY, true, page_request).await?;
    let mut lines = Vec::with_capacity(items.len());
    for row in items {
        lines.push(PromotionLine::from_row(row, promotion)?);
    }
    Ok((ProgressWithLines { progress, lines }, pager))
}

impl PromotionLine {
    fn from_row(row: PurchaseRow, promotion: &Promotion) -> anyhow::Result<PromotionLine> {
        let line = row.line.read()?;
        let verdict = verdict(promotion.terms(), &line);
        let counted = verdict.counted.as_ref().ok().copied();
        Ok(PromotionLine {
            line_id: row.line.line_id,
            invoice_id: row.invoice_id,
            invoice_number: row.invoice_number,
            dated_on: row.line.dated_on,
            product: row.product,
            pack_text: Volume::from(line.pack).to_polish(line.unit),
            quantity: row.line.quantity,
            counted: counted.is_some(),
            counted_amount: counted.unwrap_or(0),
            counted_text: counted.map(|amount| promotion.terms().measure().to_polish(amount)),
            waits: matches!(verdict.counted, Err(NotCounted::Waiting)),
            reason: verdict.counted.err().map(|why| why.to_polish()),
        })
    }
}
