//! Reward as it is stored and as it is shown, with its price and whether the caller can afford it.
use plon_domain::points::Points;
use plon_domain::reward::RewardKind;
use plon_domain::trip::TripKind;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::model::Reward;
use crate::trips::TripOffer;
use plon_kernel::ids::RewardId;
use plon_pictures::Picture;
use plon_platform::openapi;

/// Reward as a participant sees it in the catalogue.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShownReward {
    id: RewardId,
    slug: String,
    name: String,
    #[schema(schema_with = kinds)]
    kind: RewardKind,
    summary: String,
    /// Name of the reward's drawing.
    picture: String,
    /// Picture that stands in for the drawing.
    photo: Option<Picture>,
    /// Category of the catalogue, in the words of the operators.
    category: String,
    /// Points for one; for a transfer, points for the smallest sum.
    points: i64,
    /// True when the caller can order it now: it is there, affordable, and a trip is open to them.
    within_reach: bool,
    /// True when the caller has enough points for it.
    affordable: bool,
    /// Points that the caller lacks; 0 when it is affordable.
    missing_points: i64,
    /// True when it is not sold out.
    available: bool,
    /// Grosze; only for transfers.
    #[serde(skip_serializing_if = "Option::is_none")]
    min_amount: Option<i64>,
    /// Grosze; only for transfers.
    #[serde(skip_serializing_if = "Option::is_none")]
    max_amount: Option<i64>,
    /// Grosze; only for transfers.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount_step: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points_per_zloty: Option<i64>,
    /// Kind of trip, for a trip of the season; it is ordered on the trip's own page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = trip_kinds)]
    trip: Option<TripKind>,
    /// Answer to whether the caller may order this trip.
    #[serde(skip_serializing_if = "Option::is_none")]
    trip_offer: Option<TripOffer>,
}

fn trip_kinds() -> Object {
    openapi::codes(TripKind::ALL.iter().map(|kind| kind.as_str()))
}

/// Closed list of kinds, for the OpenAPI document.
pub fn kinds() -> Object {
    openapi::codes(RewardKind::ALL.iter().map(|kind| kind.as_str()))
}

/// Reward for one participant: what orders the catalogue, before the rewards of a page are written out.
#[derive(Debug)]
pub struct Standing<'a> {
    pub reward: &'a Reward,
    /// Points for one; for a transfer, points for the smallest sum.
    pub points: Points,
    affordable: bool,
    pub within_reach: bool,
    /// Points that the participant lacks; 0 when it is affordable.
    missing: Points,
    trip_offer: Option<TripOffer>,
}

impl Reward {
    /// Reward for a participant with this many available points, and with this offer where it is a trip.
    ///
    /// # Errors
    /// When the smallest sum has no price.
    pub fn standing(&self, available: Points, trip_offer: Option<TripOffer>) -> anyhow::Result<Standing<'_>> {
        let points = self.lowest_price()?;
        let affordable = available >= points;
        Ok(Standing {
            reward: self,
            points,
            affordable,
            within_reach: self.row.available && trip_offer.as_ref().map_or(affordable, TripOffer::may_order),
            missing: (points - available).max(Points::ZERO),
            trip_offer,
        })
    }
}

impl Standing<'_> {
    /// Key by which the catalogue recommends: what is within reach with trips first, then by the points that are missing,
    /// then trips that cannot be ordered, then what is sold out.
    pub fn nearness(&self) -> (u8, i64) {
        match (self.reward.row.available, self.within_reach, self.reward.kind) {
            (_, true, RewardKind::Trip) => (0, 0),
            (_, true, _) => (1, 0),
            (true, false, RewardKind::Trip) => (3, 0),
            (true, false, _) => (2, self.missing.0),
            (false, false, _) => (4, 0),
        }
    }

    /// Writes the reward out as the participant sees it.
    ///
    /// # Errors
    /// When its kind of trip is unknown: a defect of the data.
    pub fn show(self) -> anyhow::Result<ShownReward> {
        let row = &self.reward.row;
        Ok(ShownReward {
            id: row.id,
            slug: row.slug.clone(),
            name: row.name.clone(),
            kind: self.reward.kind,
            summary: row.summary.clone(),
            picture: row.icon.clone(),
            photo: row.photo.picture(),
            category: row.category.clone(),
            points: self.points.0,
            within_reach: self.within_reach,
            affordable: self.affordable,
            missing_points: self.missing.0,
            available: row.available,
            min_amount: row.min_amount,
            max_amount: row.max_amount,
            amount_step: row.amount_step,
            points_per_zloty: row.points_per_zloty,
            trip: row.trip.as_deref().map(TripKind::try_from).transpose()?,
            trip_offer: self.trip_offer,
        })
    }
}
