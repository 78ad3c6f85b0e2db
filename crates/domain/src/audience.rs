//! The audiences of the programme: who an account, a text or a promotion is for.

coded! {
    /// The type of an account: the scope of its roles.
    pub enum AccountType {
        Retail = "program.retail",
        Partner = "program.partner",
    }
}

coded! {
    /// Whom a text is for.
    pub enum Audience {
        Everyone = "everyone",
        Retail = "program.retail",
        Partner = "program.partner",
    }
}
