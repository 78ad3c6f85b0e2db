//! Filters that narrow the products.
use serde_json::json;

use crate::support::on_both;

on_both! {
    async fn each_filter_has_its_choices_in_order_with_their_counts(app) {
        app.catalogue().await;
        let answer = app.get("/api/v1/product-filters").send().await;
        let choice = |name: &str, count: i64| json!({"value": name, "name": name, "count": count});
        let size = |value: &str, name: &str, count: i64| json!({"value": value, "name": name, "count": count});
        let expected = json!({
            "brands": [choice("AGROSAR", 2), choice("DOVVO", 1), choice("LEPTOSAR", 1), choice("ŁANOMAX", 1)],
            "categories": [choice("Fungicydy", 1), choice("Herbicydy", 2), choice("Insektycydy", 2)],
            "crops": [choice("Żyto", 1), choice("Rzepak", 2), choice("Buraki cukrowe", 1), choice("Rzepak ozimy", 1)],
            "volumes": [
                size("0.25L", "0,25\u{a0}L", 1), size("1L", "1\u{a0}L", 2), size("5L", "5\u{a0}L", 3),
                size("0.5kg", "0,5\u{a0}kg", 1), size("5kg", "5\u{a0}kg", 1),
            ],
        });
        assert_eq!(answer.assert(200).json["data"], expected);
    }

    async fn a_product_off_sale_is_no_choice(app) {
        let programme = app.programme().await;
        app.execute("UPDATE products SET active = FALSE WHERE id = $1", programme.product).await;
        let answer = app.get("/api/v1/product-filters").send().await;
        assert_eq!(answer.json["data"], json!({"brands": [], "categories": [], "crops": [], "volumes": []}));
    }
}
