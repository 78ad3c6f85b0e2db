//! Writes a chunk of an accepted file of products that branches sell.
use std::collections::{BTreeSet, HashMap};

use super::super::super::availability::{GivenProducts, SET_AVAILABILITY, TakenProducts};
use super::super::super::store as admin;
use super::read::INACTIVE;
use super::store::{self, KnownProduct};
use super::{FIGURES, Offer};
use plon_imports::{Accepted, Posted, StagedRow, parse_payloads};
use plon_kernel::db::Tx;
use plon_kernel::ids::ProductId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::error::ApiError;

/// Posts a chunk of staged rows, whole branches at a time.
///
/// # Errors
/// When the database does not answer, or another user has just changed one of the branches; nothing is written then.
pub async fn commit_rows(app: &App, tx: &mut Tx, import: Accepted, rows: &[StagedRow]) -> Result<Posted, ApiError> {
    let offers: Vec<Offer> = parse_payloads(rows)?;
    let products = store::list_products(tx).await?.into_iter().map(|known| (known.id, known)).collect();
    let mut writing = Writing { tx, import, now: app.clock.now(), products, posted: Posted::nothing(&FIGURES) };
    let rows: Vec<(i64, &Offer)> = rows.iter().map(|row| row.row_number).zip(&offers).collect();
    for of_branch in rows.chunk_by(|(_, one), (_, other)| one.branch == other.branch) {
        writing.branch(of_branch).await?;
    }
    Ok(writing.posted)
}

struct Writing<'a> {
    tx: &'a mut Tx,
    import: Accepted,
    now: Timestamp,
    products: HashMap<ProductId, KnownProduct>,
    posted: Posted,
}

impl Writing<'_> {
    async fn branch(&mut self, rows: &[(i64, &Offer)]) -> Result<(), ApiError> {
        let Some((first, offer)) = rows.first() else { return Ok(()) };
        let id = offer.branch;
        let Some(branch) = admin::find_branch(self.tx, id).await? else {
            self.posted.refuse(*first, ["Tego oddziału już nie ma".to_owned()]);
            return Ok(());
        };
        let had: BTreeSet<ProductId> =
            store::list_offers(self.tx, &[id]).await?.into_iter().map(|(_, product)| product).collect();
        let wanted = self.wanted(&had, rows);
        let added: Vec<ProductId> = wanted.difference(&had).copied().collect();
        let removed: Vec<ProductId> = had.difference(&wanted).copied().collect();
        if added.is_empty() && removed.is_empty() {
            return Ok(());
        }
        if !admin::increment_branch_version(self.tx, id, branch.version).await? {
            return Err(anyhow::anyhow!("branch {id} was changed meanwhile").into());
        }
        admin::insert_offers(self.tx, id, &added).await?;
        admin::delete_offers(self.tx, id, &removed).await?;
        let count = |products: &[ProductId]| i64::try_from(products.len()).unwrap_or(i64::MAX);
        self.posted.figures.extend([("added", count(&added)), ("removed", count(&removed))]);
        let name = |id: &ProductId| self.products.get(id).map(|known| known.name.clone());
        let names = |ids: &[ProductId]| ids.iter().filter_map(name).collect::<Vec<_>>();
        let (before, after) = (TakenProducts { removed: names(&removed) }, GivenProducts { added: names(&added) });
        let note = format!("Import {}", self.import.id.0);
        let context = audit::by(self.import.by, id).note(note.as_str());
        Ok(audit::record(self.tx, SET_AVAILABILITY, context, (&before, &after), self.now).await?)
    }

    /// The branch's products after the file, given those before.
    fn wanted(&mut self, had: &BTreeSet<ProductId>, rows: &[(i64, &Offer)]) -> BTreeSet<ProductId> {
        let is_whole = rows.iter().any(|(_, offer)| offer.available.is_none());
        let mut wanted = if is_whole { BTreeSet::new() } else { had.clone() };
        for (row, offer) in rows {
            let (has, wants) = (had.contains(&offer.product), offer.available.unwrap_or(true));
            let is_active = self.products.get(&offer.product).is_some_and(|known| known.active);
            match (has, wants) {
                (false, true) if !is_active => self.posted.refuse(*row, [format!("{INACTIVE}: SAP {}", offer.sap)]),
                (_, true) => drop(wanted.insert(offer.product)),
                (_, false) => drop(wanted.remove(&offer.product)),
            }
            if has == wants {
                self.posted.figures.push(("unchanged", 1));
            }
        }
        wanted
    }
}
