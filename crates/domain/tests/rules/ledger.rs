//! Transfers, balances, and the promise that points are neither made nor lost between accounts.

use plon_domain::balances::{Balances, Figures, InvalidBalances, RefusedTransfer};
use plon_domain::ledger::{AccountKind, InvalidTransfer, Source, Transfer, TransferKind};
use plon_domain::points::Points;
use proptest::prelude::*;

fn accrual(source: Source, amount: i64) -> Transfer {
    Transfer::accrual(source, Points(amount)).unwrap()
}

fn hold(amount: i64) -> Transfer {
    Transfer::hold(Points(amount)).unwrap()
}

fn after(transfers: &[Transfer]) -> Balances {
    transfers.iter().fold(Balances::default(), |balances, transfer| balances.after(transfer).unwrap())
}

#[test]
fn each_kind_goes_one_way_only() {
    use AccountKind::{Achievements, Affiliation, Available, Forfeited, Held, Purchases, Redeemed};
    let allowed = [
        (TransferKind::Accrual, Purchases, Available),
        (TransferKind::Accrual, Affiliation, Available),
        (TransferKind::Accrual, Achievements, Available),
        (TransferKind::Reversal, Available, Purchases),
        (TransferKind::Reversal, Available, Affiliation),
        (TransferKind::Reversal, Available, Achievements),
        (TransferKind::Hold, Available, Held),
        (TransferKind::Release, Held, Available),
        (TransferKind::Redeem, Held, Redeemed),
        (TransferKind::Refund, Redeemed, Available),
        (TransferKind::Forfeit, Held, Forfeited),
    ];
    for &kind in TransferKind::ALL {
        for &from in AccountKind::ALL {
            for &to in AccountKind::ALL {
                let taken = Transfer::new(kind, from, to, Points(1)).is_ok();
                assert_eq!(taken, allowed.contains(&(kind, from, to)), "{kind} from {from} to {to}");
            }
        }
    }
}

#[test]
fn a_transfer_moves_at_least_one_point() {
    assert_eq!(Transfer::hold(Points(0)), Err(InvalidTransfer::NotPositive(Points(0))));
    assert_eq!(Transfer::hold(Points(-5)), Err(InvalidTransfer::NotPositive(Points(-5))));
}

#[test]
fn an_order_never_overdraws() {
    let balances = after(&[accrual(Source::Purchases, 500)]);
    assert!(balances.after(&hold(500)).is_ok());
    assert_eq!(
        balances.after(&hold(501)),
        Err(RefusedTransfer::NotCovered { account: AccountKind::Available, balance: Points(500), amount: Points(501) })
    );
}

#[test]
fn a_correction_may_overdraw_and_orders_wait_until_it_is_back() {
    let spent = after(&[accrual(Source::Purchases, 500), hold(400)]);
    let corrected = spent.after(&Transfer::reversal(Source::Purchases, Points(300)).unwrap()).unwrap();
    assert_eq!(corrected.get(AccountKind::Available), Points(-200));
    assert!(corrected.after(&hold(1)).is_err());

    let earned_again = corrected.after(&accrual(Source::Purchases, 250)).unwrap();
    assert!(earned_again.after(&hold(50)).is_ok());
}

#[test]
fn no_more_is_taken_back_than_a_source_has_issued() {
    let balances = after(&[accrual(Source::Purchases, 500), accrual(Source::Affiliation, 100)]);
    assert_eq!(
        balances.after(&Transfer::reversal(Source::Affiliation, Points(101)).unwrap()),
        Err(RefusedTransfer::NotIssued { account: AccountKind::Affiliation, issued: Points(100), amount: Points(101) })
    );
}

#[test]
fn no_more_is_released_redeemed_forfeited_or_refunded_than_there_is() {
    let balances = after(&[accrual(Source::Purchases, 500), hold(100)]);
    let over = [Transfer::release, Transfer::redeem, Transfer::forfeit].map(|make| make(Points(101)).unwrap());
    for transfer in over {
        assert!(balances.after(&transfer).is_err(), "{:?}", transfer.kind());
    }
    assert!(balances.after(&Transfer::refund(Points(1)).unwrap()).is_err());
}

#[test]
fn a_sum_out_of_range_is_refused() {
    let full = after(&[accrual(Source::Purchases, i64::MAX)]);
    assert!(full.after(&accrual(Source::Affiliation, 1)).is_err());
}

#[test]
fn the_profile_shows_what_was_earned_and_what_is_left() {
    let balances = after(&[
        accrual(Source::Purchases, 60_000),
        accrual(Source::Affiliation, 2_000),
        accrual(Source::Achievements, 480),
        hold(10_000),
        Transfer::redeem(Points(4_000)).unwrap(),
    ]);
    let figures = balances.figures();
    let expected = Figures {
        available: Points(52_480),
        total: Points(62_480),
        brand_purchase: Points(60_000),
        affiliation: Points(2_000),
        achievements: Points(480),
    };
    assert_eq!(figures, expected);
    assert_eq!(
        serde_json::to_string(&figures).unwrap(),
        r#"{"available":52480,"total":62480,"brandPurchase":60000,"affiliation":2000,"achievements":480}"#
    );
}

#[test]
fn the_limit_is_reached_by_the_total_and_not_by_what_is_left() {
    let limit = Points(4_000_000);
    let balances = after(&[accrual(Source::Purchases, 3_999_999), hold(3_000_000)]);
    assert_eq!(balances.figures().room(limit), Points(1));
    assert!(!balances.figures().hits_limit(limit));

    let full = balances.after(&accrual(Source::Achievements, 1)).unwrap();
    assert_eq!(full.figures().room(limit), Points::ZERO);
    assert!(full.figures().hits_limit(limit));
}

#[test]
fn balances_that_no_transfers_lead_to_are_not_restored() {
    use AccountKind::{Available, Held, Purchases};
    assert_eq!(
        Balances::restore([(Purchases, Points(-5)), (Available, Points(4))]),
        Err(InvalidBalances::Unbalanced(-1))
    );
    assert_eq!(
        Balances::restore([(Purchases, Points(5)), (Available, Points(-5))]),
        Err(InvalidBalances::WrongSign { account: Purchases, balance: Points(5) })
    );
    assert_eq!(
        Balances::restore([(Available, Points(5)), (Held, Points(-5))]),
        Err(InvalidBalances::WrongSign { account: Held, balance: Points(-5) })
    );
}

fn any_transfer() -> impl Strategy<Value = Transfer> {
    let source = prop::sample::select(Source::ALL);
    let kind = prop::sample::select(TransferKind::ALL);
    (kind, source, 1..=1_000_i64).prop_map(|(kind, source, amount)| {
        let amount = Points(amount);
        match kind {
            TransferKind::Accrual => Transfer::accrual(source, amount),
            TransferKind::Reversal => Transfer::reversal(source, amount),
            TransferKind::Hold => Transfer::hold(amount),
            TransferKind::Release => Transfer::release(amount),
            TransferKind::Redeem => Transfer::redeem(amount),
            TransferKind::Refund => Transfer::refund(amount),
            TransferKind::Forfeit => Transfer::forfeit(amount),
        }
        .unwrap()
    })
}

proptest! {
    #[test]
    fn whatever_transfers_are_tried_the_books_balance(transfers in prop::collection::vec(any_transfer(), 0..200)) {
        let mut balances = Balances::default();
        for transfer in &transfers {
            let before = balances;
            let Ok(after) = before.after(transfer) else { continue };
            let available = after.get(AccountKind::Available);
            let overdrew = available < Points::ZERO && available < before.get(AccountKind::Available);
            prop_assert!(!overdrew || transfer.kind() == TransferKind::Reversal);
            prop_assert_eq!(after.sum(), 0);
            balances = after;
        }
        let stored = AccountKind::ALL.iter().map(|&account| (account, balances.get(account)));
        prop_assert_eq!(Balances::restore(stored), Ok(balances));

        let Figures { total, brand_purchase, affiliation, achievements, .. } = balances.figures();
        prop_assert_eq!(total, brand_purchase + affiliation + achievements);
        prop_assert!(brand_purchase >= Points::ZERO && affiliation >= Points::ZERO && achievements >= Points::ZERO);
    }
}
