//! Documents for readers without JavaScript, on paper and for calendars, the front end's files, the middleware around all handlers, and the
//! accept loop.
pub mod assets;
pub mod bodies;
pub mod brand;
pub mod calendar;
pub mod connections;
pub mod documents;
pub mod middleware;
pub mod pdf;
pub mod proxies;
pub mod serve;
pub mod statements;
