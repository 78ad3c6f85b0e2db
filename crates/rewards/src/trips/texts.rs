//! Texts for participants about their trips: notices, reminders, and the explanations in the ledger.
use jiff::civil::Date;
use plon_domain::email::Email;
use plon_domain::points::Points;
use plon_domain::trip::{Moves, TripKind, TripState};
use plon_message_templates::{account, trips as texts};

use super::reconcile::ParticipantTrip;
use super::store::{Participation, Trip};
use plon_kernel::db::Tx;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::messages::{self, MessageContext};
use plon_platform::notifications::{self, NewNotification};

/// The portal's page on which a trip is ordered.
pub const fn page(kind: TripKind) -> &'static str {
    match kind {
        TripKind::Standard => "/wycieczka",
        TripKind::Premium => "/wycieczka-premium",
        TripKind::Vip => "/wycieczka-vip",
    }
}

pub fn day(day: Date) -> String {
    day.strftime("%d.%m.%Y").to_string()
}

/// Explanation of points held.
pub fn held(trip: &Trip, so_far: &Participation) -> String {
    match so_far.ordered {
        Some((order, _)) => format!("Zamówienie nr\u{a0}{}: {}", order.0, trip.row.name),
        None => format!("Rezerwa na wycieczkę: {}", trip.row.name),
    }
}

/// Explanation of points given back.
pub fn released(trip: &Trip) -> String {
    format!("Zwrot punktów odłożonych na wycieczkę: {}", trip.row.name)
}

/// Explanation of points redeemed.
pub fn redeemed(trip: &Trip) -> String {
    format!("Wycieczka zrealizowana: {}", trip.row.name)
}

/// Explanation of points forfeited.
pub fn forfeited(trip: &Trip, state: TripState) -> String {
    match state {
        TripState::Lapsed => lapsed(trip),
        _ => format!("Wycieczki nie zamówiono do {}: {}", day(trip.terms.order_by()), trip.row.name),
    }
}

/// Explanation of points forfeited by a late cancellation.
pub fn given_up(trip: &Trip) -> String {
    format!("Zamówienie anulowane po {}: {}", day(trip.terms.order_by()), trip.row.name)
}

/// Explanation of a lapsed order.
pub fn lapsed(trip: &Trip) -> String {
    format!("Do {} zabrakło punktów: {}", day(trip.terms.fulfil_by()), trip.row.name)
}

/// Notifies a participant of the state entered.
pub async fn entered(
    tx: &mut Tx,
    case: &ParticipantTrip,
    before: TripState,
    forfeited: Points,
    now: Timestamp,
) -> sqlx::Result<()> {
    let ParticipantTrip { trip, so_far, .. } = case;
    let (name, held, lost) = (&trip.row.name, so_far.held.to_polish(), forfeited.to_polish());
    let at_stake = case.standing().at_stake(&trip.terms, case.today.0).to_polish();
    let (order_by, fulfil_by) = (day(trip.terms.order_by()), day(trip.terms.fulfil_by()));
    let cost = case.standing().cost(&trip.terms);
    let (lacks, order) = ((cost - so_far.held).to_polish(), order_of(case));
    let (template, by) = match so_far.state {
        TripState::Qualified if before == TripState::Unqualified && so_far.held > Points::ZERO => {
            (&texts::QUALIFIED_WITH_RESERVE, &order_by)
        }
        TripState::Qualified if before == TripState::Unqualified => (&texts::QUALIFIED, &order_by),
        TripState::Short => (&texts::ORDERED_SHORT, &fulfil_by),
        TripState::Ordered if before == TripState::Short => (&texts::COMPLETED, &order_by),
        TripState::Ordered => (&texts::ORDERED, &order_by),
        TripState::Missed if forfeited > Points::ZERO => (&texts::MISSED, &order_by),
        TripState::Lapsed => (&texts::LAPSED, &fulfil_by),
        TripState::Unqualified if before == TripState::Qualified => (&texts::UNQUALIFIED, &order_by),
        _ => return Ok(()),
    };
    let values = [
        ("wycieczka", name.as_str()),
        ("zamówienie", &order),
        ("odłożone", &held),
        ("brakuje", &lacks),
        ("termin", by),
        ("przepadnie", &at_stake),
        ("przepadło", &lost),
    ];
    notifications::notify_by_template(tx, case.participant, (template, &values), page(trip.kind), now).await
}

/// Notifies a participant of a cancelled order and its points.
pub async fn cancelled(
    tx: &mut Tx,
    case: &ParticipantTrip,
    (moves, note): (&Moves, Option<&str>),
    now: Timestamp,
) -> sqlx::Result<()> {
    let ParticipantTrip { trip, so_far, .. } = case;
    let sentence = |holds: bool, text: String| if holds { text } else { String::new() };
    let (released, lost) = (moves.release.to_polish(), moves.forfeit.to_polish());
    let back = sentence(moves.release > Points::ZERO, format!("Na Twoje konto wróciło {released}."));
    let lost = sentence(moves.forfeit > Points::ZERO, format!("Termin zamówienia minął, więc przepadło {lost}."));
    let again = format!("Wycieczkę możesz jeszcze zamówić do {}.", day(trip.terms.order_by()));
    let again = sentence(so_far.state == TripState::Qualified, again);
    let reason = note.map(|note| format!("Powód: {note}")).unwrap_or_default();
    let values = [
        ("wycieczka", trip.row.name.as_str()),
        ("zwrot", &back),
        ("strata", &lost),
        ("jeszcze raz", &again),
        ("powód", &reason),
    ];
    notifications::notify_by_template(tx, case.participant, (&texts::CANCELLED, &values), page(trip.kind), now).await
}

/// Reminds a participant of a deadline, in the portal and, where there is an address, by e-mail.
pub async fn remind(
    app: &App,
    tx: &mut Tx,
    case: &ParticipantTrip,
    email: Option<String>,
    deadline: Date,
    now: Timestamp,
) -> Result<(), ApiError> {
    let ParticipantTrip { trip, so_far, participant, .. } = case;
    let at_stake = case.standing().at_stake(&trip.terms, case.today.0);
    let (name, lost, by) = (&trip.row.name, at_stake.to_polish(), day(deadline));
    let lacks = (case.standing().cost(&trip.terms) - so_far.held).to_polish();
    let (template, title, content) = match so_far.state {
        TripState::Short => {
            let content = format!("{name}: brakuje {lacks}. Jeśli nie uzupełnisz ich do {by}, przepadnie {lost}.");
            (&account::TRIP_SHORT, format!("Uzupełnij punkty na wycieczkę do {by}"), content)
        }
        _ if at_stake > Points::ZERO => {
            let content = format!("{name}: jeśli nie zamówisz wycieczki do {by}, przepadnie {lost}.");
            (&account::TRIP_AT_STAKE, format!("Zamów wycieczkę do {by}"), content)
        }
        _ => (
            &account::TRIP_OPEN,
            format!("Zamów wycieczkę do {by}"),
            format!("{name}: zamówienia przyjmujemy do {by}."),
        ),
    };
    let news = NewNotification { title: &title, content: &content, page: page(trip.kind) };
    notifications::notify_in_app(tx, *participant, &news, now).await?;
    let Some(to) = email.and_then(|email| Email::parse(&email).ok()) else { return Ok(()) };
    let link = format!("{}{}", app.public_url, page(trip.kind));
    let values =
        [("wycieczka", name.as_str()), ("brakuje", &lacks), ("termin", &by), ("przepadnie", &lost), ("link", &link)];
    let ends = app.clock.start_of(after(BusinessDate(deadline))).map_err(anyhow::Error::new)?;
    let about = MessageContext { expires_at: Some(ends), ..MessageContext::to(template, *participant) };
    messages::queue_template_email(tx, &to, (template, &values), about, now).await?;
    Ok(())
}

/// The number and the trip of the order.
fn order_of(case: &ParticipantTrip) -> String {
    match case.so_far.ordered {
        Some((order, _)) => format!("Zamówienie nr\u{a0}{}, {}", order.0, case.trip.row.name),
        None => case.trip.row.name.clone(),
    }
}

fn after(day: BusinessDate) -> Date {
    day.0.tomorrow().unwrap_or(Date::MAX)
}
