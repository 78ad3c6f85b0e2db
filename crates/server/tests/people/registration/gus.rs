//! The lookup of a NIP at GUS, against a server of our own that answers as the register does, and as it should not.
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use plon_platform::company_registry::CompanyRegistry;
use plon_platform::config;
use serde_json::json;

use super::{NEW_NIP, OTHER_NIP, REGISTRATION};
use crate::support::{TestApp, on_both};

/// Behaviour that the register is told, and the questions that it was asked.
#[derive(Default)]
struct Register {
    /// Sessions that it knows.
    sessions: Vec<String>,
    sign_ins: usize,
    searches: usize,
    mood: Mood,
}

#[derive(Default, Clone, Copy, PartialEq)]
enum Mood {
    #[default]
    Well,
    NoKey,
    Garbage,
    Broken,
    Silent,
}

type Shared = Arc<Mutex<Register>>;

/// The register's answers are one part of several (MTOM).
fn parts(operation: &str, result: &str) -> Response {
    let escaped = result.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let body = format!(
        "--uuid:1+id=1\r\nContent-ID: <http://tempuri.org/0>\r\nContent-Type: application/xop+xml\r\n\r\n\
         <s:Envelope xmlns:s=\"http://www.w3.org/2003/05/soap-envelope\"><s:Body><{operation}Response \
         xmlns=\"http://CIS/BIR/PUBL/2014/07\"><{operation}Result>{escaped}</{operation}Result>\
         </{operation}Response></s:Body></s:Envelope>\r\n--uuid:1+id=1--"
    );
    ([("content-type", "multipart/related; type=\"application/xop+xml\"")], body).into_response()
}

fn found(nip: &str) -> String {
    let name = "Gospodarstwo „Żak &amp; Syn”";
    match nip {
        NEW_NIP => format!(
            "<root>\r\n<dane><Regon>1</Regon><Nip>{nip}</Nip><Nazwa>{name}</Nazwa><Miejscowosc>Leśmierz</Miejscowosc>\
             <KodPocztowy>95-035</KodPocztowy><Ulica /><NrNieruchomosci>7</NrNieruchomosci><NrLokalu></NrLokalu>\
             <Typ>F</Typ><SilosID>2</SilosID><DataZakonczeniaDzialalnosci /><MiejscowoscPoczty>Ozorków\
             </MiejscowoscPoczty></dane></root>"
        ),
        "7740001454" => format!(
            "<root><dane><Nip>{nip}</Nip><Nazwa>Agro S.A.</Nazwa><Miejscowosc>Płock</Miejscowosc><KodPocztowy>09-411\
             </KodPocztowy><Ulica>ul. Polna</Ulica><NrNieruchomosci>7</NrNieruchomosci><NrLokalu>3a</NrLokalu>\
             <Typ>P</Typ><SilosID>6</SilosID><MiejscowoscPoczty>Płock</MiejscowoscPoczty></dane></root>"
        ),
        _ => {
            "<root><dane><ErrorCode>4</ErrorCode><ErrorMessagePl>Nie znaleziono podmiotu</ErrorMessagePl></dane></root>"
                .to_owned()
        }
    }
}

async fn answer(State(register): State<Shared>, headers: HeaderMap, body: String) -> Response {
    let mood = register.lock().unwrap().mood;
    match mood {
        Mood::Garbage => return "<html>Przerwa</html>".into_response(),
        Mood::Broken => return (StatusCode::INTERNAL_SERVER_ERROR, "<soap:Fault/>").into_response(),
        Mood::Silent => std::future::pending::<()>().await,
        Mood::Well | Mood::NoKey => {}
    }
    let mut register = register.lock().unwrap();
    if body.contains("<ns:Zaloguj>") {
        assert!(body.contains("IUslugaBIRzewnPubl/Zaloguj<"), "{body}");
        register.sign_ins += 1;
        if mood == Mood::NoKey || !body.contains("<ns:pKluczUzytkownika>klucz</ns:pKluczUzytkownika>") {
            return parts("Zaloguj", "");
        }
        let session = format!("sesja{}", register.sign_ins);
        register.sessions.push(session.clone());
        return parts("Zaloguj", &session);
    }
    register.searches += 1;
    let session = headers.get("sid").map(|sid| sid.to_str().unwrap().to_owned()).unwrap_or_default();
    if !register.sessions.contains(&session) {
        return parts("DaneSzukajPodmioty", "");
    }
    let (_, nip) = body.split_once("<dat:Nip>").unwrap();
    parts("DaneSzukajPodmioty", &found(&nip[..10]))
}

/// The app with a register on a port of this machine.
async fn with_register(app: TestApp) -> (TestApp, Shared) {
    let register = Shared::default();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/usluga.svc", listener.local_addr().unwrap());
    let routes = Router::new().route("/usluga.svc", post(answer)).with_state(Arc::clone(&register));
    tokio::spawn(async move { axum::serve(listener, routes).await });
    let settings = config::CompanyRegistry { key: Some("klucz".to_owned()), url, time: Duration::from_secs(1) };
    (app.set(|parts| parts.gus = CompanyRegistry::new(&settings).unwrap()), register)
}

fn path(nip: &str) -> String {
    format!("{REGISTRATION}/companies/{nip}")
}

on_both! {
    async fn a_company_and_a_farm_are_given_in_the_names_of_the_form(app) {
        let (app, register) = with_register(app).await;
        assert_eq!(app.get(REGISTRATION).send().await.json["data"]["company_lookup"], true);
        assert_eq!(app.get(&path("774-000-14-54")).send().await.assert(200).json["data"], json!({
            "kind": "company", "register": "krs", "company_name": "Agro S.A.", "company_street": "ul. Polna",
            "company_street_number": "7", "company_street_number_place": "3a", "company_postcode": "09-411",
            "company_city": "Płock",
        }));
        assert_eq!(app.get(&path(NEW_NIP)).send().await.assert(200).json["data"], json!({
            "kind": "farm", "register": null, "company_name": "Gospodarstwo „Żak & Syn”", "company_street": "Leśmierz",
            "company_street_number": "7", "company_street_number_place": null, "company_postcode": "95-035",
            "company_city": "Ozorków",
        }));
        let register = register.lock().unwrap();
        assert_eq!((register.sign_ins, register.searches), (1, 2), "a session is kept");
    }

    async fn an_unknown_nip_is_a_404_and_so_is_what_is_no_nip(app) {
        let (app, register) = with_register(app).await;
        app.get(&path(OTHER_NIP)).send().await.assert(404);
        app.get(&path("1")).send().await.assert(404);
        assert_eq!(register.lock().unwrap().searches, 1);
    }

    async fn a_session_that_has_ended_is_begun_anew(app) {
        let (app, register) = with_register(app).await;
        app.get(&path(NEW_NIP)).send().await.assert(200);
        register.lock().unwrap().sessions.clear();
        app.get(&path(NEW_NIP)).send().await.assert(200);
        assert_eq!(register.lock().unwrap().sign_ins, 2);
    }

    async fn a_register_that_is_out_of_order_is_a_503_and_works_again_once_it_is_well(app) {
        let (app, register) = with_register(app).await;
        for mood in [Mood::NoKey, Mood::Garbage, Mood::Broken] {
            register.lock().unwrap().mood = mood;
            app.get(&path(NEW_NIP)).send().await.assert(503);
        }
        register.lock().unwrap().mood = Mood::Well;
        app.get(&path(NEW_NIP)).send().await.assert(200);
    }

    async fn a_register_that_says_nothing_is_given_up(app) {
        let (app, register) = with_register(app).await;
        register.lock().unwrap().mood = Mood::Silent;
        app.get(&path(NEW_NIP)).send().await.assert(503);
    }

    async fn the_lookup_is_off_by_default_and_limited_when_it_is_on(app) {
        assert_eq!(app.get(REGISTRATION).send().await.json["data"]["company_lookup"], false);
        app.get(&path(NEW_NIP)).send().await.assert(404);
        let (app, register) = with_register(app).await;
        for _ in 0..30 {
            app.get(&path(NEW_NIP)).send().await.assert(200);
        }
        app.get(&path(NEW_NIP)).send().await.assert(429);
        assert_eq!(register.lock().unwrap().searches, 30);
    }
}
