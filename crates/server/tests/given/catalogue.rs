//! Fixtures of catalogue: products, distributors and branches as operators keep them, and the tables that they take away.
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp};

pub const PRODUCTS: &str = "/api/v1/backoffice/products";
pub const DISTRIBUTORS: &str = "/api/v1/backoffice/distributors";
pub const BRANCHES: &str = "/api/v1/backoffice/branches";

/// A product that has no error.
pub fn product(name: &str, sap: &str) -> Value {
    json!({"name": name, "sap": sap, "brand": "ŁANOMAX", "category": "Fungicydy", "crops": ["Żyto", "Rzepak"],
           "unit": "L", "description": "Chroni kłos.\n\nNa długo.", "colour": "#2F7D32", "active": true})
}

/// A branch that has no error.
pub fn branch(name: &str) -> Value {
    json!({"name": name, "street": "Młyńska", "street_number": "1", "postcode": "99-400", "city": "Łowicz",
           "voivodeship": "łódzkie", "latitude": "52,1051", "longitude": "19.9405", "phone": "500 000 100"})
}

impl TestApp {
    pub async fn put(&self, operator: &OperatorClient, path: &str, form: &Value) -> Answer {
        self.post(path).bearer(&operator.token).json(form).send().await
    }

    pub async fn get_as(&self, operator: &OperatorClient, path: &str) -> Value {
        self.get(path).bearer(&operator.token).send().await.assert(200).json["data"].clone()
    }

    /// Lists the actions of operators, the newest first; their reads stand in the log beside them.
    pub async fn audited_changes(&self) -> Vec<Value> {
        let administrator = self.operator(&["administrator"]).await;
        let log = self.get("/api/v1/backoffice/audit").bearer(&administrator.token).send().await;
        let entries = log.assert(200).json["data"]["items"].as_array().unwrap().clone();
        let is_read = |entry: &Value| entry["action"].as_str().unwrap().contains(".read");
        entries.into_iter().filter(|entry| !is_read(entry)).collect()
    }
}
