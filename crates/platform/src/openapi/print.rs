//! Text of the document for the repository: each part of an operation or of a schema has a line, so that a change shows
//! where it is, and the file stays small.
use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::Formatter;
use serde_json::{Serializer, Value};

/// How many objects deep keys begin lines: `paths`, an address, a method, a part of the operation.
const DEPTH: usize = 4;

/// Writes the document as JSON.
///
/// # Errors
/// When the document is no JSON.
pub fn print(document: &Value) -> anyhow::Result<String> {
    let mut text = Vec::new();
    document.serialize(&mut Serializer::with_formatter(&mut text, Lines::default()))?;
    Ok(String::from_utf8(text)?)
}

#[derive(Default)]
struct Lines {
    depth: usize,
}

impl Formatter for Lines {
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"{")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        if self.depth <= DEPTH { writer.write_all(b"\n") } else { Ok(()) }
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(if self.depth < DEPTH { b"\n}" } else { b"}" })
    }

    /// What stands in a list stays in its line.
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += DEPTH;
        writer.write_all(b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= DEPTH;
        writer.write_all(b"]")
    }
}
