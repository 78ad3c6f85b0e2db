//! Writes a chunk of an accepted catalogue: only the differences. A row that an operator's later change makes
//! impossible is left out and reported.
use plon_domain::product::{Code, Colour, Slug};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::model::Product as Written;
use super::super::packs::{ADD_PACK, PackRecord, UPDATE_PACK};
use super::super::rates::{RateRecord, SET_RATE};
use super::super::save::{ADD_PRODUCT, UPDATE_PRODUCT};
use super::super::store::{self as admin, Rate as WrittenRate};
use super::catalogue::{Catalogue, Pack, Product, Rate};
use super::model::Entry;
use super::{FIGURES, load_sales, store};
use plon_imports::{Accepted, Posted, StagedRow, parse_payloads};
use plon_kernel::db::Tx;
use plon_kernel::ids::ProductId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::error::ApiError;

/// The colour of a new brand's packs, the same as in the operator's form.
const COLOUR: &str = "#0b7a75";

/// Posts a chunk of staged rows.
///
/// # Errors
/// When the database does not answer, or another user has just changed one of the products; nothing is written then.
pub async fn commit_rows(app: &App, tx: &mut Tx, import: Accepted, rows: &[StagedRow]) -> Result<Posted, ApiError> {
    let entries: Vec<Entry> = parse_payloads(rows)?;
    let mut catalogue = part_of(tx, &entries).await?;
    let before = catalogue.products.clone();
    load_sales(tx, &mut catalogue, entries.iter()).await?;
    let (mut posted, mut touched) = (Posted::nothing(&FIGURES), Vec::<&str>::new());
    for (row, entry) in rows.iter().zip(&entries) {
        match catalogue.apply(row.row_number, entry) {
            Ok(counts) => {
                posted.figures.extend(counts);
                if touched.last() != Some(&entry.sap.as_str()) {
                    touched.push(entry.sap.as_str());
                }
            }
            Err(errors) => posted.refuse(row.row_number, errors.into_iter().map(|(_, why)| why)),
        }
    }
    let brands: Vec<String> = entries.iter().map(|entry| entry.brand.clone()).collect();
    let colours = store::load_brand_colours(tx, &brands).await?;
    let mut writing = Writing { tx, import, now: app.clock.now(), note: format!("Import {}", import.id.0) };
    for sap in touched {
        let Some(product) = catalogue.products.get(sap) else { continue };
        let colour = colours.get(&product.data.brand).map_or(COLOUR, String::as_str);
        writing.product(sap, before.get(sap), product, colour).await?;
    }
    Ok(posted)
}

async fn part_of(tx: &mut Tx, entries: &[Entry]) -> anyhow::Result<Catalogue> {
    let saps: Vec<String> = entries.iter().map(|entry| entry.sap.as_str().to_owned()).collect();
    let code = |entry: &Entry| entry.pack.as_ref()?.code.as_ref().map(|code| code.as_str().to_owned());
    let codes: Vec<String> = entries.iter().filter_map(code).collect();
    let slug = |entry: &Entry| Slug::of_name(&entry.name).ok().map(|slug| slug.as_str().to_owned());
    let slugs: Vec<String> = entries.iter().filter_map(slug).collect();
    store::load_catalogue_of(tx, &saps, &codes, &slugs).await
}

struct Writing<'a> {
    tx: &'a mut Tx,
    import: Accepted,
    now: Timestamp,
    /// Origin of the change, for the audit log.
    note: String,
}

impl Writing<'_> {
    async fn product(
        &mut self,
        sap: &str,
        before: Option<&Product>,
        after: &Product,
        colour: &str,
    ) -> Result<(), ApiError> {
        let id = match before.and_then(|before| before.id) {
            None => self.add(sap, after, colour).await?,
            Some(id) => {
                let is_same = before.is_some_and(|before| {
                    before.data == after.data && same_packs(before, after) && same_rates(before, after)
                });
                if is_same {
                    return Ok(());
                }
                self.update(id, before.is_some_and(|before| before.data == after.data), after).await?;
                id
            }
        };
        let known = before.map(|before| before.packs.as_slice()).unwrap_or_default();
        for pack in &after.packs {
            self.pack(id, known.iter().find(|known| known.id == pack.id), pack).await?;
        }
        for (season, rate) in &after.rates {
            let was = before.and_then(|before| before.rates.get(season));
            if !was.is_some_and(|was| was.is(rate)) {
                self.rate(id, i64::from(*season), rate).await?;
            }
        }
        Ok(())
    }

    async fn add(&mut self, sap: &str, product: &Product, colour: &str) -> Result<ProductId, ApiError> {
        let data = &product.data;
        let written = Written {
            name: data.name.clone(),
            sap: Code::parse(sap).map_err(anyhow::Error::new)?,
            slug: Slug::of_name(&data.name).map_err(anyhow::Error::new)?,
            brand: data.brand.clone(),
            category: data.category.clone(),
            crops: data.crops.clone(),
            unit: data.unit,
            description: String::new(),
            colour: Colour::parse(colour).map_err(anyhow::Error::new)?,
            active: data.active,
        };
        let id = admin::insert_product(self.tx, &written).await?;
        let after = admin::find_product(self.tx, id).await?;
        self.record(ADD_PRODUCT, id, (None, after.as_ref())).await?;
        Ok(id)
    }

    /// Increments the product's version, and writes its data unless they are the same.
    async fn update(&mut self, id: ProductId, is_same: bool, product: &Product) -> Result<(), ApiError> {
        let gone = || anyhow::anyhow!("product {} was changed meanwhile", id.0);
        let before = admin::find_product(self.tx, id).await?.ok_or_else(gone)?;
        if !admin::increment_version(self.tx, id, before.version).await? {
            return Err(gone().into());
        }
        if is_same {
            return Ok(());
        }
        let data = &product.data;
        let written = Written {
            name: data.name.clone(),
            sap: Code::parse(&before.sap).map_err(anyhow::Error::new)?,
            slug: Slug::parse(&before.slug).map_err(anyhow::Error::new)?,
            brand: data.brand.clone(),
            category: data.category.clone(),
            crops: data.crops.clone(),
            unit: data.unit,
            description: before.description.clone(),
            colour: Colour::parse(&before.colour).map_err(anyhow::Error::new)?,
            active: data.active,
        };
        admin::update_product(self.tx, id, &written).await?;
        let after = admin::find_product(self.tx, id).await?;
        self.record(UPDATE_PRODUCT, id, (Some(&before), after.as_ref())).await
    }

    async fn pack(&mut self, id: ProductId, before: Option<&Pack>, pack: &Pack) -> Result<(), ApiError> {
        let code = Code::parse(&pack.code).map_err(anyhow::Error::new)?;
        let recorded = PackRecord::new(&pack.code, pack.volume.get());
        match (before, pack.id) {
            (Some(before), Some(own)) if (&before.code, before.volume) != (&pack.code, pack.volume) => {
                admin::update_pack(self.tx, own, &code, pack.volume).await?;
                let before = PackRecord::new(&before.code, before.volume.get());
                self.record(UPDATE_PACK, id, (Some(&before), Some(&recorded))).await
            }
            (_, None) => {
                admin::insert_pack(self.tx, id, &code, pack.volume).await?;
                self.record(ADD_PACK, id, (None, Some(&recorded))).await
            }
            _ => Ok(()),
        }
    }

    async fn rate(&mut self, id: ProductId, season: i64, rate: &Rate) -> Result<(), ApiError> {
        let before = self.recorded_rate(id, season).await?;
        let Rate { points_per_unit, list_price, cap, .. } = *rate;
        admin::put_rate(self.tx, id, season, &WrittenRate { points_per_unit, list_price, cap }).await?;
        let after = self.recorded_rate(id, season).await?;
        self.record(SET_RATE, id, (before.as_ref(), after.as_ref())).await
    }

    async fn recorded_rate(&mut self, id: ProductId, season: i64) -> Result<Option<RateRecord>, ApiError> {
        let rates = admin::list_rates(self.tx, id).await?;
        Ok(rates.iter().find(|rate| rate.season == season).map(RateRecord::of))
    }

    async fn record<Before: Serialize + ToSchema, After: Serialize + ToSchema>(
        &mut self,
        event: AuditEvent<Before, After>,
        id: ProductId,
        records: (Option<&Before>, Option<&After>),
    ) -> Result<(), ApiError> {
        let context = audit::by(self.import.by, id.0).note(self.note.as_str());
        Ok(audit::record(self.tx, event, context, records, self.now).await?)
    }
}

fn same_packs(before: &Product, after: &Product) -> bool {
    let is_there = |pack: &Pack| before.packs.iter().any(|known| pack.id.is_some() && known.is_same(pack));
    after.packs.iter().all(is_there)
}

fn same_rates(before: &Product, after: &Product) -> bool {
    after.rates.iter().all(|(season, rate)| before.rates.get(season).is_some_and(|known| known.is(rate)))
}
