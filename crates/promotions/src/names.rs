//! Names of products, brands and categories, which promotions refer to by codes and slugs.
use std::collections::BTreeMap;

use plon_domain::promotions::Scope;

use super::model::slug_of;
use super::store::{self, NamedProductRow};
use plon_kernel::db::Read;

/// Names by code and slug.
#[derive(Debug, Default)]
pub struct Names {
    pub brands: BTreeMap<String, String>,
    pub categories: BTreeMap<String, String>,
    /// Product names by SAP code.
    pub products: BTreeMap<String, String>,
    rows: Vec<NamedProductRow>,
}

impl Names {
    pub async fn load(db: &mut impl Read) -> sqlx::Result<Names> {
        let mut names = Names { rows: store::list_products(db).await?, ..Names::default() };
        for row in &names.rows {
            names.brands.insert(slug_of(&row.brand), row.brand.clone());
            names.categories.insert(slug_of(&row.category), row.category.clone());
            names.products.insert(row.sap.clone(), row.name.clone());
        }
        Ok(names)
    }

    /// SAP codes of the products in a scope, whatever their packs.
    pub fn in_scope(&self, scope: &Scope) -> Vec<&str> {
        let named = self.rows.iter().filter(|row| scope.names(&row.sap, &slug_of(&row.brand), &slug_of(&row.category)));
        named.map(|row| row.sap.as_str()).collect()
    }
}
