//! `plon operator`: operators are listed and changed from the command line, audited, and the last administrator stays.
//! `plon secrets forget`: a lost key is given up.
use std::process::{Command, Output};

use plon_platform::secrets;
use serde_json::json;

use crate::support::{PASSWORD, TestApp, on_both};

fn plon(app: &TestApp, command: &str, arguments: &[&str]) -> Output {
    let mut process = Command::new(env!("CARGO_BIN_EXE_plon"));
    process.arg(command).args(arguments).args(app.storage()).env_clear().output().unwrap()
}

fn operator(app: &TestApp, arguments: &[&str]) -> Output {
    plon(app, "operator", arguments)
}

#[track_caller]
fn words(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[track_caller]
fn refusal(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stderr.clone()).unwrap()
}

const MODERATOR: &str = "moderator@plon.example";
const ADMINISTRATOR: &str = "administrator@plon.example";

/// Number of records of an event in the audit log.
async fn recorded(app: &TestApp, event: &'static str) -> i64 {
    let mut conn = app.db().read().await.unwrap();
    plon_kernel::on_db!(&mut conn, conn => sqlx::query_scalar("SELECT count(*) FROM audit_log WHERE action = $1")
        .bind(event).fetch_one(conn).await)
    .unwrap()
}

on_both! {
    async fn operators_are_listed_and_get_other_roles(app) {
        let moderator = app.operator(&["moderator"]).await;
        app.operator(&["administrator"]).await;
        let listed = words(&operator(&app, &["list"]));
        assert!(listed.lines().any(|line| line.starts_with(MODERATOR) && line.contains("moderator")), "{listed}");
        assert!(listed.lines().any(|line| line.starts_with(ADMINISTRATOR) && line.contains("administrator")));

        let given = operator(&app, &["roles", "--email", MODERATOR, "--role", "finance", "--role", "editor"]);
        assert_eq!(words(&given), format!("{} has the roles editor, finance now.\n", MODERATOR));
        assert_eq!(recorded(&app, "operators.roles_by_command").await, 1);
        let orders = app.get("/api/v1/backoffice/payouts").bearer(&moderator.token).send().await;
        orders.assert(200);
    }

    async fn the_last_administrator_stays_unless_it_is_said(app) {
        let administrator = app.operator(&["administrator"]).await;
        let email = ADMINISTRATOR;
        let last = format!("plon: {email} is the last active administrator: name another first, or add --even-the-last\n");
        assert_eq!(refusal(&operator(&app, &["disable", "--email", email])), last);
        assert_eq!(refusal(&operator(&app, &["roles", "--email", email, "--role", "editor"])), last);
        words(&operator(&app, &["disable", "--email", email, "--even-the-last"]));
        app.get("/api/v1/backoffice/dashboard").bearer(&administrator.token).send().await.assert(401);
        assert_eq!(recorded(&app, "operators.disable_by_command").await, 1);
        let disabled = refusal(&operator(&app, &["invite", "--email", email]));
        assert!(disabled.contains("is disabled"), "{disabled}");
        let nobody = refusal(&operator(&app, &["disable", "--email", "nobody@plon.example"]));
        assert_eq!(nobody, "plon: there is no operator with the e-mail nobody@plon.example\n");
    }

    async fn a_lost_factor_and_password_are_replaced(app) {
        let moderator = app.operator(&["moderator"]).await;
        words(&operator(&app, &["reset-second-factor", "--email", MODERATOR]));
        app.get("/api/v1/backoffice/dashboard").bearer(&moderator.token).send().await.assert(401);
        let invited = words(&operator(&app, &["invite", "--email", MODERATOR]));
        let (_, token) = invited.trim().rsplit_once('/').unwrap();
        let form = json!({"token": token, "password": PASSWORD, "password_confirmation": PASSWORD});
        app.post("/api/v1/backoffice/auth/invitation").json(&form).send().await.assert(200);
        let step = app.operator_password(MODERATOR, PASSWORD).await;
        assert!(step.assert(200).json["data"]["enrolment"]["secret"].is_string());
        assert_eq!(recorded(&app, "operators.second_factor_reset_by_command").await, 1);
        assert_eq!(recorded(&app, "operators.invite_by_command").await, 1);
    }

    async fn what_is_under_a_lost_key_is_given_up(app) {
        let (_, email) = app.operator_with_password("administrator").await;
        secrets::seal_all(app.db(), &app.app.rng, &app.app.secrets).await.unwrap();
        let told = words(&plon(&app, "secrets", &["forget"]));
        assert!(told.starts_with("Given up: 1 second factors, which their operators enrol anew."), "{told}");
        let signed_in = app.operator_password(&email, PASSWORD).await;
        assert!(signed_in.assert(200).json["data"]["enrolment"].is_object());
    }
}
