//! Detects HTTP/1 requests whose head gives the body two lengths (request smuggling). A proxy and the server may read
//! them differently (RFC 9112, 6.3); hyper takes one of the lengths and does not tell.
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Bytes kept of a line: enough for the two names and any length.
const LINE: usize = 64;

/// Parser of a connection's bytes.
pub struct Framing {
    state: ParserState,
    line: Vec<u8>,
    is_doubtful: Arc<AtomicBool>,
}

/// Where the parser stands: in a head, in a body, or past what it reads.
enum ParserState {
    Head(Head),
    /// Bytes left of a body.
    Body(u64),
    /// A chunked body, after which the connection is closed, or HTTP/2.
    End,
}

#[derive(Default)]
struct Head {
    is_begun: bool,
    length: Option<u64>,
    is_encoded: bool,
}

impl Framing {
    /// Starts at the first byte; sets `is_doubtful` when a head has two lengths.
    pub fn new(is_doubtful: Arc<AtomicBool>) -> Framing {
        Framing { state: ParserState::Head(Head::default()), line: Vec::new(), is_doubtful }
    }

    /// Parses the next bytes.
    pub fn read(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            bytes = match &mut self.state {
                ParserState::End => return,
                ParserState::Body(left) => {
                    let many = bytes.len().min(usize::try_from(*left).unwrap_or(usize::MAX));
                    *left -= many as u64;
                    if *left == 0 {
                        self.state = ParserState::Head(Head::default());
                    }
                    &bytes[many..]
                }
                ParserState::Head(_) => self.read_line(bytes),
            };
        }
    }

    fn read_line<'a>(&mut self, bytes: &'a [u8]) -> &'a [u8] {
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let piece = &bytes[..end.unwrap_or(bytes.len())];
        let room = LINE - self.line.len();
        self.line.extend_from_slice(&piece[..piece.len().min(room)]);
        let Some(end) = end else { return &[] };
        let line = std::mem::take(&mut self.line);
        self.take_line(line.trim_ascii_end());
        &bytes[end + 1..]
    }

    fn take_line(&mut self, line: &[u8]) {
        let ParserState::Head(head) = &mut self.state else { return };
        if !line.is_empty() {
            head.take(line);
            if line.starts_with(b"PRI * HTTP/2") {
                self.state = ParserState::End;
            }
            return;
        }
        if !head.is_begun {
            return; // an empty line before a request
        }
        if head.is_encoded && head.length.is_some() {
            self.is_doubtful.store(true, Ordering::Relaxed);
        }
        self.state = match head {
            Head { is_encoded: true, .. } => ParserState::End,
            Head { length: Some(length), .. } if *length > 0 => ParserState::Body(*length),
            _ => ParserState::Head(Head::default()),
        };
    }
}

impl Head {
    fn take(&mut self, line: &[u8]) {
        if !std::mem::replace(&mut self.is_begun, true) {
            return;
        }
        let Some(colon) = line.iter().position(|byte| *byte == b':') else { return };
        let (name, value) = (&line[..colon], line[colon + 1..].trim_ascii());
        if name.eq_ignore_ascii_case(b"content-length") {
            self.length = Some(str::from_utf8(value).ok().and_then(|value| value.parse().ok()).unwrap_or(0));
        } else if name.eq_ignore_ascii_case(b"transfer-encoding") {
            self.is_encoded = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::Framing;

    fn is_doubtful(text: &str, at_once: usize) -> bool {
        let found = Arc::new(AtomicBool::new(false));
        let mut framing = Framing::new(Arc::clone(&found));
        text.as_bytes().chunks(at_once).for_each(|piece| framing.read(piece));
        found.load(Ordering::Relaxed)
    }

    #[test]
    fn two_lengths_are_found_however_the_bytes_come() {
        let both = "POST / HTTP/1.1\r\nContent-LENGTH: 3\r\nHost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n";
        let first = "POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nabcde";
        for at_once in [1, 2, 7, 1000] {
            assert!(is_doubtful(both, at_once));
            assert!(is_doubtful(&format!("\r\n{first}{both}"), at_once));
        }
    }

    #[test]
    fn one_length_is_no_doubt_and_a_body_is_no_head() {
        let one = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nContent-Length: 3\r\n\r\n";
        let head = "a: b\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n";
        let body = format!("POST / HTTP/1.1\r\nContent-Length: {}\r\n\r\n{head}GET / HTTP/1.1\r\n\r\n", head.len());
        let long =
            format!("GET / HTTP/1.1\r\nX: {}\r\nTransfer-Encoding: chunked\r\n\r\n", "content-length: 1".repeat(99));
        for text in [one, &body, &long] {
            assert!(!is_doubtful(text, 3) && !is_doubtful(text, 1000), "{text}");
        }
    }
}
