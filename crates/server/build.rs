//! Rebuilds the server when a migration or a file of the sample programme changes.
fn main() {
    println!("cargo:rerun-if-changed=migrations");
    println!("cargo:rerun-if-changed=../../data/programme");
}
