//! What one feature causes in another.
use std::collections::BTreeMap;

use plon_domain::audience::AccountType;
use plon_domain::import::ImportKind;
use plon_domain::points::Points;
use plon_domain::reward::{OrderStatus, RewardKind};
use plon_domain::season::Season;
use plon_domain::tax::Rule;

use crate::app::App;
use crate::client_ip::ClientIp;
use crate::columns::{
    At, Day, DistributorId, LineId, OperatorId, OrderId, ParticipantId, PayoutId, PromotionId, TaxRuleId,
};
use crate::db::{Read, Tx};
use crate::distributors::desk::import::{offers, outlets};
use crate::documents::Place;
use crate::error::{ApiError, Fields};
use crate::evidence::Evidence;
use crate::imports::{self, Accepted, Posted, Row, Source, StagedRow, Verdict, Words};
use crate::invoices::edi;
use crate::ledger;
use crate::products::desk::import as catalogue;
use crate::rng::Rng;
use crate::{
    achievements, auth, consents, contact, content, letters, membership, newsletter, payouts, promotions, rewards,
    system, tax, trips,
};

pub use crate::operators::{Signature, may_sign};
pub use crate::promotions::{Card, PromotionArchive};
pub use crate::rewards::{MovedTransfer, OrderedTrip};
pub use crate::system::Brand;
pub use crate::trips::{TripCancelling, TripOffer, TripOrderMoved, WaitingTrip};

/// What follows from points that a participant has earned since their total stood at `before`: new levels with their
/// bonuses and letters, the mark of the programme's limit, and what is held for trips.
pub async fn points_earned(tx: &mut Tx, participant: ParticipantId, before: Points, now: At) -> Result<(), ApiError> {
    for level in achievements::award(tx, participant, before, now).await? {
        letters::issue(tx, participant, level, now).await?;
    }
    let limit = ledger::limit_of_total(tx).await?;
    if ledger::balances(tx, participant).await?.figures().hits_limit(limit) {
        ledger::mark_limit_reached(tx, participant, now).await?;
    }
    trips::settle(tx, participant, now).await
}

/// What follows from points that were taken back: under the programme's limit again, its mark goes, and under a trip's mark
/// its reserve. Levels stay.
pub async fn points_taken_back(tx: &mut Tx, participant: ParticipantId, now: At) -> Result<(), ApiError> {
    let limit = ledger::limit_of_total(tx).await?;
    if !ledger::balances(tx, participant).await?.figures().hits_limit(limit) {
        ledger::unmark_limit_reached(tx, participant).await?;
    }
    trips::settle(tx, participant, now).await
}

/// What follows from points that an order no longer holds.
pub async fn points_came_back(tx: &mut Tx, participant: ParticipantId, now: At) -> Result<(), ApiError> {
    trips::settle(tx, participant, now).await
}

/// Writes the order of a trip down among the others, and takes a seat where seats are counted.
///
/// # Errors
/// `OutOfStock` when there is no seat left.
pub async fn place_trip_order(tx: &mut Tx, trip: OrderedTrip, now: At) -> Result<OrderId, ApiError> {
    rewards::place_trip(tx, trip, now).await
}

/// Ends the order of a trip whose points were not there in time.
pub async fn trip_order_lapsed(tx: &mut Tx, order: OrderId, why: &str, now: At) -> Result<(), ApiError> {
    rewards::lapse_trip(tx, order, why, now).await
}

/// What the next state of a trip's order means for its points.
///
/// # Errors
/// `TripShort` when the order cannot go on before its points are there.
pub async fn trip_order_moved(tx: &mut Tx, moved: TripOrderMoved, now: At) -> Result<(), ApiError> {
    trips::order_moved(tx, moved, now).await
}

/// Looks after trips until the server ends.
pub async fn trips_by_the_clock(app: App) {
    trips::work(app).await;
}

/// What other screens say of a participant's trips: what waits, what a reward offers, and what cancelling an order means.
pub use crate::trips::{cancelling as trip_cancelling, of_reward as trip_offer, waiting as waiting_trips};

/// The same for many participants at once, each with their total before and after: looked into only for those whom the
/// points have taken over a level, to the limit, or further with a trip.
pub async fn points_earned_by_many(
    tx: &mut Tx,
    totals: &[(ParticipantId, Points, Points)],
    now: At,
) -> Result<(), ApiError> {
    let levels = achievements::levels(tx).await?;
    let limit = ledger::limit_of_total(tx).await?;
    for (participant, before, after) in totals {
        if *after >= limit || levels.iter().any(|level| before < level && level <= after) {
            points_earned(tx, *participant, *before, now).await?;
        }
    }
    let richer = totals.iter().filter(|(_, before, after)| before < after).map(|(participant, ..)| *participant);
    trips::settle_many(tx, &richer.collect::<Vec<_>>(), now).await
}

/// What follows from lines that were accepted, corrected or rejected: their promotions count them anew. The accounts of
/// their participants are locked, and the lines' own points posted.
pub async fn lines_changed(rng: &Rng, tx: &mut Tx, lines: &[LineId], now: At) -> Result<(), ApiError> {
    promotions::lines_changed(rng, tx, lines, now).await
}

/// What follows from other terms of a promotion, over purchases of some days: their participants are counted anew.
pub async fn terms_changed(tx: &mut Tx, promotion: PromotionId, days: (Day, Day), now: At) -> sqlx::Result<()> {
    promotions::request_recount(tx, promotion, days, now).await
}

/// A participant answers the rules of a promotion on a day; what they bought before counts.
pub async fn answer_promotion(
    rng: &Rng,
    tx: &mut Tx,
    participant: ParticipantId,
    (key, accepted): (&str, bool),
    evidence: &Evidence,
    (today, now): (Day, At),
) -> Result<(), ApiError> {
    promotions::answer(rng, tx, participant, (key, accepted), evidence, (today, now)).await
}

/// Collects the first card of a promotion that waits for a participant, as a code; the order's public id.
pub async fn collect_card(
    rng: &Rng,
    tx: &mut Tx,
    participant: ParticipantId,
    promotion: &str,
    season: Season,
    now: At,
) -> Result<Option<String>, ApiError> {
    let Some(card) = promotions::first_waiting(tx, participant, promotion).await? else { return Ok(None) };
    Ok(Some(rewards::collect(rng, tx, participant, &card, None, (season, now)).await?.0))
}

/// An operator moves an order, by its public id.
pub async fn move_order(
    rng: &Rng,
    tx: &mut Tx,
    order: &str,
    (status, operator): (OrderStatus, OperatorId),
    now: At,
) -> Result<(), ApiError> {
    rewards::move_order(rng, tx, order, (status, operator), now).await
}

/// A batch of transfers moves one of its orders, whose owner's accounts are locked.
///
/// # Errors
/// `OrderStateForbids` when the order has moved otherwise meanwhile.
pub async fn transfer_moved(rng: &Rng, tx: &mut Tx, moved: MovedTransfer<'_>, now: At) -> Result<(), ApiError> {
    rewards::move_transfer(rng, tx, moved, now).await
}

/// The order of a transfer was cancelled: no batch pays it out any more.
pub async fn transfer_cancelled(tx: &mut Tx, order: OrderId, now: At) -> Result<(), ApiError> {
    payouts::order_cancelled(tx, order, now).await
}

/// The batch in which the order of a transfer stands.
pub async fn payout_of(db: &mut impl Read, order: OrderId) -> sqlx::Result<Option<PayoutId>> {
    payouts::of_order(db, order).await
}

/// The rule of tax that holds for a kind of prize on a day: the promotion's own, where it is of one that has one.
pub async fn tax_rule(
    db: &mut impl Read,
    kind: RewardKind,
    promotion: Option<PromotionId>,
    day: Day,
) -> Result<(TaxRuleId, Rule), ApiError> {
    tax::rule(db, kind, promotion, day).await
}

/// Keeps the rules of tax as they stand until the transaction ends.
pub async fn hold_tax_rules(tx: &mut Tx) -> sqlx::Result<()> {
    tax::hold_rules(tx).await
}

/// The prize of an order was given to its owner, whose accounts are locked: what it means for tax is recorded.
pub async fn prize_given(tx: &mut Tx, order: OrderId, now: At) -> Result<(), ApiError> {
    tax::give(tx, order, now).await
}

/// A prize that was given has come back: the bank has returned the transfer.
pub async fn prize_returned(tx: &mut Tx, order: OrderId, now: At) -> Result<(), ApiError> {
    tax::take_back(tx, order, now).await
}

/// A card of a participant that waits to be collected, by its public id.
pub async fn card_waiting(tx: &mut Tx, participant: ParticipantId, public_id: &str) -> sqlx::Result<Option<Card>> {
    promotions::waiting(tx, participant, public_id).await
}

/// A card that waited was ordered.
pub async fn card_collected(rng: &Rng, tx: &mut Tx, card: &Card, order: OrderId, now: At) -> Result<(), ApiError> {
    promotions::collected(rng, tx, card, order, now).await
}

/// The order of a card was cancelled, or a transfer in the place of cards has come to nothing.
pub async fn card_order_ended(rng: &Rng, tx: &mut Tx, order: OrderId, now: At) -> Result<(), ApiError> {
    promotions::came_back(rng, tx, order, now).await
}

/// Makes the order of a transfer in the place of a promotion's cards; its owner's accounts are locked.
pub use crate::rewards::{InPlaceOfCards, pay_in_place_of_cards};

/// What keeps a participant from signing in now, and how it is lifted.
pub use crate::auth::{lift as lift_sign_in_locks, locks as sign_in_locks};

/// The password of a signed-in participant, given again: the try, to be given back when what it was for is done.
///
/// # Errors
/// `TooMany` before anything is hashed, `WrongPassword` when it is not theirs.
pub async fn own_password(app: &App, of: ParticipantId, ip: ClientIp, password: &str) -> Result<(), ApiError> {
    auth::verify_own_password(app, auth::Tries { participant: of, ip }, password).await
}

/// What a kind of import calls its columns and figures.
pub fn import_words(kind: ImportKind) -> Words {
    match kind {
        ImportKind::EdiSales => edi::WORDS,
        ImportKind::Products => catalogue::WORDS,
        ImportKind::Distributors => outlets::WORDS,
        ImportKind::Availability => offers::WORDS,
    }
}

/// What a mapping lacks beside the columns that every file of the kind must have: the column's key and the sentence.
pub fn import_mapping_fault(
    kind: ImportKind,
    distributor: Option<DistributorId>,
    mapping: &BTreeMap<String, String>,
) -> Option<(&'static str, &'static str)> {
    match kind {
        ImportKind::EdiSales | ImportKind::Availability => imports::without_distributor(distributor, mapping),
        ImportKind::Products => catalogue::mapping_fault(mapping),
        ImportKind::Distributors => outlets::mapping_fault(mapping),
    }
}

/// Checks the rows of an import; see `imports`.
pub enum ImportReader {
    EdiSales(edi::SalesReader),
    Products(catalogue::CatalogueReader),
    Distributors(outlets::OutletReader),
    Availability(offers::OfferReader),
}

/// The reader of a file, with what its kind looks rows up by.
pub async fn open_import(
    db: &mut impl Read,
    kind: ImportKind,
    source: Source,
    today: Day,
) -> Result<ImportReader, ApiError> {
    Ok(match kind {
        ImportKind::EdiSales => ImportReader::EdiSales(edi::SalesReader::open(db, source, today).await?),
        ImportKind::Products => ImportReader::Products(catalogue::CatalogueReader::open(db).await?),
        ImportKind::Distributors => ImportReader::Distributors(outlets::OutletReader::open(db).await?),
        ImportKind::Availability => ImportReader::Availability(offers::OfferReader::open(db, source).await?),
    })
}

impl ImportReader {
    /// A verdict on each row.
    pub async fn read(&mut self, db: &mut impl Read, rows: &mut [Row]) -> Result<Vec<Verdict>, ApiError> {
        match self {
            ImportReader::EdiSales(reader) => reader.read(db, rows).await,
            ImportReader::Products(reader) => reader.read(db, rows).await,
            ImportReader::Distributors(reader) => reader.read(rows),
            ImportReader::Availability(reader) => reader.read(db, rows).await,
        }
    }
}

/// Carries a chunk of accepted rows out.
pub async fn post_import(
    app: &App,
    tx: &mut Tx,
    kind: ImportKind,
    import: Accepted,
    rows: &[StagedRow],
) -> Result<Posted, ApiError> {
    match kind {
        ImportKind::EdiSales => edi::post(app, tx, import, rows).await,
        ImportKind::Products => catalogue::post(app, tx, import, rows).await,
        ImportKind::Distributors => outlets::post(app, tx, import, rows).await,
        ImportKind::Availability => offers::post(app, tx, import, rows).await,
    }
}

/// What follows once all rows are carried out, some at a time; whether all of it is done.
pub async fn finish_import(app: &App, tx: &mut Tx, kind: ImportKind, import: Accepted) -> Result<bool, ApiError> {
    match kind {
        ImportKind::EdiSales => Ok(edi::finish(tx, import, app.clock.now()).await?),
        ImportKind::Products | ImportKind::Distributors | ImportKind::Availability => Ok(true),
    }
}

/// The points for joining.
///
/// # Errors
/// `SeasonMissing` when the season is not there.
pub async fn joined(tx: &mut Tx, participant: ParticipantId, season: Season, now: At) -> Result<(), ApiError> {
    let granted = membership::welcome(tx, participant, season, now).await?;
    points_earned(tx, participant, granted.total_before, now).await
}

/// The points of the season that runs, for some of those who have none yet; how many were paid.
pub async fn season_runs(app: &App, tx: &mut Tx, most: i64) -> Result<u64, ApiError> {
    let season = Season::of(app.clock.today().0);
    let paid = membership::pay_season(app, tx, season, most).await?;
    for granted in &paid {
        points_earned(tx, granted.participant, granted.total_before, app.clock.now()).await?;
    }
    Ok(paid.len() as u64)
}

/// The answers to the consents that came with a registration. Its form is best checked by `check_consents` before.
///
/// # Errors
/// `Invalid` at `consents.<slug>` when a required one is missing, `ConsentOutdated` when one is not the latest version.
pub async fn participant_registered(
    tx: &mut Tx,
    participant: ParticipantId,
    ticked: &[i64],
    evidence: &Evidence,
    now: At,
) -> Result<(), ApiError> {
    consents::answer_all(tx, participant, ticked, evidence, now).await
}

/// The faults of the consents in a form, beside the form's other faults.
///
/// # Errors
/// `ConsentOutdated` when one of the ticked is not the latest version.
pub async fn check_consents(
    db: &mut impl Read,
    account_type: AccountType,
    ticked: &[i64],
    fields: &mut Fields,
) -> Result<(), ApiError> {
    consents::check(db, account_type, ticked, fields).await
}

/// The answers that came with a change of the profile: yes to the ticked, no to the others.
///
/// # Errors
/// As of `participant_registered`.
pub async fn consents_answered(
    tx: &mut Tx,
    participant: ParticipantId,
    ticked: &[i64],
    evidence: &Evidence,
    now: At,
) -> Result<(), ApiError> {
    consents::answer_all(tx, participant, ticked, evidence, now).await
}

/// What goes when a day has passed, some at a time; how many rows they were.
pub async fn day_passed(tx: &mut Tx, now: At, most: i64) -> sqlx::Result<u64> {
    auth::forget_codes(tx, now, most).await
}

/// What people wrote to the programme before `before` and was answered, and the newsletter's addresses that nobody has
/// confirmed or that have left, some at a time; how many rows went.
pub async fn contacts_forgotten(tx: &mut Tx, before: At, now: At, most: i64) -> sqlx::Result<u64> {
    Ok(contact::forget(tx, before, most).await? + newsletter::forget(tx, before, now, most).await?)
}

/// How many wrong codes were tried within a day, and whether that is so many that the brake on them is on.
pub async fn wrong_codes(db: &mut impl Read, now: At) -> sqlx::Result<(i64, bool)> {
    auth::wrong_codes(db, now).await
}

/// Works on what promotions have to do for long, until the server ends.
pub async fn work_on_promotions(app: App) {
    promotions::jobs::work(app).await;
}

/// Whose programme it is: every page says so.
pub async fn brand(db: &mut impl Read) -> sqlx::Result<Brand> {
    system::brand(db).await
}

/// The first few promotions that run, as the home page of the farms and companies shows them.
pub async fn running_promotions(app: &App, at_most: i64) -> Result<PromotionArchive, ApiError> {
    promotions::running_for_all(app, at_most).await
}

/// The pages that anybody may read on a day.
pub async fn public_places(app: &App, today: Day) -> Result<Vec<Place>, ApiError> {
    let mut db = app.db.read().await?;
    let mut places = vec![Place::standing("/produkty")];
    places.extend(content::places(&mut db, today).await?);
    places.extend(promotions::places(&mut db).await?);
    Ok(places)
}
