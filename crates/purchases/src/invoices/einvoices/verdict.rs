//! Verdict on an e-invoice that a participant brings: whether it can be reported, and the sentence that says why not.
use std::collections::HashMap;

use jiff::civil::Date;
use plon_domain::invoice::InvoiceNumber;
use plon_domain::nip::Nip;
use plon_domain::season::{Season, SeasonStatus};
use plon_ksef::{EInvoice, InvoiceKind, KsefNumber, Party};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::packs::store as packs;
use super::store::{self, KnownReport};
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, ParticipantId};
use plon_platform::error::ApiError;

/// Verdict on an e-invoice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EInvoiceVerdict {
    /// It will be reported, or was reported by this request.
    Ready,
    /// The participant has reported it before, or a distributor's data brought it.
    Known,
    /// The programme does not take it.
    Refused,
}

/// E-invoice that may be reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reportable {
    pub distributor: DistributorId,
    pub number: InvoiceNumber,
    pub issued_on: Date,
    pub season: Season,
    pub ksef_number: Option<KsefNumber>,
    pub is_correction: bool,
}

impl Reportable {
    /// True for the same invoice from another file.
    pub fn is_same(&self, other: &Reportable) -> bool {
        self.distributor == other.distributor && self.number.key() == other.number.key()
    }
}

/// Judgement on an e-invoice.
#[derive(Debug)]
pub enum Judgement {
    Ready(Reportable),
    /// With the public id of the invoice that the programme has; a correction has none of its own.
    Known(Option<String>, String),
    Refused(String),
}

/// Participant's data that e-invoices are checked against, loaded once for a request.
pub struct Judge {
    today: Date,
    participant: ParticipantId,
    nip: Nip,
    distributors: HashMap<String, (DistributorId, bool)>,
    seasons: HashMap<Season, SeasonStatus>,
}

impl Judge {
    pub async fn open(db: &mut impl Read, participant: ParticipantId, today: Date) -> Result<Judge, ApiError> {
        let nip = store::load_nip(db, participant).await?;
        let distributors = store::list_sellers(db).await?.into_iter();
        let seasons = packs::list_seasons(db).await?.into_iter();
        Ok(Judge {
            today,
            participant,
            nip: Nip::parse(&nip).map_err(anyhow::Error::new)?,
            distributors: distributors.map(|seller| (seller.nip, (seller.id, seller.active))).collect(),
            seasons: seasons
                .filter_map(|(year, status)| Some((Season::try_from(year).ok()?, SeasonStatus::try_from(status).ok()?)))
                .collect(),
        })
    }

    /// Distributor that sold, if it is one of the programme.
    pub fn seller(&self, invoice: &EInvoice) -> Option<DistributorId> {
        self.distributors.get(invoice.seller.nip.as_ref()?.as_str()).map(|(id, _)| *id)
    }

    /// NIP and party of a seller that is no distributor, of an invoice that would count but for that.
    pub fn unknown_seller<'a>(&self, invoice: &'a EInvoice) -> Option<(&'a str, &'a Party)> {
        let nip = invoice.seller.nip.as_ref()?.as_str();
        let counts = of_kind(invoice.kind).is_none() && invoice.buyer_is(&self.nip);
        (counts && !self.distributors.contains_key(nip)).then_some((nip, &invoice.seller))
    }

    /// Judges an e-invoice from a file of that name.
    pub async fn judge(&self, db: &mut impl Read, file: &str, invoice: &EInvoice) -> Result<Judgement, ApiError> {
        let (distributor, season) = match self.check(invoice) {
            Ok(checked) => checked,
            Err(refused) => return Ok(Judgement::Refused(refused)),
        };
        let number = match InvoiceNumber::parse(&invoice.number) {
            Ok(number) => number,
            Err(invalid) => return Ok(Judgement::Refused(format!("{invalid}."))),
        };
        let is_correction = invoice.kind.is_correction();
        if is_correction && store::has_correction(db, self.participant, distributor, &number.key()).await? {
            return Ok(Judgement::Known(None, already_reported(&invoice.number)));
        }
        // An invoice that a distributor's data brought takes the file; a picture of a correction is no invoice.
        let known = match is_correction {
            true => None,
            false => store::find_own_by_number(db, self.participant, distributor, &number.key()).await?,
        };
        if let Some(KnownReport { public_id, has_file: true }) = known {
            return Ok(Judgement::Known(Some(public_id), already_reported(&invoice.number)));
        }
        let ksef_number = number_in_name(file, invoice);
        let issued_on = invoice.issued_on;
        Ok(Judgement::Ready(Reportable { distributor, number, issued_on, season, ksef_number, is_correction }))
    }

    /// Distributor and season of an e-invoice that the programme takes.
    fn check(&self, invoice: &EInvoice) -> Result<(DistributorId, Season), String> {
        if let Some(refused) = of_kind(invoice.kind) {
            return Err(refused.to_owned());
        }
        if !invoice.buyer_is(&self.nip) {
            return Err(other_buyer(invoice));
        }
        let seller = invoice.seller.nip.as_ref().and_then(|nip| self.distributors.get(nip.as_str()));
        let distributor = match seller.copied() {
            Some((distributor, true)) => distributor,
            Some(_) => return Err(outside_the_programme(invoice)),
            None => return Err(format!("{} Przekażemy to organizatorowi.", outside_the_programme(invoice))),
        };
        let season = Season::of(invoice.issued_on);
        match self.seasons.get(&season) {
            _ if invoice.issued_on > self.today => Err("Data wystawienia nie może być z\u{a0}przyszłości.".to_owned()),
            None => Err("Program nie ma sezonu, do którego należy data tej faktury.".to_owned()),
            Some(SeasonStatus::Draft) => {
                Err("Sezon, do którego należy data tej faktury, nie jest jeszcze otwarty.".to_owned())
            }
            Some(_) => Ok((distributor, season)),
        }
    }
}

/// Returns the reason why an invoice of this kind earns nothing.
const fn of_kind(kind: InvoiceKind) -> Option<&'static str> {
    match kind {
        InvoiceKind::Vat | InvoiceKind::Roz | InvoiceKind::Upr | InvoiceKind::Kor | InvoiceKind::KorRoz => None,
        InvoiceKind::Zal | InvoiceKind::KorZal => {
            Some("To faktura zaliczkowa, za którą nie ma punktów. Wyślij fakturę rozliczeniową, gdy dostaniesz towar.")
        }
    }
}

fn other_buyer(invoice: &EInvoice) -> String {
    match &invoice.buyer.nip {
        Some(nip) => format!("Nabywcą jest ktoś inny (NIP {}), więc tej faktury nie można zgłosić.", nip.as_str()),
        None => "Na tej fakturze nie ma Twojego NIP-u, więc nie można jej zgłosić.".to_owned(),
    }
}

fn outside_the_programme(invoice: &EInvoice) -> String {
    let name = invoice.seller.name.as_deref().unwrap_or("Sprzedawca");
    format!("{name} nie jest dystrybutorem w\u{a0}programie, więc za tę fakturę nie ma punktów.")
}

fn already_reported(number: &str) -> String {
    format!("Faktura {number} jest już w\u{a0}programie.")
}

/// Number in KSeF that a file's name says, if it may be that of the invoice: its seller's.
pub fn number_in_name(file: &str, invoice: &EInvoice) -> Option<KsefNumber> {
    KsefNumber::in_file_name(file).filter(|number| is_of(number, invoice))
}

fn is_of(number: &KsefNumber, invoice: &EInvoice) -> bool {
    number.has_right_checksum() && invoice.seller.nip.as_ref().is_some_and(|nip| nip.as_str() == number.seller())
}
