//! Fixtures of purchases: what a participant has bought: the list, its details and the months.
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;

use crate::support::TestApp;

/// A line: (invoice, distributor, day, season, pack, quantity, volume, points, net value, status).
pub type Line<'a> = (&'a str, i64, &'a str, i64, i64, i64, i64, i64, i64, &'a str);

impl TestApp {
    /// Writes lines on invoices as an import leaves them.
    pub async fn bought(&self, owner: ParticipantId, lines: &[Line<'_>]) {
        let mut tx = self.db().begin().await.unwrap();
        for (position, line) in lines.iter().copied().enumerate() {
            let (number, distributor, day, season, pack, quantity, volume, points, value, status) = line;
            on_db!(&mut tx, conn => sqlx::query(
                "INSERT INTO invoices (public_id, participant_id, distributor_id, number, number_key, source,
                                       reported_at, issued_on, dated_on, season, buyer_name, status)
                 VALUES ($1, $2, $3, $4, $4, 'edi', 0, $5, $5, $6, 'Anna', 'accepted')
                 ON CONFLICT (participant_id, distributor_id, number_key) DO NOTHING")
                .bind(self.app.rng.public_id()).bind(owner).bind(distributor).bind(number).bind(day).bind(season)
                .execute(conn).await.map(|_| ()))
            .unwrap();
            on_db!(&mut tx, conn => sqlx::query(
                "INSERT INTO invoice_lines (invoice_id, position, product_id, pack_id, quantity, volume, net_value,
                                            points, status)
                 SELECT i.id, $5, k.product_id, k.id, $6, $7, $8, $9, $10 FROM invoices i, packs k
                 WHERE i.participant_id = $1 AND i.distributor_id = $2 AND i.number_key = $3 AND k.id = $4")
                .bind(owner).bind(distributor).bind(number).bind(pack).bind(i64::try_from(position).unwrap())
                .bind(quantity).bind(volume).bind(value).bind(points).bind(status).execute(conn).await.map(|_| ()))
            .unwrap();
        }
        tx.commit().await.unwrap();
    }

    /// A second pack (1 l) of the programme's product, and a product by the kilogram: (pack, product, pack).
    pub async fn more_packs(&self, product: i64) -> (i64, i64, i64) {
        let mut tx = self.db().begin().await.unwrap();
        let small: i64 = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO packs (product_id, code, volume) VALUES ($1, 'DOVVO-1', 1000) RETURNING id")
            .bind(product).fetch_one(conn).await)
        .unwrap();
        let powder: i64 = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO products (sap, slug, name, brand, category, crops, unit, description, colour, search_key, active)
             VALUES ('100002', 'zaprawa', 'Żyzna zaprawa', 'Ż', 'Zaprawy', '[]', 'kg', '', '#0b7a75', 'zyzna zaprawa', TRUE)
             RETURNING id").fetch_one(conn).await)
        .unwrap();
        let bag: i64 = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO packs (product_id, code, volume) VALUES ($1, 'ZAPRAWA-05', 500) RETURNING id")
            .bind(powder).fetch_one(conn).await)
        .unwrap();
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO product_rates (product_id, season, points_per_unit, list_price) VALUES ($1, 2025, 1000, 3333)")
            .bind(powder).execute(conn).await.map(|_| ()))
        .unwrap();
        tx.commit().await.unwrap();
        (small, powder, bag)
    }
}
