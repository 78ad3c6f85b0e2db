//! The binary `plon`: reads the configuration and runs one command.
use std::process::ExitCode;

use clap::Parser;
use plon_server::config::{Cli, Command, Load, Serve};
use plon_server::programme::{self, Source};
use plon_server::{router, start};

#[tokio::main]
async fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Openapi => print_openapi(),
        Command::Serve(settings) => serve(settings).await,
        Command::Load(settings) => load(settings).await,
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("plon: {fault:#}");
            ExitCode::FAILURE
        }
    }
}

fn print_openapi() -> anyhow::Result<()> {
    println!("{}", router::api().into_openapi().to_pretty_json()?);
    Ok(())
}

async fn serve(settings: Serve) -> anyhow::Result<()> {
    let app = start::app(&settings).await?;
    if settings.demo {
        programme::generate(&app.db, &app.files, &Source::Embedded).await?;
        for login in programme::logins(&Source::Embedded)? {
            println!("{:<14} {:<28} {:<12} {}", login.role, login.login, login.password, login.label);
        }
    }
    let listener = tokio::net::TcpListener::bind(settings.listen).await?;
    axum::serve(listener, router::router(app)).await?;
    Ok(())
}

async fn load(settings: Load) -> anyhow::Result<()> {
    let faults = settings.storage.faults();
    if !faults.is_empty() {
        anyhow::bail!(faults.join("\n"));
    }
    let source = settings.from.map_or(Source::Embedded, Source::Folder);
    let programme = programme::Programme::read(&source)?;
    let db = start::database(&settings.storage).await?;
    println!("{}", programme::load(&db, &programme).await?);
    Ok(())
}
