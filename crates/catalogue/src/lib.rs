//! Products with their packs and points, and distributors with their branches, each with its kinds of import.
pub mod distributors;
pub mod products;
