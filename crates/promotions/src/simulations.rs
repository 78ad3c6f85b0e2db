//! Simulations: rewards that a draft would bring for a season's purchases, before anybody is promised anything.
use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::points::Points;
use plon_domain::promotions::{Change, Definition, Simulation};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::editor::store as editor;
use super::editor::{from_json, move_seasons};
use super::jobs::good_since;
use super::jobs::store::{self, ListedSimulationRow};
use super::kinds;
use super::shown::{Days, EarnedCards};
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PromotionId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::settings;

/// Simulations of a promotion that are listed.
const LATEST: i64 = 10;

/// Season whose purchases the draft is simulated on.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"season": 2026}))]
pub struct SimulationForm {
    season: i64,
}

/// Simulation with its figures so far.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionSimulation {
    id: i64,
    season: i64,
    /// `running`, `done` or `cancelled`.
    #[schema(schema_with = kinds::simulation_statuses)]
    status: String,
    /// Progress in thousandths.
    progress: i64,
    /// Days whose purchases it counts.
    purchases: Days,
    requested_at: Timestamp,
    requested_by: String,
    finished_at: Option<Timestamp>,
    /// Lines considered so far.
    lines: i64,
    /// Number of participants whom the promotion is for; 0 in an older simulation, which did not count them.
    eligible: i64,
    /// Number of participants who have bought something that counts.
    participants: i64,
    /// Number of participants who would be given something.
    winners: i64,
    /// Number of participants less than a tenth of the next target away from it.
    close: i64,
    /// Total amount that counts.
    amount_text: String,
    points: i64,
    points_text: String,
    /// Points that the limit of the total would cut, and the number of participants affected.
    points_cut: i64,
    at_limit: i64,
    /// Points for which the promotion's pool has no room.
    points_over_pool: i64,
    cards: Vec<EarnedCards>,
    /// Cost in grosze of the cards and of the points that would be granted.
    cost: i64,
    cost_text: String,
    /// Winners by the value of what they would be given.
    classes: Vec<SimulationClass>,
    overlaps: Vec<SimulationOverlap>,
    /// Change that publishing would bring to participants; only on the promotion's own season.
    change: Option<SimulationChange>,
    /// True for the current draft compared with the current publication, unfinished or finished within the last 24
    /// hours.
    is_of_draft: bool,
    /// True for the current draft with its days moved to the simulated season.
    is_of_definition: bool,
}

/// Change in the rewards due to participants, with the answers given so far.
#[derive(Debug, Serialize, ToSchema)]
pub struct SimulationChange {
    /// Number of participants who would be due more, and who would be due less.
    gaining: i64,
    losing: i64,
    points_added: i64,
    points_taken: i64,
    /// Most points that one participant would lose.
    most_taken: i64,
    /// Value in grosze of cards that would be added, and of cards that would be taken away.
    cards_added: i64,
    cards_taken: i64,
    /// True when it moves more than the last editor of the draft may publish alone.
    wants_another: bool,
}

/// Winners who would be given more than `over` and up to `to` grosze.
#[derive(Debug, Serialize, ToSchema)]
pub struct SimulationClass {
    over: i64,
    to: Option<i64>,
    winners: i64,
}

/// Winners who also won in another promotion of the same days.
#[derive(Debug, Serialize, ToSchema)]
pub struct SimulationOverlap {
    key: String,
    name: String,
    winners: i64,
}

/// Starts a simulation of the draft, or else of the published definition, on a season's purchases.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/simulations", tag = "promotions",
    request_body = SimulationForm, params(("id" = i64, Path)),
    responses((status = 201, body = ActionResponse<PromotionSimulation>)))]
pub async fn admin_start_promotion_simulation(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<PromotionId>,
    Json(form): Json<SimulationForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<PromotionSimulation>>), ApiError> {
    let mut tx = app.db.begin().await?;
    let head = editor::lock_head(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if !editor::season_exists(&mut tx, form.season).await? {
        let mut fields = Fields::default();
        fields.add_error("season", "Nie ma takiego sezonu");
        return Err(fields.into_error());
    }
    let prepared = editor::find_latest_definition(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let definition = move_seasons(&from_json(&prepared)?, form.season - head.season)?;
    let json = serde_json::to_string(&definition).map_err(anyhow::Error::new)?;
    let nothing = serde_json::to_string(&Simulation::default()).map_err(anyhow::Error::new)?;
    let begun =
        store::insert_simulation(&mut tx, id, (form.season, &json, &nothing), operator.id, app.clock.now()).await?;
    let data = load_simulation(&mut tx, &app, id, begun).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message: "Symulacja się liczy".to_owned() })))
}

/// Lists the latest simulations of a promotion.
#[utoipa::path(get, path = "/api/v1/backoffice/promotions/{id}/simulations", tag = "promotions",
    params(("id" = i64, Path)), responses((status = 200, body = DataResponse<Vec<PromotionSimulation>>), (status = 400)))]
pub async fn admin_list_promotion_simulations(
    State(app): State<App>,
    _: Operator<Editor>,
    Path(id): Path<PromotionId>,
) -> Result<axum::Json<DataResponse<Vec<PromotionSimulation>>>, ApiError> {
    let mut db = app.db.read().await?;
    let beside = Beside::load(&mut db, &app, id).await?;
    let rows = store::list_latest_simulations(&mut db, id, LATEST).await?;
    let data = rows.into_iter().map(|row| to_simulation(row, &beside)).collect::<anyhow::Result<_>>()?;
    Ok(axum::Json(DataResponse { data }))
}

/// Shows a simulation: its progress and its figures so far.
#[utoipa::path(get, path = "/api/v1/backoffice/promotions/{id}/simulations/{simulation}", tag = "promotions",
    params(("id" = i64, Path), ("simulation" = i64, Path)), responses((status = 200, body = DataResponse<PromotionSimulation>),
    (status = 400)))]
pub async fn admin_show_promotion_simulation(
    State(app): State<App>,
    _: Operator<Editor>,
    Path((id, simulation)): Path<(PromotionId, i64)>,
) -> Result<axum::Json<DataResponse<PromotionSimulation>>, ApiError> {
    let data = load_simulation(&mut app.db.read().await?, &app, id, simulation).await?;
    Ok(axum::Json(DataResponse { data }))
}

/// Cancels a simulation; its figures so far stay.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/simulations/{simulation}/cancel", tag = "promotions",
    params(("id" = i64, Path), ("simulation" = i64, Path)), responses((status = 200, body = ActionResponse<PromotionSimulation>),
    (status = 400), (status = 409)))]
pub async fn admin_cancel_promotion_simulation(
    State(app): State<App>,
    _: Operator<Editor>,
    Path((id, simulation)): Path<(PromotionId, i64)>,
) -> Result<axum::Json<ActionResponse<PromotionSimulation>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let stopped = store::cancel_simulation(&mut tx, id, simulation, app.clock.now()).await?;
    let data = load_simulation(&mut tx, &app, id, simulation).await?;
    if !stopped {
        return Err(ErrorCode::VersionChanged.into());
    }
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Symulacja jest zatrzymana".to_owned() }))
}

/// Data that a simulation is shown with.
struct Beside {
    points_per_zloty: i64,
    /// Points above which another operator must publish.
    publish_limit: Points,
    /// Names of promotions by their keys.
    names: BTreeMap<String, String>,
    prepared: Option<Definition>,
    /// Season of the promotion.
    season: i64,
    published_at: Option<Timestamp>,
    now: Timestamp,
}

impl Beside {
    async fn load(db: &mut impl Read, app: &App, id: PromotionId) -> Result<Beside, ApiError> {
        let prepared = editor::find_latest_definition(db, id).await?;
        Ok(Beside {
            points_per_zloty: settings::POINTS_PER_ZLOTY.read(db).await?,
            publish_limit: app.publish_limit,
            names: store::load_promotion_names(db).await?,
            prepared: prepared.as_deref().map(from_json).transpose()?,
            season: editor::find_head(db, id).await?.ok_or(ApiError::NotFound)?.season,
            published_at: store::find_publication_time(db, id).await?,
            now: app.clock.now(),
        })
    }

    fn is_good(&self, row: &ListedSimulationRow) -> bool {
        let is_late = row.finished_at.is_none_or(|finished| finished >= good_since(self.now));
        is_late && self.published_at.is_none_or(|published| row.requested_at >= published)
    }

    /// True when a definition is the prepared one, moved to the season of its simulation.
    fn is_prepared(&self, tried: &Definition, season: i64) -> bool {
        let moved = self.prepared.as_ref().and_then(|one| move_seasons(one, season - self.season).ok());
        moved.as_ref() == Some(tried)
    }

    fn change(&self, change: &Change) -> SimulationChange {
        SimulationChange {
            gaining: change.gaining,
            losing: change.losing,
            points_added: change.points_added.0,
            points_taken: change.points_taken.0,
            most_taken: change.most_taken.0,
            cards_added: change.cards_added.0,
            cards_taken: change.cards_taken.0,
            wants_another: change.moved(self.points_per_zloty) > self.publish_limit,
        }
    }
}

async fn load_simulation(
    db: &mut impl Read,
    app: &App,
    id: PromotionId,
    simulation: i64,
) -> Result<PromotionSimulation, ApiError> {
    let row = store::find_simulation(db, id, simulation).await?.ok_or(ApiError::NotFound)?;
    Ok(to_simulation(row, &Beside::load(db, app, id).await?)?)
}

fn to_simulation(row: ListedSimulationRow, beside: &Beside) -> anyhow::Result<PromotionSimulation> {
    let definition: Definition = from_json(&row.definition)?;
    let mut sums: Simulation = serde_json::from_str(&row.result)?;
    let over_pool = sums.bound(definition.terms.caps().in_all);
    let cost = sums.cost(beside.points_per_zloty);
    let class = |class: plon_domain::promotions::Class| SimulationClass {
        over: class.over.0,
        to: class.to.map(|end| end.0),
        winners: class.winners,
    };
    let overlap = |(key, winners): (&String, &i64)| SimulationOverlap {
        name: beside.names.get(key).unwrap_or(key).clone(),
        key: key.clone(),
        winners: *winners,
    };
    Ok(PromotionSimulation {
        progress: match row.status.as_str() {
            "done" => 1000,
            _ => row.after_participant.saturating_mul(1000) / row.last_participant.max(1),
        },
        purchases: definition.terms.counts_purchases().into(),
        amount_text: definition.terms.measure().to_polish(sums.amount),
        points_text: sums.points.to_polish(),
        cost_text: cost.to_polish(),
        cost: cost.0,
        classes: sums.distribution().into_iter().map(class).collect(),
        overlaps: sums.overlaps.iter().map(overlap).collect(),
        change: sums.change.as_ref().map(|change| beside.change(change)),
        is_of_draft: beside.prepared.as_ref() == Some(&definition) && beside.is_good(&row),
        cards: sums.cards.iter().map(|(card, count)| EarnedCards::of(*card, *count)).collect(),
        is_of_definition: beside.is_prepared(&definition, row.season),
        eligible: sums.eligible,
        points_over_pool: over_pool.0,
        lines: sums.lines,
        participants: sums.participants,
        winners: sums.winners,
        close: sums.close,
        points: sums.points.0,
        points_cut: sums.cut.0,
        at_limit: sums.at_limit,
        id: row.id,
        season: row.season,
        status: row.status,
        requested_at: row.requested_at,
        requested_by: row.requested_by,
        finished_at: row.finished_at,
    })
}
