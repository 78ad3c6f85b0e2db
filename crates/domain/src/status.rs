//! The colours in which a table shows the state of its rows.

coded! {
    /// Never the only sign of a state: a word stands beside it.
    pub enum Color {
        Yellow = "yellow",
        Green = "green",
        Red = "red",
        Orange = "orange",
        Gray = "gray",
    }
}
