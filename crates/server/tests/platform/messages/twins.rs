//! Messages that are sent again after a kill or a lost connection can be known for the same, on the wire.
use std::sync::Arc;

use jiff::SignedDuration;
use plon_domain::message::Channel;
use plon_platform::config::{Messages, Smtp, SmtpTls};
use plon_platform::messages::{self, Senders, Times};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use super::given::{Play, Smsapi, about};
use crate::support::{TestApp, on_both};

/// A mail server that takes messages one by one and leaves it to the test what it answers.
struct Silent(TcpListener);

impl Silent {
    async fn start() -> Silent {
        Silent(TcpListener::bind("127.0.0.1:0").await.unwrap())
    }

    fn settings(&self) -> Messages {
        let smtp = Smtp {
            host: Some("127.0.0.1".to_owned()),
            port: Some(self.0.local_addr().unwrap().port()),
            tls: SmtpTls::None,
            from: Some("program@plon.example".to_owned()),
            ..Smtp::default()
        };
        Messages { smtp, ..Messages::default() }
    }

    /// The next message, with the connection on which its answer is waited for.
    async fn taken(&self) -> (String, BufReader<TcpStream>) {
        let (stream, _) = self.0.accept().await.unwrap();
        let mut stream = BufReader::new(stream);
        say(&mut stream, "220 ready").await;
        loop {
            let line = heard(&mut stream).await;
            match line.split(' ').next().unwrap() {
                "DATA" => break,
                _ => say(&mut stream, "250 fine").await,
            }
        }
        say(&mut stream, "354 go on").await;
        let mut source = String::new();
        loop {
            let line = heard(&mut stream).await;
            if line == "." {
                return (source, stream);
            }
            source.push_str(&line);
            source.push('\n');
        }
    }
}

/// The same server, sending with the time that a real one gives a message.
fn patient(app: TestApp, settings: Messages) -> TestApp {
    let senders = Senders::new(&settings, Times::default()).unwrap();
    app.set(|parts| parts.senders = senders)
}

async fn say(stream: &mut BufReader<TcpStream>, words: &str) {
    stream.write_all(format!("{words}\r\n").as_bytes()).await.unwrap();
}

async fn heard(stream: &mut BufReader<TcpStream>) -> String {
    let mut line = String::new();
    assert!(stream.read_line(&mut line).await.unwrap() > 0, "the connection has ended");
    line.trim_end().to_owned()
}

on_both! {
    async fn an_email_that_was_under_way_at_a_kill_is_sent_again_to_the_letter(app) {
        let server = Silent::start().await;
        let app = Arc::new(patient(app, server.settings()));
        let id = app.lay_email("anna@example.pl", "Dzień dobry", about(false, None)).await;
        let worker = tokio::spawn({
            let app = app.clone();
            async move { messages::run_once(&app.app, Channel::Email).await }
        });
        let (first, _unanswered) = server.taken().await;
        worker.abort();
        assert!(worker.await.unwrap_err().is_cancelled());
        assert_eq!(app.message(id).await.status, "sending");
        assert_eq!(app.work_email().await, 0, "its lease still runs");

        app.wait(SignedDuration::from_mins(3));
        let (second, ()) = tokio::join!(
            async {
                let (second, mut stream) = server.taken().await;
                say(&mut stream, "250 taken").await;
                second
            },
            async { assert_eq!(app.work_email().await, 1) },
        );
        assert_eq!(app.message(id).await.status, "sent");
        assert!(first.contains("Message-ID: <p") && first.contains("\nDate: Wed, 20 Aug 2025 07:00:00 +0000\n"), "{first}");
        assert_eq!(first, second);
    }

    async fn an_sms_that_was_under_way_at_a_kill_goes_out_once(app) {
        let smsapi = Smsapi::start(&[Play::TakenInSilence]).await;
        let app = Arc::new(patient(app, Messages { sms: smsapi.settings(), ..Messages::default() }));
        let id = app.lay_sms("Jeden raz", about(false, None)).await;
        let worker = tokio::spawn({
            let app = app.clone();
            async move { messages::run_once(&app.app, Channel::Sms).await }
        });
        smsapi.has_taken().await;
        worker.abort();
        assert!(worker.await.unwrap_err().is_cancelled());
        app.wait(SignedDuration::from_mins(3));
        assert_eq!(app.work_sms().await, 1);
        assert_eq!((app.message(id).await.status.as_str(), smsapi.taken(), smsapi.forms().len()), ("sent", 1, 2));
    }
}
