//! ISO 20022 pain.001, versions 03 and 09, in PLN. Banks differ in their further requirements; sort codes are under
//! PLKNR, the code of Polish clearing.
use plon_domain::iban::Iban;
use plon_domain::money::Grosze;
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

use super::{Order, Party, Payment, line};

/// Lengths of `Max70Text` and `Max140Text`.
const SHORT: usize = 70;
const LONG: usize = 140;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Version {
    V03,
    V09,
}

impl Version {
    fn namespace(self) -> &'static str {
        match self {
            Version::V03 => "urn:iso:std:iso:20022:tech:xsd:pain.001.001.03",
            Version::V09 => "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09",
        }
    }
}

/// Renders the file.
///
/// # Errors
/// When the XML cannot be written.
pub fn render(order: &Order, version: Version) -> anyhow::Result<Vec<u8>> {
    let mut xml = Xml(Writer::new_with_indent(Vec::new(), b' ', 2));
    xml.0.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let mut document = BytesStart::new("Document");
    document.push_attribute(("xmlns", version.namespace()));
    xml.0.write_event(Event::Start(document))?;
    xml.within("CstmrCdtTrfInitn", |xml| {
        header(xml, order)?;
        xml.within("PmtInf", |xml| payments(xml, order, version))
    })?;
    xml.0.write_event(Event::End(BytesEnd::new("Document")))?;
    let mut file = xml.0.into_inner();
    file.push(b'\n');
    Ok(file)
}

fn header(xml: &mut Xml, order: &Order) -> anyhow::Result<()> {
    xml.within("GrpHdr", |xml| {
        xml.text("MsgId", &order.message_id)?;
        xml.text("CreDtTm", &order.made_at.strftime("%Y-%m-%dT%H:%M:%S").to_string())?;
        sums(xml, order)?;
        xml.within("InitgPty", |xml| xml.text("Nm", &line(&order.sender.name, LONG)))
    })
}

fn payments(xml: &mut Xml, order: &Order, version: Version) -> anyhow::Result<()> {
    xml.text("PmtInfId", &order.message_id)?;
    xml.text("PmtMtd", "TRF")?;
    xml.text("BtchBookg", "false")?;
    sums(xml, order)?;
    let day = order.execute_on.to_string();
    match version {
        Version::V03 => xml.text("ReqdExctnDt", &day)?,
        Version::V09 => xml.within("ReqdExctnDt", |xml| xml.text("Dt", &day))?,
    }
    xml.within("Dbtr", |xml| party(xml, &order.sender))?;
    xml.within("DbtrAcct", |xml| account(xml, &order.sender.account))?;
    xml.within("DbtrAgt", |xml| bank(xml, &order.sender.account))?;
    order.payments.iter().try_for_each(|payment| xml.within("CdtTrfTxInf", |xml| transfer(xml, payment)))
}

fn transfer(xml: &mut Xml, payment: &Payment) -> anyhow::Result<()> {
    xml.within("PmtId", |xml| {
        xml.text("InstrId", &payment.reference)?;
        xml.text("EndToEndId", &payment.reference)
    })?;
    xml.within("Amt", |xml| {
        let mut amount = BytesStart::new("InstdAmt");
        amount.push_attribute(("Ccy", "PLN"));
        xml.0.write_event(Event::Start(amount))?;
        xml.0.write_event(Event::Text(BytesText::new(&decimal(payment.amount))))?;
        Ok(xml.0.write_event(Event::End(BytesEnd::new("InstdAmt")))?)
    })?;
    xml.within("CdtrAgt", |xml| bank(xml, &payment.to.account))?;
    xml.within("Cdtr", |xml| party(xml, &payment.to))?;
    xml.within("CdtrAcct", |xml| account(xml, &payment.to.account))?;
    xml.within("RmtInf", |xml| xml.text("Ustrd", &line(&payment.title, LONG)))
}

fn sums(xml: &mut Xml, order: &Order) -> anyhow::Result<()> {
    xml.text("NbOfTxs", &order.payments.len().to_string())?;
    xml.text("CtrlSum", &decimal(order.payments.iter().map(|payment| payment.amount).sum()))
}

fn party(xml: &mut Xml, party: &Party) -> anyhow::Result<()> {
    xml.text("Nm", &line(&party.name, LONG))?;
    xml.within("PstlAdr", |xml| {
        xml.text("Ctry", "PL")?;
        let lines = [&party.street, &party.city].map(|part| line(part, SHORT));
        lines.iter().filter(|part| !part.is_empty()).try_for_each(|part| xml.text("AdrLine", part))
    })
}

fn account(xml: &mut Xml, account: &Iban) -> anyhow::Result<()> {
    xml.within("Id", |xml| xml.text("IBAN", account.as_str()))
}

fn bank(xml: &mut Xml, account: &Iban) -> anyhow::Result<()> {
    xml.within("FinInstnId", |xml| {
        xml.within("ClrSysMmbId", |xml| {
            xml.within("ClrSysId", |xml| xml.text("Cd", "PLKNR"))?;
            xml.text("MmbId", account.sort_code())
        })
    })
}

/// Formats zlotys with a dot and two decimals.
fn decimal(amount: Grosze) -> String {
    format!("{}.{:02}", amount.0 / 100, amount.0 % 100)
}

struct Xml(Writer<Vec<u8>>);

impl Xml {
    fn within(&mut self, name: &str, inner: impl FnOnce(&mut Xml) -> anyhow::Result<()>) -> anyhow::Result<()> {
        self.0.write_event(Event::Start(BytesStart::new(name)))?;
        inner(self)?;
        Ok(self.0.write_event(Event::End(BytesEnd::new(name)))?)
    }

    fn text(&mut self, name: &str, text: &str) -> anyhow::Result<()> {
        self.within(name, |xml| Ok(xml.0.write_event(Event::Text(BytesText::new(text)))?))
    }
}
