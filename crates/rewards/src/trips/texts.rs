//! Texts for participants about their trips: notices, reminders, and the explanations in the ledger.
use jiff::civil::Date;
use plon_domain::email::Email;
use plon_domain::points::Points;
use plon_domain::trip::{Moves, TripKind, TripState};

use super::reconcile::ParticipantTrip;
use super::store::{Participation, Trip};
use plon_kernel::db::Tx;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::messages::{self, Brand, MessageContext};
use plon_platform::notifications::{self, NewNotification};

const ORDERED: &str = "Przyjęliśmy zamówienie wycieczki";

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
    let (title, content) = match so_far.state {
        TripState::Qualified if before == TripState::Unqualified => {
            let mut content = format!("{name}: masz prawo do wycieczki. Zamów ją do {order_by}.");
            if so_far.held > Points::ZERO {
                content += &format!(" Odłożyliśmy na nią {held}. Jeśli jej nie zamówisz, przepadnie {at_stake}.");
            }
            ("Możesz zamówić wycieczkę", content)
        }
        TripState::Short => {
            let lacks = (case.standing().cost(&trip.terms) - so_far.held).to_polish();
            let content = format!(
                "{}: odłożyliśmy {held}, brakuje {lacks}. Uzupełnij je do {fulfil_by}, inaczej zamówienie wygaśnie \
                 i\u{a0}przepadnie {at_stake}.",
                order_of(case)
            );
            (ORDERED, content)
        }
        TripState::Ordered if before == TripState::Short => {
            ("Masz komplet punktów na wycieczkę", format!("{name}: odłożyliśmy {held}. Niczego nie brakuje."))
        }
        TripState::Ordered => (ORDERED, format!("{}: odłożyliśmy {held}. Niczego nie brakuje.", order_of(case))),
        TripState::Missed if forfeited > Points::ZERO => (
            "Termin zamówienia wycieczki minął",
            format!("{name}: termin zamówienia minął {order_by}. Przepadło {lost}, które były na nią odłożone."),
        ),
        TripState::Lapsed => (
            "Zamówienie wycieczki wygasło",
            format!("{name}: do {fulfil_by} zabrakło punktów. Przepadło {lost}, które były na nią odłożone."),
        ),
        TripState::Unqualified if before == TripState::Qualified => (
            "Wycieczka: punkty poniżej progu",
            format!("{name}: po zmianie masz mniej punktów, niż wynosi próg. Punkty odłożone na wycieczkę wróciły."),
        ),
        _ => return Ok(()),
    };
    let news = NewNotification { title, content: &content, page: page(trip.kind) };
    notifications::notify_with_message(tx, case.participant, &news, now).await
}

/// Notifies a participant of a cancelled order and its points.
pub async fn cancelled(
    tx: &mut Tx,
    case: &ParticipantTrip,
    (moves, note): (&Moves, Option<&str>),
    now: Timestamp,
) -> sqlx::Result<()> {
    let ParticipantTrip { trip, so_far, .. } = case;
    let mut content = format!("{}: zamówienie jest anulowane.", trip.row.name);
    if moves.release > Points::ZERO {
        content += &format!(" Na Twoje konto wróciło {}.", moves.release.to_polish());
    }
    if moves.forfeit > Points::ZERO {
        content += &format!(" Termin zamówienia minął, więc przepadło {}.", moves.forfeit.to_polish());
    }
    if so_far.state == TripState::Qualified {
        content += &format!(" Wycieczkę możesz jeszcze zamówić do {}.", day(trip.terms.order_by()));
    }
    if let Some(note) = note {
        content += &format!(" Powód: {note}");
    }
    let news = NewNotification { title: "Zamówienie wycieczki anulowane", content: &content, page: page(trip.kind) };
    notifications::notify_with_message(tx, case.participant, &news, now).await
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
    let (title, content) = match so_far.state {
        TripState::Short => {
            let lacks = (case.standing().cost(&trip.terms) - so_far.held).to_polish();
            let content = format!("{name}: brakuje {lacks}. Jeśli nie uzupełnisz ich do {by}, przepadnie {lost}.");
            (format!("Uzupełnij punkty na wycieczkę do {by}"), content)
        }
        _ if at_stake > Points::ZERO => {
            let content = format!("{name}: jeśli nie zamówisz wycieczki do {by}, przepadnie {lost}.");
            (format!("Zamów wycieczkę do {by}"), content)
        }
        _ => (format!("Zamów wycieczkę do {by}"), format!("{name}: zamówienia przyjmujemy do {by}.")),
    };
    let news = NewNotification { title: &title, content: &content, page: page(trip.kind) };
    notifications::notify_in_app(tx, *participant, &news, now).await?;
    let Some(to) = email.and_then(|email| Email::parse(&email).ok()) else { return Ok(()) };
    let text = format!("{content}\n\nSzczegóły: {}{}", app.public_url, page(trip.kind));
    let text = Brand::load(tx).await?.sign(&text);
    let about = MessageContext {
        purpose: "trips.reminder",
        participant: Some(*participant),
        expires_at: Some(app.clock.start_of(after(BusinessDate(deadline))).map_err(anyhow::Error::new)?),
        secret: false,
    };
    messages::queue_email(tx, &to, &title, &text, about, now).await?;
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
