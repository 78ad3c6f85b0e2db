//! E-mail by SMTP, to a real mail server in a process of its own.
use std::io::{BufRead, BufReader, Cursor, Lines};
use std::process::{Child, ChildStdout, Command, Stdio};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use plon_domain::email::Email;
use plon_platform::config::{Messages, Smtp, SmtpTls};
use plon_platform::{files, messages};
use serde_json::Value;

use super::given::about;
use crate::support::on_both;

/// The mail server; dropped, it is killed.
struct MailServer {
    child: Child,
    port: u16,
    lines: Lines<BufReader<ChildStdout>>,
}

impl MailServer {
    fn start() -> MailServer {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tools/smtp-server/serve.mjs");
        let mut command = Command::new("node");
        command.arg(script).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines.next().expect("it did not start: scripts/web install").unwrap().parse().unwrap();
        MailServer { child, port, lines }
    }

    fn settings(&self, password: &str) -> Messages {
        let smtp = Smtp {
            host: Some("127.0.0.1".to_owned()),
            port: Some(self.port),
            tls: SmtpTls::None,
            user: Some("plon".to_owned()),
            password: Some(password.to_owned()),
            from: Some("Program Plon <program@plon.example>".to_owned()),
        };
        Messages { smtp, ..Messages::default() }
    }

    /// The next message that it takes.
    fn taken(&mut self) -> Value {
        serde_json::from_str(&self.lines.next().unwrap().unwrap()).unwrap()
    }
}

impl Drop for MailServer {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The lines of a message's header with a name.
fn header<'a>(source: &'a str, name: &str) -> &'a str {
    let prefix = format!("{name}: ");
    source.lines().find_map(|line| line.strip_prefix(&prefix)).unwrap_or_default()
}

on_both! {
    async fn an_email_arrives_with_its_polish_letters(app) {
        let mut server = MailServer::start();
        let app = app.sending(server.settings("secret"), 3);
        let id = app.lay_email("anna@example.pl", "Dzień dobry,\n\nzażółć gęślą jaźń.\n", about(false, None)).await;
        assert_eq!(app.work_email().await, 1);

        let message = server.taken();
        let source = message["source"].as_str().unwrap();
        assert_eq!(message["from"], "program@plon.example");
        assert_eq!(message["to"][0], "anna@example.pl");
        assert_eq!(message["user"], "plon");
        assert_eq!(header(source, "From"), "\"Program Plon\" <program@plon.example>");
        assert!(header(source, "Subject").starts_with("=?utf-8?"), "{source}");
        assert!(header(source, "Content-Type").starts_with("multipart/alternative;"), "{source}");
        let kinds: Vec<&str> = source.lines().filter_map(|line| line.strip_prefix("Content-Type: ")).collect();
        assert_eq!(&kinds[1..], ["text/plain; charset=utf-8", "text/html; charset=utf-8"], "the text comes first");
        assert!(header(source, "Message-ID").starts_with("<p"), "{source}");
        let stored = app.message(id).await;
        assert_eq!(stored.status, "sent");
    }

    async fn the_html_part_says_what_the_text_says_and_carries_the_logo(app) {
        let mut server = MailServer::start();
        let app = app.sending(server.settings("secret"), 3);
        let administrator = app.operator(&["administrator"]).await;
        let seen = app.get("/api/v1/backoffice/settings").bearer(&administrator.token).send().await;
        let version = seen.assert(200).json["data"]["version"].to_string();
        let mut logo = Cursor::new(Vec::new());
        image::RgbImage::from_pixel(300, 100, image::Rgb([200, 30, 30])).write_to(&mut logo, image::ImageFormat::Png).unwrap();
        let file = Some(("logo", "logo.png", logo.get_ref().as_slice()));
        let upload = app.post("/api/v1/backoffice/settings/logo").bearer(&administrator.token);
        upload.multipart(&[("version", version.as_str())], file).send().await.assert(200);
        app.lay_email("anna@example.pl", "Dzien dobry,\n\nAdres: https://plon.example/a <b>", about(false, None)).await;
        assert_eq!(app.work_email().await, 1);

        let message = server.taken();
        let source = message["source"].as_str().unwrap().replace("=\r\n", "");
        let kinds: Vec<&str> = source.lines().filter_map(|line| line.strip_prefix("Content-Type: ")).collect();
        assert!(kinds[2].starts_with("multipart/related;"), "{kinds:?}");
        assert_eq!(kinds.last(), Some(&"image/png"));
        assert!(source.contains("Content-ID: <logo@plon>"), "{source}");
        assert!(source.contains("cid:logo@plon"), "{source}");
        assert!(source.contains(">https://plon.example/a</a> &lt;b&gt;"), "{source}");
    }

    async fn an_email_to_a_list_offers_to_leave_it(app) {
        let mut server = MailServer::start();
        let app = app.sending(server.settings("secret"), 3);
        let (to, url) = (Email::parse("anna@example.pl").unwrap(), "https://plon.example/api/v1/newsletter/leave/mF6rT0xY2cJ8hQ1zW5vK3A");
        let mut tx = app.db().begin().await.unwrap();
        messages::queue_list_email(&mut tx, &to, ("Żniwa", "Dzień dobry"), url, about(false, None), app.app.clock.now()).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(app.work_email().await, 1);
        let message = server.taken();
        let source = message["source"].as_str().unwrap().replace("\r\n ", " ");
        assert_eq!(header(&source, "List-Unsubscribe").trim(), format!("<{url}>"));
        assert_eq!(header(&source, "List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    }

    async fn a_file_leaves_with_its_email(app) {
        let mut server = MailServer::start();
        let app = app.sending(server.settings("secret"), 3);
        let id = app.lay_email("anna@example.pl", "Dzień dobry", about(false, None)).await;
        let content = b"%PDF-1.7 \xff\xfe".as_slice();
        let upload = app.app.files.put("raport".to_owned(), "raport-2025-07.pdf", "application/pdf", content.into()).await.unwrap();
        let mut tx = app.db().begin().await.unwrap();
        let file = files::insert_file(&mut tx, None, &upload, app.app.clock.now()).await.unwrap();
        messages::attach_file(&mut tx, id, file).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(app.work_email().await, 1);
        let message = server.taken();
        let source = message["source"].as_str().unwrap();
        assert!(header(source, "Content-Type").starts_with("multipart/mixed"), "{source}");
        assert_eq!(header(source, "Content-Disposition"), "attachment; filename=\"raport-2025-07.pdf\"");
        let encoded = BASE64_STANDARD.encode(content);
        assert!(source.contains(&encoded), "{source}");
        assert!(source.contains("Dzie"), "the text is there: {source}");
    }

    async fn nobody_is_final_and_later_is_later(app) {
        let server = MailServer::start();
        let app = app.sending(server.settings("secret"), 3);
        let nobody = app.lay_email("nobody@example.pl", "x", about(false, None)).await;
        let later = app.lay_email("later@example.pl", "x", about(false, None)).await;
        app.work_email().await;
        let (nobody, later) = (app.message(nobody).await, app.message(later).await);
        assert_eq!(nobody.status, "failed");
        assert!(nobody.last_error.unwrap().starts_with("Serwer poczty odmówił (550): "));
        assert_eq!(later.status, "queued");
        assert!(later.last_error.unwrap().starts_with("Serwer poczty odmówił (451): "));
    }

    async fn a_wrong_password_and_a_server_that_is_away_are_no_error_of_the_message(app) {
        let server = MailServer::start();
        let app = app.sending(server.settings("wrong"), 3);
        let id = app.lay_email("anna@example.pl", "x", about(false, None)).await;
        app.work_email().await;
        let stored = app.message(id).await;
        assert_eq!((stored.status.as_str(), stored.last_error.as_deref()),
            ("queued", Some("Serwer poczty nie wpuszcza na konto (535)")));

        drop(server);
        app.wait(jiff::SignedDuration::from_secs(10));
        app.work_email().await;
        let stored = app.message(id).await;
        assert_eq!((stored.status.as_str(), stored.last_error.as_deref()),
            ("queued", Some("Brak połączenia z serwerem poczty")));
    }
}
