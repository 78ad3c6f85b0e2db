//! Audiences of the programme, for accounts, texts and promotions.

coded! {
    /// Type of an account: the scope of its roles.
    pub enum AccountType {
        Retail = "program.retail",
        Partner = "program.partner",
    }
}

coded! {
    /// Audience of a text.
    pub enum Audience {
        Everyone = "everyone",
        Retail = "program.retail",
        Partner = "program.partner",
    }
}
