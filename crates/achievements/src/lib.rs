//! Achievements: levels of the lifetime total of points, and the letters that congratulate on them.
pub mod letters;
pub mod levels;
