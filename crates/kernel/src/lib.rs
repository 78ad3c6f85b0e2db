//! What stands on nothing of the programme: both databases, ids and types, pages of lists, clock, randomness, codes
//! of refusals with their sentences.
pub mod bulk;
pub mod checkpoint;
pub mod clock;
pub mod collation;
pub mod database_as_it_is;
pub mod database_times;
pub mod database_waits;
pub mod db;
pub mod dry_run;
pub mod durations;
pub mod error_code;
pub mod error_messages;
pub mod etag;
pub mod file_identity;
pub mod html;
pub mod http_client;
pub mod ids;
pub mod negotiation;
pub mod paging;
pub mod priority_semaphore;
pub mod rng;
pub mod schema;
pub mod shutdown;
pub mod traces;
pub mod types;
