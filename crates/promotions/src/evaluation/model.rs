//! Rows of lines as promotions see them.
use plon_domain::audience::AccountType;
use plon_domain::invoice::LineStatus;
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::promotions::Line;
use plon_domain::volume::{PackVolume, Quantity, Unit};

use crate::model::slug_of;
use plon_kernel::ids::{LineId, ParticipantId, ProductId};
use plon_kernel::types::BusinessDate;

/// Line of an invoice.
#[derive(Debug, sqlx::FromRow)]
pub struct LineRow {
    pub line_id: LineId,
    pub participant_id: ParticipantId,
    #[sqlx(try_from = "String")]
    pub audience: AccountType,
    pub product_id: ProductId,
    pub sap: String,
    pub brand: String,
    pub category: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub pack: i64,
    pub quantity: i64,
    pub net_value: i64,
    /// Points before any limit.
    pub earned: i64,
    pub dated_on: BusinessDate,
    #[sqlx(try_from = "String")]
    pub status: LineStatus,
}

impl LineRow {
    /// # Errors
    /// When the stored line is invalid: a defect of the data.
    pub fn read(&self) -> anyhow::Result<Line> {
        Ok(Line {
            id: self.line_id.0,
            sap: self.sap.clone(),
            brand: slug_of(&self.brand),
            category: slug_of(&self.category),
            unit: self.unit,
            pack: PackVolume::try_from(self.pack)?,
            quantity: Quantity::try_from(self.quantity)?,
            net_value: Grosze(self.net_value),
            earned: Points(self.earned),
            dated_on: self.dated_on.0,
            status: self.status,
        })
    }
}
