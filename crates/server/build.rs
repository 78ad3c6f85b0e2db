//! Rebuilds this crate when the sample programme changes, which it embeds.

fn main() {
    println!("cargo:rerun-if-changed=../../data/programme");
}
