//! Whole packs that reach the next target of a promotion: of each product few, with little left over.

use std::collections::{BTreeMap, BTreeSet};

use super::line::{Line, verdict};
use super::measure::Measure;
use super::terms::Terms;
use crate::money::Grosze;

/// Most packs of a suggestion: nobody is told to buy more at once.
const MOST_PACKS: i64 = 10_000;

/// One pack that can be bought today.
#[derive(Debug, Clone)]
pub struct PackOffer {
    /// Line with one pack, as it would be once accepted.
    pub line: Line,
    /// Price of the pack; none where the season has no price of the product.
    pub price: Option<Grosze>,
}

/// Packs that together reach the target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    /// Places of the offers, each with the number of packs.
    pub packs: Vec<(usize, i64)>,
    /// Price of all; none where one of them has none.
    pub cost: Option<Grosze>,
}

/// Ways to buy what is missing, the cheapest first and those without a price last: each of one product, or for a measure
/// of different products one of as many as are missing. Products in `counted` count already.
pub fn suggest(terms: &Terms, missing: i64, counted: &BTreeSet<String>, offers: &[PackOffer]) -> Vec<Suggestion> {
    if missing <= 0 {
        return Vec::new();
    }
    let mut products: BTreeMap<&str, Vec<(usize, i64)>> = BTreeMap::new();
    for (place, offer) in offers.iter().enumerate() {
        if let Ok(amount @ 1..) = verdict(terms, &offer.line).counted {
            products.entry(offer.line.sap.as_str()).or_default().push((place, amount));
        }
    }
    let mut found: Vec<Suggestion> = match terms.measure() {
        Measure::DistinctProducts => {
            products.retain(|sap, _| !counted.contains(*sap));
            one_of_each(products.values(), missing, offers).into_iter().collect()
        }
        _ => products.values().filter_map(|sizes| fewest(sizes, missing)).map(|packs| priced(packs, offers)).collect(),
    };
    found.sort_by_key(|one| (one.cost.is_none(), one.cost, one.packs.iter().map(|(_, count)| count).sum::<i64>()));
    found
}

/// Part of what is missing that one more pack must save to be worth its trouble.
const WORTH_A_PACK: i64 = 50;

/// Packs of one product that reach an amount, few and with little over it.
fn fewest(sizes: &[(usize, i64)], missing: i64) -> Option<Vec<(usize, i64)>> {
    let pairs = sizes.iter().flat_map(|first| sizes.iter().map(move |second| (*first, *second)));
    let ways = pairs.map(|((first, amount), (second, other))| {
        let whole = missing / amount;
        let rest = missing - whole * amount;
        let more = if rest == 0 { 0 } else { (rest - 1) / other + 1 };
        let packs = match first == second {
            true => vec![(first, whole + more)],
            false => [(first, whole), (second, more)].into_iter().filter(|(_, count)| *count > 0).collect(),
        };
        let count = whole + more;
        let total = (whole * amount).saturating_add(more.saturating_mul(other));
        (total.saturating_add(count.saturating_mul(missing / WORTH_A_PACK)), count, packs)
    });
    let (_, count, packs) = ways.min()?;
    (count <= MOST_PACKS).then_some(packs)
}

/// The cheapest pack of as many products as are missing; none where there are not enough.
fn one_of_each<'a>(
    products: impl Iterator<Item = &'a Vec<(usize, i64)>>,
    missing: i64,
    offers: &[PackOffer],
) -> Option<Suggestion> {
    let price = |place: usize| (offers[place].price.is_none(), offers[place].price);
    let cheapest = products.filter_map(|sizes| sizes.iter().map(|(place, _)| *place).min_by_key(|place| price(*place)));
    let mut places: Vec<usize> = cheapest.collect();
    places.sort_by_key(|place| price(*place));
    let missing = usize::try_from(missing).ok()?;
    (places.len() >= missing).then(|| priced(places[..missing].iter().map(|place| (*place, 1)).collect(), offers))
}

fn priced(packs: Vec<(usize, i64)>, offers: &[PackOffer]) -> Suggestion {
    let cost = packs.iter().try_fold(0_i64, |sum, (place, count)| {
        offers[*place].price.and_then(|price| sum.checked_add(price.0.checked_mul(*count)?))
    });
    Suggestion { packs, cost: cost.map(Grosze) }
}
