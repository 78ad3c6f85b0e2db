//! Invoices, purchases and the calculator, with their kinds of import.
pub mod calculator;
pub mod invoices;
pub mod purchases;
pub mod waiting;
