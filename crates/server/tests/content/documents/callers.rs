//! Each address of the portal for each kind of caller: the same document, since a document knows nobody.
use plon_programme::{Programme, Source, load};

use super::header;
use crate::content::shown;
use crate::support::{TestApp, on_both};

/// Fills the parts of an address that vary with something that is there, wherever the server can tell.
fn filled(path: &str) -> String {
    let fill = |part: &str| match (path, part.strip_prefix(':')) {
        ("/aktualnosci/:slug", Some(_)) => "jest".to_owned(),
        ("/promocje/:slug", Some(_)) => "tankuj-z-dovvo".to_owned(),
        ("/:slug", Some(_)) => "jak-zglosic-fakture".to_owned(),
        (_, Some("id" | "nip" | "season")) => "1".to_owned(),
        (_, Some(_)) => "cokolwiek".to_owned(),
        (_, None) => part.to_owned(),
    };
    path.split('/').map(fill).collect::<Vec<_>>().join("/")
}

fn paths() -> Vec<String> {
    plon_pages::documents::paths().map(|path| filled(&path)).collect()
}

/// Nobody, a participant, a partner and an operator.
async fn callers(app: &TestApp) -> [Option<String>; 4] {
    let participant = app.participant().await;
    let partner = app.participant_numbered(1).await;
    app.execute("UPDATE participants SET account_type = 'program.partner' WHERE id = $1", partner.id.0).await;
    let operator = app.operator(&["administrator"]).await;
    [None, Some(participant.token), Some(partner.token), Some(operator.token)]
}

on_both! {
    async fn every_address_answers_everybody_with_the_same_document(app) {
        load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        app.news(shown("jest")).await;
        let callers = callers(&app).await;
        let paths = paths();
        assert!(paths.len() > 80, "{paths:?}");
        for path in &paths {
            let mut first = None;
            for caller in &callers {
                let page = app.get(path).header("accept", "text/html");
                let answer = match caller {
                    Some(token) => page.bearer(token).send().await,
                    None => page.send().await,
                };
                answer.assert(200);
                assert_eq!(header(&answer, "content-type"), "text/html; charset=utf-8", "{path}");
                assert_eq!(header(&answer, "set-cookie"), "", "{path}");
                let body = first.get_or_insert_with(|| answer.body.clone());
                assert_eq!(*body, answer.body, "{path}");
            }
        }
    }

    async fn what_is_not_there_is_there_for_nobody(app) {
        let callers = callers(&app).await;
        for path in ["/nie-ma", "/aktualnosci/nie-ma", "/promocje/nie-ma", "/zaplecze/nie-ma", "/nagrody/a/b/c"] {
            for caller in &callers {
                let page = app.get(path).header("accept", "text/html");
                match caller {
                    Some(token) => page.bearer(token).send().await.assert(404),
                    None => page.send().await.assert(404),
                };
            }
        }
    }

    async fn an_address_with_a_slash_at_its_end_is_the_same_place(app) {
        for path in ["/dashboard/", "/zaplecze/", "/promocje/"] {
            app.get(path).header("accept", "text/html").send().await.assert(200);
        }
    }
}
