//! When a message is tried again.
use jiff::SignedDuration;
use plon_domain::message::wait_after;

#[test]
fn each_wait_is_thrice_the_one_before_up_to_two_hours() {
    let waits: Vec<i64> = (1..=9).map(|tries| wait_after(tries, 0).as_secs()).collect();
    assert_eq!(waits, [5, 15, 45, 135, 405, 1215, 3645, 7200, 7200]);
    assert_eq!(wait_after(i64::MAX, 0), SignedDuration::from_hours(2));
}

#[test]
fn the_dice_add_up_to_a_half() {
    assert_eq!(wait_after(2, 255), SignedDuration::from_millis(22_500));
    for dice in 0..=255 {
        let wait = wait_after(3, dice);
        assert!((SignedDuration::from_secs(45)..=SignedDuration::from_millis(67_500)).contains(&wait), "{dice}");
    }
}
