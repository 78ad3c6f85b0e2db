//! Prints the document for the repository: each part of an operation or of a schema has a line, so that a diff shows
//! the place of a change and the file stays small.
use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::Formatter;
use serde_json::{Serializer, Value};

/// Depth of nested objects to which each key begins a line: `paths`, a path, a method, a part of the operation.
const DEPTH: usize = 4;

/// Writes the document as JSON.
///
/// # Errors
/// When it cannot be serialized.
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

    /// Lists stay on one line.
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += DEPTH;
        writer.write_all(b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= DEPTH;
        writer.write_all(b"]")
    }
}
