//! Reading of an e-invoice's file: FA(2) and FA(3), with every bound checked.

use plon_domain::nip::Nip;
use roxmltree::{Document, Node, ParsingOptions};

use crate::fields::{CHARACTERS_20, CHARACTERS_50, CHARACTERS_256, CHARACTERS_512, Fields};
use crate::{
    CorrectedInvoice, EInvoice, InvalidEInvoice, InvoiceKind, KsefNumber, Line, Party, Structure, ThirdParty, markup,
};

type Result<T> = std::result::Result<T, InvalidEInvoice>;

/// Largest file that KSeF accepts, in bytes: an invoice with an annex.
pub(crate) const LARGEST_FILE: usize = 3 * 1024 * 1024;
const MOST_NODES: u32 = 900_000;
const MOST_LINES: usize = 10_000;
const MOST_CORRECTED: usize = 50_000;
const MOST_OTHERS: usize = 100;
const HIGHEST_ROLE: u8 = 11;

const FA_1: &str = "http://crd.gov.pl/wzor/2021/11/29/11089/";
const FA_2: &str = "http://crd.gov.pl/wzor/2023/06/29/12648/";
const FA_3: &str = "http://crd.gov.pl/wzor/2025/06/25/13775/";
const FA_RR_1: &str = "http://crd.gov.pl/wzor/2026/03/06/14189/";

/// Reads the file of an e-invoice. A file that KSeF would not have accepted as it is, such as one with a byte order
/// mark, is refused even where it could be read: it is not the file that KSeF has.
///
/// # Errors
/// Each reason with the sentence that its sender reads; see [`InvalidEInvoice`].
pub fn read(file: &[u8]) -> Result<EInvoice> {
    let text = text_of(file)?;
    markup::check(text)?;
    let options = ParsingOptions { allow_dtd: false, nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options).map_err(|error| match error {
        roxmltree::Error::DtdDetected => InvalidEInvoice::HasDoctype,
        roxmltree::Error::NodesLimitReached
        | roxmltree::Error::AttributesLimitReached
        | roxmltree::Error::NamespacesLimitReached => InvalidEInvoice::TooManyElements,
        _ => InvalidEInvoice::NotXml,
    })?;
    let root = document.root_element();
    read_invoice(structure_of(root)?, &Fields::of(root))
}

fn text_of(file: &[u8]) -> Result<&str> {
    if file.len() > LARGEST_FILE {
        return Err(InvalidEInvoice::TooLarge);
    }
    match file {
        [] => return Err(InvalidEInvoice::Empty),
        [0xef, 0xbb, 0xbf, ..] => return Err(InvalidEInvoice::ByteOrderMark),
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, b'<', ..] | [b'<', 0, ..] => return Err(InvalidEInvoice::NotUtf8),
        _ => {}
    }
    match file.iter().find(|byte| !byte.is_ascii_whitespace()) {
        None => return Err(InvalidEInvoice::Empty),
        Some(b'<') => {}
        Some(_) => return Err(InvalidEInvoice::NotXml),
    }
    std::str::from_utf8(file).map_err(|_| InvalidEInvoice::NotUtf8)
}

fn structure_of(root: Node<'_, '_>) -> Result<Structure> {
    match (root.tag_name().name(), root.tag_name().namespace()) {
        ("Faktura", Some(FA_3)) => Ok(Structure::Fa3),
        ("Faktura", Some(FA_2)) => Ok(Structure::Fa2),
        ("Faktura", Some(FA_1)) => Err(InvalidEInvoice::OldStructure),
        ("Faktura", Some(FA_RR_1)) => Err(InvalidEInvoice::FlatRateSale),
        ("Faktura", _) => Err(unknown_structure(root)),
        ("Potwierdzenie", _) => Err(InvalidEInvoice::Receipt),
        _ => Err(InvalidEInvoice::NotInvoice),
    }
}

/// An invoice of a namespace that is not known yet: a later FA_RR still names itself in its header.
fn unknown_structure(root: Node<'_, '_>) -> InvalidEInvoice {
    let code = root.descendants().find(|node| node.tag_name().name() == "KodFormularza");
    match code.and_then(|code| code.attribute("kodSystemowy")) {
        Some(system) if system.starts_with("FA_RR") => InvalidEInvoice::FlatRateSale,
        Some(system) if system.starts_with("FA") => InvalidEInvoice::UnknownStructure,
        _ => InvalidEInvoice::NotInvoice,
    }
}

fn read_invoice(structure: Structure, root: &Fields<'_, '_>) -> Result<EInvoice> {
    let content = Fields::of(root.element("Fa")?.ok_or_else(|| root.missing("Fa"))?);
    let kind = content.typed("RodzajFaktury", |code| InvoiceKind::try_from(code).ok())?;
    let kind = kind.ok_or_else(|| content.missing("RodzajFaktury"))?;
    Ok(EInvoice {
        structure,
        kind,
        seller: read_seller(root)?,
        buyer: read_party(&Fields::of(root.element("Podmiot2")?.ok_or_else(|| root.missing("Podmiot2"))?))?,
        others: read_others(root)?,
        number: content.required("P_2", CHARACTERS_256)?,
        issued_on: content.day("P_1")?.ok_or_else(|| content.missing("P_1"))?,
        delivered_on: match content.day("P_6")? {
            Some(day) => Some(day),
            None => content.part("OkresFa")?.day("P_6_Do")?,
        },
        currency: read_currency(&content)?,
        total: content.money("P_15")?.map(i64::from),
        lines: read_lines(&content)?,
        corrected: read_corrected(&content, kind)?,
        corrected_number: content.text("NrFaKorygowany", CHARACTERS_256)?,
        correction_reason: content.text("PrzyczynaKorekty", CHARACTERS_256)?,
        has_annex: root.all("Zalacznik").next().is_some(),
    })
}

fn read_seller(root: &Fields<'_, '_>) -> Result<Party> {
    let seller = Fields::of(root.element("Podmiot1")?.ok_or_else(|| root.missing("Podmiot1"))?);
    let party = read_party(&seller)?;
    if party.nip.is_some() {
        return Ok(party);
    }
    let has_nip = seller.part("DaneIdentyfikacyjne")?.text("NIP", CHARACTERS_256)?.is_some();
    Err(if has_nip { InvalidEInvoice::WrongSellerNip } else { InvalidEInvoice::NoSellerNip })
}

fn read_party(party: &Fields<'_, '_>) -> Result<Party> {
    let identity = party.part("DaneIdentyfikacyjne")?;
    let address = party.part("Adres")?;
    let lines = [address.text("AdresL1", CHARACTERS_512)?, address.text("AdresL2", CHARACTERS_512)?];
    let address = lines.into_iter().flatten().collect::<Vec<_>>().join(", ");
    Ok(Party {
        nip: read_nip(&identity)?,
        name: identity.text("Nazwa", CHARACTERS_512)?,
        address: Some(address).filter(|address| !address.is_empty()),
    })
}

/// NIP as KSeF writes it, ten digits; one with a wrong check digit is none.
fn read_nip(identity: &Fields<'_, '_>) -> Result<Option<Nip>> {
    let text = identity.text("NIP", CHARACTERS_256)?;
    Ok(text.and_then(|text| Nip::parse(&text).ok().filter(|nip| nip.as_str() == text)))
}

fn read_others(root: &Fields<'_, '_>) -> Result<Vec<ThirdParty>> {
    let mut others = Vec::new();
    for other in root.all("Podmiot3") {
        if others.len() == MOST_OTHERS {
            return Err(InvalidEInvoice::TooManyParties);
        }
        let other = Fields::of(other);
        let identity = other.part("DaneIdentyfikacyjne")?;
        others.push(ThirdParty {
            role: other.typed("Rola", |text| text.parse().ok().filter(|role| (1..=HIGHEST_ROLE).contains(role)))?,
            nip: read_nip(&identity)?,
            name: identity.text("Nazwa", CHARACTERS_512)?,
        });
    }
    Ok(others)
}

fn read_currency(content: &Fields<'_, '_>) -> Result<String> {
    let is_code = |text: &str| text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase());
    let code = content.typed("KodWaluty", |text| is_code(text).then(|| text.to_owned()))?;
    code.ok_or_else(|| content.missing("KodWaluty"))
}

fn read_lines(content: &Fields<'_, '_>) -> Result<Vec<Line>> {
    let mut lines = Vec::new();
    for line in content.all("FaWiersz") {
        if lines.len() == MOST_LINES {
            return Err(InvalidEInvoice::TooManyLines);
        }
        lines.push(read_line(Fields::of(line))?);
    }
    Ok(lines)
}

fn read_line(fields: Fields<'_, '_>) -> Result<Line> {
    let number = fields.typed("NrWierszaFa", |text| text.parse().ok().filter(|&number: &u32| number > 0))?;
    let number = number.ok_or_else(|| fields.missing("NrWierszaFa"))?;
    let fields = fields.of_line(number);
    Ok(Line {
        number,
        unique_id: fields.text("UU_ID", CHARACTERS_50)?,
        is_before: fields.mark("StanPrzed")?,
        delivered_on: fields.day("P_6A")?,
        name: fields.text("P_7", CHARACTERS_512)?,
        index: fields.text("Indeks", CHARACTERS_50)?,
        gtin: fields.text("GTIN", CHARACTERS_20)?,
        unit: fields.text("P_8A", CHARACTERS_256)?,
        quantity: fields.decimal("P_8B")?,
        net_price: fields.decimal("P_9A")?,
        gross_price: fields.decimal("P_9B")?,
        net_value: fields.money("P_11")?,
        gross_value: fields.money("P_11A")?,
        vat_rate: fields.text("P_12", CHARACTERS_256)?,
    })
}

fn read_corrected(content: &Fields<'_, '_>, kind: InvoiceKind) -> Result<Vec<CorrectedInvoice>> {
    let mut corrected = Vec::new();
    if !kind.is_correction() {
        return Ok(corrected);
    }
    for invoice in content.all("DaneFaKorygowanej") {
        if corrected.len() == MOST_CORRECTED {
            return Err(InvalidEInvoice::TooManyCorrected);
        }
        let invoice = Fields::of(invoice);
        let issued_on = invoice.day("DataWystFaKorygowanej")?;
        let ksef_number = invoice.text("NrKSeFFaKorygowanej", CHARACTERS_256)?;
        corrected.push(CorrectedInvoice {
            number: invoice.required("NrFaKorygowanej", CHARACTERS_256)?,
            issued_on: issued_on.ok_or_else(|| invoice.missing("DataWystFaKorygowanej"))?,
            ksef_number: ksef_number.and_then(|number| KsefNumber::parse(&number).ok()),
        });
    }
    if corrected.is_empty() { Err(content.missing("DaneFaKorygowanej")) } else { Ok(corrected) }
}
