//! Rows that hang on a product are found by its keys on both databases; the catalogue itself is some dozens of rows.
use crate::support::on_both;

on_both! {
    async fn rates_and_packs_of_the_listed_products_go_by_their_keys(app) {
        app.catalogue().await;
        for query in ["", "?volume=5L", "?brand=DOVVO&crops=Rzepak&search=a&sortBy=points&page=2"] {
            let plans = app.plans_of(app.get(&format!("/api/v1/products{query}"))).await;
            for plan in plans.reading("products p") {
                let scans = |step: &str| step.contains("Seq Scan on") || step.contains("SCAN ");
                let whole: Vec<&str> = plan.lines().filter(|step| scans(step)).collect();
                assert!(whole.iter().all(|step| !step.contains("packs") && !step.contains("SCAN k")), "{plan}");
                assert!(whole.iter().all(|step| !step.contains("rates") && !step.contains("SCAN r")), "{plan}");
            }
        }
    }

    async fn availability_goes_by_the_products_that_were_chosen(app) {
        let participant = app.participant().await;
        app.catalogue().await;
        let request = app.get("/api/v1/product-availability?products=200001&city=Radom").bearer(&participant.token);
        for plan in app.plans_of(request).await.reading("products p CROSS JOIN availability a") {
            let by_key = plan.contains("availability_pkey") || plan.contains("SEARCH a USING COVERING INDEX");
            assert!(by_key && !plan.contains("SCAN a") && !plan.contains("Seq Scan on availability"), "{plan}");
        }
    }
}
