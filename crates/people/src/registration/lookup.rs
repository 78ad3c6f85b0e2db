//! `GET /api/v1/registration/companies/{nip}`: company data of a NIP from GUS, to fill in the form.
use axum::Json;
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::nip::Nip;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::company_registry::{Company, Entity};
use plon_platform::error::{ApiError, chain};
use plon_platform::extract::Path;
use plon_platform::openapi;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::DataResponse;

const PER_NETWORK: Quota = Quota { name: "gus.ip", tries: 30, window: SignedDuration::from_hours(1) };
/// Rate limit of the register's key, for all callers together.
const ALL: Quota = Quota { name: "gus", tries: 600, window: SignedDuration::from_hours(1) };

/// A farm or a company as the register has it, in the names of the form.
#[derive(Debug, Serialize, ToSchema)]
pub struct KnownCompany {
    /// `farm` or `company`, where the register says so.
    #[schema(schema_with = known_kinds)]
    kind: Option<&'static str>,
    /// `krs` or `ceidg`, where the register says so.
    #[schema(schema_with = known_registers)]
    register: Option<&'static str>,
    company_name: String,
    company_street: String,
    company_street_number: String,
    company_street_number_place: Option<String>,
    company_postcode: String,
    company_city: String,
}

fn known_registers() -> Object {
    openapi::or_null(openapi::registers())
}

fn known_kinds() -> Object {
    openapi::or_null(openapi::participant_kinds())
}

/// Looks a NIP up in the register of the statistical office. 404 when it is not known or the lookup is switched off.
#[utoipa::path(get, path = "/api/v1/registration/companies/{nip}", tag = "registration",
    params(("nip" = String, Path, description = "the NIP to look up")),
    responses((status = 200, body = DataResponse<KnownCompany>), (status = 429),
    (status = 503, description = "the register does not answer")))]
pub async fn show_company(
    State(app): State<App>,
    ip: ClientIp,
    Path(nip): Path<String>,
) -> Result<Json<DataResponse<KnownCompany>>, ApiError> {
    let gus = app.gus.as_ref().ok_or(ApiError::NotFound)?;
    let nip = Nip::parse(&nip).map_err(|_| ApiError::NotFound)?;
    let buckets = vec![PER_NETWORK.of(ip.network()), ALL.of("all")];
    let _counted = rate_limit::spend(&app.db, app.clock.now(), buckets).await?;
    let found = gus.company(&nip).await.map_err(|error| {
        tracing::warn!(cause = chain(&error), "GUS cannot be asked");
        ApiError::Unavailable
    })?;
    Ok(Json(DataResponse { data: found.map(KnownCompany::of).ok_or(ApiError::NotFound)? }))
}

impl KnownCompany {
    fn of(company: Company) -> KnownCompany {
        let (kind, register) = match company.entity {
            Entity::Legal => (Some("company"), Some("krs")),
            Entity::Trader => (Some("company"), Some("ceidg")),
            Entity::Farm => (Some("farm"), None),
            Entity::Other => (None, None),
        };
        KnownCompany {
            kind,
            register,
            company_name: company.name,
            company_street: company.street,
            company_street_number: company.street_number,
            company_street_number_place: company.place,
            company_postcode: company.postcode,
            company_city: company.city,
        }
    }
}
