//! Extractor of the machines' operations.
use std::marker::PhantomData;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use utoipa::openapi::path::Operation;

use super::model::{ApiScope, KnownClient};
use crate::app::App;
use crate::auth;
use crate::error::ApiError;
use crate::openapi::{self, Declare};
use plon_kernel::ids::{ApiClientId, DistributorId, OperatorId};

/// Client of the API that holds the scope of `S`; its requests are limited by the minute.
#[derive(Debug, Clone)]
pub struct ApiClient<S: RequiredScope> {
    pub id: ApiClientId,
    pub name: String,
    pub distributor: Option<DistributorId>,
    /// Operator who made the client and answers for what it does.
    pub owner: OperatorId,
    needs: PhantomData<S>,
}

/// Scope that a call asks for.
pub trait RequiredScope: Send + Sync + 'static {
    const SCOPE: ApiScope;
}

/// Pushing sales, and taking back what is not accepted yet.
#[derive(Debug, Clone, Copy)]
pub struct PushSales;

impl RequiredScope for PushSales {
    const SCOPE: ApiScope = ApiScope::PushSales;
}

/// Reading what became of pushed sales.
#[derive(Debug, Clone, Copy)]
pub struct ReadSales;

impl RequiredScope for ReadSales {
    const SCOPE: ApiScope = ApiScope::ReadSales;
}

/// Following what changes in the programme.
#[derive(Debug, Clone, Copy)]
pub struct ReadChanges;

impl RequiredScope for ReadChanges {
    const SCOPE: ApiScope = ApiScope::ReadChanges;
}

impl<S: RequiredScope> FromRequestParts<App> for ApiClient<S> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let KnownClient { id, name, scopes, distributor, owner } = auth::api_client(parts, app).await?;
        if !scopes.contains(&S::SCOPE) {
            return Err(ApiError::Forbidden);
        }
        Ok(ApiClient { id, name, distributor, owner, needs: PhantomData })
    }
}

impl<S: RequiredScope> Declare for ApiClient<S> {
    fn declare(operation: &mut Operation) {
        openapi::admit_machines(operation, S::SCOPE.as_str());
    }
}
