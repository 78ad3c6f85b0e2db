//! `GET /api/v1/cms/rewards`: some rewards of the catalogue, for visitors of the home page.
use std::collections::BTreeSet;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use plon_domain::points::Points;
use plon_domain::reward::RewardKind;
use plon_domain::season::Season;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::Reward;
use super::reward::kinds;
use super::store;
use plon_pictures::Picture;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;
use plon_platform::settings::{self, HOME_REWARDS};

/// Most rewards of the answer.
const MOST: usize = 6;

/// Reward as a visitor sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SampleReward {
    pub name: String,
    #[schema(schema_with = kinds)]
    kind: RewardKind,
    /// Name of the reward's drawing.
    picture: String,
    /// Picture that stands in for the drawing.
    photo: Option<Picture>,
    /// Points for one; for a transfer, points for the smallest sum.
    points: i64,
}

/// Lists some rewards, one of each category first; none where the programme does not show them to visitors.
#[utoipa::path(get, path = "/api/v1/cms/rewards", tag = "rewards",
    responses((status = 200, body = DataResponse<Vec<SampleReward>>),
    (status = 304, description = "What the browser keeps is still good")))]
pub async fn list_sample_rewards(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    let today = app.clock.today();
    app.public.answer(format!("sample rewards {}", today.0), &headers, load_sample(&app)).await
}

/// Reads the rewards for visitors.
///
/// # Errors
/// When the database does not answer.
pub async fn load_sample(app: &App) -> Result<DataResponse<Vec<SampleReward>>, ApiError> {
    let mut db = app.db.read().await?;
    if settings::load_text(&mut db, HOME_REWARDS).await? == "false" {
        return Ok(DataResponse { data: Vec::new() });
    }
    let today = app.clock.today();
    let rows = store::list_active(&mut db, Season::of(today.0)).await?;
    let ended = store::list_ended_trips(&mut db, today).await?;
    let mut known = BTreeSet::new();
    let (first, rest): (Vec<_>, Vec<_>) = rows
        .into_iter()
        .filter(|row| row.available && !ended.contains(&row.id))
        .partition(|row| known.insert(row.category.clone()));
    let chosen = first.into_iter().chain(rest).take(MOST).map(|row| SampleReward::of(Reward::from_row(row)?));
    Ok(DataResponse { data: chosen.collect::<anyhow::Result<_>>()? })
}

impl SampleReward {
    /// Price in words: of a transfer, that of the smallest sum.
    pub fn price_to_polish(&self) -> String {
        let from = if self.kind.is_transfer() { "od\u{a0}" } else { "" };
        format!("{from}{}", Points(self.points).to_polish())
    }

    fn of(reward: Reward) -> anyhow::Result<SampleReward> {
        let points = reward.lowest_price()?.0;
        let row = reward.row;
        Ok(SampleReward { name: row.name, kind: reward.kind, picture: row.icon, photo: row.photo.picture(), points })
    }
}
