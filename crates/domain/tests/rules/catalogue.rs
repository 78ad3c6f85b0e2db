//! Products and places as operators type them.
use plon_domain::number::{read_thousandths, read_whole};
use plon_domain::place::{Latitude, Longitude, Voivodeship, degrees};
use plon_domain::points::PointsPerUnit;
use plon_domain::product::{Code, Colour, ProductCap, Slug};
use plon_domain::volume::PackVolume;

#[test]
fn degrees_are_read_off_a_map_and_lie_in_poland() {
    let latitude = |text: &str| degrees::<Latitude, _>(text).map(Latitude::get).map_err(|error| error.to_string());
    assert_eq!(latitude("52,2297"), Ok(52_229_700));
    assert_eq!(latitude(" 52.229675999 "), Ok(52_229_675));
    assert_eq!(latitude("52°"), Ok(52_000_000));
    assert_eq!(latitude(""), Err("Pole jest wymagane".into()));
    for text in ["52,", "52.1.2", "5 2", "N52", "52,1e3", "ł", "52,2297ł"] {
        assert!(latitude(text).is_err_and(|error| error.starts_with("Wpisz stopnie")), "{text}");
    }
    for text in ["48,9999", "54,8501", "-52", "21,01"] {
        assert!(latitude(text).is_err_and(|error| error.starts_with("Szerokość geograficzna")), "{text}");
    }
    assert!(degrees::<Longitude, _>("21,0122").is_ok());
    assert!(degrees::<Longitude, _>("52,2297").is_err());
}

#[test]
fn a_voivodeship_is_one_of_sixteen() {
    assert_eq!(Voivodeship::ALL.len(), 16);
    assert_eq!(Voivodeship::parse(" Łódzkie "), Ok(Voivodeship::Lodzkie));
    assert!(Voivodeship::parse("lodzkie").is_err());
}

#[test]
fn numbers_are_read_with_comma_and_with_thousands_apart() {
    let volume = |text: &str| read_thousandths::<PackVolume, _>(text).map(PackVolume::get);
    assert_eq!(volume("0,25"), Ok(250));
    assert_eq!(volume("1 000,5"), Ok(1_000_500));
    for text in ["", "0", "-1", "0,0001", "pięć", "1000001"] {
        assert!(volume(text).is_err(), "{text}");
    }
    assert_eq!(read_thousandths::<PointsPerUnit, _>("0").map(PointsPerUnit::get), Ok(0));
    assert_eq!(read_whole::<ProductCap, _>("50 000").map(ProductCap::get), Ok(50_000));
    assert_eq!(
        read_whole::<ProductCap, _>("1,5").map_err(|error| error.to_string()),
        Err("Wpisz liczbę całkowitą".into())
    );
}

#[test]
fn a_products_address_is_made_of_its_name() {
    assert_eq!(Slug::of_name("ŁANOMAX 250 EC").unwrap().as_str(), "lanomax-250-ec");
    assert_eq!(Slug::of_name("  A&B (nowy) ").unwrap().as_str(), "a-b-nowy");
    assert!(Slug::of_name("!!!").is_err());
    for text in ["", "a--b", "-a", "a-", "Łan", "a b", "A"] {
        assert!(Slug::parse(text).is_err(), "{text}");
    }
}

#[test]
fn codes_and_colours_have_their_shapes() {
    assert_eq!(Code::parse(" dovvo-5 ").unwrap().as_str(), "DOVVO-5");
    assert!(Code::parse("=1+1").is_err());
    assert!(Code::parse(&"1".repeat(41)).is_err());
    assert_eq!(Colour::parse("#0B7A75").unwrap().as_str(), "#0b7a75");
    assert!(["0b7a75", "#0b7a7", "#0b7a7g", "red"].iter().all(|text| Colour::parse(text).is_err()));
}
