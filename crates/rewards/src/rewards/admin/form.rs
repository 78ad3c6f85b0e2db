//! Reward as an operator enters it.
use plon_domain::money::Grosze;
use plon_domain::number::read_whole;
use plon_domain::reward::{MoneyPrice, PointsPerZloty, RewardKind, RewardPrice};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::reward::kinds;
use super::model::{NewPrice, NewReward, PICTURES, RewardTexts, pictures};
use super::store;
use plon_kernel::db::Read;
use plon_kernel::ids::{MediaId, RewardId};
use plon_platform::error::{ApiError, Fields};
use plon_platform::text_input::{parse_line, parse_paragraphs, parse_required_wording, parse_slug};

pub const LONGEST_NAME: usize = 80;
const LONGEST_SUMMARY: usize = 120;
const LONGEST_DESCRIPTION: usize = 3000;
const LONGEST_CATEGORY: usize = 40;

/// Reward as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"kind": "card", "name": "Karta paliwowa 100 zł", "summary":
    "Na paliwo i zakupy na stacji", "description":
    "Karta o wartości 100 zł na paliwo i zakupy na stacjach w całej Polsce.", "picture": "fuel", "price":
    "10000", "position": "30", "active": true}))]
pub struct AdminRewardForm {
    /// Kind of a new reward; it cannot be changed later.
    #[schema(schema_with = kinds)]
    kind: Option<String>,
    #[schema(required, nullable = false)]
    name: Option<String>,
    /// Last part of its address; made from the name when empty.
    slug: Option<String>,
    #[schema(required, nullable = false)]
    summary: Option<String>,
    /// Paragraphs separated by an empty line.
    #[schema(required, nullable = false)]
    description: Option<String>,
    #[schema(required, schema_with = pictures)]
    picture: Option<String>,
    /// Category of the catalogue, at most 40 signs; that of its kind when empty.
    category: Option<String>,
    /// Picture of the media that stands in for the drawing.
    photo_id: Option<MediaId>,
    /// Points for one, or for a transfer points per zloty; not given for a trip.
    price: Option<String>,
    /// Zlotys, as `max_amount` and `amount_step`; only for a transfer.
    min_amount: Option<String>,
    max_amount: Option<String>,
    amount_step: Option<String>,
    /// Position in the catalogue; the lowest comes first.
    #[schema(required, nullable = false)]
    position: Option<String>,
    /// True when it is shown in the catalogue.
    active: bool,
}

impl AdminRewardForm {
    /// Kind of a new reward.
    ///
    /// # Errors
    /// `Invalid` when it is not a kind of reward, or is that of trips.
    pub fn kind(&self) -> Result<RewardKind, ApiError> {
        let mut fields = Fields::default();
        let kind = self.kind.as_deref().and_then(|kind| RewardKind::try_from(kind).ok());
        if kind == Some(RewardKind::Trip) {
            fields.add_error("kind", "Wycieczek nie dodaje się w\u{a0}katalogu nagród");
        }
        let kind = fields.required("kind", kind);
        match kind {
            Some(kind) => fields.check().map(|()| kind),
            None => Err(fields.into_error()),
        }
    }

    /// Parses the form and collects all errors at once, including an address taken by another reward.
    ///
    /// # Errors
    /// `Invalid` with the errors.
    pub async fn parse(
        &self,
        db: &mut impl Read,
        kind: RewardKind,
        own: Option<RewardId>,
    ) -> Result<NewReward, ApiError> {
        let mut fields = Fields::default();
        let AdminRewardForm { name, slug, summary, description, picture, category, photo_id, .. } = self;
        let texts = TypedTexts { name, slug, summary, description, picture, category, photo_id: *photo_id };
        let texts = texts.parse(db, &mut fields, (kind, own)).await?;
        let price = self.price(&mut fields, kind);
        let position = fields.parse("position", read_whole(self.position.as_deref().unwrap_or_default()));
        let (Some(texts), Some(price), Some(position)) = (texts, price, position) else {
            return Err(fields.into_error());
        };
        fields.check()?;
        Ok(NewReward { texts, price, position, active: self.active })
    }

    fn price(&self, fields: &mut Fields, kind: RewardKind) -> Option<NewPrice> {
        if kind == RewardKind::Trip {
            return Some(NewPrice::OfTrip);
        }
        if !kind.is_transfer() {
            let price = read_whole(self.price.as_deref().unwrap_or_default());
            return fields.parse("price", price).map(NewPrice::Each);
        }
        let rate: Option<PointsPerZloty> = fields.parse("price", read_whole(self.price.as_deref().unwrap_or_default()));
        let mut sum = |field: &str, typed: &Option<String>| {
            fields.parse(field, Grosze::parse(typed.as_deref().unwrap_or_default()))
        };
        let min = sum("min_amount", &self.min_amount);
        let max = sum("max_amount", &self.max_amount);
        let step = sum("amount_step", &self.amount_step);
        let (rate, min, max, step) = (rate?, min?, max?, step?);
        fields.parse("amount_step", MoneyPrice::new(min, max, step, rate))?;
        Some(NewPrice::Money { rate, sums: [min, max, step] })
    }
}

/// A reward's texts as they are typed.
#[derive(Debug)]
pub struct TypedTexts<'a> {
    pub name: &'a Option<String>,
    pub slug: &'a Option<String>,
    pub summary: &'a Option<String>,
    pub description: &'a Option<String>,
    pub picture: &'a Option<String>,
    pub category: &'a Option<String>,
    pub photo_id: Option<MediaId>,
}

impl TypedTexts<'_> {
    /// Parses the texts; `None` when one has an error, an address taken by another reward included.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn parse(
        self,
        db: &mut impl Read,
        fields: &mut Fields,
        (kind, own): (RewardKind, Option<RewardId>),
    ) -> sqlx::Result<Option<RewardTexts>> {
        let given = |text: &Option<String>| text.clone().unwrap_or_default();
        let name = parse_required_wording(fields, "name", &given(self.name), LONGEST_NAME);
        let slug = parse_slug(fields, self.slug, self.name);
        let summary = parse_required_wording(fields, "summary", &given(self.summary), LONGEST_SUMMARY);
        let description = parse_paragraphs(fields, "description", self.description, LONGEST_DESCRIPTION)
            .and_then(|text| fields.required("description", Some(text).filter(|text| !text.is_empty())));
        let picture = PICTURES.into_iter().find(|known| Some(*known) == self.picture.as_deref());
        let picture = fields.required("picture", picture);
        if let Some(slug) = &slug
            && store::is_slug_taken(db, slug, own).await?
        {
            fields.add_error("slug", "Inna nagroda ma już ten adres");
        }
        let category = parse_line(fields, "category", self.category, LONGEST_CATEGORY)
            .map(|typed| typed.unwrap_or_else(|| kind.category().to_owned()));
        if let Some(photo) = self.photo_id
            && !store::is_picture(db, photo).await?
        {
            fields.add_error("photo_id", "Tego obrazu już nie ma. Wybierz inny.");
        }
        let photo = self.photo_id;
        let texts = || {
            let (name, slug, summary) = (name?, slug?, summary?);
            let (description, picture, category) = (description?, picture?, category?);
            Some(RewardTexts { name, slug, summary, description, picture, category, photo })
        };
        Ok(texts())
    }
}

/// Parses the price of a season; `None` removes it.
///
/// # Errors
/// `Invalid` when it is outside the limits of the kind.
pub fn season_price(typed: Option<&str>, kind: RewardKind) -> Result<Option<i64>, ApiError> {
    let mut fields = Fields::default();
    let Some(typed) = typed.map(str::trim).filter(|typed| !typed.is_empty()) else { return Ok(None) };
    let price = if kind.is_transfer() {
        fields.parse("price", read_whole(typed)).map(PointsPerZloty::get)
    } else {
        fields.parse("price", read_whole(typed)).map(RewardPrice::get)
    };
    match price {
        Some(price) => Ok(Some(price)),
        None => Err(fields.into_error()),
    }
}
