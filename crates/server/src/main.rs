//! The binary `plon`: reads the configuration and runs one command.
use std::io::Write;
use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Context;
use jiff::SignedDuration;
use plon_kernel::clock::Clock;
use plon_kernel::db::OpenMode;
use plon_pages::proxies::TrustedProxies;
use plon_pages::serve;
use plon_platform::app::App;
use plon_platform::config::check_settings;
use plon_platform::demo::{Demo, DemoLogin};
use plon_platform::{error, openapi, secrets};
use plon_programme::{self as programme, Source};
use plon_server::background::Background;
use plon_server::cli::{Command, Load, SchemaCommand, SecretsCommand, Serve};
use plon_server::configuration::{self, Configured, Refusal};
use plon_server::traces::Traces;
use plon_server::{commands, logs, metrics, router, setup, start};

#[tokio::main]
async fn main() -> ExitCode {
    start::keep_files_private();
    let command = match configuration::read(std::env::args_os()) {
        Ok(Configured { cli, settings }) => {
            configuration::keep(settings);
            cli.command
        }
        Err(Refusal::Usage(error)) => error.exit(),
        Err(Refusal::Sentence(error)) => return fail(&error),
    };
    let outcome = match command {
        Command::Openapi => print_openapi(),
        Command::Schema(SchemaCommand::Audit) => commands::schema::print_audit(),
        Command::Init(settings) => commands::init(settings).await,
        Command::Serve(settings) => serve(*settings).await,
        Command::Load(settings) => load(settings).await,
        Command::Backup(settings) => commands::backup::run(settings).await,
        Command::BackupKey(settings) => commands::backup_key::run(&settings),
        Command::Restore(settings) => commands::restore::run(settings).await,
        Command::Health(settings) => commands::health::run(settings).await,
        Command::Verify(settings) => commands::verify::run(settings).await,
        Command::Check(settings) => commands::check::check(*settings).await,
        Command::Doctor(settings) => commands::check::doctor(*settings).await,
        Command::CopyTo(settings) => commands::copy_to::run(settings).await,
        Command::Version => {
            commands::version::print();
            Ok(())
        }
        Command::Secrets(SecretsCommand::Forget(settings)) => commands::secrets::forget_secrets(settings).await,
        Command::Operator(command) => commands::operator::run(command).await,
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn fail(error: &anyhow::Error) -> ExitCode {
    eprintln!("plon: {}", error::chain(error));
    ExitCode::FAILURE
}

fn print_openapi() -> anyhow::Result<()> {
    println!("{}", openapi::print(&router::api().document()?)?);
    Ok(())
}

/// Binds the address first, so that nothing is half done when another program holds it.
async fn serve(settings: Serve) -> anyhow::Result<()> {
    check_settings(settings.errors())?;
    let traces = Traces::start(&settings.traces)?;
    let _log = logs::start(settings.log_format, &settings.log, traces.as_ref())?;
    serve::raise_open_files();
    let listener = serve::bind(settings.listen, "--listen").await?;
    let shutdown_signal = serve::shutdown_signal()?;
    let lock = start::lock(&settings.storage, OpenMode::Create)?;
    let app = start::app(&settings, demo(&settings)?).await?;
    if app.demo.is_some() {
        programme::generate(&app.db, &app.files, &Source::Embedded).await?;
    }
    let sealed = secrets::seal_all(&app.db, &app.rng, &app.secrets).await.context("cannot seal the secrets")?;
    tracing::info!(sealed, "the secrets in the database are under the key in use");
    metrics::serve_apart(&app, &settings.metrics).await?;
    let link = setup::make_link(&app.db, &app.rng, &app.public_url, app.clock.now()).await?;
    announce(listener.local_addr()?, &app, link.as_deref());
    let proxies = TrustedProxies::new(settings.trusted_proxies);
    let background = Background::start(&app, settings.retention).backing_up(&app, settings.storage, settings.backup);
    let end = background.end_with(shutdown_signal, settings.connections.shutdown_delay);
    serve::run(
        listener,
        router::router(app.clone()),
        settings.connections,
        proxies,
        app.metrics.connections.clone(),
        end,
    )
    .await;
    background.ended(settings.connections.drain_time).await;
    app.db.close().await;
    if let Some(traces) = traces {
        traces.end(LAST_TRACES.min(settings.connections.drain_time)).await;
    }
    drop(lock);
    Ok(())
}

/// Time in which the last traces are sent, once all else has ended.
const LAST_TRACES: std::time::Duration = std::time::Duration::from_secs(5);

fn demo(settings: &Serve) -> anyhow::Result<Option<Demo>> {
    if !settings.demo {
        return Ok(None);
    }
    Ok(Some(Demo { data: settings.storage.data.clone(), logins: programme::logins(&Source::Embedded)? }))
}

/// Prints the portal's address, and in the demo the logins, or the link of the first run, which is on standard output
/// alone; the reader may stop after the first line.
fn announce(address: SocketAddr, app: &App, link: Option<&str>) {
    let logins =
        app.demo.iter().flat_map(|demo| &demo.logins).map(|DemoLogin { role, label, login, password }| {
            format!("  {role:<14} {login:<28} {password:<12} {label}\n")
        });
    let link = link.map(setup::announcement).unwrap_or_default();
    let words = format!("Plon is ready at http://{address}\n{}{link}", logins.collect::<String>());
    std::io::stdout().write_all(words.as_bytes()).ok();
}

async fn load(settings: Load) -> anyhow::Result<()> {
    check_settings(settings.storage.errors())?;
    let now = Clock::running(SignedDuration::ZERO)?.now();
    let loaded = match settings.from {
        Some(folder) => {
            let programme = programme::Programme::read(&Source::Folder(folder))?;
            programme::load(&start::database(&settings.storage).await?, &programme, now).await?
        }
        None => programme::load_sample(&start::database(&settings.storage).await?, now).await?,
    };
    println!("{loaded}");
    Ok(())
}
