//! The loyalty programme's rules: no I/O, no clock, no randomness.
