//! Column of codes, as the check and its SQL share it.

/// Column whose values are the codes of one enum.
pub struct CodedColumn {
    pub table: &'static str,
    pub column: &'static str,
    /// Codes of the enum, in the order of its declaration.
    pub codes: fn() -> Vec<&'static str>,
    /// Statement that reads the column's distinct values.
    pub sql: &'static str,
}
