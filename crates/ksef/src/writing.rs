//! Writes e-invoices of the structure FA(3): those of the sample programme and of tests.

use jiff::Timestamp;
use jiff::civil::Date;
use plon_domain::money::Grosze;
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

use crate::{Decimal, InvoiceKind, KsefNumber};

const NAMESPACE: &str = "http://crd.gov.pl/wzor/2025/06/25/13775/";

/// VAT on plant protection products, in per cent.
const VAT_PERCENT: i64 = 8;

/// E-invoice to be written, in PLN and with VAT of 8 %.
#[derive(Debug, Clone)]
pub struct Draft {
    pub kind: InvoiceKind,
    pub seller: DraftParty,
    pub buyer: DraftParty,
    /// Branch that takes the goods, by name and NIP: a further party in the role 2.
    pub recipient: Option<DraftParty>,
    pub number: String,
    pub issued_on: Date,
    pub delivered_on: Option<Date>,
    pub written_at: Timestamp,
    /// Lines; of an advance, those of its order.
    pub lines: Vec<DraftLine>,
    /// Invoice that a correction corrects.
    pub corrects: Option<DraftCorrected>,
    /// Advance that a settlement settles, by its number in KSeF.
    pub settles: Option<KsefNumber>,
}

#[derive(Debug, Clone)]
pub struct DraftParty {
    pub nip: String,
    pub name: String,
    pub street: String,
    pub town: String,
}

#[derive(Debug, Clone)]
pub struct DraftLine {
    pub number: u32,
    /// True for a line as it was before a correction.
    pub is_before: bool,
    pub name: String,
    pub index: Option<String>,
    pub gtin: Option<String>,
    pub unit: String,
    pub quantity: Decimal,
    pub net_price: Decimal,
    pub net_value: Grosze,
}

#[derive(Debug, Clone)]
pub struct DraftCorrected {
    pub number: String,
    pub issued_on: Date,
    pub ksef_number: Option<KsefNumber>,
    pub reason: String,
}

/// Writes the file.
///
/// # Errors
/// When the XML cannot be written, which happens only without memory.
pub fn write(draft: &Draft) -> std::io::Result<Vec<u8>> {
    let mut xml = Xml(Writer::new_with_indent(Vec::new(), b' ', 2));
    xml.0.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let mut root = BytesStart::new("Faktura");
    root.push_attribute(("xmlns", NAMESPACE));
    xml.0.write_event(Event::Start(root))?;
    header(&mut xml, draft)?;
    xml.within("Podmiot1", |xml| party(xml, &draft.seller))?;
    xml.within("Podmiot2", |xml| {
        party(xml, &draft.buyer)?;
        xml.text("JST", "2")?;
        xml.text("GV", "2")
    })?;
    if let Some(recipient) = &draft.recipient {
        xml.within("Podmiot3", |xml| {
            party(xml, recipient)?;
            xml.text("Rola", "2")
        })?;
    }
    xml.within("Fa", |xml| body(xml, draft))?;
    xml.0.write_event(Event::End(BytesEnd::new("Faktura")))?;
    let mut file = xml.0.into_inner();
    file.push(b'\n');
    Ok(file)
}

fn header(xml: &mut Xml, draft: &Draft) -> std::io::Result<()> {
    xml.within("Naglowek", |xml| {
        let mut code = BytesStart::new("KodFormularza");
        code.push_attribute(("kodSystemowy", "FA (3)"));
        code.push_attribute(("wersjaSchemy", "1-0E"));
        xml.0.write_event(Event::Start(code))?;
        xml.0.write_event(Event::Text(BytesText::new("FA")))?;
        xml.0.write_event(Event::End(BytesEnd::new("KodFormularza")))?;
        xml.text("WariantFormularza", "3")?;
        xml.text("DataWytworzeniaFa", &draft.written_at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string())
    })
}

fn party(xml: &mut Xml, party: &DraftParty) -> std::io::Result<()> {
    xml.within("DaneIdentyfikacyjne", |xml| {
        xml.text("NIP", &party.nip)?;
        xml.text("Nazwa", &party.name)
    })?;
    xml.within("Adres", |xml| {
        xml.text("KodKraju", "PL")?;
        xml.text("AdresL1", &party.street)?;
        xml.text("AdresL2", &party.town)
    })
}

fn body(xml: &mut Xml, draft: &Draft) -> std::io::Result<()> {
    xml.text("KodWaluty", "PLN")?;
    xml.text("P_1", &draft.issued_on.to_string())?;
    xml.text("P_2", &draft.number)?;
    if let Some(day) = draft.delivered_on {
        xml.text("P_6", &day.to_string())?;
    }
    let net = draft.net();
    let vat = Grosze(net.0 * VAT_PERCENT / 100);
    xml.text("P_13_2", &money(net))?;
    xml.text("P_14_2", &money(vat))?;
    xml.text("P_15", &money(net + vat))?;
    xml.within("Adnotacje", notes)?;
    xml.text("RodzajFaktury", draft.kind.as_str())?;
    if let Some(corrected) = &draft.corrects {
        correction(xml, corrected)?;
    }
    if let Some(advance) = &draft.settles {
        xml.within("FakturaZaliczkowa", |xml| xml.text("NrKSeFFaZaliczkowej", advance.as_str()))?;
    }
    if draft.kind.is_of_advance() {
        return xml.within("Zamowienie", |xml| {
            xml.text("WartoscZamowienia", &money(net + vat))?;
            draft.lines.iter().try_for_each(|line| xml.within("ZamowienieWiersz", |xml| order_line(xml, line)))
        });
    }
    draft.lines.iter().try_for_each(|one| xml.within("FaWiersz", |xml| line(xml, one)))
}

/// Annotations of an ordinary sale: none of the special procedures.
fn notes(xml: &mut Xml) -> std::io::Result<()> {
    for name in ["P_16", "P_17", "P_18", "P_18A"] {
        xml.text(name, "2")?;
    }
    xml.within("Zwolnienie", |xml| xml.text("P_19N", "1"))?;
    xml.within("NoweSrodkiTransportu", |xml| xml.text("P_22N", "1"))?;
    xml.text("P_23", "2")?;
    xml.within("PMarzy", |xml| xml.text("P_PMarzyN", "1"))
}

fn correction(xml: &mut Xml, corrected: &DraftCorrected) -> std::io::Result<()> {
    xml.text("PrzyczynaKorekty", &corrected.reason)?;
    xml.text("TypKorekty", "2")?;
    xml.within("DaneFaKorygowanej", |xml| {
        xml.text("DataWystFaKorygowanej", &corrected.issued_on.to_string())?;
        xml.text("NrFaKorygowanej", &corrected.number)?;
        match &corrected.ksef_number {
            Some(number) => {
                xml.text("NrKSeF", "1")?;
                xml.text("NrKSeFFaKorygowanej", number.as_str())
            }
            None => xml.text("NrKSeFN", "1"),
        }
    })
}

fn line(xml: &mut Xml, line: &DraftLine) -> std::io::Result<()> {
    xml.text("NrWierszaFa", &line.number.to_string())?;
    xml.text("P_7", &line.name)?;
    xml.given("Indeks", line.index.as_deref())?;
    xml.given("GTIN", line.gtin.as_deref())?;
    xml.text("P_8A", &line.unit)?;
    xml.text("P_8B", &line.quantity.to_string())?;
    xml.text("P_9A", &line.net_price.to_string())?;
    xml.text("P_11", &money(line.net_value))?;
    xml.text("P_12", &VAT_PERCENT.to_string())?;
    xml.given("StanPrzed", line.is_before.then_some("1"))
}

fn order_line(xml: &mut Xml, line: &DraftLine) -> std::io::Result<()> {
    xml.text("NrWierszaZam", &line.number.to_string())?;
    xml.text("P_7Z", &line.name)?;
    xml.given("IndeksZ", line.index.as_deref())?;
    xml.given("GTINZ", line.gtin.as_deref())?;
    xml.text("P_8AZ", &line.unit)?;
    xml.text("P_8BZ", &line.quantity.to_string())?;
    xml.text("P_9AZ", &line.net_price.to_string())?;
    xml.text("P_11NettoZ", &money(line.net_value))?;
    xml.text("P_11VatZ", &money(Grosze(line.net_value.0 * VAT_PERCENT / 100)))?;
    xml.text("P_12Z", &VAT_PERCENT.to_string())
}

impl Draft {
    /// Net value of all lines; of a correction, by how much it changes.
    fn net(&self) -> Grosze {
        Grosze(self.lines.iter().map(|line| if line.is_before { -line.net_value.0 } else { line.net_value.0 }).sum())
    }
}

/// Formats an amount with a dot and two decimals.
fn money(amount: Grosze) -> String {
    let sign = if amount.0 < 0 { "-" } else { "" };
    let size = amount.0.unsigned_abs();
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

struct Xml(Writer<Vec<u8>>);

impl Xml {
    fn within(&mut self, name: &str, inner: impl FnOnce(&mut Xml) -> std::io::Result<()>) -> std::io::Result<()> {
        self.0.write_event(Event::Start(BytesStart::new(name)))?;
        inner(self)?;
        self.0.write_event(Event::End(BytesEnd::new(name)))
    }

    fn text(&mut self, name: &str, text: &str) -> std::io::Result<()> {
        self.within(name, |xml| xml.0.write_event(Event::Text(BytesText::new(text))))
    }

    fn given(&mut self, name: &str, text: Option<&str>) -> std::io::Result<()> {
        text.map_or(Ok(()), |text| self.text(name, text))
    }
}
