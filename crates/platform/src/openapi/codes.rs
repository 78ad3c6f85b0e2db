//! Closed lists of the domain as schemas: unions of literals in generated clients.
use plon_domain::audience::AccountType;
use plon_domain::message::Channel;
use plon_domain::participant::{ParticipantKind, Register};
use plon_domain::payout::FileFormat;
use plon_domain::place::Voivodeship;
use plon_domain::reward::{Delivery, RewardKind};
use plon_domain::status::Color;
use plon_domain::tax::{Rounding, TaxEntry, Treatment};
use plon_domain::trip::TripKind;
use plon_domain::volume::Unit;
use utoipa::openapi::schema::{Object, ObjectBuilder, SchemaType, Type};

/// Schema of a closed list of codes.
pub fn codes(codes: impl Iterator<Item = &'static str>) -> Object {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(codes)).build()
}

/// The same list, with what is to be known of a field beside its codes.
pub fn described(mut list: Object, description: &str) -> Object {
    list.description = Some(description.to_owned());
    list
}

/// The same list for an answer that says `null` where there is no code.
pub fn or_null(mut list: Object) -> Object {
    list.schema_type = SchemaType::from_iter([Type::String, Type::Null]);
    list.enum_values.get_or_insert_default().push(serde_json::Value::Null);
    list
}

macro_rules! lists {
    ($($name:ident: $list:ty,)+) => { $(
        pub fn $name() -> Object {
            codes(<$list>::ALL.iter().map(|code| code.as_str()))
        }
    )+ };
}

lists! {
    account_types: AccountType,
    channels: Channel,
    colors: Color,
    deliveries: Delivery,
    file_formats: FileFormat,
    participant_kinds: ParticipantKind,
    registers: Register,
    roundings: Rounding,
    tax_entries: TaxEntry,
    treatments: Treatment,
    trip_kinds: TripKind,
    units: Unit,
    voivodeships: Voivodeship,
}

/// Kinds of rewards that are paid out as transfers.
pub fn transfer_kinds() -> Object {
    codes(RewardKind::ALL.iter().filter(|kind| kind.is_transfer()).map(|kind| kind.as_str()))
}
