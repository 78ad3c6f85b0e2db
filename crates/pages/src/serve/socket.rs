//! Socket of a connection; it is returned when the protocol is done, and closed so that the last response arrives.
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::framing::Framing;

/// Bytes of unread data accepted from a client before the connection is reset, and the time for it.
const LINGER_BYTES: u64 = 1024 * 1024;
const LINGER_TIME: Duration = Duration::from_secs(2);

/// A socket lent to the protocol.
pub struct Socket {
    /// Taken on drop.
    stream: Option<TcpStream>,
    back: Option<oneshot::Sender<TcpStream>>,
    framing: Framing,
}

impl Socket {
    /// Lends the socket to the protocol; the receiver gets it back.
    pub fn lend(stream: TcpStream, framing: Framing) -> (Socket, oneshot::Receiver<TcpStream>) {
        let (back, returned) = oneshot::channel();
        (Socket { stream: Some(stream), back: Some(back), framing }, returned)
    }

    fn stream(&mut self) -> io::Result<Pin<&mut TcpStream>> {
        self.stream.as_mut().map(Pin::new).ok_or_else(|| io::ErrorKind::NotConnected.into())
    }
}

/// Reads on after the last response until the client closes, within limits: a close with unread bytes causes a reset,
/// which would discard the response.
pub async fn linger(stream: TcpStream) {
    let mut rest = stream.take(LINGER_BYTES);
    timeout(LINGER_TIME, tokio::io::copy(&mut rest, &mut tokio::io::sink())).await.ok();
}

impl Drop for Socket {
    fn drop(&mut self) {
        if let (Some(stream), Some(back)) = (self.stream.take(), self.back.take()) {
            back.send(stream).ok();
        }
    }
}

impl AsyncRead for Socket {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        ready!(self.stream()?.poll_read(context, into))?;
        self.framing.read(&into.filled()[before..]);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Socket {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.stream()?.poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream()?.poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream()?.poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream()?.poll_write_vectored(context, pieces)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.as_ref().is_some_and(AsyncWrite::is_write_vectored)
    }
}
