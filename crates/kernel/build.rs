//! Rebuilds this crate when the migrations change, which it embeds.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
