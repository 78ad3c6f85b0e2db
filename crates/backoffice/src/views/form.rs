//! Parts of a view that are saved.
use plon_platform::error::{ApiError, Fields};
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::ListName;

/// The most signs of a name.
const MAX_NAME: usize = 60;

/// The most signs of an address's query.
const MAX_QUERY: usize = 2_000;

/// Parameters of what was searched for: a name, a NIP or a number.
const SEARCHES: [&str; 2] = ["search", "nip"];

/// The most columns, and signs of a column's key.
const MAX_COLUMNS: usize = 40;
const MAX_KEY: usize = 40;

#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"list": "participants", "name": "Nowi bez przedstawiciela", "query": "status=active",
    "columns": ["name", "town"], "is_default": true}))]
pub struct ViewForm {
    pub list: ListName,
    /// At most 60 signs, once in a list.
    pub name: String,
    /// Query of the list's address, at most 2,000 signs. What was searched for is not kept, because a view outlives a
    /// participant's data.
    #[serde(default)]
    pub query: String,
    /// Keys of the columns, in their order; empty for all in the usual one.
    #[serde(default)]
    pub columns: Vec<String>,
    #[serde(default)]
    pub is_default: bool,
}

impl ViewForm {
    /// Checks the form; the name loses the space around it, the query what was searched for.
    ///
    /// # Errors
    /// `Invalid` with all errors at once.
    pub fn checked(mut self) -> Result<ViewForm, ApiError> {
        let mut fields = Fields::default();
        self.name = self.name.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.name.chars().count() {
            0 => fields.add_error("name", "Nazwij widok"),
            1..=MAX_NAME => {}
            _ => fields.add_error("name", "Nazwa widoku ma najwyżej 60 znaków"),
        }
        if self.query.chars().count() > MAX_QUERY {
            fields.add_error("query", "Filtry są zbyt długie, aby je zapisać");
        }
        if self.columns.len() > MAX_COLUMNS || self.columns.iter().any(|key| key.chars().count() > MAX_KEY) {
            fields.add_error("columns", "Kolumn jest zbyt wiele, aby je zapisać");
        }
        fields.check()?;
        self.query = without_searches(&self.query);
        Ok(self)
    }
}

fn without_searches(query: &str) -> String {
    let is_kept = |pair: &&str| !SEARCHES.contains(&pair.split('=').next().unwrap_or_default());
    query.split('&').filter(is_kept).collect::<Vec<_>>().join("&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_keeps_filters_and_not_whom_was_searched_for() {
        assert_eq!(without_searches("search=wit&sortBy=name&status=active"), "sortBy=name&status=active");
        assert_eq!(without_searches("nip=5260250274"), "");
    }
}
