//! `GET /api/demo/einvoices`: e-invoices of the sample distributors for whoever is signed in, to try the form with;
//! they exist in the demo only.
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use jiff::civil::Date;
use plon_domain::attachment::MediaType;
use plon_domain::money::Grosze;
use plon_domain::season::Season;
use plon_domain::volume::{Unit, Volume};
use plon_ksef::writing::{Draft, DraftCorrected, DraftLine, DraftParty, write};
use plon_ksef::{Decimal, InvoiceKind, KsefNumber};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::store::{self, SampleParty, StoredPack};
use crate::einvoice::{SoldPack, line, transport, written_at};
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::openapi;
use plon_platform::response::DataResponse;

/// Days between the sample's day of issue and today.
const AGE_IN_DAYS: i64 = 3;

/// E-invoice to try.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sample {
    Sale,
    Advance,
    Settlement,
    Return,
    Difference,
    Discount,
}

impl Sample {
    const ALL: [Sample; 6] =
        [Sample::Sale, Sample::Advance, Sample::Settlement, Sample::Return, Sample::Difference, Sample::Discount];

    const fn as_str(self) -> &'static str {
        match self {
            Sample::Sale => "sale",
            Sample::Advance => "advance",
            Sample::Settlement => "settlement",
            Sample::Return => "return",
            Sample::Difference => "difference",
            Sample::Discount => "discount",
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Sample::Sale => "Sprzedaż: trzy produkty z\u{a0}programu i\u{a0}transport",
            Sample::Advance => "Zaliczka, za którą nie ma punktów",
            Sample::Settlement => "Rozliczenie tej zaliczki",
            Sample::Return => "Korekta sprzedaży: pozycja przed i\u{a0}po zwrocie",
            Sample::Difference => "Korekta sprzedaży: sam zwrot, jako różnica",
            Sample::Discount => "Korekta sprzedaży: rabat, który nie zmienia ilości",
        }
    }

    const fn kind(self) -> InvoiceKind {
        match self {
            Sample::Sale => InvoiceKind::Vat,
            Sample::Advance => InvoiceKind::Zal,
            Sample::Settlement => InvoiceKind::Roz,
            Sample::Return | Sample::Difference | Sample::Discount => InvoiceKind::Kor,
        }
    }
}

fn samples() -> Object {
    openapi::codes(Sample::ALL.iter().map(|sample| sample.as_str()))
}

/// Sample to choose.
#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoiceSample {
    #[schema(schema_with = samples)]
    code: &'static str,
    label: &'static str,
    /// Name of its file, which holds its number in KSeF.
    file: String,
}

/// Content of a sample's file.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct SampleFile(Bytes);

/// Lists the e-invoices that the signed-in participant may try. Answers 404 outside the demo.
#[utoipa::path(get, path = "/api/demo/einvoices", tag = "invoices",
    responses((status = 200, body = DataResponse<Vec<EInvoiceSample>>), (status = 404)))]
pub async fn list_demo_einvoices(
    State(app): State<App>,
    who: Participant,
) -> Result<Json<DataResponse<Vec<EInvoiceSample>>>, ApiError> {
    app.demo.as_ref().ok_or(ApiError::NotFound)?;
    let shop = Shop::load(&mut app.db.read().await?, who.id, app.clock.today().0).await?;
    let data = Sample::ALL.iter().map(|sample| EInvoiceSample {
        code: sample.as_str(),
        label: sample.label(),
        file: shop.file_name(*sample),
    });
    Ok(Json(DataResponse { data: data.collect() }))
}

/// Writes an e-invoice for the signed-in participant. Answers 404 outside the demo.
#[utoipa::path(get, path = "/api/demo/einvoices/{code}", tag = "invoices",
    params(("code" = String, Path, description = "code of the sample")),
    responses((status = 200, content((SampleFile = "application/xml"))), (status = 404)))]
pub async fn download_demo_einvoice(
    State(app): State<App>,
    who: Participant,
    Path(sample): Path<Sample>,
) -> Result<Response, ApiError> {
    app.demo.as_ref().ok_or(ApiError::NotFound)?;
    let shop = Shop::load(&mut app.db.read().await?, who.id, app.clock.today().0).await?;
    let name = format!("attachment; filename=\"{}\"", shop.file_name(sample));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(MediaType::Xml.as_str())),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(anyhow::Error::new)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    let file = write(&shop.draft(sample)).map_err(anyhow::Error::new)?;
    Ok((headers, SampleFile(file.into()).0).into_response())
}

/// Seller, buyer and goods of the samples.
struct Shop {
    seller: SampleParty,
    buyer: SampleParty,
    participant: ParticipantId,
    issued_on: Date,
    goods: Vec<Good>,
}

struct Good {
    pack: StoredPack,
    /// Net price of a pack.
    price: Grosze,
}

impl Shop {
    async fn load(db: &mut impl Read, participant: ParticipantId, today: Date) -> Result<Shop, ApiError> {
        let issued_on = today.saturating_sub(jiff::Span::new().days(AGE_IN_DAYS));
        let season = i64::from(Season::of(issued_on));
        let goods = store::list_sold_packs(db, season).await?.into_iter();
        let mut chosen: Vec<Good> = Vec::new();
        for pack in goods {
            if chosen.iter().all(|good| good.pack.product_id != pack.product_id) {
                let price = Grosze(pack.list_price * pack.volume / 1000);
                chosen.push(Good { pack, price });
            }
        }
        chosen.truncate(3);
        Ok(Shop {
            seller: store::find_seller(db).await?.ok_or(ApiError::NotFound)?,
            buyer: store::load_buyer(db, participant).await?,
            participant,
            issued_on,
            goods: chosen,
        })
    }

    /// Number of a sample: the same on one day.
    fn number(&self, sample: Sample) -> String {
        let prefix = match sample {
            Sample::Sale => "FS",
            Sample::Advance => "FZ",
            Sample::Settlement => "FR",
            Sample::Return | Sample::Difference | Sample::Discount => "KOR",
        };
        let place = Sample::ALL.iter().position(|one| *one == sample).unwrap_or_default();
        format!("{prefix}/{}{place}/{}", self.participant.0, self.issued_on.strftime("%m%d/%Y"))
    }

    fn ksef_number(&self, sample: Sample) -> KsefNumber {
        let place = Sample::ALL.iter().position(|one| *one == sample).unwrap_or_default();
        let technical = format!("{:010X}{place:02X}", self.participant.0.unsigned_abs());
        KsefNumber::of_parts(&self.seller.nip, self.issued_on, &technical)
    }

    fn file_name(&self, sample: Sample) -> String {
        format!("{}.xml", self.ksef_number(sample).as_str())
    }

    fn draft(&self, sample: Sample) -> Draft {
        let corrects = sample.kind().is_correction().then(|| DraftCorrected {
            number: self.number(Sample::Sale),
            issued_on: self.issued_on,
            ksef_number: Some(self.ksef_number(Sample::Sale)),
            reason: match sample {
                Sample::Discount => "Rabat za zakupy w sezonie".to_owned(),
                _ => "Zwrot towaru".to_owned(),
            },
        });
        Draft {
            kind: sample.kind(),
            seller: (&self.seller).into(),
            buyer: (&self.buyer).into(),
            recipient: None,
            number: self.number(sample),
            issued_on: self.issued_on,
            delivered_on: Some(self.issued_on),
            written_at: written_at(self.issued_on),
            lines: self.lines(sample),
            corrects,
            settles: (sample == Sample::Settlement).then(|| self.ksef_number(Sample::Advance)),
        }
    }

    fn lines(&self, sample: Sample) -> Vec<DraftLine> {
        let sale = |quantity| self.goods.iter().zip(1..).map(move |(good, number)| good.line(number, quantity));
        let first =
            |quantity, is_before| self.goods.first().map(|good| DraftLine { is_before, ..good.line(1, quantity) });
        match sample {
            Sample::Sale => sale(4).chain([transport(4)]).collect(),
            Sample::Advance | Sample::Settlement => sale(2).collect(),
            Sample::Return => first(4, true).into_iter().chain(first(1, false)).collect(),
            Sample::Difference => first(-3, false).into_iter().collect(),
            Sample::Discount => self.goods.first().map(|good| good.discount()).into_iter().collect(),
        }
    }
}

impl Good {
    fn line(&self, number: u32, quantity: i64) -> DraftLine {
        let StoredPack { product, code, volume, unit, .. } = &self.pack;
        let unit = Unit::try_from(unit.as_str()).unwrap_or(Unit::Litre);
        let pack = SoldPack { product, code, volume: Volume(*volume), unit };
        line(number, &pack, quantity, Grosze(self.price.0 * quantity))
    }

    /// Line of a discount of a tenth: a price below zero of one.
    fn discount(&self) -> DraftLine {
        let discount = -(self.price.0 * 4 / 10);
        DraftLine {
            quantity: Decimal::whole(1),
            net_price: Decimal::of_hundredths(discount),
            net_value: Grosze(discount),
            ..self.line(1, 1)
        }
    }
}

impl From<&SampleParty> for DraftParty {
    fn from(party: &SampleParty) -> DraftParty {
        DraftParty {
            nip: party.nip.clone(),
            name: party.name.clone(),
            street: party.street.clone(),
            town: party.town.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn shop() -> Shop {
        let party = |nip: &str, name: &str| SampleParty {
            nip: nip.to_owned(),
            name: name.to_owned(),
            street: "ul. Młyńska 1".to_owned(),
            town: "99-400 Łowicz".to_owned(),
        };
        let good = |id, product: &str, volume| Good {
            pack: StoredPack {
                product_id: id,
                code: format!("299000001080{id}"),
                product: product.to_owned(),
                unit: "L".to_owned(),
                volume,
                list_price: 13_800,
            },
            price: Grosze(69_001),
        };
        Shop {
            seller: party("9990039393", "Agro-Bzura Sp. z o.o. <i Wspólnicy>"),
            buyer: party("5260250274", "Gospodarstwo Rolne \"Kłos\" & Syn"),
            participant: ParticipantId(7),
            issued_on: date(2025, 8, 17),
            goods: vec![good(1, "DOVVO 450 SC", 5_000), good(2, "AGROSAR 360 SL", 20_000), good(3, "LEPTOSAR", 500)],
        }
    }

    #[test]
    fn every_sample_is_read_as_what_it_is() {
        let shop = shop();
        for sample in Sample::ALL {
            let invoice = plon_ksef::read(&write(&shop.draft(sample)).unwrap()).unwrap();
            assert_eq!(invoice.kind, sample.kind());
            assert!(invoice.buyer_is(&plon_domain::nip::Nip::parse("5260250274").unwrap()));
            assert_eq!(invoice.seller.name.as_deref(), Some("Agro-Bzura Sp. z o.o. <i Wspólnicy>"));
            let number = KsefNumber::in_file_name(&shop.file_name(sample)).unwrap();
            assert!(number.has_right_checksum());
            assert_eq!(number.accepted_on(), shop.issued_on);
        }
        let of = |sample| plon_ksef::differences(&plon_ksef::read(&write(&shop.draft(sample)).unwrap()).unwrap());
        for sample in [Sample::Return, Sample::Difference] {
            let changes = of(sample).differences;
            assert_eq!((changes.len(), changes[0].quantity), (1, Decimal::whole(-3)), "{sample:?}");
        }
        assert!(of(Sample::Discount).differences.iter().all(|change| change.quantity.is_zero()));
    }
}
