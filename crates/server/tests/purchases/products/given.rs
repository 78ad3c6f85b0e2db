//! A catalogue to narrow and branches to search.
use plon_kernel::on_db;

use crate::support::TestApp;

/// Name, brand, category, crops, unit, sizes, thousandths of points for a unit in 2025.
type Sample = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static [i64], Option<i64>);

/// In the order of their codes, which is not that of their names.
const SAMPLES: &[Sample] = &[
    ("ŻNIWOSAR 90 WG", "AGROSAR", "Fungicydy", r#"["Żyto","Rzepak"]"#, "kg", &[500, 5000], Some(1500)),
    ("ŁANOMAX Burak", "ŁANOMAX", "Herbicydy", r#"["Buraki cukrowe"]"#, "L", &[1000, 5000], Some(20_000)),
    ("LEPTOSAR 200 SC", "LEPTOSAR", "Insektycydy", r#"["Rzepak"]"#, "L", &[250, 1000], None),
    ("AGROSAR Ćma", "AGROSAR", "Insektycydy", r#"["Rzepak ozimy"]"#, "L", &[5000], Some(0)),
];

impl TestApp {
    /// Season 2025 with DOVVO (`100001`, herbicide in 5 L at 10 points a litre) and the samples (`200001` and on).
    pub async fn catalogue(&self) {
        self.programme().await;
        for (number, sample) in (1..).zip(SAMPLES) {
            self.product(number, sample).await;
        }
    }

    async fn product(&self, number: i64, (name, brand, category, crops, unit, volumes, rate): &Sample) {
        let mut tx = self.db().begin().await.unwrap();
        let key = plon_domain::text::search_key(name);
        let id: i64 = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO products (sap, slug, name, brand, category, crops, unit, description, colour, search_key, active)
             VALUES ($1, $2, $3, $4, $5, $6, $7, '', '#0b7a75', $2, TRUE) RETURNING id")
            .bind(format!("20000{number}")).bind(key).bind(*name).bind(*brand).bind(*category).bind(*crops).bind(*unit)
            .fetch_one(conn).await)
        .unwrap();
        for volume in *volumes {
            on_db!(&mut tx, conn => sqlx::query("INSERT INTO packs (product_id, code, volume) VALUES ($1, $2, $3)")
                .bind(id).bind(format!("{id}-{volume}")).bind(*volume).execute(conn).await.map(|_| ()))
            .unwrap();
        }
        if let Some(rate) = rate {
            on_db!(&mut tx, conn => sqlx::query(
                "INSERT INTO product_rates (product_id, season, points_per_unit, list_price) VALUES ($1, 2025, $2, 1)")
                .bind(id).bind(*rate).execute(conn).await.map(|_| ()))
            .unwrap();
        }
        tx.commit().await.unwrap();
    }

    /// A branch that has some products by their codes.
    pub async fn branch(&self, distributor: i64, name: &str, city: &str, saps: &[&str]) {
        let mut tx = self.db().begin().await.unwrap();
        let id: i64 = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO branches (distributor_id, name, street, street_number, postcode, city, voivodeship, latitude,
                                   longitude, phone)
             VALUES ($1, $2, 'Polna', '7', '88-400', $3, 'mazowieckie', 52123456, 21654321, '+48500000123')
             RETURNING id")
            .bind(distributor).bind(name).bind(city).fetch_one(conn).await)
        .unwrap();
        for sap in saps {
            on_db!(&mut tx, conn => sqlx::query(
                "INSERT INTO availability (product_id, branch_id) SELECT id, $1 FROM products WHERE sap = $2")
                .bind(id).bind(*sap).execute(conn).await.map(|_| ()))
            .unwrap();
        }
        tx.commit().await.unwrap();
    }
}

/// The texts at `key` of each row of a list.
pub fn texts_of<'a>(json: &'a serde_json::Value, key: &str) -> Vec<&'a str> {
    json["data"]["items"].as_array().unwrap().iter().map(|item| item[key].as_str().unwrap()).collect()
}
