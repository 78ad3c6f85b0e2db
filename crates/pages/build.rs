//! Makes the folder that the front end is embedded from, and rebuilds this crate when what it embeds changes.
use std::path::Path;

fn main() -> std::io::Result<()> {
    let front_end = Path::new("../../web/dist");
    std::fs::create_dir_all(front_end)?;
    if is_release() {
        println!("cargo:rerun-if-changed={}", front_end.display());
    }
    Ok(())
}

/// A debug build reads the front end from the folder as it runs, and need not be made anew.
#[expect(clippy::disallowed_methods, reason = "cargo tells a build script of the profile by the environment")]
fn is_release() -> bool {
    std::env::var("PROFILE").is_ok_and(|profile| profile == "release")
}
