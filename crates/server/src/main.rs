//! The binary `plon`: reads the configuration and runs one command.
use std::io::Write;
use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Context;
use clap::Parser;
use jiff::SignedDuration;
use plon_identity::operators::{self, AddOperator};
use plon_kernel::clock::Clock;
use plon_pages::proxies::TrustedProxies;
use plon_pages::serve;
use plon_platform::app::App;
use plon_platform::config::check_settings;
use plon_platform::demo::{Demo, DemoLogin};
use plon_platform::{error, openapi, secrets};
use plon_server::background::Background;
use plon_server::cli::{Cli, Command, Load, OperatorCommand, SchemaCommand, SecretsCommand, Serve};
use plon_server::programme::{self, Source};
use plon_server::{commands, logs, router, start};

#[tokio::main]
async fn main() -> ExitCode {
    start::keep_files_private();
    let outcome = match Cli::parse().command {
        Command::Openapi => print_openapi(),
        Command::Schema(SchemaCommand::Audit) => commands::schema::print_audit(),
        Command::Init(settings) => commands::init(settings).await,
        Command::Serve(settings) => serve(*settings).await,
        Command::Load(settings) => load(settings).await,
        Command::Backup(settings) => commands::backup::run(settings).await,
        Command::Restore(settings) => commands::restore::run(settings).await,
        Command::Verify(settings) => commands::verify::run(settings).await,
        Command::Secrets(SecretsCommand::Forget(settings)) => commands::secrets::forget_secrets(settings).await,
        Command::Operator(OperatorCommand::Add(settings)) => add_operator(settings).await,
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("plon: {}", error::chain(&error));
            ExitCode::FAILURE
        }
    }
}

fn print_openapi() -> anyhow::Result<()> {
    println!("{}", openapi::print(&router::api().document()?)?);
    Ok(())
}

/// Binds the address first, so that nothing is half done when another program holds it.
async fn serve(settings: Serve) -> anyhow::Result<()> {
    check_settings(settings.errors())?;
    logs::start(settings.log_format, &settings.log)?;
    serve::raise_open_files();
    let listener = serve::bind(settings.listen).await?;
    let shutdown_signal = serve::shutdown_signal()?;
    let lock = start::lock(&settings.storage, start::mode(&settings))?;
    let app = start::app(&settings, demo(&settings)?).await?;
    if app.demo.is_some() {
        programme::generate(&app.db, &app.files, &Source::Embedded).await?;
    }
    let sealed = secrets::seal_all(&app.db, &app.rng, &app.secrets).await.context("cannot seal the secrets")?;
    tracing::info!(sealed, "the secrets in the database are under the key in use");
    announce(listener.local_addr()?, &app);
    let proxies = TrustedProxies::new(settings.trusted_proxies);
    let background = Background::start(&app, settings.retention).backing_up(&app, settings.storage, settings.backup);
    let end = background.end_with(shutdown_signal, settings.connections.shutdown_delay);
    serve::run(listener, router::router(app.clone()), settings.connections, proxies, end).await;
    background.ended(settings.connections.drain_time).await;
    app.db.close().await;
    drop(lock);
    Ok(())
}

fn demo(settings: &Serve) -> anyhow::Result<Option<Demo>> {
    if !settings.demo {
        return Ok(None);
    }
    Ok(Some(Demo { data: settings.storage.data.clone(), logins: programme::logins(&Source::Embedded)? }))
}

/// Prints the portal's address, and in the demo the logins; the reader may stop after the first line.
fn announce(address: SocketAddr, app: &App) {
    let logins =
        app.demo.iter().flat_map(|demo| &demo.logins).map(|DemoLogin { role, label, login, password }| {
            format!("  {role:<14} {login:<28} {password:<12} {label}\n")
        });
    let words = format!("Plon is ready at http://{address}\n{}", logins.collect::<String>());
    std::io::stdout().write_all(words.as_bytes()).ok();
}

async fn load(settings: Load) -> anyhow::Result<()> {
    check_settings(settings.storage.errors())?;
    let source = settings.from.map_or(Source::Embedded, Source::Folder);
    let programme = programme::Programme::read(&source)?;
    let db = start::database(&settings.storage).await?;
    println!("{}", programme::load(&db, &programme, Clock::running(SignedDuration::ZERO)?.now()).await?);
    Ok(())
}

async fn add_operator(settings: AddOperator) -> anyhow::Result<()> {
    check_settings(settings.errors())?;
    operators::check_settings(&settings)?;
    let db = start::database(&settings.storage).await?;
    print!("{}", operators::add_operator(&db, &settings).await?);
    Ok(())
}
