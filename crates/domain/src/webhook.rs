//! Webhooks: the events that addresses outside are told of, the states of targets and deliveries, and the backoff of
//! retries.

use jiff::SignedDuration;

use crate::status::Color;

coded! {
    /// Event that a target may be told of.
    pub enum WebhookEvent {
        ParticipantJoined = "participant.joined",
        InvoiceDecided = "invoice.decided",
        PointsPosted = "points.posted",
        OrderPlaced = "order.placed",
        OrderMoved = "order.moved",
        PromotionReached = "promotion.reached",
        PayoutConfirmed = "payout.confirmed",
        SalesBatchChecked = "sales_batch.checked",
        SalesBatchPosted = "sales_batch.posted",
        SalesBatchCancelled = "sales_batch.cancelled",
        /// Sent by hand, to one target, to see whether it listens.
        Test = "webhook.test",
    }
}

coded! {
    /// State of a target.
    pub enum TargetState {
        Active = "active",
        /// Events are collected and sent once it is active again.
        Paused = "paused",
        /// No events are collected.
        Disabled = "disabled",
    }
}

coded! {
    /// Reason for which the server has disabled a target by itself.
    pub enum DisabledBy {
        /// It answered 410.
        Gone = "gone",
        /// The key of its secret is lost.
        KeyLost = "key_lost",
    }
}

coded! {
    /// State of the delivery of an event to a target.
    pub enum DeliveryState {
        Waiting = "waiting",
        /// A process sends it, under a lease.
        Sending = "sending",
        Delivered = "delivered",
        /// It was tried for days in vain: a person must look at it.
        Dead = "dead",
    }
}

impl WebhookEvent {
    /// Events that a target chooses from.
    pub fn choices() -> impl Iterator<Item = WebhookEvent> {
        WebhookEvent::ALL.iter().copied().filter(|event| *event != WebhookEvent::Test)
    }

    pub const fn label(self) -> &'static str {
        match self {
            WebhookEvent::ParticipantJoined => "Uczestnik dołączył",
            WebhookEvent::InvoiceDecided => "Faktura rozpatrzona",
            WebhookEvent::PointsPosted => "Punkty zaksięgowane",
            WebhookEvent::OrderPlaced => "Zamówienie złożone",
            WebhookEvent::OrderMoved => "Zamówienie zmieniło status",
            WebhookEvent::PromotionReached => "Nagroda promocji zdobyta",
            WebhookEvent::PayoutConfirmed => "Wypłata potwierdzona",
            WebhookEvent::SalesBatchChecked => "Paczka sprzedaży sprawdzona",
            WebhookEvent::SalesBatchPosted => "Paczka sprzedaży zapisana",
            WebhookEvent::SalesBatchCancelled => "Paczka sprzedaży anulowana",
            WebhookEvent::Test => "Zdarzenie próbne",
        }
    }

    /// True for an event of the batches that a client of the API pushes: a target that is bound to a client is told of
    /// nothing else.
    pub const fn is_of_batch(self) -> bool {
        matches!(
            self,
            WebhookEvent::SalesBatchChecked | WebhookEvent::SalesBatchPosted | WebhookEvent::SalesBatchCancelled
        )
    }
}

impl TargetState {
    pub const fn label(self) -> &'static str {
        match self {
            TargetState::Active => "Włączony",
            TargetState::Paused => "Wstrzymany",
            TargetState::Disabled => "Wyłączony",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            TargetState::Active => Color::Green,
            TargetState::Paused => Color::Yellow,
            TargetState::Disabled => Color::Gray,
        }
    }
}

impl DeliveryState {
    pub const fn label(self) -> &'static str {
        match self {
            DeliveryState::Waiting => "Czeka",
            DeliveryState::Sending => "Wysyłane",
            DeliveryState::Delivered => "Doręczone",
            DeliveryState::Dead => "Niedoręczone",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            DeliveryState::Waiting | DeliveryState::Sending => Color::Yellow,
            DeliveryState::Delivered => Color::Green,
            DeliveryState::Dead => Color::Red,
        }
    }
}

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;

/// Seconds between a failed try and the next one: 15 tries over some 66 hours.
const WAITS: [i64; 14] = [
    5,
    30,
    2 * MINUTE,
    10 * MINUTE,
    30 * MINUTE,
    HOUR,
    2 * HOUR,
    4 * HOUR,
    6 * HOUR,
    8 * HOUR,
    10 * HOUR,
    10 * HOUR,
    12 * HOUR,
    12 * HOUR,
];

/// Longest wait that a target may ask for by `Retry-After`.
pub const LONGEST_WAIT: SignedDuration = SignedDuration::from_hours(12);

/// Time from the `failures`th failed try to the next one, none when it was the last; `dice` adds jitter of up to a
/// tenth, so that what failed together is not tried again together.
pub fn wait_after(failures: i64, dice: u8) -> Option<SignedDuration> {
    let place = usize::try_from(failures.max(1) - 1).ok()?;
    let wait = SignedDuration::from_secs(*WAITS.get(place)?);
    Some(wait + wait * i32::from(dice) / (10 * 255))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_go_on_for_some_66_hours() {
        let all = (1..).map_while(|failures| wait_after(failures, 0));
        let sum: SignedDuration = all.fold(SignedDuration::ZERO, |sum, wait| sum + wait);
        assert_eq!(sum.as_hours(), 65);
        let jittered = (1..).map_while(|failures| wait_after(failures, 255));
        assert_eq!(jittered.fold(SignedDuration::ZERO, |sum, wait| sum + wait).as_hours(), 72);
    }

    #[test]
    fn each_wait_is_as_long_as_the_one_before_or_longer() {
        let waits: Vec<SignedDuration> = (1..).map_while(|failures| wait_after(failures, 0)).collect();
        assert!(waits.is_sorted() && waits.iter().all(|wait| *wait <= LONGEST_WAIT), "{waits:?}");
        assert_eq!(wait_after(0, 0), wait_after(1, 0));
    }

    #[test]
    fn a_target_chooses_from_all_events_but_the_test() {
        assert_eq!(WebhookEvent::choices().count(), WebhookEvent::ALL.len() - 1);
    }
}
