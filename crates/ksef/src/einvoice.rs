//! An e-invoice as it stands in its file: parties, days, lines, and what it corrects.

use jiff::civil::Date;
use plon_domain::UnknownCode;
use plon_domain::money::Grosze;
use plon_domain::nip::Nip;

use crate::{Decimal, KsefNumber};

/// Structure of an e-invoice's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Structure {
    /// FA(2), of invoices before February 2026.
    Fa2,
    /// FA(3).
    Fa3,
}

impl Structure {
    /// Name as the Ministry writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Structure::Fa2 => "FA (2)",
            Structure::Fa3 => "FA (3)",
        }
    }
}

/// Kind of an invoice, the field `RodzajFaktury`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InvoiceKind {
    Vat,
    /// Correction.
    Kor,
    /// Advance, which earns nothing.
    Zal,
    /// Settlement of advances, with the real lines.
    Roz,
    /// Simplified, which may lack quantities.
    Upr,
    /// Correction of an advance.
    KorZal,
    /// Correction of a settlement.
    KorRoz,
}

impl InvoiceKind {
    /// All kinds, in the order of declaration.
    pub const ALL: &'static [InvoiceKind] = &[
        InvoiceKind::Vat,
        InvoiceKind::Kor,
        InvoiceKind::Zal,
        InvoiceKind::Roz,
        InvoiceKind::Upr,
        InvoiceKind::KorZal,
        InvoiceKind::KorRoz,
    ];

    /// Code of the kind in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            InvoiceKind::Vat => "VAT",
            InvoiceKind::Kor => "KOR",
            InvoiceKind::Zal => "ZAL",
            InvoiceKind::Roz => "ROZ",
            InvoiceKind::Upr => "UPR",
            InvoiceKind::KorZal => "KOR_ZAL",
            InvoiceKind::KorRoz => "KOR_ROZ",
        }
    }

    /// True for the three kinds of corrections.
    pub const fn is_correction(self) -> bool {
        matches!(self, InvoiceKind::Kor | InvoiceKind::KorZal | InvoiceKind::KorRoz)
    }

    /// True for an advance or its correction.
    pub const fn is_of_advance(self) -> bool {
        matches!(self, InvoiceKind::Zal | InvoiceKind::KorZal)
    }
}

impl std::fmt::Display for InvoiceKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl TryFrom<&str> for InvoiceKind {
    type Error = UnknownCode;

    fn try_from(code: &str) -> Result<Self, Self::Error> {
        let unknown = || UnknownCode { list: "InvoiceKind", code: code.to_owned() };
        InvoiceKind::ALL.iter().find(|kind| kind.as_str() == code).copied().ok_or_else(unknown)
    }
}

/// E-invoice as it stands in its file. Texts have no control characters and no white space at their ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EInvoice {
    pub structure: Structure,
    pub kind: InvoiceKind,
    /// Seller, `Podmiot1`; the NIP is always there.
    pub seller: Party,
    /// Buyer, `Podmiot2`.
    pub buyer: Party,
    /// Further parties, `Podmiot3`.
    pub others: Vec<ThirdParty>,
    /// Seller's number of the invoice, `P_2`: up to 256 characters.
    pub number: String,
    /// Day of issue, `P_1`.
    pub issued_on: Date,
    /// Day of delivery, `P_6`, or the last of its period, `P_6_Do`.
    pub delivered_on: Option<Date>,
    /// Code of the currency that all amounts are in, such as `PLN`.
    pub currency: String,
    /// Gross total, `P_15`, in hundredths of the currency: grosze where it is the zloty.
    pub total: Option<i64>,
    /// Lines, `FaWiersz`; those of an advance's order are left out.
    pub lines: Vec<Line>,
    /// Invoices that a correction corrects: at least one there, none elsewhere.
    pub corrected: Vec<CorrectedInvoice>,
    /// Right number of the corrected invoice where that was wrong, `NrFaKorygowany`.
    pub corrected_number: Option<String>,
    pub correction_reason: Option<String>,
    /// True when the file has structured data in an annex, `Zalacznik`.
    pub has_annex: bool,
}

/// Seller or buyer. A buyer's NIP whose check digit is wrong counts as missing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Party {
    pub nip: Option<Nip>,
    pub name: Option<String>,
    /// Address in one line.
    pub address: Option<String>,
}

/// Further party. A NIP whose check digit is wrong counts as missing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ThirdParty {
    /// Role, `Rola`: 2 is a recipient such as a branch, 4 an additional buyer, 6 a payer.
    pub role: Option<u8>,
    pub nip: Option<Nip>,
    pub name: Option<String>,
}

/// Roles of `Podmiot3` in which it takes the goods: recipient and additional buyer.
const ROLES_OF_BUYERS: [u8; 2] = [2, 4];

/// Line of an invoice, `FaWiersz`. Only its number is always there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Number, `NrWierszaFa`; a correction may have the same twice.
    pub number: u32,
    /// Seller's id of the line, `UU_ID`.
    pub unique_id: Option<String>,
    /// True for a line as it was before a correction, `StanPrzed`.
    pub is_before: bool,
    /// Day of delivery of this line, `P_6A`.
    pub delivered_on: Option<Date>,
    /// Name of the goods, `P_7`.
    pub name: Option<String>,
    /// Seller's own code of the goods, `Indeks`.
    pub index: Option<String>,
    pub gtin: Option<String>,
    /// Unit as the seller writes it, `P_8A`.
    pub unit: Option<String>,
    /// Quantity in that unit, `P_8B`: up to six decimals.
    pub quantity: Option<Decimal>,
    /// Net price of one unit, `P_9A`, in the invoice's currency.
    pub net_price: Option<Decimal>,
    /// Gross price of one unit, `P_9B`.
    pub gross_price: Option<Decimal>,
    /// Net value, `P_11`, in hundredths of the invoice's currency.
    pub net_value: Option<Grosze>,
    /// Gross value, `P_11A`, in hundredths of the invoice's currency.
    pub gross_value: Option<Grosze>,
    /// Rate of VAT as the file has it, `P_12`: `23`, `8`, `0 WDT`, `zw`.
    pub vat_rate: Option<String>,
}

/// Invoice that a correction corrects, `DaneFaKorygowanej`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorrectedInvoice {
    /// Seller's number, `NrFaKorygowanej`.
    pub number: String,
    pub issued_on: Date,
    /// Number in KSeF; `None` for an invoice outside of it, and for a number with a wrong checksum.
    pub ksef_number: Option<KsefNumber>,
}

impl EInvoice {
    /// True when the invoice is for this NIP: its buyer's, or that of a recipient or an additional buyer.
    pub fn buyer_is(&self, nip: &Nip) -> bool {
        self.buyers().any(|buyer| buyer == nip)
    }

    /// NIPs that the invoice is for: its buyer's first, then those of recipients and additional buyers.
    pub fn buyers(&self) -> impl Iterator<Item = &Nip> {
        let is_buyer = |other: &&ThirdParty| other.role.is_some_and(|role| ROLES_OF_BUYERS.contains(&role));
        self.buyer.nip.iter().chain(self.others.iter().filter(is_buyer).filter_map(|other| other.nip.as_ref()))
    }
}
