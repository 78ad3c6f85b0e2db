//! Public pages of promotions: the archive and one promotion's page.
use std::collections::BTreeMap;

use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use plon_domain::promotions::{Measure, Mechanic, Period, Terms, marks};
use plon_domain::volume::{Unit, Volume};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::names::Names;
use super::promotion::Promotion;
use super::shown::{Days, PromotionMark};
use super::{kinds, rules, store};
use plon_kernel::db::Read;
use plon_kernel::ids::PromotionId;
use plon_kernel::paging::{Page, PageRequest, Pager};
use plon_kernel::types::BusinessDate;
use plon_pictures::Picture;
use plon_platform::app::App;
use plon_platform::audience;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Path, Query};
use plon_platform::response::DataResponse;

const LONGEST_PAGE: i64 = 16;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ArchiveQuery {
    /// Audience; `program.retail` by default.
    #[param(schema_with = kinds::audiences)]
    program: Option<String>,
    page: Option<i64>,
    /// At most 16, which is also the default.
    per_page: Option<i64>,
    /// Only promotions that are running, upcoming or past.
    #[param(schema_with = kinds::periods)]
    state: Option<String>,
}

/// Page of promotions.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionArchive {
    pub(super) data: PromotionCards,
    pub(super) meta: Pager,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionCards {
    pub(super) archive: Vec<PromotionCard>,
}

/// Promotion in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionCard {
    id: PromotionId,
    key: String,
    /// Last part of its page's address.
    pub(super) slug: String,
    pub name: String,
    pub summary: String,
    /// Name of its drawing.
    picture: String,
    /// Own picture that stands in for the drawing.
    pub photo: Option<Picture>,
    #[schema(schema_with = kinds::periods)]
    pub(super) state: Period,
    /// First day on which a participant can do something.
    pub(super) from: BusinessDate,
    /// Last day on which a participant can do something.
    pub to: BusinessDate,
    pub(super) accept_by: Option<BusinessDate>,
    /// True for a promotion for selected participants, of whom the caller is one.
    for_selected: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SinglePromotion {
    pub(super) single: PromotionPage,
}

/// Everything that is published about a promotion.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionPage {
    #[serde(flatten)]
    pub(super) card: PromotionCard,
    pub(super) text_html: String,
    /// Address of the rules.
    pub(super) rules_pdf: Option<String>,
    /// Days on which a purchase counts.
    purchases: Days,
    pub(super) scope: PromotionScope,
    #[schema(schema_with = kinds::measures)]
    measure: Measure,
    pub(super) mechanics: Vec<PromotionMechanic>,
    /// Sentences about the caps of its points.
    pub(super) caps_text: Vec<String>,
    pub(super) declaration: Option<DeclarationDays>,
    /// Hash that opens its prompt, without `#!`.
    hash: Option<String>,
}

/// Scope of a promotion; an empty list sets no limit of its kind.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionScope {
    pub(super) brands: Vec<NamedSlug>,
    pub(super) categories: Vec<NamedSlug>,
    pub(super) products: Vec<NamedProduct>,
    /// Volumes of packs, such as `5 L`.
    pub(super) packs_text: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct NamedSlug {
    pub slug: String,
    pub name: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct NamedProduct {
    pub sap: String,
    pub name: String,
}

/// Mechanic: the rule that turns purchases into rewards.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionMechanic {
    #[schema(schema_with = kinds::mechanics)]
    kind: &'static str,
    pub(super) sentence: String,
    pub(super) marks: Vec<PromotionMark>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DeclarationDays {
    pub(super) from: BusinessDate,
    pub(super) to: BusinessDate,
    pub(super) fulfil_by: BusinessDate,
}

/// Lists the published promotions of an audience: running ones first, then upcoming, then past.
#[utoipa::path(get, path = "/api/v1/cms/promotions", tag = "promotions", params(ArchiveQuery),
    responses((status = 200, body = PromotionArchive),
    (status = 304, description = "What the browser keeps is still good"), (status = 422)))]
pub async fn list_promotions(
    State(app): State<App>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
    Query(query): Query<ArchiveQuery>,
) -> Result<Response, ApiError> {
    let today = app.clock.today();
    let key = format!("promotions {} {}", today.0, raw.unwrap_or_default());
    app.public.answer(key, &headers, load_archive(&app, today, query)).await
}

/// Page of an audience's promotions on a day.
pub(super) async fn load_archive(
    app: &App,
    today: BusinessDate,
    query: ArchiveQuery,
) -> Result<PromotionArchive, ApiError> {
    let mut fields = Fields::default();
    let audience = audience::parse_audience(&mut fields, query.program.as_deref());
    let state = query.state.as_deref().filter(|state| !state.is_empty()).map(Period::try_from);
    if matches!(state, Some(Err(_))) {
        fields.add_error("state", "Wybierz trwające, przyszłe albo zakończone");
    }
    let (Some(audience), None | Some(Ok(_))) = (audience, &state) else { return Err(fields.into_error()) };
    let stage = state.and_then(Result::ok).map(|state| match state {
        Period::Running => 0_i64,
        Period::Upcoming => 1,
        Period::Past => 2,
    });
    let page_request = PageRequest::new(query.page, query.per_page.unwrap_or(LONGEST_PAGE).clamp(1, LONGEST_PAGE));
    let select = store::select_published(audience, today).filter_if("stage = ?", stage);
    let Page { items, pager } =
        select.page(&mut app.db.read().await?, store::ARCHIVE_ORDER, true, page_request).await?;
    let mut archive = Vec::with_capacity(items.len());
    for row in items {
        archive.push(PromotionCard::of(&Promotion::from_row(row)?, today));
    }
    Ok(PromotionArchive { data: PromotionCards { archive }, meta: pager })
}

/// Shows a published promotion, found by the last part of its address or by its id.
#[utoipa::path(get, path = "/api/v1/cms/promotions/{id}", tag = "promotions",
    params(("id" = String, Path, description = "the last part of its page's address, or the id")),
    responses((status = 200, body = DataResponse<SinglePromotion>),
    (status = 304, description = "What the browser keeps is still good")))]
pub async fn show_promotion(
    State(app): State<App>,
    headers: HeaderMap,
    Path(slug_or_id): Path<String>,
) -> Result<Response, ApiError> {
    let today = app.clock.today();
    app.public
        .answer(format!("promotion {} {slug_or_id}", today.0), &headers, load_promotion(&app, today, &slug_or_id))
        .await
}

/// Promotion on a day, by the last part of its address or by its id.
pub(super) async fn load_promotion(
    app: &App,
    today: BusinessDate,
    slug_or_id: &str,
) -> Result<DataResponse<SinglePromotion>, ApiError> {
    let mut db = app.db.read().await?;
    let mut found = store::find_promotion_by_slug(&mut db, slug_or_id).await?;
    if let (None, Ok(id)) = (&found, slug_or_id.parse()) {
        found = store::find_promotion(&mut db, PromotionId(id)).await?;
    }
    // One for a segment is read by its members alone, signed in.
    let found = found.filter(|row| row.segment_id.is_none());
    let promotion = Promotion::from_row(found.ok_or(ApiError::NotFound)?)?;
    let single = page_of(&mut db, &promotion, today).await?;
    Ok(DataResponse { data: SinglePromotion { single } })
}

pub async fn page_of(
    db: &mut impl Read,
    promotion: &Promotion,
    today: BusinessDate,
) -> Result<PromotionPage, ApiError> {
    let scope = scope(db, promotion).await?;
    let card = PromotionCard::of(promotion, today);
    let terms = promotion.terms();
    let measure = terms.measure();
    Ok(PromotionPage {
        purchases: terms.counts_purchases().into(),
        mechanics: terms.mechanics().iter().map(|mechanic| to_mechanic(promotion, mechanic)).collect(),
        caps_text: terms.caps().to_polish(),
        hash: promotion.definition.prompt.as_ref().map(|prompt| prompt.hash.clone()),
        text_html: promotion.definition.text.clone(),
        rules_pdf: Some(rules::rules_url(promotion)),
        card,
        scope,
        measure,
        declaration: DeclarationDays::of(terms),
    })
}

/// Mechanic with its marks, none of them reached.
fn to_mechanic(promotion: &Promotion, mechanic: &Mechanic) -> PromotionMechanic {
    let measure = promotion.terms().measure();
    let marks = marks(std::slice::from_ref(mechanic), None, 0);
    PromotionMechanic {
        kind: mechanic.code(),
        sentence: mechanic.to_polish(measure),
        marks: marks.iter().map(|mark| PromotionMark::of(mark, measure, 0)).collect(),
    }
}

async fn scope(db: &mut impl Read, promotion: &Promotion) -> Result<PromotionScope, ApiError> {
    let scope = promotion.terms().scope();
    let names = Names::load(db).await?;
    let named = |slugs: &[String], names: &BTreeMap<String, String>| {
        let name = |slug: &String| names.get(slug).unwrap_or(slug).clone();
        slugs.iter().map(|slug| NamedSlug { slug: slug.clone(), name: name(slug) }).collect()
    };
    let unit = promotion.terms().measure().unit().unwrap_or(Unit::Litre);
    Ok(PromotionScope {
        brands: named(&scope.brands, &names.brands),
        categories: named(&scope.categories, &names.categories),
        products: scope
            .products
            .iter()
            .map(|sap| NamedProduct { name: names.products.get(sap).unwrap_or(sap).clone(), sap: sap.clone() })
            .collect(),
        packs_text: scope.packs.iter().map(|volume| Volume::from(*volume).to_polish(unit)).collect(),
    })
}

impl ArchiveQuery {
    /// Query for a page of what farms and companies read.
    pub(super) fn of_page(page: i64) -> ArchiveQuery {
        ArchiveQuery { page: Some(page), ..ArchiveQuery::default() }
    }

    /// Query for the first few running promotions that farms and companies read.
    pub(super) fn running(at_most: i64) -> ArchiveQuery {
        ArchiveQuery { per_page: Some(at_most), state: Some(Period::Running.to_string()), ..ArchiveQuery::default() }
    }
}

impl DeclarationDays {
    /// Days for declarations; none where nothing is declared.
    pub(super) fn of(terms: &Terms) -> Option<DeclarationDays> {
        terms.draft().declaration.map(|terms| DeclarationDays {
            from: BusinessDate(terms.declare.from),
            to: BusinessDate(terms.declare.to),
            fulfil_by: BusinessDate(terms.fulfil_by),
        })
    }
}

impl PromotionArchive {
    pub fn cards(&self) -> &[PromotionCard] {
        &self.data.archive
    }
}

impl PromotionCard {
    /// Address of its page.
    pub fn path(&self) -> String {
        format!("/promocje/{}", self.slug)
    }

    pub(super) fn of(promotion: &Promotion, today: BusinessDate) -> PromotionCard {
        let (terms, definition) = (promotion.terms(), &promotion.definition);
        PromotionCard {
            id: promotion.id,
            key: promotion.key.clone(),
            slug: promotion.slug.clone(),
            name: definition.name.clone(),
            summary: definition.summary.clone(),
            picture: definition.picture.clone(),
            photo: promotion.photo.clone(),
            state: terms.period(today.0),
            from: BusinessDate(terms.first_day()),
            to: BusinessDate(terms.last_day()),
            accept_by: terms.draft().accept_by.map(BusinessDate),
            for_selected: promotion.segment.is_some(),
        }
    }
}
