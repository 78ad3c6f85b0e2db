//! KSeF on loopback: a server that answers as the public document says, with the answers and the time that a test sets.
pub mod replies;
pub mod server;
pub mod time;
