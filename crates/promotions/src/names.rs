//! Names of products, brands and categories, which promotions refer to by codes and slugs.
use std::collections::BTreeMap;

use plon_domain::promotions::Scope;

use super::model::slug;
use super::store::{self, NamedRow};
use plon_kernel::db::Read;

/// Names by code and slug.
#[derive(Debug, Default)]
pub struct Names {
    pub brands: BTreeMap<String, String>,
    pub categories: BTreeMap<String, String>,
    /// Product names by SAP code.
    pub products: BTreeMap<String, String>,
    rows: Vec<NamedRow>,
}

impl Names {
    pub async fn read(db: &mut impl Read) -> sqlx::Result<Names> {
        let mut names = Names { rows: store::products(db).await?, ..Names::default() };
        for row in &names.rows {
            names.brands.insert(slug(&row.brand), row.brand.clone());
            names.categories.insert(slug(&row.category), row.category.clone());
            names.products.insert(row.sap.clone(), row.name.clone());
        }
        Ok(names)
    }

    /// SAP codes of the products in a scope, whatever their packs.
    pub fn in_scope(&self, scope: &Scope) -> Vec<&str> {
        let named = self.rows.iter().filter(|row| scope.names(&row.sap, &slug(&row.brand), &slug(&row.category)));
        named.map(|row| row.sap.as_str()).collect()
    }
}
