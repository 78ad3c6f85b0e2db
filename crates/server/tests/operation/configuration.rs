//! Where settings come from: flags, the environment, the configuration file, files of secrets.
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

use crate::support::TestApp;

/// A folder with a configuration file and files of secrets.
struct Place {
    folder: TempDir,
}

impl Place {
    fn with(configuration: &str) -> Place {
        let place = Place { folder: tempfile::tempdir().unwrap() };
        place.write("plon.toml", configuration);
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, content: &str) -> String {
        std::fs::write(self.path(name), content).unwrap();
        self.path(name).display().to_string()
    }

    /// Runs a command of the binary with the configuration file, in an environment of these variables alone.
    fn plon(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_plon"));
        command.args(arguments).args(["--config", self.path("plon.toml").to_str().unwrap()]);
        command.env_clear().envs(variables.iter().copied()).output().unwrap()
    }

    /// The sentence with which the command refuses.
    fn refusal(&self, arguments: &[&str], variables: &[(&str, &str)]) -> String {
        let output = self.plon(arguments, variables);
        assert!(!output.status.success());
        let sentence = String::from_utf8(output.stderr).unwrap();
        sentence.trim_end().replace(&format!("{}/", self.folder.path().display()), "")
    }

    /// Settings that a backup names: those that were given.
    fn given(&self, app: &TestApp, arguments: &[&str], variables: &[(&str, &str)]) -> Value {
        let to = self.path("backups");
        let storage = app.storage();
        let storage: Vec<&str> = storage.iter().map(String::as_str).collect();
        let made = self.plon(&[&["backup"], &storage[..], arguments].concat(), variables);
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let newest = std::fs::read_dir(to).unwrap().map(|entry| entry.unwrap().path());
        let newest = newest.filter(|path| path.join("settings.json").exists()).max().unwrap();
        serde_json::from_slice(&std::fs::read(newest.join("settings.json")).unwrap()).unwrap()
    }
}

const SERVE: [&str; 3] = ["serve", "--data", "nowhere"];

#[test]
fn each_error_of_the_configuration_file_is_a_sentence_with_its_key() {
    let cases = [
        (
            "listn = \"127.0.0.1:9000\"",
            "plon.toml: there is no setting listn; settings are named as their flags, without the dashes before them",
        ),
        ("smtp_host = \"mail.plon.example\"", "plon.toml: there is no setting smtp_host; it is written smtp-host"),
        (
            "config = \"other.toml\"",
            "plon.toml: there is no setting config; settings are named as their flags, without the dashes before them",
        ),
        (
            "[smtp]\nhost = \"mail.plon.example\"",
            "plon.toml: smtp is a table, and settings stand side by side, as smtp-host = \"mail.example\"",
        ),
        ("listen = 9000", "plon.toml: listen: \"9000\" is not taken: invalid socket address syntax"),
        ("log-format = \"xml\"", "plon.toml: log-format: \"xml\" is not taken: it is one of json, text"),
        ("api-reference = \"yes\"", "plon.toml: api-reference: it is true or false"),
        ("keep-trash-days = 1.5", "plon.toml: keep-trash-days: a text or a whole number is wanted"),
        ("listen = [\"127.0.0.1:9000\"]", "plon.toml: listen: one value is wanted, not a list"),
        ("# two\nlisten = ", "plon.toml, line 2: "),
        ("keep-answers-hours = 23", "PLON_KEEP_ANSWERS_HOURS must be at least 24"),
    ];
    for (configuration, sentence) in cases {
        let found = Place::with(configuration).refusal(&SERVE, &[]);
        assert!(found.starts_with(&format!("plon: {sentence}")), "{configuration}: {found}");
        assert_eq!(found.lines().count(), 1, "{found}");
    }
    let place = Place::with("");
    std::fs::remove_file(place.path("plon.toml")).unwrap();
    assert!(place.refusal(&SERVE, &[]).starts_with("plon: cannot read the configuration plon.toml: No such file"));
}

#[test]
fn a_secret_and_its_file_are_not_given_together_and_a_missing_file_is_said() {
    let place = Place::with("");
    let file = place.write("password", "secret\n");
    let both = [("PLON_SMTP_PASSWORD", "other"), ("PLON_SMTP_PASSWORD_FILE", file.as_str())];
    let sentence = "plon: PLON_SMTP_PASSWORD and PLON_SMTP_PASSWORD_FILE are both given: give one of them";
    assert_eq!(place.refusal(&SERVE, &both), sentence);
    let missing = place.refusal(&SERVE, &[("DATABASE_URL_FILE", "/nowhere/url")]);
    assert!(missing.starts_with("plon: database-url-file: cannot read /nowhere/url: No such file"), "{missing}");
    let wrong = place.write("url", "mysql://user:hidden@db/plon\n");
    let sentence = place.refusal(&SERVE, &[("DATABASE_URL_FILE", &wrong)]);
    assert_eq!(sentence, "plon: DATABASE_URL must begin with postgres://");
}

#[tokio::test]
async fn a_flag_goes_before_the_environment_and_that_before_the_file() {
    let app = TestApp::sqlite().await;
    let place = Place::with("");
    let to = place.path("backups").display().to_string();
    let configuration = format!(
        "backup-to = {to:?}\ns3-region = \"of the file\"\ns3-prefix = \"of the file\"\nbackup-s3-region = \"of the file\"\n\
         listen = \"127.0.0.1:9000\"\ntrusted-proxies = [\"10.0.0.0/8\", \"127.0.0.1\"]\napi-reference = true\n\
         smtp-password = \"secret\"\ndatabase-connections = 5\n"
    );
    place.write("plon.toml", &configuration);
    let variables = [("PLON_S3_REGION", "of the environment"), ("PLON_S3_PREFIX", "of the environment")];
    let given = place.given(&app, &["--s3-prefix", "of the flag"], &variables);
    let settings = &given["settings"];
    assert_eq!(settings["PLON_S3_PREFIX"], "of the flag");
    assert_eq!(settings["PLON_S3_REGION"], "of the environment");
    assert_eq!(settings["PLON_BACKUP_S3_REGION"], "of the file");
    assert_eq!(settings["PLON_DATABASE_CONNECTIONS"], "5");
    // Settings of other commands are checked and left.
    assert_eq!(settings.get("PLON_LISTEN"), None);
}

#[tokio::test]
async fn a_secret_in_a_file_of_its_own_is_taken_and_named_without_its_value() {
    let app = TestApp::sqlite().await;
    let place = Place::with("");
    let key = place.write("key", "a secret key\n");
    let (to, configured) = (place.path("backups").display().to_string(), place.write("other", "another\r\n"));
    place.write("plon.toml", &format!("backup-to = {to:?}\nbackup-s3-access-key-file = {configured:?}\n"));
    let given = place.given(&app, &[], &[("PLON_BACKUP_S3_SECRET_KEY_FILE", &key)]);
    assert_eq!(given["secrets"], serde_json::json!(["PLON_BACKUP_S3_ACCESS_KEY", "PLON_BACKUP_S3_SECRET_KEY"]));
    assert!(!given.to_string().contains("another") && !given.to_string().contains("a secret key"));
}
