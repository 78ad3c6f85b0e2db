//! Products: the public list, availability, and the packs of the operator's form.
mod availability;
mod explain;
mod filters;
mod given;
mod list;
mod packs;
mod response_cache;
