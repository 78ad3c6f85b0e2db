//! Column types that read the same on both databases: instants as BIGINT microseconds, days as TEXT, ids as BIGINT.
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An instant, whole microseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(value_type = String, format = DateTime)]
pub struct Timestamp(pub jiff::Timestamp);

/// A business day in Europe/Warsaw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(value_type = String, format = Date)]
pub struct BusinessDate(pub Date);

macro_rules! column {
    ($name:ty as $raw:ty, |$value:ident| $to:expr, |$stored:ident| $from:expr) => {
        impl<DB: sqlx::Database> sqlx::Type<DB> for $name
        where
            $raw: sqlx::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <$raw>::type_info()
            }
            fn compatible(found: &DB::TypeInfo) -> bool {
                <$raw>::compatible(found)
            }
        }
        impl<'q, DB: sqlx::Database> sqlx::Encode<'q, DB> for $name
        where
            $raw: sqlx::Encode<'q, DB>,
        {
            fn encode_by_ref(
                &self,
                buffer: &mut <DB as sqlx::Database>::ArgumentBuffer,
            ) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
                let $value = self;
                <$raw as sqlx::Encode<DB>>::encode($to, buffer)
            }
        }
        impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for $name
        where
            $raw: sqlx::Decode<'r, DB>,
        {
            fn decode(value: <DB as sqlx::Database>::ValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
                let $stored = <$raw as sqlx::Decode<DB>>::decode(value)?;
                Ok($from)
            }
        }
    };
}

column!(Timestamp as i64, |at| at.0.as_microsecond(), |micros| Timestamp(jiff::Timestamp::from_microsecond(micros)?));
column!(BusinessDate as String, |day| day.0.to_string(), |text| BusinessDate(text.parse()?));
