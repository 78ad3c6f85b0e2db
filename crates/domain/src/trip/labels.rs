//! Sentence that tells a participant how they stand with a trip.
use jiff::civil::Date;

use super::{Standing, Terms, TripState};
use crate::points::Points;

/// Describes the participant's standing and what to do by when; `forfeited` is the cost of missed deadlines so far.
pub fn sentence(standing: &Standing, terms: &Terms, (available, forfeited): (Points, Points), today: Date) -> String {
    let missing = standing.missing(terms, available, today);
    let (order_by, fulfil_by) = (day(terms.order_by()), day(terms.fulfil_by()));
    let (held, at_stake) = (standing.held.to_polish(), standing.at_stake(terms, today).to_polish());
    match standing.state(terms, today) {
        TripState::Unqualified if today < terms.opens_on() => {
            format!("Wycieczkę zamówisz od {}.", day(terms.opens_on()))
        }
        TripState::Unqualified if today > terms.order_by() => {
            format!("Zamówienia przyjmowaliśmy do {order_by}. Do progu zabrakło Ci {}.", missing.to_polish())
        }
        TripState::Unqualified => format!(
            "Brakuje Ci {} za zakupy w\u{a0}tym sezonie, aby zamówić wycieczkę. Masz czas do {order_by}.",
            missing.to_polish()
        ),
        TripState::Qualified => {
            let mut sentence = format!("Możesz zamówić wycieczkę do {order_by}.");
            if standing.held > Points::ZERO {
                sentence += &format!(" Odłożyliśmy na nią {held}. Jeśli jej nie zamówisz, przepadnie {at_stake}.");
            }
            if missing > Points::ZERO {
                sentence += &format!(" Po zamówieniu uzupełnisz jeszcze {} do {fulfil_by}.", missing.to_polish());
            }
            sentence
        }
        TripState::Short => format!(
            "Wycieczka jest zamówiona. Odłożyliśmy {held}, brakuje jeszcze {}. Uzupełnij je do {fulfil_by}, inaczej \
             zamówienie wygaśnie i\u{a0}przepadnie {at_stake}.",
            missing.to_polish()
        ),
        TripState::Ordered => format!("Wycieczka jest zamówiona. Odłożyliśmy na nią {held}, niczego nie brakuje."),
        TripState::Missed => format!("Termin zamówienia minął {order_by}.{}", lost(forfeited)),
        TripState::Lapsed => format!("Do {fulfil_by} zabrakło punktów i\u{a0}zamówienie wygasło.{}", lost(forfeited)),
        TripState::Completed => "Wycieczka jest zrealizowana.".to_owned(),
    }
}

fn lost(forfeited: Points) -> String {
    match forfeited {
        Points::ZERO => String::new(),
        lost => format!(" Przepadło {}, odłożone na tę wycieczkę.", lost.to_polish()),
    }
}

fn day(day: Date) -> String {
    day.strftime("%d.%m.%Y").to_string()
}
