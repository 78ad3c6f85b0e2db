//! Rules that must hold of all books whatever has happened: the invariants that `plon verify` checks, and what the
//! sequences keep besides.
use plon_server::verify;

use crate::support::TestApp;

/// Rows that must not be there where no cap was ever lowered.
const OVER_A_CAP: &str = "SELECT count(*) FROM product_points p
    JOIN product_rates r ON r.product_id = p.product_id AND r.season = p.season WHERE p.points > r.cap_points";

/// Lines on which a product has points that are not counted for its cap.
const NOT_COUNTED: &str = "SELECT count(*) FROM (
    SELECT i.participant_id, l.product_id, i.season FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id
    GROUP BY i.participant_id, l.product_id, i.season HAVING sum(l.points) > 0) AS s
    WHERE NOT EXISTS (SELECT 1 FROM product_points p
        WHERE p.participant_id = s.participant_id AND p.product_id = s.product_id AND p.season = s.season)";

pub async fn assert_sound(app: &TestApp) {
    app.assert_sound().await;
    assert_eq!(app.count(OVER_A_CAP).await, 0, "products over their cap");
    assert_eq!(app.count(NOT_COUNTED).await, 0, "lines whose points no product counts");
}

impl TestApp {
    /// No invariant of `plon verify` is broken.
    pub async fn assert_sound(&self) {
        let breaches = verify::list_breaches(&mut self.db().read().await.unwrap()).await;
        assert!(breaches.is_empty(), "{breaches:#?}");
    }
}
