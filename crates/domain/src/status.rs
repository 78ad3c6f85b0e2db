//! Colours in which a table shows the state of its rows.

coded! {
    /// Colour of a state, never its only sign: a word stands beside it.
    pub enum Color {
        Yellow = "yellow",
        Green = "green",
        Red = "red",
        Orange = "orange",
        /// Under way, neither good nor bad.
        Blue = "blue",
        Gray = "gray",
    }
}
