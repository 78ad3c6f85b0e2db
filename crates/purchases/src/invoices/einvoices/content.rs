//! An e-invoice as people read it: its parties, days and lines, each line with the pack that is proposed for it.
use plon_ksef::{EInvoice, InvoiceKind, Line, Party};
use serde::Serialize;
use utoipa::ToSchema;

use super::proposals::Proposals;
use plon_domain::season::Season;
use plon_kernel::ids::PackId;
use plon_kernel::types::BusinessDate;

/// E-invoice as it stands in its file.
#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoiceContent {
    pub number: String,
    /// Kind in words, such as `Faktura`.
    pub kind: &'static str,
    pub seller: EInvoiceParty,
    pub buyer: EInvoiceParty,
    pub issued_on: BusinessDate,
    pub delivered_on: Option<BusinessDate>,
    /// Code of the currency, such as `PLN`.
    pub currency: String,
    /// Gross total in hundredths of the currency.
    pub total: Option<i64>,
    pub lines: Vec<EInvoiceLine>,
    /// Points of all lines with a proposal, before any limit; none of a correction.
    pub points: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoiceParty {
    pub name: Option<String>,
    pub nip: Option<String>,
    pub address: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoiceLine {
    pub number: i64,
    /// True for a line as it was before a correction.
    pub is_before: bool,
    pub name: Option<String>,
    /// Seller's own code of the goods.
    pub index: Option<String>,
    pub gtin: Option<String>,
    /// Unit as the seller writes it.
    pub unit: Option<String>,
    /// Quantity as a Pole writes it, such as `2,5`.
    pub quantity: Option<String>,
    /// Net value in grosze; null where the invoice does not say it or is in another currency.
    pub net_value: Option<i64>,
    pub proposal: Option<LineProposal>,
    /// Reason why there is no proposal, or why it has to be looked at.
    pub note: Option<String>,
}

/// Pack of the programme that a line is about.
#[derive(Debug, Serialize, ToSchema)]
pub struct LineProposal {
    pub pack_id: PackId,
    pub product: String,
    /// Volume of one pack, such as `5 L`.
    pub pack: String,
    /// Number of packs.
    pub quantity: i64,
    /// Points before any limit; null where the product has none in the season.
    pub points: Option<i64>,
    /// True when the pack's code or a name that an operator has confirmed says so.
    pub certain: bool,
}

impl EInvoiceContent {
    /// Content of a file, with proposals for its lines.
    pub fn of(invoice: &EInvoice, proposals: &Proposals) -> EInvoiceContent {
        let season = Season::of(invoice.issued_on);
        let in_zloty = invoice.currency == "PLN";
        let lines: Vec<EInvoiceLine> =
            invoice.lines.iter().map(|line| EInvoiceLine::of(line, in_zloty, proposals, season)).collect();
        EInvoiceContent {
            number: invoice.number.clone(),
            kind: kind_label(invoice.kind),
            seller: EInvoiceParty::of(&invoice.seller),
            buyer: EInvoiceParty::of(&invoice.buyer),
            issued_on: BusinessDate(invoice.issued_on),
            delivered_on: invoice.delivered_on.map(BusinessDate),
            currency: invoice.currency.clone(),
            total: invoice.total,
            points: match invoice.kind.is_correction() {
                true => 0,
                false => lines.iter().filter_map(|line| line.proposal.as_ref()?.points).sum(),
            },
            lines,
        }
    }
}

impl EInvoiceParty {
    fn of(party: &Party) -> EInvoiceParty {
        EInvoiceParty {
            name: party.name.clone(),
            nip: party.nip.as_ref().map(|nip| nip.as_str().to_owned()),
            address: party.address.clone(),
        }
    }
}

impl EInvoiceLine {
    fn of(line: &Line, in_zloty: bool, proposals: &Proposals, season: Season) -> EInvoiceLine {
        let (proposal, note) = proposals.of_line(line, season);
        EInvoiceLine {
            number: line.number.into(),
            is_before: line.is_before,
            name: line.name.clone(),
            index: line.index.clone(),
            gtin: line.gtin.clone(),
            unit: line.unit.clone(),
            quantity: line.quantity.map(|quantity| quantity.to_polish()),
            net_value: line.net_value.filter(|_| in_zloty).map(|value| value.0),
            proposal,
            note,
        }
    }
}

/// Kind of an invoice in words.
const fn kind_label(kind: InvoiceKind) -> &'static str {
    match kind {
        InvoiceKind::Vat => "Faktura",
        InvoiceKind::Kor => "Korekta faktury",
        InvoiceKind::Zal => "Faktura zaliczkowa",
        InvoiceKind::Roz => "Faktura rozliczeniowa",
        InvoiceKind::Upr => "Faktura uproszczona",
        InvoiceKind::KorZal => "Korekta faktury zaliczkowej",
        InvoiceKind::KorRoz => "Korekta faktury rozliczeniowej",
    }
}
