//! Fields of an invoice that are missing, wrong or written in unusual ways, and files that are no such invoice.

use plon_domain::money::Grosze;
use plon_domain::nip::Nip;
use plon_ksef::{InvalidEInvoice, Structure, read};

use crate::given::{BUYER, CORRECTED, SELLER, decimal, line, sale, xml};

const FA_3: &str = "http://crd.gov.pl/wzor/2025/06/25/13775/";

#[test]
fn every_field_of_a_line_is_read_by_its_type() {
    let fields = [
        ("UU_ID", "a-1"),
        ("P_6A", "2026-04-02"),
        ("P_7", "  AGROSAR\n 360 SL  5L "),
        ("Indeks", "AG5"),
        ("GTIN", "5901234123457"),
        ("P_8A", "szt."),
        ("P_8B", "2.500000"),
        ("P_9A", "10.12345678"),
        ("P_9B", "11"),
        ("P_11", "25.31"),
        ("P_11A", "27.5"),
        ("P_12", "8"),
    ];
    let invoice = read(sale(&line(7, &fields)).as_bytes()).unwrap();
    let [line] = invoice.lines.as_slice() else { panic!("one line") };
    assert_eq!((line.number, line.is_before), (7, false));
    assert_eq!(line.unique_id.as_deref(), Some("a-1"));
    assert_eq!(line.delivered_on.map(|day| day.to_string()).as_deref(), Some("2026-04-02"));
    assert_eq!(line.name.as_deref(), Some("AGROSAR 360 SL 5L"), "white space is one space");
    assert_eq!(line.index.as_deref(), Some("AG5"));
    assert_eq!(line.gtin.as_deref(), Some("5901234123457"));
    assert_eq!(line.unit.as_deref(), Some("szt."));
    assert_eq!(line.quantity.and_then(|quantity| quantity.thousandths()), Some(2_500));
    assert_eq!(line.net_price, Some(decimal("10.12345678")));
    assert_eq!(line.gross_price, Some(decimal("11")));
    assert_eq!(line.net_value, Some(Grosze(2_531)));
    assert_eq!(line.gross_value, Some(Grosze(2_750)));
    assert_eq!(line.vat_rate.as_deref(), Some("8"));
}

#[test]
fn a_blank_field_counts_as_missing() {
    let invoice = read(sale(&line(1, &[("P_7", " \u{a0} "), ("P_8B", ""), ("GTIN", "\u{200b}")])).as_bytes()).unwrap();
    let [line] = invoice.lines.as_slice() else { panic!("one line") };
    assert_eq!((&line.name, line.quantity, &line.gtin), (&None, None, &None));
}

#[test]
fn a_missing_field_is_named() {
    let whole = xml("KOR", CORRECTED, &line(1, &[]));
    for (field, markup) in [
        ("P_1", "<P_1>2026-04-15</P_1>"),
        ("P_2", "<P_2>FV/1/2026</P_2>"),
        ("KodWaluty", "<KodWaluty>PLN</KodWaluty>"),
        ("RodzajFaktury", "<RodzajFaktury>KOR</RodzajFaktury>"),
        ("NrWierszaFa", "<NrWierszaFa>1</NrWierszaFa>"),
        ("NrFaKorygowanej", "<NrFaKorygowanej>FV/0/2026</NrFaKorygowanej>"),
        ("DataWystFaKorygowanej", "<DataWystFaKorygowanej>2026-04-01</DataWystFaKorygowanej>"),
        ("DaneFaKorygowanej", CORRECTED),
    ] {
        assert!(whole.contains(markup), "{field}");
        let error = read(whole.replace(markup, "").as_bytes()).unwrap_err();
        assert_eq!(error, InvalidEInvoice::MissingField { field, line: None });
        assert!(error.to_string().contains(field), "{error}");
    }
    let without_party = |name: &str| {
        let (before, rest) = whole.split_once(&format!("<{name}>")).unwrap();
        let (_, after) = rest.split_once(&format!("</{name}>")).unwrap();
        read(format!("{before}{after}").as_bytes())
    };
    for field in ["Podmiot1", "Podmiot2", "Fa"] {
        assert_eq!(without_party(field), Err(InvalidEInvoice::MissingField { field, line: None }));
    }
}

#[test]
fn a_wrong_field_of_a_line_is_named_with_the_line() {
    for (field, text) in [
        ("P_8B", "1,5"),
        ("P_8B", "1e3"),
        ("P_8B", "+1"),
        ("P_8B", "1."),
        ("P_8B", "12345678901234567"),
        ("P_8B", "0.123456789"),
        ("P_8B", "NaN"),
        ("P_9A", "--1"),
        ("P_11", "1.234"),
        ("P_11", "١"),
        ("P_11", "<b>1</b>"),
        ("P_6A", "2026-02-30"),
        ("P_6A", "2026-02-15T10:00"),
        ("StanPrzed", "2"),
        ("P_7", "a\u{85}\u{9f}b"),
        ("GTIN", "123456789012345678901"),
    ] {
        let error = read(sale(&line(3, &[(field, text)])).as_bytes()).unwrap_err();
        assert_eq!(error, InvalidEInvoice::WrongField { field, line: Some(3) }, "{text}");
        assert!(error.to_string().contains("w\u{a0}pozycji 3 pole"), "{error}");
    }
    let long = "a".repeat(513);
    let error = read(sale(&line(3, &[("P_7", &long)])).as_bytes());
    assert_eq!(error, Err(InvalidEInvoice::WrongField { field: "P_7", line: Some(3) }));
    for number in ["0", "-1", "4294967296", "a"] {
        let lines = format!("<FaWiersz><NrWierszaFa>{number}</NrWierszaFa></FaWiersz>");
        let error = read(sale(&lines).as_bytes());
        assert_eq!(error, Err(InvalidEInvoice::WrongField { field: "NrWierszaFa", line: None }), "{number}");
    }
}

#[test]
fn a_field_that_repeats_is_wrong() {
    let twice = sale("").replace("<P_2>", "<P_2>FV/9</P_2><P_2>");
    assert_eq!(read(twice.as_bytes()), Err(InvalidEInvoice::WrongField { field: "P_2", line: None }));
}

#[test]
fn a_field_of_another_namespace_is_not_the_invoices() {
    let other = sale("").replace("<P_2>", "<P_2 xmlns=\"http://example.com/\">");
    assert_eq!(read(other.as_bytes()), Err(InvalidEInvoice::MissingField { field: "P_2", line: None }));
}

#[test]
fn comments_sections_and_entities_are_part_of_no_trick() {
    let name = "A<!-- x -->B<![CDATA[ & <C>]]> &amp;&#322;";
    let invoice = read(sale(&line(1, &[("P_7", name)])).as_bytes()).unwrap();
    assert_eq!(invoice.lines.first().and_then(|line| line.name.as_deref()), Some("AB & <C> &ł"));
    let split = sale("").replace(SELLER, "99900<!-- -->00008");
    assert_eq!(read(split.as_bytes()).unwrap().seller.nip.unwrap().as_str(), SELLER);
}

#[test]
fn hidden_characters_are_dropped() {
    let invoice = read(sale(&line(1, &[("P_7", "AGRO\u{202e}SAR\u{ad} \u{feff} SL")])).as_bytes()).unwrap();
    assert_eq!(invoice.lines.first().and_then(|line| line.name.as_deref()), Some("AGROSAR SL"));
}

#[test]
fn the_seller_must_have_a_nip_and_the_buyer_need_not() {
    let nip = |nip: &str| format!("<NIP>{nip}</NIP>");
    let without = sale("").replace(&nip(SELLER), "");
    assert_eq!(read(without.as_bytes()), Err(InvalidEInvoice::NoSellerNip));
    let wrong = sale("").replace(SELLER, "9990000009");
    assert_eq!(read(wrong.as_bytes()), Err(InvalidEInvoice::WrongSellerNip));
    let wrong = sale("").replace(SELLER, "999-000-00-08");
    assert_eq!(read(wrong.as_bytes()), Err(InvalidEInvoice::WrongSellerNip));

    let other = sale("").replace(BUYER, "9990000015");
    let invoice = read(other.as_bytes()).unwrap();
    assert_eq!(invoice.buyer.nip, None, "a wrong check digit");
    assert!(!invoice.buyer_is(&Nip::parse(BUYER).unwrap()));
}

#[test]
fn a_branch_that_takes_the_goods_is_a_buyer() {
    let branch = "<Podmiot3><DaneIdentyfikacyjne><NIP>9990000020</NIP></DaneIdentyfikacyjne><Rola>2</Rola></Podmiot3>";
    let with_branch = sale("").replace("<Fa>", &format!("{branch}<Fa>"));
    let branch = Nip::parse("9990000020").unwrap();
    assert!(read(with_branch.as_bytes()).unwrap().buyer_is(&branch));
    let payer = with_branch.replace("<Rola>2", "<Rola>6");
    assert!(!read(payer.as_bytes()).unwrap().buyer_is(&branch));
    let unknown = with_branch.replace("<Rola>2", "<Rola>12");
    assert_eq!(read(unknown.as_bytes()), Err(InvalidEInvoice::WrongField { field: "Rola", line: None }));
    let many = sale("").replace("<Fa>", &format!("{}<Fa>", "<Podmiot3/>".repeat(101)));
    assert_eq!(read(many.as_bytes()), Err(InvalidEInvoice::TooManyParties));
}

#[test]
fn the_structure_is_told_by_the_namespace() {
    let of = |namespace: &str| read(sale("").replace(FA_3, namespace).as_bytes()).map(|invoice| invoice.structure);
    assert_eq!(of(FA_3), Ok(Structure::Fa3));
    assert_eq!(of("http://crd.gov.pl/wzor/2023/06/29/12648/"), Ok(Structure::Fa2));
    assert_eq!(of("http://crd.gov.pl/wzor/2021/11/29/11089/"), Err(InvalidEInvoice::OldStructure));
    assert_eq!(of("http://crd.gov.pl/wzor/2026/03/06/14189/"), Err(InvalidEInvoice::FlatRateSale));
    assert_eq!(of("http://crd.gov.pl/wzor/2029/01/01/99999/"), Err(InvalidEInvoice::UnknownStructure));

    let later_rr = sale("").replace(FA_3, "http://crd.gov.pl/wzor/2029/01/01/99999/").replace("FA (3)", "FA_RR (2)");
    assert_eq!(read(later_rr.as_bytes()), Err(InvalidEInvoice::FlatRateSale));
    for other in ["<Faktura/>", "<Invoice/>", "<html><body/></html>", "<a xmlns=\"http://example.com/\"/>"] {
        assert_eq!(read(other.as_bytes()), Err(InvalidEInvoice::NotInvoice), "{other}");
    }
    assert_eq!(read(b"<Potwierdzenie/>"), Err(InvalidEInvoice::Receipt));
}

#[test]
fn every_refusal_is_a_sentence() {
    let field = InvalidEInvoice::MissingField { field: "P_2", line: None };
    assert_eq!(field.to_string(), "Faktura jest niepełna: brakuje pola P_2 (numer faktury).");
    let field = InvalidEInvoice::WrongField { field: "P_8B", line: Some(3) };
    let sentence = "Nie można odczytać faktury: w\u{a0}pozycji 3 pole P_8B (ilość) ma niepoprawną wartość.";
    assert_eq!(field.to_string(), sentence);
    assert!(InvalidEInvoice::FlatRateSale.to_string().starts_with("To faktura RR, czyli sprzedaż rolnika"));
}
