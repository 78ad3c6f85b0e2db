//! Messages to the programme, from visitors and participants, and the back office where operators answer them.
mod admin;
mod forms;
mod retention;

pub use crate::given::contact::*;
