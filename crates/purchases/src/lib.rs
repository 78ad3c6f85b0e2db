//! Invoices, products, distributors, purchases and the calculator, with their kinds of import.
pub mod calculator;
pub mod distributors;
pub mod invoices;
pub mod products;
pub mod purchases;
