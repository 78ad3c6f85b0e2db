//! A saved view and the lists that have views.
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// List of the back office whose views can be saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ListName {
    Participants,
    Invoices,
    Orders,
    Payouts,
    Requests,
    Contact,
    Messages,
    Imports,
    Products,
    Distributors,
    Rewards,
    Trips,
    Promotions,
    News,
    Pages,
    Operators,
    Representatives,
    Corrections,
}

impl ListName {
    /// Name under which the views of the list are stored.
    pub const fn as_str(self) -> &'static str {
        match self {
            ListName::Participants => "participants",
            ListName::Invoices => "invoices",
            ListName::Orders => "orders",
            ListName::Payouts => "payouts",
            ListName::Requests => "requests",
            ListName::Contact => "contact",
            ListName::Messages => "messages",
            ListName::Imports => "imports",
            ListName::Products => "products",
            ListName::Distributors => "distributors",
            ListName::Rewards => "rewards",
            ListName::Trips => "trips",
            ListName::Promotions => "promotions",
            ListName::News => "news",
            ListName::Pages => "pages",
            ListName::Operators => "operators",
            ListName::Representatives => "representatives",
            ListName::Corrections => "corrections",
        }
    }
}

/// View of a list, one operator's own.
#[derive(Debug, Serialize, ToSchema)]
pub struct SavedView {
    pub id: i64,
    pub list: ListName,
    pub name: String,
    /// Query of the list's address: its filters and its order.
    pub query: String,
    /// Keys of the columns, in their order; empty for all in the usual one.
    pub columns: Vec<String>,
    /// True for the view that the list opens with.
    pub is_default: bool,
}
