//! E-invoices of the made-up history: some of the reports that wait, and a correction of an accepted invoice.
use jiff::ToSpan;
use plon_domain::invoice::{InvoiceNumber, LineStatus};
use plon_domain::money::Grosze;
use plon_domain::volume::Volume;
use plon_ksef::writing::{Draft, DraftCorrected, DraftLine, DraftParty, write};
use plon_ksef::{InvoiceKind, KsefNumber};
use sha2::{Digest, Sha256};

use super::model::ReportedCorrection;
use super::people::Person;
use super::plan::{FilePlan, InvoicePlan, Story};
use super::printing::{Content, buyer, seller};
use super::shop::Shop;
use super::write::Scene;
use crate::einvoice::{SoldPack, line, transport, written_at};

/// Of the reports that wait and could be e-invoices, every third is one.
const ONE_IN: usize = 3;

const CORRECTION: &str = "KOR/0017/08/2025";

/// Makes some of the waiting reports e-invoices; the logins keep their pictures.
pub fn choose(stories: &mut [Story]) {
    let made_up = stories.iter_mut().filter(|story| !story.person.signs_in).flat_map(|story| &mut story.invoices);
    let printed = made_up.filter(|plan| plan.waits() && matches!(plan.file, Some(FilePlan::Printed)));
    for plan in printed.skip(ONE_IN).step_by(ONE_IN) {
        plan.file = Some(FilePlan::EInvoice);
    }
}

/// File of an e-invoice, named by its number in KSeF.
///
/// # Errors
/// When the XML cannot be written.
pub fn file(plan: &InvoicePlan, shop: &Shop<'_>, person: &Person) -> anyhow::Result<Content> {
    let mut lines: Vec<DraftLine> = sold(plan, shop).zip(1..).map(|(sold, number)| sold.line(number)).collect();
    // A small delivery is paid for.
    if let [only] = &lines[..] {
        lines.push(transport(only.number + 1));
    }
    let draft = Draft {
        kind: InvoiceKind::Vat,
        seller: DraftParty::from(seller(plan, shop)),
        buyer: DraftParty::from(buyer(person)),
        recipient: None,
        number: plan.number.to_string(),
        issued_on: plan.issued_on,
        delivered_on: Some(plan.issued_on),
        written_at: written_at(plan.issued_on),
        lines,
        corrects: None,
        settles: None,
    };
    Ok(Content { name: format!("{}.xml", ksef_number(plan, shop).as_str()), bytes: write(&draft)?.into() })
}

/// Number of an e-invoice in KSeF.
pub fn ksef_number(plan: &InvoicePlan, shop: &Shop<'_>) -> KsefNumber {
    numbered(plan.number.as_str(), plan, shop)
}

fn numbered(number: &str, plan: &InvoicePlan, shop: &Shop<'_>) -> KsefNumber {
    let technical = hex::encode_upper(&Sha256::digest(number)[..6]);
    KsefNumber::of_parts(shop.distributors[plan.distributor].row.nip.as_str(), plan.issued_on, &technical)
}

/// Correction with its file that gives one pack back, by a pair of lines before and after; `None` where no invoice can be corrected.
///
/// # Errors
/// When the XML cannot be written.
pub fn correction(scene: &Scene<'_>) -> anyhow::Result<Option<(ReportedCorrection, Content)>> {
    let mut places = (0..scene.stories.len()).rev().filter(|&who| !scene.stories[who].person.signs_in);
    let found = places.find_map(|who| Some((who, to_correct(scene, who)?)));
    let Some((who, invoice)) = found else { return Ok(None) };
    let (plan, person) = (&scene.stories[who].invoices[invoice], &scene.stories[who].person);
    let number = InvoiceNumber::parse(CORRECTION)?;
    let issued_on = scene.calendar.last_day();
    let draft = Draft {
        kind: InvoiceKind::Kor,
        seller: DraftParty::from(seller(plan, scene.shop)),
        buyer: DraftParty::from(buyer(person)),
        recipient: None,
        number: number.to_string(),
        issued_on,
        delivered_on: Some(issued_on),
        written_at: written_at(issued_on),
        lines: sold(plan, scene.shop).next().map(one_returned).unwrap_or_default(),
        corrects: Some(DraftCorrected {
            number: plan.number.to_string(),
            issued_on: plan.issued_on,
            ksef_number: None,
            reason: "Zwrot towaru".to_owned(),
        }),
        settles: None,
    };
    let ksef_number = numbered(CORRECTION, plan, scene.shop);
    let file = Content { name: format!("{}.xml", ksef_number.as_str()), bytes: write(&draft)?.into() };
    let received_at = scene.calendar.end.checked_sub(2.hours())?;
    Ok(Some((ReportedCorrection { who, invoice, number, ksef_number, issued_on, received_at }, file)))
}

/// First reported invoice of a participant whose first line was accepted whole, with packs enough to give one back.
fn to_correct(scene: &Scene<'_>, who: usize) -> Option<usize> {
    let plans = scene.stories[who].invoices.iter();
    plans.zip(&scene.histories[who].invoices).position(|(plan, record)| {
        let first = record.lines.first();
        !plan.edi && first.is_some_and(|line| line.status == LineStatus::Accepted && line.quantity.get() > 1)
    })
}

/// Packs of one line with their value.
struct Sold<'a> {
    pack: SoldPack<'a>,
    quantity: i64,
    net_value: Grosze,
}

impl Sold<'_> {
    fn line(&self, number: u32) -> DraftLine {
        line(number, &self.pack, self.quantity, self.net_value)
    }
}

fn sold<'a>(plan: &'a InvoicePlan, shop: &'a Shop<'_>) -> impl Iterator<Item = Sold<'a>> {
    plan.lines.iter().map(|line| {
        let row = shop.products[line.product].row;
        let pack = &row.packs[line.pack];
        let volume = Volume::from(pack.volume);
        let pack = SoldPack { product: &row.name, code: &pack.ean, volume, unit: row.unit };
        Sold { pack, quantity: line.quantity.get(), net_value: line.net_value }
    })
}

fn one_returned(sold: Sold<'_>) -> Vec<DraftLine> {
    let price = sold.net_value.0 / sold.quantity;
    let after = line(1, &sold.pack, sold.quantity - 1, Grosze(sold.net_value.0 - price));
    vec![DraftLine { is_before: true, ..sold.line(1) }, after]
}
