//! Prints an invoice as a small PDF, so that an operator has something to read the lines from.
use std::fmt::Write;

use plon_domain::money::Grosze;

/// Data printed on an invoice.
pub struct Printed<'a> {
    pub number: &'a str,
    /// The day in Polish notation.
    pub issued_on: String,
    pub seller: Party<'a>,
    pub buyer: Party<'a>,
    pub lines: Vec<PrintedLine>,
}

pub struct Party<'a> {
    pub name: &'a str,
    pub street: String,
    pub town: String,
    pub nip: &'a str,
}

pub struct PrintedLine {
    pub name: String,
    pub quantity: i64,
    pub net_value: Grosze,
}

/// Letters missing from PDF's base encoding, numbered from code 128 on, with their glyph names.
const LETTERS: [(char, &str); 16] = [
    ('Ą', "Aogonek"),
    ('Ć', "Cacute"),
    ('Ę', "Eogonek"),
    ('Ł', "Lslash"),
    ('Ń', "Nacute"),
    ('Ś', "Sacute"),
    ('Ź', "Zacute"),
    ('Ż', "Zdotaccent"),
    ('ą', "aogonek"),
    ('ć', "cacute"),
    ('ę', "eogonek"),
    ('ł', "lslash"),
    ('ń', "nacute"),
    ('ś', "sacute"),
    ('ź', "zacute"),
    ('ż', "zdotaccent"),
];

/// VAT on plant protection products: 8 %.
const VAT_PERCENT: i64 = 8;

/// Renders the invoice as a PDF of one A4 page.
pub fn pdf(invoice: &Printed<'_>) -> Vec<u8> {
    let page = draw(invoice);
    let mut letters = String::new();
    for (_, name) in LETTERS {
        let _ = write!(letters, "/{name}");
    }
    let font = |base: &str| {
        format!(
            "<</Type/Font/Subtype/Type1/BaseFont/{base}/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding\
             /Differences[128{letters}]>>>>"
        )
    };
    let objects = [
        b"<</Type/Catalog/Pages 2 0 R/Lang(pl-PL)>>".to_vec(),
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>".to_vec(),
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R/F2 5 0 R>>>>/Contents 6 0 R>>"
            .to_vec(),
        font("Helvetica").into_bytes(),
        font("Helvetica-Bold").into_bytes(),
        [format!("<</Length {}>>\nstream\n", page.len()).as_bytes(), &page, b"\nendstream"].concat(),
    ];
    assemble(&objects)
}

/// Joins the objects and appends the cross-reference table of their offsets.
fn assemble(objects: &[Vec<u8>]) -> Vec<u8> {
    let mut file = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n".to_vec();
    let mut table = format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1);
    for (number, object) in (1..).zip(objects) {
        let _ = writeln!(table, "{:010} 00000 n ", file.len());
        file.extend(format!("{number} 0 obj\n").bytes());
        file.extend(object);
        file.extend(b"\nendobj\n");
    }
    let start = file.len();
    file.extend(table.bytes());
    file.extend(format!("trailer\n<</Size {}/Root 1 0 R>>\nstartxref\n{start}\n%%EOF\n", objects.len() + 1).bytes());
    file
}

fn draw(invoice: &Printed<'_>) -> Vec<u8> {
    let mut page = Page::default();
    page.party(50, 780, "Sprzedawca", &invoice.seller);
    page.party(330, 780, "Nabywca", &invoice.buyer);
    page.text(2, 18, 50, 660, &format!("Faktura VAT {}", invoice.number));
    page.text(1, 11, 50, 640, &format!("Data wystawienia: {}", invoice.issued_on));
    page.row(600, 2, &["Nazwa", "Ilość", "Wartość netto"]);
    page.rule(593);
    let mut y = 575;
    for line in &invoice.lines {
        page.row(y, 1, &[&line.name, &line.quantity.to_string(), &line.net_value.to_polish()]);
        y -= 20;
    }
    page.rule(y + 12);
    let net: Grosze = invoice.lines.iter().map(|line| line.net_value).sum();
    let vat = Grosze(net.0 * VAT_PERCENT / 100);
    for (label, sum) in [("Razem netto", net), ("VAT 8%", vat), ("Do zapłaty", net + vat)] {
        page.row(y - 5, 2, &["", label, &sum.to_polish()]);
        y -= 20;
    }
    page.text(1, 9, 50, 60, "Dokument przykładowy. Firmy i osoby są zmyślone.");
    page.0
}

/// The drawing of a page; positions are in points from its lower left corner.
#[derive(Default)]
struct Page(Vec<u8>);

impl Page {
    fn text(&mut self, font: u8, size: u8, x: i32, y: i32, text: &str) {
        self.0.extend(format!("BT /F{font} {size} Tf {x} {y} Td (").bytes());
        for letter in text.chars() {
            match letter {
                '(' | ')' | '\\' => self.0.extend([b'\\', letter as u8]),
                _ => self.0.push(code(letter)),
            }
        }
        self.0.extend(b") Tj ET\n");
    }

    fn party(&mut self, x: i32, y: i32, role: &str, party: &Party<'_>) {
        self.text(1, 9, x, y, role);
        self.text(2, 11, x, y - 16, party.name);
        self.text(1, 11, x, y - 32, &party.street);
        self.text(1, 11, x, y - 48, &party.town);
        self.text(1, 11, x, y - 64, &format!("NIP {}", party.nip));
    }

    fn row(&mut self, y: i32, font: u8, columns: &[&str; 3]) {
        for (x, text) in [50, 350, 450].into_iter().zip(columns) {
            self.text(font, 11, x, y, text);
        }
    }

    fn rule(&mut self, y: i32) {
        self.0.extend(format!("0.5 w 50 {y} m 545 {y} l S\n").bytes());
    }
}

/// Encodes a letter for the page: Latin-1 unchanged, Polish letters by the table, any space as a plain one.
fn code(letter: char) -> u8 {
    if letter.is_whitespace() {
        return b' ';
    }
    match (128..).zip(LETTERS).find(|(_, (known, _))| *known == letter) {
        Some((code, _)) => code,
        None => u8::try_from(u32::from(letter)).unwrap_or(b'?'),
    }
}

#[cfg(test)]
mod tests {
    use plon_domain::attachment::MediaType;

    use super::*;

    #[test]
    fn the_table_of_a_printed_invoice_points_at_its_objects() {
        let party = || Party {
            name: "Żyzne Pola (Ćmielów)",
            street: "Łąkowa 1".into(),
            town: "Łódź".into(),
            nip: "5260250274",
        };
        let line = PrintedLine { name: "DOVVO 450 SC 10 L".into(), quantity: 3, net_value: Grosze(414_000) };
        let invoice = Printed {
            number: "FV/1/2025",
            issued_on: "01.08.2025".into(),
            seller: party(),
            buyer: party(),
            lines: vec![line],
        };
        let file = pdf(&invoice);
        assert_eq!(MediaType::of_file(&file), Ok(MediaType::Pdf));
        let text: String = file.iter().map(|&byte| char::from(byte)).collect();
        let table = text.split("xref\n0 7\n").nth(1).expect("a table of six objects");
        for (number, row) in table.lines().skip(1).take(6).enumerate() {
            let place: usize = row[..10].parse().unwrap();
            assert!(text[..].chars().skip(place).collect::<String>().starts_with(&format!("{} 0 obj", number + 1)));
        }
    }
}
