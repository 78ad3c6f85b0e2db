//! Products with their packs and points, distributors with their branches, each with its kinds of import, and crops.
pub mod crops;
pub mod distributors;
pub mod products;
