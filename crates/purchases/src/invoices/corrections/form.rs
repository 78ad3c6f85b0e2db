//! Form of a correction as it is sent, and the corrected line once every field is valid.
use plon_domain::line_correction::CorrectionKind;
use plon_domain::points::PointsPerUnit;
use plon_domain::season::Season;
use plon_domain::volume::{PackVolume, Quantity};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::super::packs::store::{self, Pack};
use super::super::review::form::{LARGEST_VALUE, LONGEST_REASON, parse_required_text};
use super::super::review::store::AdminLine;
use plon_kernel::db::Read;
use plon_kernel::ids::PackId;
use plon_platform::error::{ApiError, Fields};
use plon_platform::openapi;

/// Correction as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "kind": "return", "quantity": 8, "net_value": 102400, "reason":
    "Zwrot 2 opakowań, korekta FK/7/03/2026"}))]
pub struct LineCorrectionForm {
    /// Version of the invoice that the operator saw, for optimistic locking.
    pub version: i64,
    #[schema(schema_with = kinds)]
    kind: CorrectionKind,
    /// Number of packs after the correction, 0 when all were returned; not needed for a rejection.
    quantity: Option<i64>,
    /// Right pack, of any product; only for a mistake.
    pack_id: Option<PackId>,
    /// Net value in grosze of what stays; not needed for a rejection.
    net_value: Option<i64>,
    /// Reason, which the participant reads.
    #[schema(required, nullable = false)]
    reason: Option<String>,
}

/// Kinds of corrections, for the OpenAPI document.
pub fn kinds() -> Object {
    openapi::codes(CorrectionKind::ALL.iter().map(|kind| kind.as_str()))
}

/// Form without errors.
pub struct ParsedCorrection {
    pub kind: CorrectionKind,
    pub reason: String,
    pub after: After,
}

/// Line after the correction.
pub enum After {
    Stays {
        pack: Pack,
        volume: PackVolume,
        quantity: Quantity,
        net_value: i64,
        rate: PointsPerUnit,
    },
    /// The line no longer counts.
    Gone {
        net_value: i64,
    },
}

impl LineCorrectionForm {
    /// Correction of a line to another quantity of the same pack, which is a return when it is fewer.
    pub fn of_quantity(
        version: i64,
        pack: PackId,
        (before, quantity): (i64, i64),
        net_value: i64,
        reason: String,
    ) -> Self {
        let kind = if quantity < before { CorrectionKind::Return } else { CorrectionKind::Mistake };
        LineCorrectionForm {
            version,
            kind,
            quantity: Some(quantity),
            pack_id: Some(pack),
            net_value: Some(net_value),
            reason: Some(reason),
        }
    }

    /// # Errors
    /// The errors of all fields at once.
    pub async fn parse(
        &self,
        db: &mut impl Read,
        line: &AdminLine,
        season: Season,
    ) -> Result<ParsedCorrection, ApiError> {
        let mut fields = Fields::default();
        let reason = parse_required_text(&mut fields, "reason", self.reason.as_deref(), LONGEST_REASON);
        let after = match self.kind {
            CorrectionKind::Rejection => Some(After::Gone { net_value: line.net_value }),
            CorrectionKind::Return => self.returned(db, &mut fields, line, season).await?,
            CorrectionKind::Mistake => self.mistaken(db, &mut fields, line, season).await?,
        };
        match (reason, after) {
            (Some(reason), Some(after)) => Ok(ParsedCorrection { kind: self.kind, reason, after }),
            _ => Err(fields.into_error()),
        }
    }

    /// Corrected line after a return of some packs, or of all.
    async fn returned(
        &self,
        db: &mut impl Read,
        fields: &mut Fields,
        line: &AdminLine,
        season: Season,
    ) -> Result<Option<After>, ApiError> {
        let quantity = fields.required("quantity", self.quantity);
        if quantity == Some(0) {
            return Ok(Some(After::Gone { net_value: 0 }));
        }
        if quantity.is_some_and(|left| left < 0 || left >= line.quantity) {
            fields.add_error("quantity", "Po zwrocie musi zostać mniej opakowań, niż było na pozycji");
        }
        let net_value = self.net_value(fields);
        if net_value.is_some_and(|value| value > line.net_value) {
            fields.add_error("net_value", "Po zwrocie wartość nie może być większa niż przed nim");
        }
        self.stays(db, fields, (line, season), (Some(line.pack_id), quantity, net_value)).await
    }

    async fn mistaken(
        &self,
        db: &mut impl Read,
        fields: &mut Fields,
        line: &AdminLine,
        season: Season,
    ) -> Result<Option<After>, ApiError> {
        let pack = fields.required("pack_id", self.pack_id);
        let quantity = fields.required("quantity", self.quantity);
        let net_value = self.net_value(fields);
        if (pack, quantity, net_value) == (Some(line.pack_id), Some(line.quantity), Some(line.net_value)) {
            fields.add_error("quantity", "Pozycja już tak wygląda. Popraw opakowanie, liczbę lub wartość.");
        }
        self.stays(db, fields, (line, season), (pack, quantity, net_value)).await
    }

    fn net_value(&self, fields: &mut Fields) -> Option<i64> {
        let value = fields.required("net_value", self.net_value);
        if value.is_some_and(|value| !(0..=LARGEST_VALUE).contains(&value)) {
            fields.add_error("net_value", "Podaj wartość netto, nie mniejszą niż zero");
        }
        value
    }

    /// Corrected line with the given values; none when a field is missing or has an error.
    async fn stays(
        &self,
        db: &mut impl Read,
        fields: &mut Fields,
        (line, season): (&AdminLine, Season),
        (pack, quantity, net_value): (Option<PackId>, Option<i64>, Option<i64>),
    ) -> Result<Option<After>, ApiError> {
        let quantity = quantity.and_then(|packs| fields.parse("quantity", Quantity::try_from(packs)));
        let Some(id) = pack else { return Ok(None) };
        let Some(pack) = store::find_pack(db, id, season).await? else {
            fields.add_error("pack_id", "Wybierz opakowanie z\u{a0}listy");
            return Ok(None);
        };
        // The same product keeps the rate at which it was accepted.
        let same = line.points_per_unit.filter(|_| pack.product_id == line.product_id);
        let rate = same.or(pack.points_per_unit).and_then(|rate| PointsPerUnit::try_from(rate).ok());
        if rate.is_none() {
            fields.add_error("pack_id", format!("Ten produkt nie ma punktów w\u{a0}sezonie {season}"));
        }
        let (Some(quantity), Some(net_value), Some(rate), true) = (quantity, net_value, rate, fields.is_clean()) else {
            return Ok(None);
        };
        let volume = PackVolume::try_from(pack.volume).map_err(anyhow::Error::new)?;
        Ok(Some(After::Stays { pack, volume, quantity, net_value, rate }))
    }
}
