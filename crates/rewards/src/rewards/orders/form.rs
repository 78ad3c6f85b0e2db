//! Form of an order, checked against the reward that it names.
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::postcode::Postcode;
use plon_domain::reward::{Delivery, MoneyPrice, RewardKind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::super::model::{Price, Reward};
use super::super::store::VariantRow;
use super::model::{CheckedOrder, PostalAddress};
use plon_kernel::ids::{RewardId, VariantId};
use plon_platform::error::{ApiError, Fields};
use plon_platform::openapi;
use plon_platform::text_input::{LONGEST_CITY, LONGEST_NUMBER, LONGEST_STREET, parse_line, parse_required_line};

const LONGEST_RECIPIENT: usize = 100;

/// Order as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"reward_id": 12, "points": 18000, "variant_id": 3, "address": {"recipient":
    "Jan Kowalski", "street": "Polna", "street_number": "12", "postcode": "99-400", "city": "Łowicz"}}))]
pub struct OrderForm {
    #[schema(required, nullable = false)]
    pub reward_id: Option<RewardId>,
    /// Points that the participant saw as the price; the order is refused when the price differs by now.
    pub points: Option<i64>,
    /// Grosze; only for transfers.
    amount: Option<i64>,
    /// Only for a reward with variants.
    variant_id: Option<VariantId>,
    /// Only for a card: `post` or `code`.
    #[schema(schema_with = card_deliveries)]
    delivery: Option<String>,
    /// Only for delivery by post.
    address: Option<PostalAddressForm>,
}

fn card_deliveries() -> Object {
    openapi::described(openapi::deliveries(), "only for a card")
}

/// Address of a parcel, as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct PostalAddressForm {
    #[schema(required, nullable = false)]
    recipient: Option<String>,
    #[schema(required, nullable = false)]
    street: Option<String>,
    #[schema(required, nullable = false)]
    street_number: Option<String>,
    street_number_place: Option<String>,
    #[schema(required, nullable = false)]
    postcode: Option<String>,
    #[schema(required, nullable = false)]
    city: Option<String>,
}

impl OrderForm {
    /// Checks the form against the reward that it names; `None` when there is no such reward.
    ///
    /// # Errors
    /// `Invalid` with a sentence for every faulty field.
    pub fn parse(&self, reward: Option<&Reward>, variants: &[VariantRow]) -> Result<CheckedOrder, ApiError> {
        let mut fields = Fields::default();
        let address = match reward.map(|reward| reward.kind) {
            Some(RewardKind::Card) => card_address(&mut fields, self.delivery.as_deref(), self.address.as_ref()),
            Some(kind) if !kind.needs_address() => Some(None),
            None if self.address.is_none() => Some(None),
            _ => typed(self.address.as_ref(), &mut fields).map(Some),
        };
        let priced = self.orderable(reward, &mut fields).map(|reward| self.price(reward, &mut fields));
        let variant = self.variant(variants, &mut fields);
        match (priced.flatten(), variant, address) {
            (Some((points, amount)), Some(variant), Some(address)) => {
                Ok(CheckedOrder { points, amount, variant, address })
            }
            _ => Err(fields.into_error()),
        }
    }

    fn orderable<'a>(&self, reward: Option<&'a Reward>, fields: &mut Fields) -> Option<&'a Reward> {
        fields.required("reward_id", self.reward_id)?;
        match reward {
            Some(reward) if reward.kind != RewardKind::Trip => return Some(reward),
            Some(_) => fields.add_error("reward_id", "Wycieczkę zamówisz na jej stronie"),
            None => fields.add_error("reward_id", "Nie ma takiej nagrody"),
        }
        None
    }

    fn price(&self, reward: &Reward, fields: &mut Fields) -> Option<(Points, Option<Grosze>)> {
        match (reward.price, self.amount) {
            (Price::Each(points), None) => Some((points, None)),
            (Price::Each(_), Some(_)) => {
                fields.add_error("amount", "Przy tej nagrodzie nie podaje się kwoty");
                None
            }
            (Price::Money(money), amount) => self.money(money, amount, fields),
        }
    }

    fn money(&self, money: MoneyPrice, amount: Option<i64>, fields: &mut Fields) -> Option<(Points, Option<Grosze>)> {
        let amount = Grosze(fields.required("amount", amount)?);
        Some((fields.parse("amount", money.points_for(amount))?, Some(amount)))
    }

    /// Variant, if the reward has some; the outer `None` is an error.
    fn variant(&self, variants: &[VariantRow], fields: &mut Fields) -> Option<Option<VariantId>> {
        match self.variant_id {
            None if variants.is_empty() => Some(None),
            None => {
                fields.add_error("variant_id", "Wybierz wariant nagrody");
                None
            }
            Some(id) if variants.iter().any(|variant| variant.id == id) => Some(Some(id)),
            Some(_) => {
                fields.add_error("variant_id", "Ta nagroda nie ma takiego wariantu");
                None
            }
        }
    }
}

impl PostalAddressForm {
    /// Parses the address, with a sentence at each faulty field.
    pub fn parse(&self, fields: &mut Fields) -> Option<PostalAddress> {
        let recipient = parse_required_line(fields, "address.recipient", &self.recipient, LONGEST_RECIPIENT);
        let street = parse_required_line(fields, "address.street", &self.street, LONGEST_STREET);
        let street_number = parse_required_line(fields, "address.street_number", &self.street_number, LONGEST_NUMBER);
        let flat = parse_line(fields, "address.street_number_place", &self.street_number_place, LONGEST_NUMBER);
        let postcode = Postcode::parse(self.postcode.as_deref().unwrap_or_default());
        let postcode = fields.parse("address.postcode", postcode);
        let city = parse_required_line(fields, "address.city", &self.city, LONGEST_CITY);
        Some(PostalAddress {
            recipient: recipient?,
            street: street?,
            street_number: street_number?,
            street_number_place: flat?,
            postcode: postcode?.into(),
            city: city?,
        })
    }
}

/// Address for a card; the inner `None` means delivery as a code, the outer `None` is an error.
pub fn card_address(
    fields: &mut Fields,
    delivery: Option<&str>,
    address: Option<&PostalAddressForm>,
) -> Option<Option<PostalAddress>> {
    match delivery.map(Delivery::try_from) {
        Some(Ok(Delivery::Code)) => Some(None),
        Some(Ok(Delivery::Post)) => typed(address, fields).map(Some),
        _ => {
            fields.add_error("delivery", "Wybierz, czy karta ma przyjść pocztą, czy jako kod");
            None
        }
    }
}

fn typed(address: Option<&PostalAddressForm>, fields: &mut Fields) -> Option<PostalAddress> {
    address.unwrap_or(&PostalAddressForm::default()).parse(fields)
}
