//! Kinds of records, with the roles that may open them.
use plon_platform::auth::{
    Administrator, Editor, Finance, Moderator, ModeratorFinanceOrSupport, Office, Role, RoleSet, has_role,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Kind of a record that has a page, or a list, in the back office.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RecordKind {
    Participant,
    Invoice,
    Order,
    Promotion,
    Product,
    Distributor,
    Branch,
    Reward,
    Trip,
    Import,
    Correction,
    Request,
    Representative,
    News,
    Page,
    Question,
    Operator,
}

impl RecordKind {
    /// The kinds in the order in which a search lists them.
    pub const ALL: [RecordKind; 17] = [
        RecordKind::Participant,
        RecordKind::Invoice,
        RecordKind::Order,
        RecordKind::Promotion,
        RecordKind::Product,
        RecordKind::Distributor,
        RecordKind::Branch,
        RecordKind::Reward,
        RecordKind::Trip,
        RecordKind::Import,
        RecordKind::Correction,
        RecordKind::Request,
        RecordKind::Representative,
        RecordKind::News,
        RecordKind::Page,
        RecordKind::Question,
        RecordKind::Operator,
    ];

    /// The table of the kind, as the audit log names it.
    pub const fn table(self) -> &'static str {
        match self {
            RecordKind::Participant => "participants",
            RecordKind::Invoice => "invoices",
            RecordKind::Order => "orders",
            RecordKind::Promotion => "promotions",
            RecordKind::Product => "products",
            RecordKind::Distributor => "distributors",
            RecordKind::Branch => "branches",
            RecordKind::Reward => "rewards",
            RecordKind::Trip => "trips",
            RecordKind::Import => "imports",
            RecordKind::Correction => "einvoice_corrections",
            RecordKind::Request => "requests",
            RecordKind::Representative => "representatives",
            RecordKind::News => "news",
            RecordKind::Page => "pages",
            RecordKind::Question => "questions",
            RecordKind::Operator => "operators",
        }
    }

    /// True when an operator with these roles may open a record of the kind.
    pub fn is_open_to(self, roles: &[Role]) -> bool {
        has_role(roles, self.roles())
    }

    /// The roles of the routes that show a record of the kind; the administrator holds them all.
    pub const fn roles(self) -> &'static [Role] {
        match self {
            RecordKind::Participant | RecordKind::Representative => ModeratorFinanceOrSupport::ROLES,
            RecordKind::Invoice
            | RecordKind::Product
            | RecordKind::Distributor
            | RecordKind::Branch
            | RecordKind::Import
            | RecordKind::Correction
            | RecordKind::Request => Moderator::ROLES,
            RecordKind::Order | RecordKind::Reward | RecordKind::Trip => Finance::ROLES,
            RecordKind::Promotion => Office::ROLES,
            RecordKind::News | RecordKind::Page | RecordKind::Question => Editor::ROLES,
            RecordKind::Operator => Administrator::ROLES,
        }
    }

    /// The kind by the name it has in references such as `order-18`.
    pub fn named(name: &str) -> Option<RecordKind> {
        RecordKind::ALL.into_iter().find(|kind| kind.as_str() == name)
    }

    pub const fn as_str(self) -> &'static str {
        match self {
            RecordKind::Participant => "participant",
            RecordKind::Invoice => "invoice",
            RecordKind::Order => "order",
            RecordKind::Promotion => "promotion",
            RecordKind::Product => "product",
            RecordKind::Distributor => "distributor",
            RecordKind::Branch => "branch",
            RecordKind::Reward => "reward",
            RecordKind::Trip => "trip",
            RecordKind::Import => "import",
            RecordKind::Correction => "correction",
            RecordKind::Request => "request",
            RecordKind::Representative => "representative",
            RecordKind::News => "news",
            RecordKind::Page => "page",
            RecordKind::Question => "question",
            RecordKind::Operator => "operator",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_named_as_the_api_writes_it() {
        for kind in RecordKind::ALL {
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.as_str());
            assert_eq!(RecordKind::named(kind.as_str()), Some(kind));
        }
        assert_eq!(RecordKind::named("participants"), None);
    }
}
