//! The files of reported invoices: printed from the invoice's data, or taken from the sample programme.
use anyhow::Context;
use bytes::Bytes;
use plon_domain::attachment::MediaType;
use plon_ksef::writing::DraftParty;

use super::document::{Party, Printed, PrintedLine, pdf};
use super::einvoices;
use super::model::ReportedCorrection;
use super::people::Person;
use super::plan::{FilePlan, InvoicePlan};
use super::shop::Shop;
use super::write::Scene;
use super::{SEED, Source};
use plon_domain::volume::Volume;
use plon_kernel::rng::Rng;
use plon_platform::files::{Files, Upload};

/// Stored files.
pub struct Prints {
    /// Parallel to the stories' invoices.
    pub invoices: Vec<Vec<Option<Upload>>>,
    pub correction: Option<(ReportedCorrection, Upload)>,
}

impl Prints {
    pub fn count(&self) -> usize {
        self.invoices.iter().flatten().flatten().count() + usize::from(self.correction.is_some())
    }
}

/// Stores the file of each invoice that has one.
///
/// # Errors
/// A sample file that is missing or of a wrong kind; a store that refuses.
pub async fn put(files: &Files, source: &Source, scene: &Scene<'_>) -> anyhow::Result<Prints> {
    let keys = Rng::seeded(SEED);
    let mut invoices = Vec::with_capacity(scene.stories.len());
    for story in scene.stories {
        let mut uploads = Vec::with_capacity(story.invoices.len());
        for plan in &story.invoices {
            uploads.push(match &plan.file {
                Some(file) => {
                    Some(upload(files, &keys, &content(source, file, plan, scene.shop, &story.person)?).await?)
                }
                None => None,
            });
        }
        invoices.push(uploads);
    }
    let correction = match einvoices::correction(scene)? {
        Some((correction, file)) => Some((correction, upload(files, &keys, &file).await?)),
        None => None,
    };
    Ok(Prints { invoices, correction })
}

/// Content of a file, with its name.
pub struct Content {
    pub name: String,
    pub bytes: Bytes,
}

fn content(
    source: &Source,
    file: &FilePlan,
    plan: &InvoicePlan,
    shop: &Shop<'_>,
    person: &Person,
) -> anyhow::Result<Content> {
    Ok(match file {
        FilePlan::Sample(name) => {
            let bytes = source.bytes(&format!("files/{name}"))?.into_owned();
            Content { name: name.clone(), bytes: bytes.into() }
        }
        FilePlan::EInvoice => einvoices::file(plan, shop, person)?,
        FilePlan::Printed => {
            let name = plan.number.as_str().replace([' ', '/'], "-");
            Content { name: format!("{name}.pdf"), bytes: pdf(&printed(plan, shop, person)).into() }
        }
    })
}

async fn upload(files: &Files, keys: &Rng, content: &Content) -> anyhow::Result<Upload> {
    let media_type = match content.name.ends_with(".xml") {
        true => MediaType::Xml,
        false => MediaType::of_file(&content.bytes).with_context(|| content.name.clone())?,
    };
    files.put(keys.public_id(), &content.name, media_type.as_str(), content.bytes.clone()).await
}

fn printed<'a>(plan: &'a InvoicePlan, shop: &'a Shop<'_>, person: &'a Person) -> Printed<'a> {
    let line = |line: &super::plan::LinePlan| {
        let product = &shop.products[line.product];
        let volume = Volume::from(product.packs[line.pack].1).to_polish(product.row.unit);
        PrintedLine {
            name: format!("{} {volume}", product.row.name),
            quantity: line.quantity.get(),
            net_value: line.net_value,
        }
    };
    Printed {
        number: plan.number.as_str(),
        issued_on: plan.issued_on.strftime("%d.%m.%Y").to_string(),
        seller: seller(plan, shop),
        buyer: buyer(person),
        lines: plan.lines.iter().map(line).collect(),
    }
}

/// Distributor of an invoice, with the address of its first branch.
pub fn seller<'a>(plan: &InvoicePlan, shop: &Shop<'a>) -> Party<'a> {
    let distributor = shop.distributors[plan.distributor].row;
    let branch = distributor.branches.first();
    Party {
        name: &distributor.name,
        street: branch.map_or_else(String::new, |row| format!("ul. {} {}", row.street, row.street_number)),
        town: branch.map_or_else(String::new, |row| format!("{} {}", row.postcode, row.city)),
        nip: distributor.nip.as_str(),
    }
}

pub fn buyer(person: &Person) -> Party<'_> {
    Party {
        name: &person.company_name,
        street: format!("ul. {} {}", person.street, person.street_number),
        town: format!("{} {}", person.postcode, person.city),
        nip: person.nip.as_str(),
    }
}

impl From<Party<'_>> for DraftParty {
    fn from(party: Party<'_>) -> DraftParty {
        DraftParty { nip: party.nip.to_owned(), name: party.name.to_owned(), street: party.street, town: party.town }
    }
}
