//! Rules of a promotion as a PDF, printed once for each revision and kept: the hash in an answer is then that of the
//! very file that the participant could read.
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use jiff::civil::Date;
use plon_domain::promotions::{Scope, Terms, Window};
use plon_domain::volume::{Unit, Volume};
use utoipa::ToSchema;

use super::model::Issuer;
use super::names::Names;
use super::promotion::Promotion;
use super::store;
use plon_kernel::ids::FileId;
use plon_pages::pdf::{self, Block, Document, PageLayout};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::files;

const PDF: &str = "application/pdf";

/// Content of the rules' file.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct RulesContent(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// Address of the rules of a revision.
pub fn rules_url(promotion: &Promotion) -> String {
    format!("/api/v1/cms/promotions/{}/rules/{}", promotion.slug, promotion.revision)
}

/// Downloads the rules of a published promotion, as of one of its revisions.
#[utoipa::path(get, path = "/api/v1/cms/promotions/{id}/rules/{revision}", tag = "promotions",
    params(("id" = String, Path, description = "the last part of its page's address"),
    ("revision" = i64, Path, description = "the revision")),
    responses((status = 200, body = RulesContent, content_type = "application/pdf"), (status = 400)))]
pub async fn show_promotion_rules(
    State(app): State<App>,
    Path((slug, revision)): Path<(String, i64)>,
) -> Result<Response, ApiError> {
    let row = store::find_revision(&mut app.db.read().await?, &slug, revision).await?.ok_or(ApiError::NotFound)?;
    let promotion = Promotion::from_row(row)?;
    let file = find_or_print(&app, &promotion).await?.0;
    let stored = files::find_file(&mut app.db.read().await?, file).await?.ok_or(ApiError::NotFound)?;
    let content = app.files.get(&stored.key).await?;
    let content = content.ok_or_else(|| anyhow::anyhow!("the content of file {} is missing", stored.id.0))?;
    let name = format!("inline; filename=\"regulamin-{slug}.pdf\"");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(PDF)),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(anyhow::Error::new)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=86400")),
    ];
    Ok((headers, content).into_response())
}

/// File of a revision's rules and its hash; printed on the first request. Of two requests at once both get the file
/// that was recorded first.
///
/// # Errors
/// When the file store or the database does not answer.
pub async fn find_or_print(app: &App, promotion: &Promotion) -> Result<(FileId, String), ApiError> {
    let mut db = app.db.read().await?;
    if let Some(known) = store::find_rules_file(&mut db, promotion.id, promotion.revision).await? {
        return Ok(known);
    }
    let names = Names::load(&mut db).await?;
    let issuer = store::load_issuer(&mut db).await?;
    drop(db);
    let printed = pdf::print(&document(promotion, &names, &issuer))?;
    let name = format!("regulamin-{}.pdf", promotion.slug);
    let upload = app.files.put(app.rng.public_id(), &name, PDF, printed.into()).await?;
    let mut tx = app.db.begin().await?;
    let file = files::insert_file(&mut tx, None, &upload, app.clock.now()).await?;
    if store::put_rules(&mut tx, (promotion.id, promotion.revision), file, &upload.sha256).await? {
        tx.commit().await?;
        return Ok((file, upload.sha256));
    }
    drop(tx);
    app.files.delete(&upload.key).await?;
    let known = store::find_rules_file(&mut app.db.read().await?, promotion.id, promotion.revision).await?;
    Ok(known.ok_or_else(|| anyhow::anyhow!("the rules of {} are gone", promotion.key))?)
}

/// Prints the rules of a promotion before they are answered; an unknown key is left for the caller to report.
///
/// # Errors
/// Those of `find_or_print`.
pub async fn print_rules(app: &App, key: &str) -> Result<(), ApiError> {
    let row = store::find_promotion_by_key(&mut app.db.read().await?, key).await?;
    if let Some(row) = row {
        find_or_print(app, &Promotion::from_row(row)?).await?;
    }
    Ok(())
}

fn document(promotion: &Promotion, names: &Names, issuer: &Issuer) -> Document {
    let terms = promotion.terms();
    let programme = format!("Program {}", issuer.name);
    let mut blocks = vec![Block::Title(format!("Regulamin promocji „{}”", promotion.definition.name))];
    blocks.push(Block::Paragraph(format!(
        "Promocję prowadzi organizator programu {}: {}. Regulamin w\u{a0}wersji {}.",
        issuer.name, issuer.controller, promotion.revision
    )));
    let mut section = |title: &str, content: Vec<Block>| {
        blocks.push(Block::Heading(title.to_owned()));
        blocks.extend(content);
    };
    section("1. O\u{a0}promocji", pdf::blocks(&promotion.definition.text));
    section("2. Terminy", days(terms));
    section("3. Produkty", products(terms, names));
    let measure = terms.measure();
    let rewards = terms.mechanics().iter().map(|mechanic| Block::Point(mechanic.to_polish(measure)));
    section("4. Nagrody", rewards.chain(terms.caps().to_polish().into_iter().map(Block::Point)).collect());
    section("5. Zasady ogólne", GENERAL.map(|rule| Block::Point(rule.to_owned())).into());
    Document {
        title: format!("Regulamin promocji {}", promotion.definition.name),
        footer: pdf::footer_text(&programme, &issuer.phone),
        issuer: programme,
        dated_on: terms.first_day(),
        blocks,
        layout: PageLayout::Text,
    }
}

const GENERAL: [&str; 4] = [
    "Liczą się pozycje faktur zaakceptowane w\u{a0}programie; o\u{a0}dniu zakupu rozstrzyga data wystawienia faktury.",
    "Zwrot towaru albo korekta faktury zmniejsza to, co się policzyło, także po przyznaniu nagrody.",
    "Punkty z\u{a0}promocji podlegają limitowi punktów programu.",
    "Karty czekają w\u{a0}zakładce „Moje nagrody”; odebranej karty nie wymieniamy na gotówkę.",
];

fn days(terms: &Terms) -> Vec<Block> {
    let Window { from, to } = terms.counts_purchases();
    let mut days = vec![format!("Liczą się zakupy od {} do {}, oba te dni włącznie.", day(from), day(to))];
    let draft = terms.draft();
    days.extend(
        draft.accept_by.map(|last| {
            format!("Regulamin można zaakceptować do {}; zakupy sprzed akceptacji też się liczą.", day(last))
        }),
    );
    days.extend(draft.declaration.map(|terms| {
        let Window { from, to } = terms.declare;
        format!(
            "Deklarację można złożyć i\u{a0}zmienić od {} do {}, a\u{a0}zrealizować do {}.",
            day(from),
            day(to),
            day(terms.fulfil_by)
        )
    }));
    days.into_iter().map(Block::Point).collect()
}

fn day(day: Date) -> String {
    day.strftime("%d.%m.%Y").to_string()
}

fn products(terms: &Terms, names: &Names) -> Vec<Block> {
    let Scope { products, brands, categories, packs } = terms.scope();
    let said = |slugs: &[String], names: &std::collections::BTreeMap<String, String>| {
        slugs.iter().map(|slug| names.get(slug).unwrap_or(slug).clone()).collect::<Vec<_>>().join(", ")
    };
    let mut points = Vec::new();
    for (label, list) in [
        ("Marki", said(brands, &names.brands)),
        ("Kategorie", said(categories, &names.categories)),
        ("Produkty", said(products, &names.products)),
    ] {
        if !list.is_empty() {
            points.push(format!("{label}: {list}."));
        }
    }
    if points.is_empty() {
        points.push("W\u{a0}promocji biorą udział wszystkie produkty programu.".to_owned());
    }
    let unit = terms.measure().unit().unwrap_or(Unit::Litre);
    let packs: Vec<String> = packs.iter().map(|pack| Volume::from(*pack).to_polish(unit)).collect();
    points.push(match packs.is_empty() {
        true => "Wielkość opakowania nie ma znaczenia.".to_owned(),
        false => format!("Liczą się opakowania: {}.", packs.join(", ")),
    });
    points.into_iter().map(Block::Point).collect()
}
