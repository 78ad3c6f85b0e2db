//! Form of a decision as it is sent, and the decision once every field is valid.
use plon_domain::invoice::LineStatus;
use plon_domain::points::PointsPerUnit;
use plon_domain::season::Season;
use plon_domain::volume::{PackVolume, Quantity};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::einvoices::content::EInvoiceContent;
use super::super::packs::aliases::LONGEST_ALIAS;
use super::super::packs::store::{self as packs, Pack};
use super::store::{AdminInvoice, AdminLine};
use plon_kernel::db::Read;
use plon_kernel::ids::{LineId, PackId};
use plon_kernel::types::BusinessDate;
use plon_platform::error::{ApiError, Fields};
use plon_platform::text_input::check_length;

pub const LONGEST_REASON: usize = 500;
const LONGEST_BUYER: usize = 200;
const MOST_LINES: usize = 200;
/// Ten thousand million zlotys, in grosze: a larger value is a typing error.
pub const LARGEST_VALUE: i64 = 1_000_000_000_000;

/// Decision on the lines, or with `reject` on the whole invoice.
/// Pending lines that it leaves out are deleted, unless they came in a distributor's data or were opened by an
/// appeal.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "issued_on": "2026-03-05", "buyer_name":
    "Gospodarstwo Rolne Jan Kowalski", "lines": [{"id": 41, "pack_id": 12, "quantity": 10, "net_value": 128000,
    "decision": "accept"}, {"pack_id": 15, "quantity": 2, "net_value": 46000, "decision": "reject", "reason":
    "Produkt kupiony poza programem"}]}))]
pub struct ReviewForm {
    /// Version that the operator saw, for optimistic locking.
    pub version: i64,
    /// Date of issue, `YYYY-MM-DD`.
    #[schema(format = Date)]
    issued_on: Option<String>,
    buyer_name: Option<String>,
    pub reject: Option<RejectForm>,
    #[serde(default)]
    lines: Vec<LineForm>,
}

impl ReviewForm {
    /// Rejection of a version.
    pub fn rejecting(version: i64, reason: &str) -> ReviewForm {
        let reject = RejectForm { reason: Some(reason.to_owned()) };
        ReviewForm { version, issued_on: None, buyer_name: None, reject: Some(reject), lines: Vec::new() }
    }

    /// Acceptance of what an e-invoice proposes; none when it does not say the value of a line.
    pub fn accepting(invoice: &AdminInvoice, content: &EInvoiceContent) -> Option<ReviewForm> {
        let accepted = content.lines.iter().filter_map(|line| line.proposal.as_ref().zip(Some(line.net_value)));
        let lines = accepted.map(|(proposal, net_value)| {
            Some(LineForm {
                id: None,
                pack_id: Some(proposal.pack_id),
                quantity: Some(proposal.quantity),
                net_value: Some(net_value?),
                decision: Decision::Accept,
                reason: None,
                alias: None,
            })
        });
        Some(ReviewForm {
            version: invoice.version,
            issued_on: Some(content.issued_on.0.to_string()),
            buyer_name: Some(content.buyer.name.clone().unwrap_or_else(|| invoice.buyer_name.clone())),
            reject: None,
            lines: lines.collect::<Option<Vec<LineForm>>>()?,
        })
    }
}

/// Rejection of the invoice as a whole.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct RejectForm {
    /// Reason, which the participant reads.
    reason: Option<String>,
}

/// Line as the operator read it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct LineForm {
    /// Null for a new line.
    id: Option<LineId>,
    pack_id: Option<PackId>,
    /// Number of packs.
    quantity: Option<i64>,
    /// Net value in grosze.
    net_value: Option<i64>,
    decision: Decision,
    /// Reason, required for a rejection; the participant reads it.
    reason: Option<String>,
    /// Name of the pack on the invoice, to be stored for this distributor.
    alias: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    Accept,
    Reject,
    /// No decision yet: the line is stored as it was read.
    Pending,
}

/// Form without errors.
pub struct Reading {
    pub issued_on: BusinessDate,
    pub season: Season,
    pub buyer_name: String,
    /// Lines that are not decided yet, in the order of the form.
    pub lines: Vec<LineReading>,
}

pub struct LineReading {
    /// None for a new line.
    pub id: Option<LineId>,
    pub pack: Pack,
    pub pack_volume: PackVolume,
    pub quantity: Quantity,
    pub net_value: i64,
    pub verdict: Verdict,
    /// Distributor's name of the pack, to be stored.
    pub alias: Option<String>,
}

pub enum Verdict {
    Accept(PointsPerUnit),
    Reject(String),
    Wait,
}

impl RejectForm {
    /// # Errors
    /// When the reason is missing or too long.
    pub fn parse(&self) -> Result<String, ApiError> {
        let mut fields = Fields::default();
        let reason = parse_required_text(&mut fields, "reject.reason", self.reason.as_deref(), LONGEST_REASON);
        reason.ok_or_else(|| fields.into_error())
    }
}

impl ReviewForm {
    /// Checks every field against the invoice and the programme, so that all errors are reported at once.
    ///
    /// # Errors
    /// The errors of the fields; those of lines are named like `lines.0.quantity`.
    pub async fn parse(
        &self,
        db: &mut impl Read,
        invoice: &AdminInvoice,
        before: &[AdminLine],
        today: BusinessDate,
    ) -> Result<Reading, ApiError> {
        let mut fields = Fields::default();
        let dated = self.date(db, &mut fields, invoice, before, today).await?;
        let buyer_name = parse_required_text(&mut fields, "buyer_name", self.buyer_name.as_deref(), LONGEST_BUYER);
        if self.lines.is_empty() && before.iter().all(|line| line.status == LineStatus::Pending) {
            fields.add_error("lines", "Dodaj przynajmniej jedną pozycję");
        }
        if self.lines.len() > MOST_LINES {
            fields.add_error("lines", format!("Faktura może mieć najwyżej {MOST_LINES}\u{a0}pozycji"));
            return Err(fields.into_error());
        }
        // Without a date, the rates of the invoice's current season are used, so that other errors are reported too.
        let season = dated.map_or(invoice.season, |(_, season)| season);
        let mut lines = Vec::new();
        for (place, line) in self.lines.iter().enumerate() {
            lines.extend(line.parse(db, &mut LineFields { fields: &mut fields, place }, before, season).await?);
        }
        self.name_lines_once(&mut fields);
        let (Some((issued_on, season)), Some(buyer_name)) = (dated, buyer_name) else {
            return Err(fields.into_error());
        };
        fields.check()?;
        Ok(Reading { issued_on, season, buyer_name, lines })
    }

    async fn date(
        &self,
        db: &mut impl Read,
        fields: &mut Fields,
        invoice: &AdminInvoice,
        before: &[AdminLine],
        today: BusinessDate,
    ) -> Result<Option<(BusinessDate, Season)>, ApiError> {
        let given = self.issued_on.as_deref().map(str::trim).filter(|text| !text.is_empty());
        let Some(given) = fields.required("issued_on", given) else { return Ok(None) };
        let parsed = given.parse().map(BusinessDate).map_err(|_| "Podaj datę w\u{a0}postaci RRRR-MM-DD");
        let Some(day) = fields.parse("issued_on", parsed) else { return Ok(None) };
        let season = Season::of(day.0);
        let error = if day > today {
            "Data wystawienia nie może być z\u{a0}przyszłości"
        } else if before.iter().any(|line| line.status.is_accepted()) && invoice.issued_on != Some(day) {
            "Punkty z\u{a0}tej faktury przyznano już według zapisanej daty, dlatego nie można jej zmienić"
        } else {
            match packs::find_season_status(db, season).await?.as_deref() {
                None => "Program nie ma sezonu, do którego należy ta data",
                Some("draft") => "Sezon, do którego należy ta data, nie jest jeszcze otwarty",
                Some(_) => return Ok(Some((day, season))),
            }
        };
        fields.add_error("issued_on", error);
        Ok(None)
    }

    fn name_lines_once(&self, fields: &mut Fields) {
        let ids: Vec<Option<LineId>> = self.lines.iter().map(|line| line.id).collect();
        for (place, id) in ids.iter().enumerate() {
            if id.is_some() && ids[..place].contains(id) {
                fields.add_error(&format!("lines.{place}.id"), "Ta pozycja jest w\u{a0}formularzu dwa razy");
            }
        }
    }
}

impl LineForm {
    /// Parses a line; `None` for one that is already decided and unchanged, and for one with an error.
    async fn parse(
        &self,
        db: &mut impl Read,
        fields: &mut LineFields<'_>,
        before: &[AdminLine],
        season: Season,
    ) -> Result<Option<LineReading>, ApiError> {
        if let Some(id) = self.id {
            match before.iter().find(|line| line.id == id) {
                None => fields.add_error("id", "Tej pozycji nie ma na fakturze. Odśwież stronę."),
                Some(line) if line.status == LineStatus::Pending => {}
                Some(line) if self.repeats(line) => return Ok(None),
                Some(_) => fields.add_error("decision", "Ta pozycja jest już rozpatrzona i\u{a0}nie można jej zmienić"),
            }
        }
        let pack = self.pack(db, fields, season).await?;
        let quantity = fields.required("quantity", self.quantity);
        let quantity = quantity.and_then(|quantity| fields.parse("quantity", Quantity::try_from(quantity)));
        let net_value = fields.required("net_value", self.net_value);
        if net_value.is_some_and(|value| !(0..=LARGEST_VALUE).contains(&value)) {
            fields.add_error("net_value", "Podaj wartość netto, nie mniejszą niż zero");
        }
        let verdict = self.verdict(fields, pack.as_ref(), season);
        let alias = self.alias.as_deref().map(str::trim).filter(|alias| !alias.is_empty()).map(str::to_owned);
        if let Some(alias) = &alias {
            fields.fits("alias", alias, LONGEST_ALIAS);
        }
        let (Some(pack), Some(quantity), Some(net_value), Some(verdict)) = (pack, quantity, net_value, verdict) else {
            return Ok(None);
        };
        let pack_volume = PackVolume::try_from(pack.volume).map_err(anyhow::Error::new)?;
        Ok(Some(LineReading { id: self.id, pack, pack_volume, quantity, net_value, verdict, alias }))
    }

    async fn pack(
        &self,
        db: &mut impl Read,
        fields: &mut LineFields<'_>,
        season: Season,
    ) -> Result<Option<Pack>, ApiError> {
        let Some(id) = fields.required("pack_id", self.pack_id) else { return Ok(None) };
        let pack = packs::find_pack(db, id, season).await?;
        if pack.is_none() {
            fields.add_error("pack_id", "Wybierz opakowanie z\u{a0}listy");
        }
        Ok(pack)
    }

    fn verdict(&self, fields: &mut LineFields<'_>, pack: Option<&Pack>, season: Season) -> Option<Verdict> {
        match self.decision {
            Decision::Pending => Some(Verdict::Wait),
            Decision::Reject => {
                let (name, reason) = (fields.name("reason"), self.reason.as_deref());
                parse_required_text(fields.fields, &name, reason, LONGEST_REASON).map(Verdict::Reject)
            }
            Decision::Accept => {
                let rate = pack?.points_per_unit.and_then(|rate| PointsPerUnit::try_from(rate).ok());
                if rate.is_none() {
                    fields.add_error("pack_id", format!("Ten produkt nie ma punktów w\u{a0}sezonie {season}"));
                }
                rate.map(Verdict::Accept)
            }
        }
    }

    /// True when a decided line was sent back unchanged.
    fn repeats(&self, line: &AdminLine) -> bool {
        let same_decision = match self.decision {
            Decision::Accept => line.status.is_accepted(),
            Decision::Reject => line.status == LineStatus::Rejected,
            Decision::Pending => false,
        };
        same_decision
            && (self.pack_id, self.quantity, self.net_value)
                == (Some(line.pack_id), Some(line.quantity), Some(line.net_value))
    }
}

/// Fields of one line, with names such as `lines.0.quantity`.
struct LineFields<'a> {
    fields: &'a mut Fields,
    place: usize,
}

impl LineFields<'_> {
    fn name(&self, field: &str) -> String {
        format!("lines.{}.{field}", self.place)
    }

    fn add_error(&mut self, field: &str, sentence: impl Into<String>) {
        self.fields.add_error(&self.name(field), sentence);
    }

    fn required<T>(&mut self, field: &str, value: Option<T>) -> Option<T> {
        self.fields.required(&self.name(field), value)
    }

    fn fits(&mut self, field: &str, text: &str, longest: usize) {
        check_length(self.fields, &self.name(field), text, longest);
    }

    fn parse<T, E: std::fmt::Display>(&mut self, field: &str, parsed: Result<T, E>) -> Option<T> {
        self.fields.parse(&self.name(field), parsed)
    }
}

/// Required text with a maximum length.
pub fn parse_required_text(fields: &mut Fields, name: &str, given: Option<&str>, longest: usize) -> Option<String> {
    let given = fields.required(name, given.map(str::trim).filter(|text| !text.is_empty()))?;
    check_length(fields, name, given, longest).then(|| given.to_owned())
}
