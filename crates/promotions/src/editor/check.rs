//! Checks before publication: the promotion must work for its audience on the days that it names.
use std::collections::BTreeSet;

use plon_domain::points::Points;
use plon_domain::promotions::{Definition, Prompt, Scope, TermsDraft};
use plon_domain::season::Season;
use plon_domain::volume::PackVolume;

use super::super::evaluation::load_granted;
use super::super::names::Names;
use super::form::check_whole;
use super::from_json;
use super::store::{self, PromotionHeadRow};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{MediaId, SegmentId};
use plon_kernel::types::BusinessDate;
use plon_pictures::Picture;
use plon_platform::error::{ApiError, Fields};
use plon_rewards::rewards::{PhotoRow, find_photo};

/// Checks that a draft can be published.
/// `held` is the published definition: parts unchanged from it are not checked against today's programme, so its
/// words can still be corrected.
///
/// # Errors
/// Every error at its field.
pub async fn check_publishable(
    tx: &mut Tx,
    head: &PromotionHeadRow,
    (definition, held): (&Definition, Option<&Definition>),
    today: BusinessDate,
) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    check_whole(&mut fields, definition, head.audience);
    let (new, held) = (definition.terms.draft(), held.map(|held| held.terms.draft()));
    if held.is_none_or(|held| held.purchases != new.purchases) {
        check_season(&mut fields, head, new);
    }
    if held.is_none_or(|held| held.accept_by != new.accept_by || held.declaration != new.declaration) {
        check_days(&mut fields, new, today);
    }
    if held.is_none_or(|held| held.scope != new.scope) && !has_products(tx, &new.scope).await? {
        fields.add_error("terms.products", "Żaden produkt nie spełnia naraz wszystkich wybranych warunków");
    }
    if let Some(rules) = definition.rules
        && store::find_rules_of_media(tx, MediaId(rules)).await?.is_none()
    {
        fields.add_error("rules", "Nie ma już tego pliku PDF. Wybierz inny.");
    }
    check_photo(tx, &mut fields, definition.photo).await?;
    if let Some(pool) = new.caps.in_all {
        check_pool(&mut fields, pool, Points(load_granted(tx, head.id).await?));
    }
    if let Some(segment) = definition.segment
        && plon_audiences::find_segment(tx, SegmentId(segment)).await?.is_none()
    {
        fields.add_error("segment", "Nie ma już tego segmentu. Wybierz inny.");
    }
    check_prompt(tx, &mut fields, head, definition).await?;
    fields.check()
}

/// Checks that the promotion's own picture is a picture of the media library, and returns it.
pub async fn check_photo(
    db: &mut impl Read,
    fields: &mut Fields,
    chosen: Option<i64>,
) -> sqlx::Result<Option<Picture>> {
    let Some(id) = chosen else { return Ok(None) };
    let photo = find_photo(db, MediaId(id)).await?.as_ref().and_then(PhotoRow::picture);
    if photo.is_none() {
        fields.add_error("photo", "Tego obrazu już nie ma. Wybierz inny.");
    }
    Ok(photo)
}

/// Checks that the days of purchases lie in the promotion's season.
fn check_season(fields: &mut Fields, head: &PromotionHeadRow, terms: &TermsDraft) {
    let [first, last] = [terms.purchases.from, terms.purchases.to].map(|day| i64::from(Season::of(day)));
    if !(first..=last).contains(&head.season) {
        let sentence = format!("Zakupy z\u{a0}tych dni nie są z\u{a0}sezonu {} tej promocji", head.season);
        fields.add_error("terms.purchases", sentence);
    }
}

/// Checks that participants still have time to join: the days for answers and declarations are not over.
fn check_days(fields: &mut Fields, terms: &TermsDraft, today: BusinessDate) {
    if terms.accept_by.is_some_and(|last| last < today.0) {
        fields.add_error("terms.accept_by", "Ten dzień już minął: nikt nie mógłby wziąć udziału");
    }
    if terms.declaration.is_some_and(|declaration| declaration.declare.to < today.0) {
        fields.add_error("terms.declaration", "Czas na deklaracje już minął: nikt nie mógłby wziąć udziału");
    }
}

/// Checks that the pool is not smaller than what was granted from it: granted points stay.
fn check_pool(fields: &mut Fields, pool: Points, granted: Points) {
    if pool < granted {
        let sentence =
            format!("Uczestnicy mają już z\u{a0}tej promocji {}. Podaj co najmniej tyle.", granted.to_polish());
        fields.add_error("terms.caps.in_all", sentence);
    }
}

/// True when a product in the scope has a pack in the scope.
async fn has_products(tx: &mut Tx, scope: &Scope) -> Result<bool, ApiError> {
    let names = Names::load(tx).await?;
    let products: BTreeSet<&str> = names.in_scope(scope).into_iter().collect();
    let packs = store::list_packs_of_products(tx).await?;
    let takes = |volume: i64| PackVolume::try_from(volume).is_ok_and(|pack| scope.takes(pack));
    Ok(packs.iter().any(|(sap, volume)| products.contains(sap.as_str()) && takes(*volume)))
}

/// Checks that no other promotion of these days has the same hash or cookie: a hash opens one modal, a cookie keeps
/// one "not now".
async fn check_prompt(
    tx: &mut Tx,
    fields: &mut Fields,
    head: &PromotionHeadRow,
    definition: &Definition,
) -> Result<(), ApiError> {
    let Some(prompt) = &definition.prompt else { return Ok(()) };
    let terms = &definition.terms;
    let days = (BusinessDate(terms.first_day()), BusinessDate(terms.last_day()));
    for row in store::list_overlapping(tx, head.audience, days, head.id).await? {
        let Some(other) = from_json(&row.definition)?.prompt else { continue };
        if hashes(prompt).intersection(&hashes(&other)).next().is_some() {
            fields.add_error("prompt.hash", "Adres okienka ma już inna promocja z\u{a0}tych samych dni");
        }
        if prompt.cookie == other.cookie {
            fields.add_error("prompt.cookie", "Ciasteczko okienka ma już inna promocja z\u{a0}tych samych dni");
        }
    }
    Ok(())
}

fn hashes(prompt: &Prompt) -> BTreeSet<&str> {
    prompt.accepted_hash.as_deref().into_iter().chain([prompt.hash.as_str()]).collect()
}
