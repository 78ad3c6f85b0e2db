//! Orders through their states, and what a sum of money costs.

use plon_domain::ledger::TransferKind;
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::reward::OrderStatus::{Cancelled, Completed, InProgress, Returned, Selected};
use plon_domain::reward::{Actor, InvalidAmount, MoneyPrice, OrderStatus, PointsPerZloty, RewardKind};
use proptest::prelude::*;

fn next(status: OrderStatus, kind: RewardKind, actor: Actor) -> Vec<OrderStatus> {
    status.next(kind, actor).collect()
}

#[test]
fn an_operator_moves_a_parcel_on_or_cancels_it() {
    assert_eq!(next(Selected, RewardKind::Parcel, Actor::Operator), [InProgress, Cancelled]);
    assert_eq!(next(InProgress, RewardKind::Parcel, Actor::Operator), [Completed, Cancelled]);
}

#[test]
fn a_transfer_moves_with_its_batch_only_and_on_its_way_it_is_not_cancelled() {
    for kind in [RewardKind::BankTransfer, RewardKind::CharityTransfer] {
        assert_eq!(next(Selected, kind, Actor::Operator), [Cancelled]);
        assert_eq!(next(InProgress, kind, Actor::Operator), []);
        assert_eq!(next(Selected, kind, Actor::Payout), [InProgress]);
        assert_eq!(next(InProgress, kind, Actor::Payout), [Completed, Returned]);
        assert_eq!(next(Completed, kind, Actor::Payout), [Returned], "the bank may send it back days later");
    }
}

#[test]
fn a_batch_moves_nothing_but_transfers() {
    for kind in [RewardKind::Parcel, RewardKind::Card, RewardKind::Trip] {
        for &status in OrderStatus::ALL {
            assert_eq!(next(status, kind, Actor::Payout), []);
        }
    }
}

#[test]
fn a_participant_may_only_cancel_what_nobody_has_begun() {
    for &kind in RewardKind::ALL {
        assert_eq!(next(Selected, kind, Actor::Participant), [Cancelled]);
        assert_eq!(next(InProgress, kind, Actor::Participant), []);
    }
}

#[test]
fn nothing_follows_the_end_of_an_order() {
    for &kind in RewardKind::ALL {
        for end in [Completed, Cancelled, Returned] {
            assert_eq!(next(end, kind, Actor::Operator), [], "{end} {kind}");
            assert!(!end.is_open());
        }
    }
}

#[test]
fn points_are_held_at_once_and_come_back_unless_the_order_is_completed() {
    let transfers = OrderStatus::ALL.iter().map(|status| status.transfer(InProgress));
    let expected = [
        Some(TransferKind::Hold),
        None,
        Some(TransferKind::Redeem),
        Some(TransferKind::Release),
        Some(TransferKind::Release),
    ];
    assert!(transfers.eq(expected));
    assert_eq!(Returned.transfer(Completed), Some(TransferKind::Refund));
}

#[test]
fn orders_have_the_labels_of_the_specification() {
    let labels = OrderStatus::ALL.iter().map(|status| status.label());
    assert!(labels.eq(["Wybrana", "W toku", "Zrealizowana", "Anulowana", "Zwrócona"]));
}

#[test]
fn only_a_transfer_to_the_participant_needs_their_account_and_only_a_parcel_an_address() {
    let needing = |needs: fn(RewardKind) -> bool| RewardKind::ALL.iter().copied().filter(move |&kind| needs(kind));
    assert!(needing(RewardKind::needs_bank_account).eq([RewardKind::BankTransfer]));
    assert!(needing(RewardKind::needs_address).eq([RewardKind::Parcel]));
}

fn price(min: i64, max: i64, step: i64, points_per_zloty: i64) -> MoneyPrice {
    let rate = PointsPerZloty::try_from(points_per_zloty).unwrap();
    MoneyPrice::new(Grosze(min), Grosze(max), Grosze(step), rate).unwrap()
}

#[test]
fn fifty_zlotys_at_a_hundred_points_each_cost_five_thousand() {
    let price = price(5_000, 500_000, 1_000, 100);
    assert_eq!(price.points_for(Grosze(5_000)), Ok(Points(5_000)));
    assert_eq!(price.points_for(Grosze(500_000)), Ok(Points(500_000)));
}

#[test]
fn a_price_is_rounded_up_to_a_whole_point() {
    assert_eq!(price(1, 100, 1, 1).points_for(Grosze(1)), Ok(Points(1)));
    assert_eq!(price(1, 200, 1, 1).points_for(Grosze(101)), Ok(Points(2)));
}

#[test]
fn a_sum_out_of_bounds_or_off_the_step_is_refused_in_polish() {
    let price = price(5_000, 500_000, 1_000, 100);
    let refusal = |amount| price.points_for(Grosze(amount)).unwrap_err().to_string();
    assert_eq!(refusal(4_999), "Najmniejsza kwota to 50,00\u{a0}zł");
    assert_eq!(refusal(-5_000), "Najmniejsza kwota to 50,00\u{a0}zł");
    assert_eq!(refusal(500_001), "Największa kwota to 5\u{a0}000,00\u{a0}zł");
    assert_eq!(refusal(5_500), "Kwota musi być wielokrotnością 10,00\u{a0}zł");
    assert_eq!(price.points_for(Grosze(5_500)), Err(InvalidAmount::OffStep(Grosze(1_000))));
}

#[test]
fn a_price_whose_bounds_and_step_do_not_agree_does_not_exist() {
    let rate = PointsPerZloty::try_from(100).unwrap();
    for (min, max, step) in [(0, 100, 10), (10, 100, 0), (10, 100, -10), (15, 100, 10), (10, 105, 10), (100, 50, 10)] {
        let price = MoneyPrice::new(Grosze(min), Grosze(max), Grosze(step), rate);
        assert!(price.is_err(), "{min} {max} {step}");
    }
}

proptest! {
    #[test]
    fn a_price_never_gives_points_away(steps in 1..=1_000_000_i64, step in 1..=1_000_i64, rate in 1..=10_000_i64) {
        let amount = steps * step;
        let points = price(step, amount, step, rate).points_for(Grosze(amount)).unwrap();
        let exact = i128::from(amount) * i128::from(rate);
        let charged = i128::from(points.0) * 100;
        prop_assert!(exact <= charged && charged < exact + 100);
    }
}

#[test]
fn a_note_is_a_reason_only_where_the_order_ends_without_the_reward() {
    let reasons: Vec<_> = OrderStatus::ALL.iter().filter(|status| status.note_label() == "Powód").collect();
    assert_eq!(reasons, [&Cancelled, &Returned]);
    assert_eq!(Completed.note_label(), "Wiadomość");
}
