// Made by 'make gen' from openapi.json: not to be edited.

export interface paths {
    "/api/demo/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves the demo's clock forward; it runs on from there, also after a restart. Answers 404 outside the demo. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MoveClock"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MovedResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/operator-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows the current code of a sample operator. Anyone may ask for it, so it may be used again. Outside the demo the
         *     endpoint answers 404.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WhoseCode"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DemoCodeResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the build of the front end, the programme's time, the maintenance mode, and the name, contacts and theme. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SystemSettingsResponse"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms by password that the participant is at the screen; valid for ten minutes. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConfirmedResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                /** @description not the password of this account */
                422: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a participant in. Every failure gives the same sentence after the same time. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Credentials"];
                };
            };
            responses: {
                /** @description Signed in; the refresh token is in a cookie */
                200: {
                    headers: {
                        "Set-Cookie": components["headers"]["SetCookie"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signs a participant out; always succeeds, also with an expired bearer.
         *     Reads only the `Authorization` header: a cookie alone ends nothing, so that no other site's page can sign anyone
         *     out by a GET.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "Set-Cookie": components["headers"]["SetCookie"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a password, given a code, and ends all sessions of the participant. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewPassword"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "Set-Cookie": components["headers"]["SetCookie"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                /** @description fields to mend, a wrong code, or one that is out of time */
                422: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password-reset/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code by SMS to the participant's phone, for a first password and for a forgotten one. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CodeWanted"];
                };
            };
            responses: {
                /** @description Sent; a cookie binds the code to this browser */
                200: {
                    headers: {
                        "Set-Cookie": components["headers"]["SetCookie"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CodeSentActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                /** @description nobody has this NIP */
                404: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's unread notices, the newest first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OperatorNoticeListResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks the caller's notices up to and including one as read. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NoticesRead"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's passkeys. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnPasskeysResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Adds the passkey that the browser's dialog has made, in the session that started it. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasskeyMade"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasskeyActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description too many passkeys, or an address that has none */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts adding a passkey: options for the browser's dialog, valid once and for five minutes. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasskeyForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasskeyOptionsResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description too many passkeys, or an address that has none */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes one of the caller's passkeys. The last second factor cannot be removed. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasskeyRemoval"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description the last second factor */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/passkeys/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renames one of the caller's passkeys. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasskeyName"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasskeyActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the caller's password; the calling session goes on, all others end, and so do support views. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OperatorPasswordForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates new recovery codes and invalidates the old ones. Requires the password. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OwnPassword"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewRecoveryCodesResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows since when the operator has a second factor, and the number of recovery codes left. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SecondFactorResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the operator's active sessions, the newest first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OperatorSessionListResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one of the operator's sessions. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OperatorSessionEnd"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/account/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all of the operator's sessions but the current one, and their support views. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OperatorSessionsEnd"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the immutable audit log: actions on records with operators and participants, including support's reads. */
        get: {
            parameters: {
                query?: {
                    /** @description Action, as `feature.verb`. */
                    action?: string;
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description The first day, in Warsaw. */
                    from?: components["schemas"]["BusinessDate"];
                    /** @description NIP of the affected participant. */
                    nip?: string;
                    /** @description Operator who acted. */
                    operator?: components["schemas"]["OperatorId"];
                    /** @description The last day, in Warsaw. */
                    to?: components["schemas"]["BusinessDate"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AuditEntryList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/auth/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enrols a second factor by its first code, and signs the operator in. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SecondStep"];
                };
            };
            responses: {
                /** @description Signed in; the refresh token is in a cookie */
                200: {
                    headers: {
                        "Set-Cookie": components["headers"]["SetCookie"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Enrolled"];
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets an operator's password by the link of an invitation, once; ends all sessions of the account. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AcceptedInvitation"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasswordSetActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks an operator's password; the second factor comes next. All failures give the same message, in equal time. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OperatorCredentials"];
                };
            };
            responses: {
                /** @description The password is right; nobody is signed in yet */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FirstStepResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signs an operator out. Reads only the `Authorization` header, accepts an expired bearer, and always succeeds. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "Set-Cookie": components["headers"]["SetCookie"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs an operator in by one of their passkeys. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasskeyUsed"];
                };
            };
            responses: {
                /** @description Signed in; the refresh token is in a cookie */
                200: {
                    headers: {
                        "Set-Cookie": components["headers"]["SetCookie"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                400: components["responses"]["BadRequest"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts signing in by passkey: options for the browser's dialog, valid once and for five minutes. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasskeyStep"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasskeyOptionsResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                /** @description the portal's address has no passkeys */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renews an operator's session by the refresh token in the cookie, or in the body for a client without cookies. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RefreshForm"];
                };
            };
            responses: {
                /** @description A new bearer; the next refresh token as the last one came */
                200: {
                    headers: {
                        "Set-Cookie": components["headers"]["SetCookie"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                /** @description Another site's page asks */
                403: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs an operator in by a code of their app, or by a recovery code. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SecondStep"];
                };
            };
            responses: {
                /** @description Signed in; the refresh token is in a cookie */
                200: {
                    headers: {
                        "Set-Cookie": components["headers"]["SetCookie"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/auth/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets an operator with the role of support look at the portal as a participant, who is notified. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupportStep"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupportView"];
                    };
                };
                400: components["responses"]["BadRequest"];
                /** @description The operator has not the role */
                403: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/branches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a branch with its products. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminBranchResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/branches/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the products that a branch sells. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AvailabilityForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminBranchActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/branches/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a branch that sells no products. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BranchRemoval"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BranchRemovedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/branches/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a branch. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BranchChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminBranchActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/card-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the orders of cards that wait for their codes, oldest first. */
        get: {
            parameters: {
                query?: {
                    /** @description Keyset pagination: `next_cursor` of the page before. */
                    cursor?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WaitingCardList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /**
         * Imports a file of codes: gives the orders their codes and carries them out.
         *     With a faulty row that is neither corrected nor left out, nothing of the file is imported.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["CardCodesForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardCodesImportedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description a row is wrong, or has become so */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/card-codes/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks a file of codes without importing it; nothing of it is stored. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["CardCodesForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardCodesCheckedResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/card-codes/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Downloads the faulty rows of a file as CSV in UTF-8, for a spreadsheet. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["CardCodesForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all consents, in the order in which participants see them. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsentHistoryListResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/consents/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes a version of a consent. Answers to the previous one stay as evidence but no longer count. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VersionForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["VersionPublishedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the messages; waiting ones the oldest first, others the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description A part of the sender's name or e-mail. */
                    search?: string;
                    status?: "new" | "answered" | "closed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QueuedContactMessageList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/contact/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows one message. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the message's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminContactMessageResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/contact/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an answer to the sender's e-mail; a participant is also told in the portal. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path: {
                    /** @description the message's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactAnswerForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactEndedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody has answered or closed it before */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/contact/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a message that needs no answer by e-mail; its sender is not told. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path: {
                    /** @description the message's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactCloseForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactEndedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody has answered or closed it before */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the corrections that wait, the oldest first. */
        get: {
            parameters: {
                query?: {
                    /** @description Only corrections of this participant. */
                    participant?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PendingCorrectionListResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/corrections/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves and carries out a correction that another person has proposed. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    /** @description the correction's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CorrectionSignature"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CorrectedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                /** @description the caller's own, or the caller signs later */
                403: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: components["responses"]["NotFound"];
                /** @description it was decided before */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/corrections/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses a correction that waits, also the caller's own. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the correction's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CorrectionRefusal"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description it was decided before */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the work that waits, for operators of any role. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminDashboardResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/data-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the participants' requests about their data; waiting ones the oldest first, others the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    status?: "waiting" | "done" | "cancelled" | "rejected";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QueuedDataRequestList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/data-requests/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases the participant's data and ends their sessions.
         *     Names, addresses, account, files, notices and messages are deleted; the ledger, the invoices and the orders stay
         *     under a pseudonym.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the request */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EraseForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DataRequestClosedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description orders are open */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/data-requests/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a request for erasure; the participant is told the reason. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the request */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ErasureRejection"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DataRequestClosedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/distributors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists distributors in Polish order. */
        get: {
            parameters: {
                query?: {
                    active?: boolean;
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    edi?: boolean;
                    /** @description A part of the name or of the NIP. */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DistributorList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Adds a distributor, without branches. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DistributorForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminDistributorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/distributors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a distributor with its branches and aliases. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminDistributorResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/distributors/{id}/aliases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a name or code of a distributor's own for a pack. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AliasForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminDistributorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/distributors/{id}/aliases/{alias}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a name or code; invoices that were read by it stay as they are. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    alias: number;
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminDistributorActionResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/distributors/{id}/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a branch to a distributor. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BranchForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminBranchActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/distributors/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a distributor. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DistributorChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminDistributorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the audit log as a table, filtered like the list, the newest first; records before and after are JSON. */
        get: {
            parameters: {
                query: {
                    /** @description Action, as `feature.verb`. */
                    action?: string;
                    format: "csv" | "xlsx";
                    /** @description The first day, in Warsaw. */
                    from?: components["schemas"]["BusinessDate"];
                    /** @description Operator who acted. */
                    operator?: components["schemas"]["OperatorId"];
                    /** @description The last day, in Warsaw. */
                    to?: components["schemas"]["BusinessDate"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the products that each branch sells. */
        get: {
            parameters: {
                query: {
                    /** @description The only distributor to export; all by default. */
                    distributor?: number;
                    format: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/card-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the oldest 500 cards that wait for their codes, for the issuer to fill in and to be imported afterwards. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/distributors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports distributors with their branches. */
        get: {
            parameters: {
                query: {
                    /** @description The only distributor to export; all by default. */
                    distributor?: number;
                    format: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/invoice-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the lines of all invoices as a table, optionally filtered by season, distributor and status. */
        get: {
            parameters: {
                query: {
                    /** @description Id of a distributor. */
                    distributor?: number;
                    format: "csv" | "xlsx";
                    season?: number;
                    status?: "pending" | "accepted" | "rejected" | "limit" | "limit.product";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the addresses as a table, filtered by status. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                    status?: "pending" | "active" | "left";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the orders of the list with the same filters as a table, oldest first. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                    kind?: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
                    /** @description Reward whose orders are exported. */
                    reward?: components["schemas"]["RewardId"];
                    status?: "selected" | "in_progress" | "completed" | "cancelled" | "returned";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/parcel-labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the addresses of orders sent by post, either picked ones or all in a state; other orders are left out. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                    /** @description Public ids separated by commas, at most 100. */
                    orders?: string;
                    status?: "selected" | "in_progress" | "completed" | "cancelled" | "returned";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the participants that the list shows with these filters, in the order in which they joined. */
        get: {
            parameters: {
                query: {
                    account_type?: "program.retail" | "program.partner";
                    /** @description Only participants whose available points a correction has taken below zero. */
                    below_zero?: boolean;
                    format: "csv" | "xlsx";
                    kind?: "farm" | "company";
                    /** @description A representative's id, or 0 for participants who have none. */
                    representative?: number;
                    status?: "pending" | "active" | "disabled" | "erased";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports products with their packs and rates. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                    /** @description The only season whose rates are exported; all by default. */
                    season?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/promotion-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports a promotion's results as a table, with the filters of the list of results. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                    /** @description Promotion's id. */
                    promotion: number;
                    /** @description Same as in the list of results. */
                    state?: "won" | "undecided" | "declined" | "cut" | "overpaid" | "remainder";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/tax-records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the prizes of a year as a table, one row per record. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                    /** @description The calendar year. */
                    year: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/exports/tax-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the sums of a year as a table, one row per participant. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                    /** @description The calendar year. */
                    year: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists questions in any state, in the order in which readers see them. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    status?: "draft" | "published";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuestionList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Creates a question with its answer, published or as a draft. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuestionForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminQuestionActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/faq/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a question in any state. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminQuestionResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/faq/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a question with its answer that no reader was ever shown. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SeenVersion"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description readers were shown it, or somebody has changed it */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/faq/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the earlier versions of a question and its answer. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuestionFormVersionList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/faq/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a question, its answer, its position or its publication. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuestionChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminQuestionActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/import-kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the kinds of imports with their columns, and the distributors that a source may belong to. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportKindsResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/import-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all sources by name. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportSourceListResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Adds a source. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ImportSourceForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportSourceAddedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/import-sources/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renames a source; it keeps the known columns of its files. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ImportSourceName"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportSourceAddedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the imports, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description Keyset pagination: `next_cursor` of the page before. */
                    cursor?: number;
                    status?: "uploaded" | "reading" | "previewed" | "posting" | "posted" | "cancelled";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Uploads a file to import; nothing of it reaches the programme before it is accepted. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["ImportForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportUploadedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows an import. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportDetailsResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels an import that is not accepted yet. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportCancelledActionResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description it is accepted, or over */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the changes in the order of the file. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportChangeList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/changes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads all changes as CSV in UTF-8, for a spreadsheet. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts all rows of an import except those left out; with a faulty row, nothing of the file is accepted. */
        post: {
            parameters: {
                query?: {
                    /** @description Edition whose figures the operator saw; the request is refused when rows have changed since (optimistic lock). */
                    edition?: number;
                };
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportCommittedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description it has bad rows, or is not in a state for that */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the errors in the order of the file. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportErrorList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/errors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads all errors as CSV in UTF-8, for a spreadsheet. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads the original file; the download is recorded in the audit log, because the file may name people. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The table. */
                200: {
                    headers: {
                        "Content-Disposition"?: string;
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "text/csv": string;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the notes in the order of posting. */
        get: {
            parameters: {
                query?: {
                    /** @description Keyset pagination: `next_cursor` of the page before. */
                    cursor?: number;
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportNoteList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads and checks the rows with a mapping, which the source remembers; without one, guesses the columns again in
         *     the given format.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MappingForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReadingStartedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description it is being read, or is over */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the rows of a file in its order, as long as they are kept for review. */
        get: {
            parameters: {
                query?: {
                    /** @description Keyset pagination: `next_cursor` of the page before. */
                    cursor?: number;
                    state?: "good" | "mended" | "faulty" | "waiting" | "left_out" | "outside";
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportedRowList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/rows/{row}/leave-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a row out of the import; it is listed with the import's result. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    id: components["parameters"]["id"];
                    /** @description the row's number in the file */
                    row: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LeaveOutForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportRowChangedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody else has changed it, or it is not in a state for that */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/rows/{row}/mend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects cells of a row. The row is checked at once, and again with the whole file. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    id: components["parameters"]["id"];
                    /** @description the row's number in the file */
                    row: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MendForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportRowChangedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody else has changed it, or it is not in a state for that */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                /** @description what was given is wrong, at `cells.` and the column's key */
                422: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/rows/{row}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores a row that was left out, with its corrections; for any other row, undoes its corrections. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    id: components["parameters"]["id"];
                    /** @description the row's number in the file */
                    row: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RestoreForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportRowChangedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody else has changed it, or there is nothing to take back */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an invitation to register by e-mail, SMS or both. A participant whose account has no password gets the way
         *     to the first login instead, at the account's own e-mail and phone.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvitationForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvitedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the invoices of all participants: oldest first for pending ones, otherwise newest first, and in the order of
         *     numbers in a search by number.
         */
        get: {
            parameters: {
                query?: {
                    /** @description True for only those with an open appeal, the earliest deadline first. */
                    appeals?: boolean;
                    /** @description Keyset pagination: `next_cursor` of the page before. */
                    cursor?: number;
                    /** @description Beginning of an invoice's number, participant's NIP, or beginnings of words in the participant's names. */
                    search?: string;
                    status?: "pending" | "accepted" | "rejected" | "partial" | "limit" | "limit.product";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QueuedInvoiceList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows an invoice with its participant, file, lines and possible duplicates. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description public id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvoiceUnderReviewResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/invoices/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads the file as it was reported. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description public id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["FileContent"];
                        "image/jpeg": components["schemas"]["FileContent"];
                        "image/png": components["schemas"]["FileContent"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/invoices/{id}/lines/{line}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects an accepted line: returned goods, a wrong pack or quantity, or a line that should not count. */
        post: {
            parameters: {
                query?: {
                    /** @description True for a dry run: the answer tells the outcome and its errors, and nothing is kept. */
                    check?: boolean;
                };
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    /** @description public id */
                    id: string;
                    /** @description the line's id */
                    line: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LineCorrectionForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LineCorrectedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, the line is not accepted, or the account was erased */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/invoices/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides on an invoice's lines, or rejects it as a whole.
         *     The back office first sends a check, and the decision itself ten seconds later unless it is undone.
         */
        post: {
            parameters: {
                query?: {
                    /** @description True for a dry run: the answer tells the outcome and its errors, and nothing is kept. */
                    check?: boolean;
                };
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    /** @description public id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReviewForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvoiceDecidedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, or all is decided */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the operator who is signed in. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MeResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the pictures and files, the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    kind?: "picture" | "document";
                    /** @description A part of the name. */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MediaList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Uploads a picture or a file. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["MediaForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MediaItemActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a picture or a file with its uses. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MediaItemResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/media/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a picture or a file that is not in use. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MediaItemActionResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/media/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the name or the alternative text of a picture or a file; its URLs stay. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MediaChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MediaItemActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the messages to all recipients, without their texts. */
        get: {
            parameters: {
                query?: {
                    channel?: "sms" | "email";
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    status?: "queued" | "sending" | "sent" | "delivered" | "failed" | "expired" | "kept";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows one message. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminMessageResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/messages/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a failed message back into the queue; idempotent. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminMessageActionResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description it has not failed, is out of time, or its text is wiped */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists news in any state, the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description A part of the title. */
                    search?: string;
                    status?: "draft" | "published";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Creates a news item, published or as a draft. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminNewsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a news item in any state. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminNewsResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/news/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a news item that no reader was ever shown; its slug is free again. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SeenVersion"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description readers were shown it, or somebody has changed it */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/news/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the earlier versions of a news item. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsFormVersionList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/news/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a news item, its publication or its date. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminNewsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the addresses given for the newsletter, the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description A part of the address. */
                    search?: string;
                    status?: "pending" | "active" | "left";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SubscriberList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all operators, in the order in which they were added. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OperatorList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /**
         * Adds an operator and invites them by e-mail. Finance and administrator wait for a second administrator; an
         *     operator with no other role is invited once one is granted.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OperatorForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListedOperatorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description there is no second administrator */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/operators/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites an operator again: invalidates earlier links; the new one sets another password. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NoteForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListedOperatorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/operators/{id}/locks/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lifts the rate limits that block an operator's passwords and codes. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NoteForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListedOperatorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/operators/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets an operator's roles, effective from the next request on; nobody changes their own. New finance and
         *     administrator roles wait for a second administrator; if no other role is chosen, the present roles stay until
         *     then.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RolesForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListedOperatorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description one's own account, the last administrator, or no second one */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/operators/{id}/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resets an operator's second factor, as when a phone is lost: the next sign-in enrols another. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NoteForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListedOperatorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/operators/{id}/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all of an operator's sessions. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NoteForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListedOperatorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/operators/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disables an operator, which ends their sessions at once, or enables them again. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StatusForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListedOperatorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description one's own account, or the last administrator */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/operators/grants/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grants a role that another administrator has proposed; a fresh code signs it. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the grant's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["GrantSignature"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListedOperatorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                /** @description the caller's own proposal or role, or signs later */
                403: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/operators/grants/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses a role that waits, also the caller's own proposal. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the grant's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["GrantRefusal"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListedOperatorActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the orders of all participants: oldest first for a state that waits for an operator, otherwise newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description Keyset pagination: `next_cursor` of the page before. */
                    cursor?: number;
                    kind?: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
                    /** @description Filter for the orders of one reward. */
                    reward?: components["schemas"]["RewardId"];
                    /** @description Order's number, participant's NIP, or beginnings of words in the participant's names. */
                    search?: string;
                    status?: "selected" | "in_progress" | "completed" | "cancelled" | "returned";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderQueue"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows an order with its participant, its history and its possible next states. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description public id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminOrderResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves an order to a state; notifies the participant, and redeems or returns the points. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    /** @description public id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderChangedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, or the state does not allow it */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders/bulk-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves orders to a state; those that may not enter it are refused one by one. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkChangeForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BulkChangedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/pack-aliases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a distributor's own names and codes of packs. */
        get: {
            parameters: {
                query: {
                    distributor: components["schemas"]["DistributorId"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PackAliasListResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists packs in the Polish order of their products, the smallest first. */
        get: {
            parameters: {
                query?: {
                    /** @description A part of the product's name, or a pack's whole code. */
                    search?: string;
                    /** @description Season whose points are shown; the current one by default. */
                    season?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PackOptionListResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists pages in any state, in the order in which they were added. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    status?: "draft" | "published";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContentPageList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Creates a page, published or as a draft. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentPageForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminPageActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a page in any state. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminPageResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/pages/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a page that no reader was ever shown; its slug is free again. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SeenVersion"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description readers were shown it, or somebody has changed it */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/pages/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the earlier versions of a page. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContentPageFormVersionList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/pages/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a page or its publication. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentPageChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminPageActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists participants, the newest first unless another order is given. */
        get: {
            parameters: {
                query?: {
                    account_type?: "program.retail" | "program.partner";
                    /** @description Only participants whose available points a correction has taken below zero. */
                    below_zero?: boolean;
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    kind?: "farm" | "company";
                    /** @description A representative's id, or 0 for participants who have none. */
                    representative?: number;
                    /** @description Prefixes of words of names, company, town, NIP, e-mail or phone. */
                    search?: string;
                    sortBy?: "joined" | "name" | "town";
                    sortDesc?: boolean;
                    status?: "pending" | "active" | "disabled" | "erased";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParticipantList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a participant's record. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminParticipantResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Blocks an active account: its sessions are refused from the next request on. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReasonForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AccountChangedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description the account is not active */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a participant's answers to consents. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParticipantConsentListResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives points or takes them back. Over the limit, counted with the corrections of the last 24 hours, it waits for
         *     another person; forbidden within 48 hours of a new account or role.
         */
        post: {
            parameters: {
                query?: {
                    /** @description True for a dry run: the answer tells the outcome and its errors, and nothing is kept. */
                    check?: boolean;
                };
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CorrectionForm"];
                };
            };
            responses: {
                /** @description it was only checked and would be carried out */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CorrectedActionResponse"];
                    };
                };
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CorrectedActionResponse"];
                    };
                };
                /** @description it waits for another person, or would, where it was only checked */
                202: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CorrectedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description the account keeps no points */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrects a participant's details. A new e-mail or telephone is reported to the old one and the new one, and holds
         *     transfers for 48 hours, as the participant's own change does. A new telephone ends their sessions.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DetailsForm"];
                };
            };
            responses: {
                /** @description what has changed */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StringListActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description the account was erased */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the audit log's rows about a participant. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParticipantHistoryEntryList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the invoices of a participant, of all seasons. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParticipantInvoiceList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a participant's letters, for operators. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    sortBy?: components["schemas"]["LetterSort"];
                    /** @description Descending by default: the newest come first. */
                    sortDesc?: boolean;
                };
                header?: never;
                path: {
                    /** @description the participant */
                    id: components["schemas"]["ParticipantId"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LetterItemList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/letters/{level}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads a participant's letter for a level, for operators. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the participant */
                    id: components["schemas"]["ParticipantId"];
                    /** @description the level that was reached */
                    level: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["LetterContent"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the notes about a participant. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParticipantNoteList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Adds a note, which can be neither changed nor deleted. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ParticipantNoteForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParticipantNoteAddedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the orders of a participant, of all seasons. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParticipantOrderList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/representative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assigns a representative, or none. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AssignForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AssignedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the sessions of a participant. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParticipantSessionList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/sessions/{session}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one session at once. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    /** @description the session's id */
                    session: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReasonForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParticipantSessionsEndedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description no such session, or it has ended */
                404: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all sessions at once: the participant is signed out everywhere. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReasonForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParticipantSessionsEndedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/sign-in-locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the limits that block a participant's passwords and codes now. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignInLocksResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/sign-in-locks/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lifts these limits: the participant may try again at once. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReasonForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignInLocksActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the transfers of a participant. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TransferList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/participants/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unblocks an account: it becomes active again. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReasonForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AccountChangedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description the account is not blocked */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all batches of transfers. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    status?: "proposed" | "approved" | "exported" | "settled" | "settled_with_returns" | "withdrawn";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /**
         * Proposes a batch; forbidden within 48 hours of a new account or role. All orders are taken or none; each order's
         *     error is reported at `orders`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PayoutForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description settings are missing */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a batch with its history. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the batch's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves a proposed batch; forbidden to those who proposed or changed it, and within 48 hours of a new account or
         *     role.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    /** @description the batch's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PayoutApproval"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                /** @description the caller had a hand in it, is not of finance, or signs later */
                403: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, or the state does not allow it */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds transfers to a proposed batch and removes others. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the batch's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PayoutChangeForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, or the state does not allow it */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms that the bank has executed an exported batch. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    /** @description the batch's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PayoutVersion"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, or the state does not allow it */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the files of an approved batch in every format that the programme offers; its orders are in progress from
         *     now on and cannot be cancelled any more.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    /** @description the batch's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PayoutExportForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, the state does not allow it, a transfer waits, or settings are missing */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads the bank's file of a batch. The content is the same each time; the audit log records the download. */
        get: {
            parameters: {
                query?: {
                    encoding?: "utf-8" | "cp1250" | "cp852" | "iso-8859-2";
                    format?: "pain.001.001.09" | "pain.001.001.03" | "elixir-0";
                };
                header?: never;
                path: {
                    /** @description the batch's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/xml": components["schemas"]["ExportedFile"];
                        "text/plain": components["schemas"]["ExportedFile"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description no such batch, or not offered in this form */
                404: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description it was not exported */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the bank has returned a transfer. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    /** @description the batch's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PayoutReturnForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, or it was not sent or came back before */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts/{id}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the transfers of a batch, removed ones included. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                };
                header?: never;
                path: {
                    /** @description the batch's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutTransferList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts/{id}/white-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the progress of the check of a batch's accounts. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the batch's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutWhiteListResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Asks the register about the next few accounts that were not checked today. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the batch's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutWhiteListResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description no such batch, or the register is not asked here */
                404: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description the batch is settled or withdrawn */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description the register does not answer, or no more today */
                503: {
                    headers: {
                        "Retry-After": components["headers"]["RetryAfter"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a proposed or approved batch. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the batch's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PayoutWithdrawForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, or the state does not allow it */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/payouts/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists bank and charity transfers that were ordered and are in no batch. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutCandidateList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/product-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the brands, categories and crops of all products in Polish order, and the seasons, the latest first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductOptionsResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists products in Polish order. */
        get: {
            parameters: {
                query?: {
                    active?: boolean;
                    brand?: string;
                    category?: string;
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description A part of the name, of the organiser's code or of a pack's code. */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Adds a product, without packs and rates. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProductForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminProductActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a product with its packs, rates, aliases and branches. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminProductResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/products/{id}/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a pack. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PackForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminProductActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/products/{id}/packs/{pack}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a pack that no invoice line or other record names. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    pack: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PackRemoval"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminProductActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/products/{id}/packs/{pack}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a pack. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    pack: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PackForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminProductActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/products/{id}/rates/{season}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a season's rate. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    season: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RateForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminProductActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/products/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a product's data. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProductChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminProductActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotion-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the seasons, brands, categories, products, packs and promotions to choose from. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionOptionsResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists promotions of any status, those with the latest first day first. */
        get: {
            parameters: {
                query?: {
                    /** @description Keyset pagination: `next_cursor` of the page before. */
                    cursor?: number;
                    season?: number;
                    status?: "draft" | "published" | "withdrawn";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Creates a promotion with its first draft; nobody sees it until it is published. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PromotionForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EditedPromotionActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies the draft, or else the published definition, as a draft for another season. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CopyForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EditedPromotionActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a promotion that is only a draft, with its simulations, and frees its key and its address.
         *     A promotion that was published once stays: somebody may have been promised something.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DraftVersion"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description it was published, a tax rule names it, or somebody has changed the draft */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the draft; the published promotion is unchanged. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DraftForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EditedPromotionActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/draft/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Discards the draft; the published promotion is unchanged. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DraftVersion"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EditedPromotionActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/editor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a promotion with its draft and revisions, to be edited. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EditedPromotionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Previews the draft, or else the published definition, as seen by a participant who has not answered yet. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionPreviewResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the draft that the operator saw.
         *     Participants see it at once; those whose purchases it affects are recounted in the background.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DraftVersion"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EditedPromotionActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/recount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recounts all participants in the background; it is idempotent: nothing that is already given is given twice. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EditedPromotionActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the participants of a promotion, ordered by id. */
        get: {
            parameters: {
                query?: {
                    /** @description Keyset pagination: `next_cursor` of the page before. */
                    cursor?: number;
                    /** @description Digits that the NIP contains. */
                    nip?: string;
                    /** @description Filter for some of the participants. */
                    state?: "won" | "undecided" | "declined" | "cut" | "overpaid" | "remainder";
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionResults"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/results/{participant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a participant's progress in a promotion, and for each purchase that it considers why it counts or not. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 16, which is also the default. */
                    per_page?: number;
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    participant: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionResultWithLines"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/results/{participant}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays a participant's remainder in a promotion as a transfer to their current account. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    id: components["parameters"]["id"];
                    participant: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PayRemainderForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemainderPaidActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description it is another sum by now, or there is no account */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/simulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the latest simulations of a promotion. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionSimulationListResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Starts a simulation of the draft, or else of the published definition, on a season's purchases. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SimulationForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionSimulationActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/simulations/{simulation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a simulation: its progress and its figures so far. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    simulation: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionSimulationResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/simulations/{simulation}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a simulation; its figures so far stay. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    simulation: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionSimulationActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotions/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a promotion from the portal or puts it back; the rewards that purchases have brought under it stay. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WithdrawalForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EditedPromotionActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/representatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the representatives, active ones first, in the Polish order of their names. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRepresentativeListResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Creates a representative. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RepresentativeForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRepresentativeActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/representatives/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates a representative again; nobody is assigned to them by it. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRepresentativeActionResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/representatives/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assigns all participants of an area. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AreaForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AreaAssignedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description the representative is not active */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/representatives/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deactivates a representative and hands their participants over. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RetireForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRepresentativeActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/representatives/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a portrait, replacing the previous one. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["PhotoForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRepresentativeActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/representatives/{id}/photo/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes the portrait. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRepresentativeActionResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/representatives/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a representative's name, e-mail and phone. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RepresentativeForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRepresentativeActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists requests: waiting ones the oldest first, otherwise the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    kind?: components["schemas"]["RequestKind"];
                    /** @description A NIP; any other text finds nothing. */
                    search?: string;
                    status?: "pending" | "accepted" | "refused";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QueuedRequestList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a request with its answer, if it has one. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the request's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRequestResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/requests/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts a request: sends an invitation, or approves a partner. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path: {
                    /** @description the request's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AcceptForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RequestDecidedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody has answered it before */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/requests/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses a request; the asker is told the reason. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path: {
                    /** @description the request's number */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RefuseForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RequestDecidedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody has answered it before */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the rewards in the order of the catalogue, hidden ones included. */
        get: {
            parameters: {
                query?: {
                    /** @description True for rewards shown in the catalogue, false for the others. */
                    active?: boolean;
                    /** @description Keyset pagination: `next_cursor` of the page before. */
                    cursor?: number;
                    kind?: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RewardList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Adds a reward without a stock limit and without variants. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AdminRewardForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRewardActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/rewards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a reward with its variants and prices. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRewardResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/rewards/{id}/prices/{season}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the price of a season, or removes it. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    season: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RewardPriceForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRewardActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, or it is a trip */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/rewards/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a stock by the given number, or removes its limit. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StockForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRewardActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/rewards/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a reward; orders keep the points for which they were made. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RewardChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRewardActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/rewards/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a variant, with a stock of zero. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VariantForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRewardActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, or the reward is no thing */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/rewards/{id}/variants/{variant}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a variant that nobody has ordered. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    variant: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VariantRemoval"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRewardActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, or it was ordered */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/rewards/{id}/variants/{variant}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the code and the name of a variant. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    variant: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VariantForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminRewardActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all seasons of the programme, the newest first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSeasonsResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Creates the season after the newest one, as a draft, whose purchases do not count yet. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewSeason"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSeasonsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description somebody was faster */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/seasons/{year}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies rates and prices from another season, for products and rewards that have none in this one. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    year: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SeasonCopy"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSeasonsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/seasons/{year}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a season's points for joining and membership, opens it, or closes it.
         *     Membership points over the limit of one person are set by one administrator, and another one opens the season.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    year: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SeasonChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSeasonsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description somebody was faster, or somebody else has to open it */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/security-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the security events: account, network and outcome, the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description A participant's NIP or an operator's e-mail, whether or not the account exists. */
                    account?: string;
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description The first day, in Warsaw. */
                    from?: components["schemas"]["BusinessDate"];
                    kind?: components["schemas"]["SecurityEventKind"];
                    side?: components["schemas"]["SecurityEventSide"];
                    /** @description The last day, in Warsaw. */
                    to?: components["schemas"]["BusinessDate"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SecurityEventList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/security-events/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists failed sign-ins by the hour. */
        get: {
            parameters: {
                query?: {
                    /** @description Span in hours: 24 or 72. */
                    hours?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FailedSignInsResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the settings that administrators change. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSettingsResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/settings/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the announcements to all signed-in users. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AnnouncementsChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSettingsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description somebody was faster */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/settings/colours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the programme's colours.
         *     A colour on which the portal's texts could not be read is refused, with the contrast.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ColoursChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSettingsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description somebody was faster */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/settings/colours/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Previews colours, those with too little contrast too; for a value that is no colour it shows the portal's own. */
        get: {
            parameters: {
                query?: {
                    /** @description Accent colour, of highlights. */
                    accent?: string;
                    /** @description Colour of buttons and links. */
                    brand?: string;
                    /** @description Colour of the side menu, of dark backgrounds, and of text. */
                    dark?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ColoursPreviewResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/settings/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a logo, replacing the portal's own mark and name or the previous logo. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["LogoForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSettingsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description somebody was faster */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/settings/logo/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes the logo; the portal's own mark stands there again. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LogoRemoval"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSettingsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description somebody was faster */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/settings/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the programme for maintenance or opens it again.
         *     While it is closed, the portal leads participants to the notice, and their requests are refused with 503 and not
         *     kept.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MaintenanceChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSettingsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description somebody was faster */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/settings/programme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the name and the contacts of the programme. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProgrammeChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSettingsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description somebody was faster */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/settings/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the third-party services that pages use. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ServicesChange"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSettingsActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description somebody was faster */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tax/participants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the tax records of one year of a participant who has ever been given a prize. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description The calendar year; by default the latest with records. */
                    year?: number;
                };
                header?: never;
                path: {
                    /** @description the participant */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TaxRecordPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tax/records/{id}/value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enters the value of a prize, once; the tax follows the rule that held when the prize was given. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    /** @description the record without a value */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PrizeValueForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PrizeValuedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description the value is known, or the prize has come back */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tax/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the tax rules of every kind of reward and of every promotion. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TaxScopeListResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Adds a version of a rule and returns all rules. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TaxRuleForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TaxScopeListActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                /** @description a field is wrong, or prizes are recorded from that day on */
                422: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tax/taxable-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the cards, parcels and trips of the catalogue with the value of one piece. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RewardTaxableValueList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tax/taxable-values/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the value of a reward; existing records stay as they are. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the reward */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TaxableValueForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RewardTaxableValueActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tax/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what each participant was given in a year, with the sums of the year. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description A NIP, an order's number, or the beginnings of words of the participant's names. */
                    search?: string;
                    treatment?: "none" | "withheld" | "reported";
                    /** @description Only participants with a prize of unknown value. */
                    unvalued?: boolean;
                    /** @description The calendar year; by default the current one. */
                    year?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TaxReport"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all trips, drafts included. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TripList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/trips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a trip with its terms. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminTripResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/trips/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies a trip and its reward to another season as a draft; its dates move by the years between the seasons. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TripCopyForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminTripActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/trips/{id}/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the participants who have a state with the trip, sorted by their ids. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the previous page. */
                    cursor?: components["parameters"]["cursor"];
                    state?: "unqualified" | "qualified" | "short" | "ordered" | "missed" | "lapsed" | "completed";
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TripParticipantList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/trips/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a trip's terms. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TripForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminTripActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/banks/{sort_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the bank of a sort code, the eight digits that follow an account's check digits; its first four are enough. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description four to eight digits */
                    sort_code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BankResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calculator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the data from which the caller's purchases are calculated. */
        get: {
            parameters: {
                query?: {
                    program?: "program.retail" | "program.partner";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalculatorResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cms/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the questions of an audience in their order. */
        get: {
            parameters: {
                query?: {
                    program?: "program.retail" | "program.partner";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FaqEntryListResponse"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BadRequest"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cms/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the published news of an audience, the newest first. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 12, which is also the default. */
                    per_page?: number;
                    program?: "program.retail" | "program.partner";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsCardList"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BadRequest"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cms/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a published news item, by its slug or by its id. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the last part of its page's address, or the id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsItemResponse"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cms/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the published pages, in the order in which they were added. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContentPageCardListResponse"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cms/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a published page, by its slug or by its id. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description its address, or the id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContentPageResponse"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cms/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the published promotions of an audience: running ones first, then upcoming, then past. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 16, which is also the default. */
                    per_page?: number;
                    program?: "program.retail" | "program.partner";
                    state?: "running" | "upcoming" | "past";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionArchive"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BadRequest"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cms/promotions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a published promotion, found by the last part of its address or by its id. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the last part of its page's address, or the id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SinglePromotionResponse"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cms/promotions/{id}/rules/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads the rules of a published promotion, as of one of its revisions. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the last part of its page's address */
                    id: string;
                    /** @description the revision */
                    revision: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["RulesContent"];
                    };
                };
                400: components["responses"]["BadRequest"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consents/{type}/participant_registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the consents of the registration form, none of them given. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    type: "program.retail" | "program.partner";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgreementListResponse"];
                    };
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a visitor's message to the programme. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactTakenActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-export/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads all data stored about a participant, as JSON and the files of their invoices.
         *     The link is valid for 15 minutes and one use; a browser can save a large file without holding it in memory.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the secret of the link */
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/zip": components["schemas"]["DataArchive"];
                    };
                };
                /** @description used, expired or never there */
                404: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description a HEAD does not spend the link */
                405: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/distributors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the branches of the active distributors; open to partners too. */
        get: {
            parameters: {
                query?: {
                    edi?: boolean;
                    search?: string;
                    sortBy?: "distributor_name" | "nip" | "city" | "edi";
                    sortDesc?: boolean;
                    /** @description Field that `search` looks into; the name by default. */
                    type?: "distributor_name" | "nip" | "city";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DistributorItemTableResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/distributors/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the active distributors in Polish order. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DistributorOptionListResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads the file as it was reported. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The invoice's public id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["FileContent"];
                        "image/jpeg": components["schemas"]["FileContent"];
                        "image/png": components["schemas"]["FileContent"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the participant's invoices: of a season (`2025`), `waiting`, or `archive` (older than the previous season). */
        get: {
            parameters: {
                query?: {
                    edi?: boolean;
                    page?: components["parameters"]["page"];
                    search?: string;
                    sortBy?: components["schemas"]["InvoiceSort"];
                    sortDesc?: boolean;
                    /** @description Field that `search` looks in; the number by default. */
                    type?: components["schemas"]["InvoiceSearch"];
                };
                header?: never;
                path: {
                    /** @description A season's year, or a list that no season has. */
                    list: ("waiting" | "archive") | string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvoiceItemList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeals against a rejected line, or a whole rejected invoice, and opens it for another decision.
         *     Only one appeal about the same line can be open, and their number is limited by the programme's setting.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AppealForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AppealMadeActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description it is not rejected, waits already, or was looked at often enough */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows one of the participant's own invoices; another participant's is not found. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvoiceReference"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvoiceDetailsResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports an invoice, which waits for an operator's decision and earns nothing before.
         *     An invoice already known from a distributor's data gets the file, once.
         * @description With an `Idempotency-Key`, a retried upload has only one effect.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["SubmitForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SubmittedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the programme's logo. */
        get: {
            parameters: {
                query: {
                    /** @description Version of the logo, as in its URL in the settings. */
                    v: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": components["schemas"]["LogoPicture"];
                        "image/png": components["schemas"]["LogoPicture"];
                    };
                };
                400: components["responses"]["BadRequest"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media/{key}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads a picture in one of its widths, or a PDF. The key is random, so that nobody can enumerate them. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description `960.jpg`: the width of a picture; of a PDF its name */
                    file: string;
                    /** @description of the picture or the file */
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["MediaContent"];
                        "image/jpeg": components["schemas"]["MediaContent"];
                        "image/png": components["schemas"]["MediaContent"];
                    };
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/reports/smsapi/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receives a delivery report by GET, as the provider sends it; the secret in the URL authenticates the caller. */
        get: {
            parameters: {
                query?: {
                    idx?: string;
                    MsgId?: string;
                    status?: string;
                };
                header?: never;
                path: {
                    secret: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                /** @description not the secret */
                404: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Receives a delivery report by POST. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    secret: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": components["schemas"]["DeliveryReport"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                /** @description not the secret */
                404: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my-shopping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the accepted purchases of a season, also those whose points a limit cut.
         *     Waiting or rejected lines are not included.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description A part of the product's or the distributor's name. */
                    search?: string;
                    /** @description Season; by default the current one. */
                    season?: number;
                    sortBy?: components["schemas"]["PurchaseSort"];
                    sortDesc?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PurchaseItemList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my-shopping/details/{group}/{distributor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the participant's accepted lines of one product from one distributor, the latest first.
         *     The `group` is the product across its packs.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Season; by default the current one. */
                    season?: number;
                };
                header?: never;
                path: {
                    /** @description The distributor */
                    distributor: number;
                    /** @description The product */
                    group: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PurchaseDetailsResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my-shopping/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sums the participant's accepted lines of a season by the month of the invoice. */
        get: {
            parameters: {
                query?: {
                    /** @description Season; by default the current one. */
                    season?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SeasonOfPurchasesResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the owner of an address to confirm it. The response does not tell whether the address is already on the list. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterAskedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a subscription by the secret of its link; idempotent. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterConfirmForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterConfirmedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                /** @description too old, or never was */
                422: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletter/leave/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirects a browser to the page with the unsubscribe button; opening it changes nothing. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the last part of the link's address */
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description to the page */
                303: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Unsubscribes the address of a link; idempotent. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the last part of the link's address */
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterLeftActionResponse"];
                    };
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's notifications, the newest first. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NotificationList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a notification as read; idempotent. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnreadCountResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description No such notification, or somebody else's */
                404: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks all of the caller's notifications as read. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnreadCountResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/participation-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts a request to take part. The answer is the same whether the NIP has an account or not. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ParticipationForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RequestTakenActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prize/archive-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's closed orders of earlier seasons: carried out, cancelled or returned. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 16, which is also the default. */
                    per_page?: number;
                    /**
                     * @description True for orders of promotions' cards, false for orders of points; by default the archive has both, the list
                     *     the latter.
                     */
                    promotion?: boolean;
                    sortBy?: "id" | "number" | "reward" | "points" | "date";
                    /** @description True, the default, for descending order: the newest or highest first. */
                    sortDesc?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyOrders"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prize/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the cards that the caller has earned and not collected yet. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 16; 6 by default. */
                    per_page?: number;
                    /** @description Cards from promotions only; has no effect, because all cards to collect come from promotions. */
                    promotion?: boolean;
                    sortBy?: "earned_at" | "value" | "promotion";
                    /** @description True, the default, for descending order: the newest or highest first. */
                    sortDesc?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardsToCollect"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prize/collect/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders a waiting card, by post or as a code. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    /** @description the card's public id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CollectForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardOrderedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description the card does not wait any more */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prize/details/{reward}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a reward, found by its id or by its slug from the portal's address. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description id or slug */
                    reward: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RewardDetailsResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prize/my-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's orders of this season and older open ones; orders of promotions' cards are listed separately. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 16, which is also the default. */
                    per_page?: number;
                    /**
                     * @description True for orders of promotions' cards, false for orders of points; by default the archive has both, the list
                     *     the latter.
                     */
                    promotion?: boolean;
                    sortBy?: "id" | "number" | "reward" | "points" | "date";
                    /** @description True, the default, for descending order: the newest or highest first. */
                    sortDesc?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyOrders"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prize/my-orders/{id}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows the code of one of the caller's cards. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the order's public id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CodePassword"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardCodeResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description the code is not there yet, or was lost */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                /** @description not the password of this account */
                422: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prize/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders a reward for the caller's points. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderPlacedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description its price has changed */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prize/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows an order of the caller. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description public id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShownOrderResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prize/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels an order of the caller that is still in the state "selected". */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path: {
                    /** @description public id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderCancelledActionResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                /** @description the order is no longer selected */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prize/teraz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the rewards in the programme's order, each with the points that the caller lacks for it. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShownRewardList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product-availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches the branches that have any of the chosen products, those with the most of them first. */
        get: {
            parameters: {
                query?: {
                    /** @description A branch's name or a part of it. */
                    branch?: string;
                    /** @description A town's name or a part of it. */
                    city?: string;
                    /** @description A distributor's name or a part of it. */
                    distributor?: string;
                    page?: components["parameters"]["page"];
                    /** @description The SAP codes of products, joined by commas. */
                    products?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StockedBranchList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product-availability/dictionary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the active distributors, their branches and towns, and the products on sale. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AvailabilityDictionaryResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the choices of the products' filters; the same for everybody. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OfferChoicesResponse"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the products on sale, in Polish order unless another one is given; the same for everybody. */
        get: {
            parameters: {
                query?: {
                    /** @description The name of a brand. */
                    brand?: string;
                    /** @description The name of a category. */
                    category?: string;
                    /** @description The name of a crop that the product is meant for. */
                    crops?: string;
                    page?: components["parameters"]["page"];
                    /** @description A part of the name; Polish diacritics may be left out. */
                    search?: string;
                    sortBy?: components["schemas"]["OfferSort"];
                    sortDesc?: boolean;
                    /** @description A size of pack, such as `5L` or `0.5kg`. */
                    volume?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OfferedProductList"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        ETag: components["headers"]["ETag"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BadRequest"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refresh_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renews a participant's session by the refresh token in the cookie, or in the body for a client without cookies. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RefreshForm"];
                };
            };
            responses: {
                /** @description A new bearer; the next refresh token as the last one came */
                200: {
                    headers: {
                        "Set-Cookie": components["headers"]["SetCookie"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                /** @description Another site's page asks */
                403: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows if registration is open to all, and the crops of the form. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RegistrationOptionsResponse"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Registers a participant; the account is open at once, its password is set at the first login. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RegistrationForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RegisteredActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration/accounts/{nip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells if a NIP has an account. Positive answers are limited to a few a day, so that nobody enumerates NIPs. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the NIP that is about to be registered */
                    nip: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NipTakenResponse"];
                    };
                };
                /** @description no NIP */
                404: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration/companies/{nip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Looks a NIP up in the register of the statistical office. 404 when it is not known or the lookup is switched off. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the NIP to look up */
                    nip: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnownCompanyResponse"];
                    };
                };
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                /** @description the register does not answer */
                503: {
                    headers: {
                        "Retry-After": components["headers"]["RetryAfter"];
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration/invitations/{hash}/{nip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the invitation of a participant. 404 for one that was used, has expired, is for another NIP or never
         *     existed.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the secret of the invitation's address */
                    hash: string;
                    /** @description the NIP of the address */
                    nip: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvitationShownResponse"];
                    };
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers a partner; the account waits for approval. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RegistrationForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RegisteredActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration/partner-invitations/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the invitation of a partner. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the secret of the invitation's address */
                    hash: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvitationShownResponse"];
                    };
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/representatives/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows a portrait to anybody with its URL, because a browser's image request sends no bearer.
         *     The version is part of the content's hash, so that nobody can enumerate the portraits.
         */
        get: {
            parameters: {
                query: {
                    /** @description Version of the portrait, as in its URL in a profile. */
                    v: string;
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": components["schemas"]["Portrait"];
                    };
                };
                400: components["responses"]["BadRequest"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's agreements in their latest versions, with the answers. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgreementListResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/agreements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers one agreement. A no also applies to its parts; a parent follows its parts. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the agreement's id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AgreementForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgreementAnsweredActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/autumn-retail-promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the caller's progress in the promotion of this address. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/congratulatory-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's letters. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    sortBy?: components["schemas"]["LetterSort"];
                    /** @description Descending by default: the newest come first. */
                    sortDesc?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LetterItemList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/congratulatory-letters/{level}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads the caller's letter for a level. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the level that was reached */
                    level: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["LetterContent"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a participant's message to the programme. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ParticipantContactForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactTakenActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/data-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the caller's latest requests about their data. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DataRequestsResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/data-requests/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests the erasure of the caller's data, to be carried out by an operator.
         *     Until then it can be withdrawn. Requires the password to have been confirmed.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ErasureForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                /** @description `reauth_required`: the password is asked for again */
                403: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description one waits already */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/data-requests/erasure/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws the waiting request for erasure. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description none waits */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/data-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a link to a ZIP of all data stored about the caller. Requires the password to have been confirmed. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExportForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ExportLinkActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                /** @description `reauth_required`: the password is asked for again */
                403: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/declare_and_gain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the caller's progress in the promotion of this address. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/halvetic-promocja-teraz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the caller's progress in the promotion of this address. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the caller's password; the current session continues, all others end. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/pre-sale-promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the caller's progress in the promotion of this address. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the calling participant, partners included. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /**
         * Changes parts of the profile, or answers all agreements. A new account, e-mail or telephone requires the password
         *     again (`POST /api/v1/auth/confirm`), and holds transfers for 48 hours.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProfileForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProfileSavedActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                /** @description `reauth_required`: the password is asked for again */
                403: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/promo_agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts or declines a promotion's rules until the last day for it; earlier purchases of its days then count. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PromoAgreement"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromoAnsweredActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/promotion-prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the prompts of the promotions that run for the caller, in the order in which they open. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionPromptListResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's progress in each promotion: running ones that end first come first, past ones latest first. */
        get: {
            parameters: {
                query?: {
                    state?: "running" | "upcoming" | "past";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionsInProgressResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/promotions/{key}/declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declares the amount to be bought, or changes it, on the days for declarations; this also accepts the rules. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description the promotion's key */
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DeclarationForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionDeclaredActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/promotions/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the caller's progress in a promotion, with the purchases that it considers. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 16, which is also the default. */
                    per_page?: number;
                };
                header?: never;
                path: {
                    /** @description the last part of its page's address */
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionWithLines"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/promotions/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries purchases on every running promotion; nothing is stored. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TrialForm"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionTrialListResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the participant's live sessions, and the support views of the last ninety days; the newest first. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnSessionListResponse"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one of the participant's sessions, or a support view. Requires the password to have been confirmed. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EndedSession"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/sessions/end-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all of the participant's sessions, or all but the current one. Requires the password to have been confirmed. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/spring-package-promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the caller's progress in the promotion of this address. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/stock-halvetic-promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the caller's progress in the promotion of this address. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/top-shop-promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the caller's progress in the promotion of this address. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/wycieczka": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the season's trip and the caller's state with it. */
        get: {
            parameters: {
                query?: {
                    type?: "standard" | "premium" | "vip";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TripAnswer"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/wycieczka/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders the season's trip of a kind. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
                    "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TripOrderForm"];
                };
            };
            responses: {
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TripStandingActionResponse"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description the season has no such trip */
                404: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description it is ordered, or the deadline has passed */
                409: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liveness probe: answers as long as the process accepts connections. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness probe; its result is cached for a second.
         *     Answers 200 when the database and the file store take writes, the daily check has found no damage in the database,
         *     the data folder is still the one that was opened, and the server is not shutting down.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done, or what was asked for. */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example {
         *       "password": "Zielona:Koparka:42",
         *       "password_confirmation": "Zielona:Koparka:42",
         *       "token": "token-from-the-invitation"
         *     }
         */
        AcceptedInvitation: {
            password: string;
            password_confirmation: string;
            /** @description The token from the link. */
            token: string;
        };
        /**
         * @description Channel of the invitation; a partner is always notified by e-mail.
         * @example {
         *       "channel": "email"
         *     }
         */
        AcceptForm: {
            /**
             * @description `email` when it is missing
             * @enum {string}
             */
            channel?: "sms" | "email";
        };
        /** @description The account's new state. */
        AccountChanged: {
            status: components["schemas"]["Status"];
        };
        AccountChangedActionResponse: {
            data: components["schemas"]["AccountChanged"];
            message: string;
        };
        /** @description Level of the lifetime total. */
        Achievement: {
            date?: components["schemas"]["Timestamp"] | null;
            /** Format: int64 */
            level: number;
            /** @description True once the level was reached. */
            value: boolean;
        };
        /** @description The participant who received it. */
        Addressee: {
            id: components["schemas"]["ParticipantId"];
            name: string;
            nip: string;
        };
        /** @description A branch as operators see it. */
        AdminBranch: {
            city: string;
            distributor: string;
            distributor_id: components["schemas"]["DistributorId"];
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description Latitude in millionths of a degree north.
             */
            latitude: number;
            /**
             * Format: int64
             * @description Longitude in millionths of a degree east.
             */
            longitude: number;
            name: string;
            phone: string;
            postcode: string;
            /** @description The active products and those that the branch sells, in Polish order. */
            products: components["schemas"]["BranchProduct"][];
            street: string;
            street_number: string;
            /**
             * Format: int64
             * @description Version for optimistic locking: a change is refused once another operator has changed the branch or its
             *     products.
             */
            version: number;
            /** @enum {string} */
            voivodeship: "dolnośląskie" | "kujawsko-pomorskie" | "lubelskie" | "lubuskie" | "łódzkie" | "małopolskie" | "mazowieckie" | "opolskie" | "podkarpackie" | "podlaskie" | "pomorskie" | "śląskie" | "świętokrzyskie" | "warmińsko-mazurskie" | "wielkopolskie" | "zachodniopomorskie";
        };
        AdminBranchActionResponse: {
            data: components["schemas"]["AdminBranch"];
            message: string;
        };
        AdminBranchResponse: {
            data: components["schemas"]["AdminBranch"];
        };
        /** @description A message as an operator sees it. */
        AdminContactMessage: {
            /** @description Answer, as sent. */
            answer?: string | null;
            closed_at?: components["schemas"]["Timestamp"] | null;
            closed_by?: string | null;
            /** @description Text of the consent that a visitor agreed to. */
            contact_consent?: string | null;
            date: components["schemas"]["Timestamp"];
            email?: string | null;
            id: components["schemas"]["ContactMessageId"];
            message: string;
            name: string;
            participant?: components["schemas"]["ContactSender"] | null;
            phone?: string | null;
            /** @description Reason for closing without an answer. */
            reason?: string | null;
            status: components["schemas"]["Status"];
            topic: string;
        };
        AdminContactMessageResponse: {
            data: components["schemas"]["AdminContactMessage"];
        };
        /** @description Work that waits for operators; counts stop at 10 000. */
        AdminDashboard: {
            /** @description Alarms about the server, only for administrators. */
            alarms: components["schemas"]["Alarm"][];
            codes: components["schemas"]["WrongCodes"];
            invoices: components["schemas"]["InvoicesWaiting"];
            messages: components["schemas"]["Outbox"];
            /** @description Statuses in which an order waits for an operator. */
            orders: components["schemas"]["OrdersWaiting"][];
            /** @description Promotions in which somebody has collected more cards than due by now. */
            overpaid: components["schemas"]["CardsOfPromotion"][];
            participants: components["schemas"]["ParticipantsWaiting"];
            /** @description Statuses in which a batch of transfers waits for an operator. */
            payouts: components["schemas"]["PayoutsWaiting"][];
            /** @description Promotions with amounts that no card settles and that somebody may pay. */
            remainders: components["schemas"]["CardsOfPromotion"][];
            requests: components["schemas"]["RequestsWaiting"];
            season?: components["schemas"]["SeasonDue"] | null;
        };
        AdminDashboardResponse: {
            data: components["schemas"]["AdminDashboard"];
        };
        /** @description A distributor as operators see it. */
        AdminDistributor: {
            active: boolean;
            /** @description Aliases sorted by product. */
            aliases: components["schemas"]["DistributorAlias"][];
            /** @description Branches in Polish order. */
            branches: components["schemas"]["ListedBranch"][];
            edi: boolean;
            id: components["schemas"]["DistributorId"];
            name: string;
            nip: string;
            /**
             * Format: int64
             * @description Version for optimistic locking: a change is refused once another operator has changed the distributor.
             */
            version: number;
        };
        AdminDistributorActionResponse: {
            data: components["schemas"]["AdminDistributor"];
            message: string;
        };
        AdminDistributorResponse: {
            data: components["schemas"]["AdminDistributor"];
        };
        /** @description State that the order entered, and who moved it. */
        AdminEvent: {
            at: components["schemas"]["Timestamp"];
            by: string;
            note?: string | null;
            status: components["schemas"]["Status"];
        };
        /** @description A message as an operator sees it. */
        AdminMessage: {
            cause: string;
            /** @enum {string} */
            channel: "sms" | "email";
            date: components["schemas"]["Timestamp"];
            done?: components["schemas"]["Timestamp"] | null;
            error?: string | null;
            expires?: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["MessageId"];
            /** @description True when it can be sent again. */
            may_retry: boolean;
            next_try?: components["schemas"]["Timestamp"] | null;
            participant?: components["schemas"]["Addressee"] | null;
            recipient: string;
            /** @description True when it holds a code or a link that signs somebody in. */
            secret: boolean;
            status: components["schemas"]["Status"];
            subject?: string | null;
            /** @description Missing when it is secret, or was and is wiped. */
            text?: string | null;
            /** Format: int64 */
            tries: number;
        };
        AdminMessageActionResponse: {
            data: components["schemas"]["AdminMessage"];
            message: string;
        };
        AdminMessageResponse: {
            data: components["schemas"]["AdminMessage"];
        };
        /** @description A news item as editors see it. */
        AdminNews: {
            /** @enum {string} */
            audience: "everyone" | "program.retail" | "program.partner";
            /** @description True for a draft that no reader was ever shown. */
            deletable: boolean;
            id: components["schemas"]["NewsId"];
            picture_id?: components["schemas"]["MediaId"] | null;
            /** @description The first day on which it is shown, once it is published. */
            published_on: components["schemas"]["BusinessDate"];
            slug: string;
            /** @enum {string} */
            status: "draft" | "published";
            summary: string;
            /** @description HTML. */
            text: string;
            title: string;
            /** @enum {string} */
            topic: "fields" | "crops" | "packs" | "weather" | "rewards";
            /**
             * Format: int64
             * @description Version for optimistic locking: a change is refused once another operator has changed the item.
             */
            version: number;
        };
        AdminNewsActionResponse: {
            data: components["schemas"]["AdminNews"];
            message: string;
        };
        AdminNewsResponse: {
            data: components["schemas"]["AdminNews"];
        };
        /** @description Order as an operator sees it. */
        AdminOrder: {
            address?: components["schemas"]["PostalAddress"] | null;
            /**
             * Format: int64
             * @description Grosze; only for transfers.
             */
            amount?: number | null;
            /** @description Account that the transfer goes to, in groups of four digits. */
            bank_account?: string | null;
            code?: components["schemas"]["GivenCode"] | null;
            date: components["schemas"]["Timestamp"];
            /** @enum {string} */
            delivery?: "post" | "code";
            history: components["schemas"]["AdminEvent"][];
            /** @description Public id. */
            id: string;
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            next: components["schemas"]["NextStatus"][];
            number: components["schemas"]["OrderId"];
            participant: components["schemas"]["OrderParticipant"];
            payout?: components["schemas"]["PayoutId"] | null;
            payout_wait?: components["schemas"]["PayoutWait"] | null;
            /** Format: int64 */
            points: number;
            reward: string;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Tax withheld from the amount in grosze, once the transfer has been sent.
             */
            tax?: number | null;
            variant?: string | null;
            /**
             * Format: int64
             * @description Version for optimistic locking, to be sent with a change.
             */
            version: number;
        };
        AdminOrderResponse: {
            data: components["schemas"]["AdminOrder"];
        };
        AdminPack: {
            code: string;
            id: components["schemas"]["PackId"];
            /** @description The content, such as `5 L`. */
            label: string;
            /** @description True if invoices name it, which fixes its content. */
            on_invoices: boolean;
            /**
             * Format: int64
             * @description Volume in thousandths of the unit.
             */
            volume: number;
        };
        /** @description A page as editors see it. */
        AdminPage: {
            /** @description True for a draft that no reader was ever shown. */
            deletable: boolean;
            id: components["schemas"]["PageId"];
            slug: string;
            /** @enum {string} */
            status: "draft" | "published";
            summary: string;
            /** @description HTML. */
            text: string;
            title: string;
            /** @description Date since which the text is valid. */
            updated_on: components["schemas"]["BusinessDate"];
            /**
             * Format: int64
             * @description Version for optimistic locking: a change is refused once another operator has changed the page.
             */
            version: number;
        };
        AdminPageActionResponse: {
            data: components["schemas"]["AdminPage"];
            message: string;
        };
        AdminPageResponse: {
            data: components["schemas"]["AdminPage"];
        };
        /** @description A participant as operators see them. */
        AdminParticipant: {
            areas: components["schemas"]["CropArea"][];
            /** @description Bank account in groups of four; only its last four digits for operators who pay nothing out. */
            bank_account?: string | null;
            /** @description True if invoices, points and rewards are open to them. */
            collects_points: boolean;
            id: components["schemas"]["ParticipantId"];
            points: components["schemas"]["AdminPoints"];
            profile: components["schemas"]["AdminProfile"];
            representative?: components["schemas"]["AssignedRepresentative"] | null;
            status: components["schemas"]["Status"];
        };
        AdminParticipantResponse: {
            data: components["schemas"]["AdminParticipant"];
        };
        /** @description Balances of the participant's points. */
        AdminPoints: {
            /** Format: int64 */
            achievements: number;
            /** Format: int64 */
            affiliation: number;
            /** Format: int64 */
            available: number;
            /** Format: int64 */
            forfeited: number;
            /**
             * Format: int64
             * @description Points held for orders under way.
             */
            held: number;
            /**
             * Format: int64
             * @description The programme's limit of the total.
             */
            limit: number;
            limit_reached_at?: components["schemas"]["Timestamp"] | null;
            /** Format: int64 */
            purchases: number;
            /**
             * Format: int64
             * @description Points spent on completed orders.
             */
            redeemed: number;
            /**
             * Format: int64
             * @description Points earned over the years, from the three sources that follow.
             */
            total: number;
        };
        /** @description A product as operators see it. */
        AdminProduct: {
            active: boolean;
            aliases: components["schemas"]["ProductAlias"][];
            /** @description Branches that have it, by distributor. */
            branches: components["schemas"]["SellingBranch"][];
            brand: string;
            category: string;
            colour: string;
            crops: string[];
            description: string;
            id: components["schemas"]["ProductId"];
            name: string;
            /** @description Packs, the smallest first. */
            packs: components["schemas"]["AdminPack"][];
            /** @description Rates of every season of the programme, the latest first. */
            rates: components["schemas"]["AdminRate"][];
            sap: string;
            slug: string;
            /** @enum {string} */
            unit: "L" | "kg";
            /**
             * Format: int64
             * @description Version for optimistic locking: a change is refused once another operator has changed the product, a pack or a
             *     rate.
             */
            version: number;
        };
        AdminProductActionResponse: {
            data: components["schemas"]["AdminProduct"];
            message: string;
        };
        AdminProductResponse: {
            data: components["schemas"]["AdminProduct"];
        };
        /** @description Details given by the participant. */
        AdminProfile: {
            /** @enum {string} */
            account_type: "program.retail" | "program.partner";
            authorized_person: boolean;
            authorized_person_first_name?: string | null;
            authorized_person_identifier?: string | null;
            authorized_person_last_name?: string | null;
            bank_account_changed_at?: components["schemas"]["Timestamp"] | null;
            company_city: string;
            company_name: string;
            company_postcode: string;
            company_street: string;
            company_street_number: string;
            company_street_number_place?: string | null;
            correspondence_address: boolean;
            correspondence_city?: string | null;
            correspondence_postcode?: string | null;
            correspondence_street?: string | null;
            correspondence_street_number?: string | null;
            correspondence_street_number_place?: string | null;
            email: string;
            email_changed_at?: components["schemas"]["Timestamp"] | null;
            first_name: string;
            /** @description True once a password has been set: without one the participant has never signed in. */
            has_password: boolean;
            joined_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            kind: "farm" | "company";
            last_name: string;
            nip: string;
            phone: string;
            phone_changed_at?: components["schemas"]["Timestamp"] | null;
            /** @enum {string|null} */
            register?: "krus" | "krs" | "ceidg" | "other" | null;
        };
        /** @description A question as editors see it. */
        AdminQuestion: {
            /** @description HTML. */
            answer: string;
            /** @enum {string} */
            audience: "everyone" | "program.retail" | "program.partner";
            /** @description True for a draft that no reader was ever shown. */
            deletable: boolean;
            id: components["schemas"]["QuestionId"];
            /**
             * Format: int64
             * @description Sort position, the lowest first.
             */
            position: number;
            question: string;
            /** @enum {string} */
            status: "draft" | "published";
            /**
             * Format: int64
             * @description Version for optimistic locking: a change is refused once another operator has changed the question.
             */
            version: number;
        };
        AdminQuestionActionResponse: {
            data: components["schemas"]["AdminQuestion"];
            message: string;
        };
        AdminQuestionResponse: {
            data: components["schemas"]["AdminQuestion"];
        };
        /** @description Points and price of a product in a season; without a rate it earns nothing. */
        AdminRate: {
            /** Format: int64 */
            cap_points?: number | null;
            /**
             * Format: int64
             * @description Grosze.
             */
            list_price?: number | null;
            /**
             * Format: int64
             * @description Thousandths of a point per unit.
             */
            points_per_unit?: number | null;
            /** Format: int64 */
            season: number;
        };
        /** @description A representative, for operators. */
        AdminRepresentative: {
            /** @description True when participants may be assigned to them and see them. */
            active: boolean;
            email: string;
            first_name: string;
            /** Format: int64 */
            id: number;
            /** @description URL of the portrait. */
            image?: string | null;
            last_name: string;
            /**
             * Format: int64
             * @description Number of assigned participants, counted up to 10 000.
             */
            participants: number;
            phone: string;
        };
        AdminRepresentativeActionResponse: {
            data: components["schemas"]["AdminRepresentative"];
            message: string;
        };
        AdminRepresentativeListResponse: {
            data: components["schemas"]["AdminRepresentative"][];
        };
        /** @description A request as an operator sees it. */
        AdminRequest: {
            city: string;
            company_name: string;
            /** @description The wording of the consent; only for requests for an invitation. */
            contact_consent?: string | null;
            date: components["schemas"]["Timestamp"];
            decided_at?: components["schemas"]["Timestamp"] | null;
            decided_by?: string | null;
            email: string;
            first_name: string;
            /** @description True if the NIP has an account already, so that an invitation is useless. */
            has_account: boolean;
            /** Format: int64 */
            id: number;
            kind: components["schemas"]["RequestKind"];
            last_name: string;
            message?: string | null;
            nip: string;
            /**
             * Format: int64
             * @description Number of other requests with the same NIP.
             */
            others: number;
            phone: string;
            /** @description The reason for the refusal. */
            reason?: string | null;
            status: components["schemas"]["Status"];
        };
        AdminRequestResponse: {
            data: components["schemas"]["AdminRequest"];
        };
        /** @description Reward as operators see it. */
        AdminReward: {
            /** @description True when it is shown in the catalogue. */
            active: boolean;
            /** Format: int64 */
            amount_step?: number | null;
            /** @description Paragraphs separated by an empty line. */
            description: string;
            id: components["schemas"]["RewardId"];
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            /** Format: int64 */
            max_amount?: number | null;
            /**
             * Format: int64
             * @description Grosze, as `max_amount` and `amount_step`; only for transfers.
             */
            min_amount?: number | null;
            name: string;
            /**
             * Format: int64
             * @description Number of orders that are not carried out yet.
             */
            open_orders: number;
            /**
             * Format: int64
             * @description Number of all orders so far.
             */
            orders: number;
            /** @description Name of the reward's drawing. */
            picture: string;
            /** Format: int64 */
            position: number;
            /**
             * Format: int64
             * @description Points for one, or for a transfer points per zloty; for a trip its cost, which is changed with its terms.
             */
            price: number;
            /** @description Every season of the programme, latest first. */
            prices: components["schemas"]["SeasonPrice"][];
            slug: string;
            /**
             * Format: int64
             * @description Number left; null when there is no limit.
             */
            stock?: number | null;
            summary: string;
            trip?: components["schemas"]["TripId"] | null;
            variants: components["schemas"]["AdminVariant"][];
            /**
             * Format: int64
             * @description Version for optimistic locking, to be sent with a change; refused once somebody else has changed the reward.
             */
            version: number;
        };
        AdminRewardActionResponse: {
            data: components["schemas"]["AdminReward"];
            message: string;
        };
        /**
         * @description Reward as the browser sends it.
         * @example {
         *       "active": true,
         *       "description": "Karta o wartości 100 zł na paliwo i zakupy na stacjach w całej Polsce.",
         *       "kind": "card",
         *       "name": "Karta paliwowa 100 zł",
         *       "picture": "fuel",
         *       "position": "30",
         *       "price": "10000",
         *       "summary": "Na paliwo i zakupy na stacji"
         *     }
         */
        AdminRewardForm: {
            /**
             * @description True when it is shown in the catalogue.
             * @default false
             */
            active: boolean;
            /** @default null */
            amount_step: string | null;
            /** @description Paragraphs separated by an empty line. */
            description: string;
            /** @enum {string} */
            kind?: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            /** @default null */
            max_amount: string | null;
            /**
             * @description Zlotys, as `max_amount` and `amount_step`; only for a transfer.
             * @default null
             */
            min_amount: string | null;
            name: string;
            /** @enum {string} */
            picture: "banknote" | "battery-charging" | "bot" | "cloud-sun" | "coffee" | "credit-card" | "drill" | "flame" | "flashlight" | "footprints" | "fuel" | "gauge" | "gift" | "grape" | "hand" | "headphones" | "heart-handshake" | "mountain-snow" | "palmtree" | "shirt" | "smartphone" | "spray-can" | "trees" | "wrench";
            /** @description Position in the catalogue; the lowest comes first. */
            position: string;
            /**
             * @description Points for one, or for a transfer points per zloty; not given for a trip.
             * @default null
             */
            price: string | null;
            /**
             * @description Last part of its address; made from the name when empty.
             * @default null
             */
            slug: string | null;
            summary: string;
        };
        AdminRewardResponse: {
            data: components["schemas"]["AdminReward"];
        };
        AdminSeason: {
            ends_on: components["schemas"]["BusinessDate"];
            /** @description True once its first day has come; then it cannot become a draft again. */
            has_begun: boolean;
            /**
             * Format: int64
             * @description Points for participants who are still members when it begins.
             */
            membership_points: number;
            /**
             * Format: int64
             * @description Number of rewards with a price of their own in it.
             */
            prices: number;
            /** Format: int64 */
            promotions: number;
            /**
             * Format: int64
             * @description Number of products with a points rate in it.
             */
            rates: number;
            starts_on: components["schemas"]["BusinessDate"];
            /** @enum {string} */
            status: "draft" | "open" | "closed";
            /**
             * Format: int64
             * @description Number of participants yet to receive its membership points.
             */
            to_be_paid: number;
            /**
             * Format: int64
             * @description Version for optimistic locking: a change that names an older one is refused.
             */
            version: number;
            /** @description True when another administrator has to open it: the caller set membership points over the one-person limit. */
            wants_another: boolean;
            /**
             * Format: int64
             * @description Points for joining in this season.
             */
            welcome_points: number;
            /**
             * Format: int64
             * @description Year in which it ends.
             */
            year: number;
        };
        /** @description Seasons, the newest first. */
        AdminSeasons: {
            items: components["schemas"]["AdminSeason"][];
            /**
             * Format: int64
             * @description Year of the season that can be added next.
             */
            next: number;
        };
        AdminSeasonsActionResponse: {
            data: components["schemas"]["AdminSeasons"];
            message: string;
        };
        AdminSeasonsResponse: {
            data: components["schemas"]["AdminSeasons"];
        };
        /** @description The settings as administrators see them. */
        AdminSettings: {
            announcements: components["schemas"]["Announcements"];
            colours: components["schemas"]["Colours"];
            logo?: components["schemas"]["Logo"] | null;
            maintenance: components["schemas"]["Maintenance"];
            programme: components["schemas"]["Programme"];
            services: components["schemas"]["Services"];
            /**
             * Format: int64
             * @description Version for optimistic locking: a change that names an older one is refused.
             */
            version: number;
        };
        AdminSettingsActionResponse: {
            data: components["schemas"]["AdminSettings"];
            message: string;
        };
        AdminSettingsResponse: {
            data: components["schemas"]["AdminSettings"];
        };
        /** @description A trip as operators see it. */
        AdminTrip: {
            /** Format: int64 */
            cost: number;
            /** @description Number of participants in each state, without those who never reached the threshold. */
            counts: components["schemas"]["TripCount"][];
            fulfil_by: components["schemas"]["BusinessDate"];
            id: components["schemas"]["TripId"];
            /** @enum {string} */
            kind: "standard" | "premium" | "vip";
            kind_text: string;
            name: string;
            opens_on: components["schemas"]["BusinessDate"];
            order_by: components["schemas"]["BusinessDate"];
            published: boolean;
            /** Format: int64 */
            qualify_at: number;
            /** @description Days before a deadline, separated by commas. */
            reminders: string;
            /** Format: int64 */
            reserved_points: number;
            /** @description The slug of its reward. */
            reward: string;
            /** Format: int64 */
            season: number;
            /** @description True once everybody has been checked since the terms were last changed. */
            settled: boolean;
            /**
             * Format: int64
             * @description Version for optimistic locking: a change is refused once another operator has changed the trip.
             */
            version: number;
        };
        AdminTripActionResponse: {
            data: components["schemas"]["AdminTrip"];
            message: string;
        };
        AdminTripResponse: {
            data: components["schemas"]["AdminTrip"];
        };
        AdminVariant: {
            code: string;
            id: components["schemas"]["VariantId"];
            name: string;
            /** @description True when orders refer to it, so that it cannot be removed. */
            ordered: boolean;
            /**
             * Format: int64
             * @description Number left; null when there is no limit.
             */
            stock?: number | null;
        };
        /** @description A consent with the participant's answer. */
        Agreement: {
            answered_at?: components["schemas"]["Timestamp"] | null;
            /** @description HTML: paragraphs and line breaks, nothing else. */
            content: string;
            /** Format: int64 */
            id: number;
            required: boolean;
            slug: string;
            subconsents: components["schemas"]["Agreement"][];
            /** @description True when the consent is given. */
            value: boolean;
            /** Format: int64 */
            version: number;
        };
        /** @description State of the agreement after the answer. */
        AgreementAnswered: {
            /** Format: int64 */
            id: number;
            value: boolean;
        };
        AgreementAnsweredActionResponse: {
            data: components["schemas"]["AgreementAnswered"];
            message: string;
        };
        /**
         * @example {
         *       "value": true
         *     }
         */
        AgreementForm: {
            value: boolean;
        };
        AgreementListResponse: {
            data: components["schemas"]["Agreement"][];
        };
        /** @description Raised alarm. */
        Alarm: {
            /** Format: int64 */
            count: number;
            /** @description Details for machines; not a sentence for users. */
            detail: string;
            kind: components["schemas"]["AlarmKind"];
            raised_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Kind of an alarm; there is one alarm of a kind at a time.
         * @enum {string}
         */
        AlarmKind: "orphan_files" | "unknown_files" | "daily_job" | "damaged_database" | "backup_failed" | "log_held_back" | "failed_sign_ins" | "attacked_account";
        /**
         * @description A name or code as the browser sends it.
         * @example {
         *       "alias": "AGROSAR 360SL 5L",
         *       "pack_id": 12
         *     }
         */
        AliasForm: {
            /** @description The name or code as the distributor writes it. */
            alias: string;
            /** Format: int64 */
            pack_id: number;
        };
        Announcements: {
            /**
             * @description Notice above the pages of participants; empty for none.
             * @default
             */
            notice: string;
            /**
             * @description Text at `#!uwaga`, an empty line between paragraphs; empty for the portal's own words.
             * @default
             */
            warning: string;
        };
        /**
         * @example {
         *       "announcements": {
         *         "notice": "Faktury z lutego przyjmujemy do 31 marca.",
         *         "warning": ""
         *       },
         *       "version": 3
         *     }
         */
        AnnouncementsChange: {
            announcements: components["schemas"]["Announcements"];
            /** Format: int64 */
            version: number;
        };
        /** @description Appeal against a rejection. */
        Appeal: {
            /** @description Reason of the second rejection. */
            answer?: string | null;
            /** @description Last day on which an answer is in time. */
            answer_by: components["schemas"]["BusinessDate"];
            answered_at?: components["schemas"]["Timestamp"] | null;
            made_at: components["schemas"]["Timestamp"];
            /** @description Participant's reason. */
            reason: string;
            /** @description Reason of the rejection appealed against. */
            rejection: string;
            status: components["schemas"]["Status"];
        };
        /** @description Start of an open appeal and the deadline for its answer. */
        AppealClock: {
            /** @description Last day on which an answer is in time. */
            answer_by: components["schemas"]["BusinessDate"];
            overdue: boolean;
            since: components["schemas"]["Timestamp"];
        };
        /**
         * @description Appeal: a request for another decision.
         * @example {
         *       "document": "Vc1i9_RdzkLTcHLEbe3F_w",
         *       "line": 41,
         *       "reason": "Produkt jest na liście programu, w załączniku ma inną nazwę."
         *     }
         */
        AppealForm: {
            /** @description Public id of the invoice. */
            document: string;
            line?: components["schemas"]["LineId"] | null;
            /** @description Reason why the decision is wrong, for the operator. */
            reason: string;
        };
        /** @description Accepted appeal. */
        AppealMade: {
            /** @description Last day on which an answer is in time. */
            answer_by: components["schemas"]["BusinessDate"];
        };
        AppealMadeActionResponse: {
            data: components["schemas"]["AppealMade"];
            message: string;
        };
        /** @description Number of newly assigned participants. */
        AreaAssigned: {
            /** Format: int64 */
            participants: number;
        };
        AreaAssignedActionResponse: {
            data: components["schemas"]["AreaAssigned"];
            message: string;
        };
        /**
         * @description Area form.
         * @example {
         *       "only_unassigned": true,
         *       "postcode": "99-4"
         *     }
         */
        AreaForm: {
            /** @description Skips participants who already have a representative. */
            only_unassigned: boolean;
            /** @description The beginning of a postcode: `99`, `99-1`. */
            postcode: string;
        };
        /** @description The representative assigned now. */
        Assigned: {
            representative?: components["schemas"]["AssignedRepresentative"] | null;
        };
        AssignedActionResponse: {
            data: components["schemas"]["Assigned"];
            message: string;
        };
        AssignedRepresentative: {
            active: boolean;
            email: string;
            /** Format: int64 */
            id: number;
            name: string;
            phone: string;
        };
        /**
         * @description The representative to assign, as the browser sends it.
         * @example {
         *       "representative_id": 4
         *     }
         */
        AssignForm: {
            /**
             * Format: int64
             * @description No representative when it is left out.
             */
            representative_id?: number | null;
        };
        /** @description An action in the log. */
        AuditEntry: {
            action: string;
            after: unknown;
            at: components["schemas"]["Timestamp"];
            /** @description Record before, reduced to the changed fields. */
            before: unknown;
            /** Format: int64 */
            id: number;
            nip?: string | null;
            note?: string | null;
            /** @description Name of the operator; none when the system acted. */
            operator?: string | null;
            /** @description Name of the affected participant. */
            participant?: string | null;
            /** @description Table of the affected row, with its id in `subject_id`. */
            subject: string;
            /** Format: int64 */
            subject_id: number;
            /** @description Key of the row in the URL of its page. */
            subject_key: string;
            /** @description Current name of the row; none when it has no name or is gone. */
            subject_name?: string | null;
        };
        AuditEntryList: {
            data: {
                items: components["schemas"]["AuditEntry"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description The choices, each once, in Polish order. */
        AvailabilityDictionary: {
            branches: string[];
            cities: string[];
            distributors: string[];
            products: components["schemas"]["ProductToFind"][];
        };
        AvailabilityDictionaryResponse: {
            data: components["schemas"]["AvailabilityDictionary"];
        };
        /** @description The filters of the page. */
        AvailabilityFilters: {
            /** @description The SAP codes. */
            products: string[];
            search: string;
            type: components["schemas"]["PlaceKind"];
        };
        /**
         * @description All products that a branch sells.
         * @example {
         *       "product_ids": [
         *         1,
         *         4,
         *         9
         *       ],
         *       "version": 3
         *     }
         */
        AvailabilityForm: {
            product_ids: components["schemas"]["ProductId"][];
            /**
             * Format: int64
             * @description The branch's version, for optimistic locking.
             */
            version: number;
        };
        Bank: {
            /** @description Name of the bank; `null` where it is unknown, and the account is as good as any other. */
            name?: string | null;
        };
        BankResponse: {
            data: components["schemas"]["Bank"];
        };
        BetterForm: {
            /** Format: int64 */
            from_steps: number;
            reward: components["schemas"]["RewardForm"];
        };
        /** @description Sums of purchases; litres and kilograms are counted apart. */
        Bought: {
            /**
             * Format: int64
             * @description Weight in thousandths of a kilogram.
             */
            kilograms: number;
            /**
             * Format: int64
             * @description Volume in thousandths of a litre.
             */
            litres: number;
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description Turnover at the season's list price, in grosze.
             */
            turnover: number;
            /**
             * Format: int64
             * @description Net turnover as on the invoices, in grosze.
             */
            turnover_fv: number;
        };
        /**
         * @description A changed branch, and its version for optimistic locking.
         * @example {
         *       "branch": {
         *         "city": "Łowicz",
         *         "latitude": "52,1051",
         *         "longitude": "19,9405",
         *         "name": "Oddział Łowicz",
         *         "phone": "+48500000100",
         *         "postcode": "99-400",
         *         "street": "Młyńska",
         *         "street_number": "1",
         *         "voivodeship": "łódzkie"
         *       },
         *       "version": 3
         *     }
         */
        BranchChange: {
            branch: components["schemas"]["BranchForm"];
            /** Format: int64 */
            version: number;
        };
        /**
         * @description A branch as the browser sends it.
         * @example {
         *       "city": "Łowicz",
         *       "latitude": "52,1051",
         *       "longitude": "19,9405",
         *       "name": "Oddział Łowicz",
         *       "phone": "+48500000100",
         *       "postcode": "99-400",
         *       "street": "Młyńska",
         *       "street_number": "1",
         *       "voivodeship": "łódzkie"
         *     }
         */
        BranchForm: {
            city: string;
            /** @description Degrees north, such as `52,2297`. */
            latitude: string;
            /** @description Degrees east, such as `21,0122`. */
            longitude: string;
            name: string;
            phone: string;
            postcode: string;
            street: string;
            street_number: string;
            /** @enum {string} */
            voivodeship: "dolnośląskie" | "kujawsko-pomorskie" | "lubelskie" | "lubuskie" | "łódzkie" | "małopolskie" | "mazowieckie" | "opolskie" | "podkarpackie" | "podlaskie" | "pomorskie" | "śląskie" | "świętokrzyskie" | "warmińsko-mazurskie" | "wielkopolskie" | "zachodniopomorskie";
        };
        /** @description A geographic position in degrees (WGS 84). */
        BranchPosition: {
            /** Format: double */
            lat: number;
            /** Format: double */
            lng: number;
        };
        BranchProduct: {
            available: boolean;
            brand: string;
            category: string;
            id: components["schemas"]["ProductId"];
            name: string;
        };
        /**
         * @description The branch's version when it is removed, for optimistic locking.
         * @example {
         *       "version": 3
         *     }
         */
        BranchRemoval: {
            /** Format: int64 */
            version: number;
        };
        /** @description The answer to a removed branch. */
        BranchRemoved: {
            distributor_id: components["schemas"]["DistributorId"];
        };
        BranchRemovedActionResponse: {
            data: components["schemas"]["BranchRemoved"];
            message: string;
        };
        /** @description Name, contacts and theme of the programme. */
        Brand: {
            /** @description Controller of personal data. */
            data_controller?: string | null;
            email: string;
            logo?: components["schemas"]["Logo"] | null;
            name: string;
            phone: string;
            /** @description URL of the style sheet with the programme's colours; none for the portal's own. */
            stylesheet?: string | null;
        };
        /** @description Result for each order. */
        BulkChanged: {
            moved: components["schemas"]["MovedOrder"][];
            refused: components["schemas"]["RefusedOrder"][];
        };
        BulkChangedActionResponse: {
            data: components["schemas"]["BulkChanged"];
            message: string;
        };
        /**
         * @description Orders and their new state, as the browser sends them.
         * @example {
         *       "orders": [
         *         {
         *           "id": "89bw1VsFP96wEWwur_106Q",
         *           "version": 1
         *         },
         *         {
         *           "id": "rOBg5nsx7FO-nbvQFqnltg",
         *           "version": 2
         *         }
         *       ],
         *       "status": "in_progress"
         *     }
         */
        BulkChangeForm: {
            /** @description Reason; required when the points come back. Every participant reads it. */
            note?: string | null;
            /** @description At most 100. */
            orders: components["schemas"]["SeenOrder"][];
            /** @enum {string} */
            status: "selected" | "in_progress" | "completed" | "cancelled" | "returned";
        };
        /**
         * Format: date
         * @description A business day in Europe/Warsaw.
         */
        BusinessDate: string;
        /** @description Data for calculating points. */
        Calculator: {
            /** @description Levels of the total, the lowest first. */
            levels: components["schemas"]["CalculatorLevel"][];
            /**
             * Format: int64
             * @description Limit of the lifetime total, in points.
             */
            limit: number;
            /** @description Products on sale that earn points in the season, in Polish order. */
            products: components["schemas"]["CalculatorProduct"][];
            /**
             * Format: int64
             * @description Current season, whose rates these are.
             */
            season: number;
            /**
             * Format: int64
             * @description Participant's lifetime total, in points.
             */
            total: number;
        };
        /** @description Level of the lifetime total. */
        CalculatorLevel: {
            /**
             * Format: int64
             * @description Bonus for reaching the level, in points.
             */
            bonus_points: number;
            /** Format: int64 */
            level: number;
            /** @description True when the participant has reached the level. */
            reached: boolean;
        };
        CalculatorProduct: {
            brand: string;
            /**
             * Format: int64
             * @description Most points that a participant gets for it in the season, if there is a cap.
             */
            cap_points?: number | null;
            /** @description Colour of its brand's packs, such as `#0b7a75`. */
            colour: string;
            /**
             * Format: int64
             * @description Points granted to the participant for it in the season so far.
             */
            granted: number;
            name: string;
            /**
             * Format: int64
             * @description Rate in thousandths of a point per litre or kilogram.
             */
            points_per_unit: number;
            sap: string;
            /** @enum {string} */
            unit: "L" | "kg";
            /** @description Sizes of its packs in thousandths of the unit, the smallest first. */
            volumes: number[];
        };
        CalculatorResponse: {
            data: components["schemas"]["Calculator"];
        };
        /** @description Code of a card; no other answer contains it. */
        CardCode: {
            number: string;
            pin?: string | null;
            valid_until?: components["schemas"]["BusinessDate"] | null;
        };
        /** @description Changes to the rows of a file. */
        CardCodeChanges: {
            /** @default [] */
            left_out: components["schemas"]["LeftOutRow"][];
            /** @default [] */
            mended: components["schemas"]["MendedCell"][];
        };
        CardCodeResponse: {
            data: components["schemas"]["CardCode"];
        };
        /** @description Row that gives an order its code. */
        CardCodeRow: {
            has_pin: boolean;
            /** @description Order's number. */
            order: components["schemas"]["OrderId"];
            participant: string;
            /** @description True when the order was carried out before and its code was lost. */
            replaces_lost: boolean;
            reward: string;
            /**
             * Format: int64
             * @description Row number in the file, header included.
             */
            row: number;
            /** @description Last four characters of the card's number. */
            tail: string;
            valid_until?: components["schemas"]["BusinessDate"] | null;
        };
        /** @description Effects that a file would have. */
        CardCodesChecked: {
            /** @description True when no row is faulty and at least one is new. */
            can_be_imported: boolean;
            errors: components["schemas"]["ImportError"][];
            /** Format: int64 */
            faulty: number;
            /** @description Orders that would get a code, in the order of the file. */
            fresh: components["schemas"]["CardCodeRow"][];
            left_out: components["schemas"]["LeftOutRow"][];
            /**
             * Format: int64
             * @description Number of rows read with corrected cells.
             */
            mended: number;
            /**
             * Format: int64
             * @description Number of rows without a card number.
             */
            skipped: number;
            /**
             * Format: int64
             * @description Number of rows with the code that their order already has.
             */
            unchanged: number;
        };
        CardCodesCheckedResponse: {
            data: components["schemas"]["CardCodesChecked"];
        };
        /**
         * @description Form with the file.
         * @example {
         *       "changes": {
         *         "left_out": [
         *           {
         *             "reason": "Karta jest uszkodzona",
         *             "row": 5
         *           }
         *         ],
         *         "mended": [
         *           {
         *             "column": "Ważna do",
         *             "row": 3,
         *             "text": "2027-03-31"
         *           }
         *         ]
         *       },
         *       "file": "(binary)"
         *     }
         */
        CardCodesForm: {
            changes?: components["schemas"]["CardCodeChanges"] | null;
            /**
             * Format: binary
             * @description CSV or XLSX of up to 1 MiB and 500 rows.
             */
            file: string;
        };
        /** @description Result of an import. */
        CardCodesImported: {
            /**
             * Format: int64
             * @description Orders that the import carries out.
             */
            carried_out: number;
            /** Format: int64 */
            imported: number;
            left_out: components["schemas"]["LeftOutRow"][];
            /**
             * Format: int64
             * @description Rows that were read with corrected cells.
             */
            mended: number;
            /**
             * Format: int64
             * @description Orders carried out before, whose lost code it replaces.
             */
            replaced: number;
            /** Format: int64 */
            unchanged: number;
        };
        CardCodesImportedActionResponse: {
            data: components["schemas"]["CardCodesImported"];
            message: string;
        };
        CardForm: {
            /** @enum {string} */
            kind: "fuel" | "prepaid";
            /**
             * Format: int64
             * @description Grosze.
             */
            value: number;
        };
        /** @description Order made for a card. */
        CardOrdered: {
            /** @description Public id of the order. */
            id: string;
            /** @description Order's number, by which people refer to it. */
            number: components["schemas"]["OrderId"];
        };
        CardOrderedActionResponse: {
            data: components["schemas"]["CardOrdered"];
            message: string;
        };
        /** @description Amount due beyond whole cards: it waits until a card fits, or is paid as a transfer. */
        CardRemainder: {
            /** @enum {string} */
            kind: "fuel" | "prepaid";
            kind_text: string;
            /**
             * Format: int64
             * @description Value in grosze.
             */
            value: number;
            value_text: string;
        };
        CardsOfPromotion: {
            name: string;
            /** Format: int64 */
            participants: number;
            promotion: components["schemas"]["PromotionId"];
        };
        /** @description Page of the caller's cards. */
        CardsToCollect: {
            data: components["schemas"]["CardsToCollectTable"];
            meta: components["schemas"]["Pager"];
        };
        CardsToCollectTable: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["CardToCollect"][];
            /** @description Amounts due beyond whole cards, in all promotions. */
            remainders: components["schemas"]["RemainderOfPromotion"][];
        };
        /** @description Card that waits for collection. */
        CardToCollect: {
            earned_at: components["schemas"]["Timestamp"];
            /** @description Public id. */
            id: string;
            /** @enum {string} */
            kind: "fuel" | "prepaid";
            kind_text: string;
            promotion: components["schemas"]["OfPromotion"];
            /**
             * Format: int64
             * @description Grosze.
             */
            value: number;
            value_text: string;
        };
        /**
         * @description New state of an order, as the browser sends it.
         * @example {
         *       "note": "Nagroda jest niedostępna. Punkty wróciły na konto.",
         *       "status": "cancelled",
         *       "version": 2
         *     }
         */
        ChangeForm: {
            /** @description Reason; required when the points come back. The participant reads it. */
            note?: string | null;
            /** @enum {string} */
            status: "selected" | "in_progress" | "completed" | "cancelled" | "returned";
            /**
             * Format: int64
             * @description Version that the operator saw, for optimistic locking.
             */
            version: number;
        };
        /**
         * @description Password, entered again.
         * @example {
         *       "password": "Zielona:Koparka:42"
         *     }
         */
        CodePassword: {
            password: string;
        };
        /** @description Result of a sent code. */
        CodeSent: {
            /** @description Expiry of the code. */
            expires_at: components["schemas"]["Timestamp"];
        };
        CodeSentActionResponse: {
            data: components["schemas"]["CodeSent"];
            message: string;
        };
        /**
         * @example {
         *       "account_type": "program.retail",
         *       "nip": "1234563218"
         *     }
         */
        CodeWanted: {
            /**
             * @description `program.retail`; a partner uses the same form
             * @enum {string}
             */
            account_type: "program.retail" | "program.partner";
            nip: string;
        };
        /**
         * @description Delivery of a card.
         * @example {
         *       "address": {
         *         "city": "Łowicz",
         *         "postcode": "99-400",
         *         "recipient": "Jan Kowalski",
         *         "street": "Polna",
         *         "street_number": "12",
         *         "street_number_place": "3"
         *       },
         *       "delivery": "post"
         *     }
         */
        CollectForm: {
            address?: components["schemas"]["PostalAddressForm"] | null;
            /** @enum {string} */
            delivery: "post" | "code";
        };
        /** @description Colours, each as `#0b7a75`; empty for the portal's own. */
        Colours: {
            /**
             * @description Accent colour, of highlights.
             * @default
             */
            accent: string;
            /**
             * @description Colour of buttons and links.
             * @default
             */
            brand: string;
            /**
             * @description Colour of the side menu, of dark backgrounds, and of text.
             * @default
             */
            dark: string;
        };
        /**
         * @example {
         *       "colours": {
         *         "accent": "#f7a23b",
         *         "brand": "#0b7a75",
         *         "dark": "#10233f"
         *       },
         *       "version": 3
         *     }
         */
        ColoursChange: {
            colours: components["schemas"]["Colours"];
            /** Format: int64 */
            version: number;
        };
        /** @description Preview of colours. */
        ColoursPreview: {
            /** @description Each shade, by its variable in style sheets: `--color-brand`. */
            variables: {
                [key: string]: string;
            };
        };
        ColoursPreviewResponse: {
            data: components["schemas"]["ColoursPreview"];
        };
        /**
         * @example {
         *       "password": "Zielona:Koparka:42"
         *     }
         */
        Confirmation: {
            password: string;
        };
        /** @description A session that was re-authenticated. */
        Confirmed: {
            /** @description Time until which risky changes need no new confirmation. */
            until: components["schemas"]["Timestamp"];
        };
        ConfirmedResponse: {
            data: components["schemas"]["Confirmed"];
        };
        /** @description A consent with its versions. */
        ConsentHistory: {
            /** @enum {string} */
            account_type: "program.retail" | "program.partner";
            /** @description Slug of the parent consent. */
            parent?: string | null;
            slug: string;
            /** @description Versions, the latest first. */
            versions: components["schemas"]["ConsentVersion"][];
            /** @description True when no version of it may be required. */
            voluntary: boolean;
        };
        ConsentHistoryListResponse: {
            data: components["schemas"]["ConsentHistory"][];
        };
        ConsentVersion: {
            /** @description HTML, as participants see it. */
            content: string;
            /**
             * Format: int64
             * @description Number of participants who agree to this version.
             */
            given: number;
            /** Format: int64 */
            id: number;
            published_at?: components["schemas"]["Timestamp"] | null;
            published_by?: string | null;
            /**
             * Format: int64
             * @description Number of participants who declined it or withdrew.
             */
            refused: number;
            required: boolean;
            /** @description Plain text with line breaks. */
            text: string;
            /** Format: int64 */
            version: number;
        };
        /**
         * @description Answer to the sender, sent by e-mail.
         * @example {
         *       "answer": "Dzień dobry, faktura jest już sprawdzona, a punkty są na koncie."
         *     }
         */
        ContactAnswerForm: {
            answer: string;
        };
        /**
         * @description Reason for closing a message without an e-mail, for operators.
         * @example {
         *       "reason": "Sprawa wyjaśniona telefonicznie"
         *     }
         */
        ContactCloseForm: {
            reason: string;
        };
        /** @description New status of the message. */
        ContactEnded: {
            id: components["schemas"]["ContactMessageId"];
            status: components["schemas"]["Status"];
        };
        ContactEndedActionResponse: {
            data: components["schemas"]["ContactEnded"];
            message: string;
        };
        /**
         * @description Message of a visitor, with the contacts for an answer.
         * @example {
         *       "contact_consent": true,
         *       "email": "jan.kowalski@example.com",
         *       "message": "Kiedy faktura FV/123/03/2026 będzie sprawdzona?",
         *       "name": "Jan Kowalski",
         *       "phone": "+48500000001",
         *       "topic": "invoices"
         *     }
         */
        ContactForm: {
            contact_consent: boolean;
            email: string;
            message: string;
            name: string;
            /**
             * @description Phone, optional.
             * @default null
             */
            phone: string | null;
            /** @enum {string} */
            topic: "account" | "invoices" | "rewards" | "promotions" | "products" | "personal_data" | "other";
        };
        /** Format: int64 */
        ContactMessageId: number;
        /** @description The participant who wrote. */
        ContactSender: {
            company_name: string;
            id: components["schemas"]["ParticipantId"];
            nip: string;
            /** @description Representative, who received the message too. */
            representative?: string | null;
        };
        /** @description Result of a sent message. */
        ContactTaken: {
            /** @description Always true: somebody will read it. */
            taken: boolean;
        };
        ContactTakenActionResponse: {
            data: components["schemas"]["ContactTaken"];
            message: string;
        };
        /** @description A page of text. */
        ContentPage: {
            id: components["schemas"]["PageId"];
            /** @description The page's URL path. */
            slug: string;
            summary: string;
            text_html: string;
            title: string;
            /** @description Date since which the text is valid. */
            updated_on: components["schemas"]["BusinessDate"];
        };
        /** @description A page in a list. */
        ContentPageCard: {
            /** @description The page's URL path. */
            slug: string;
            summary: string;
            title: string;
        };
        ContentPageCardListResponse: {
            data: components["schemas"]["ContentPageCard"][];
        };
        /**
         * @description A changed page, and its version for optimistic locking.
         * @example {
         *       "page": {
         *         "published": true,
         *         "summary": "Od faktury do nagrody w trzech krokach.",
         *         "text": "<p>Zgłoś fakturę, a po sprawdzeniu dopiszemy punkty.</p>",
         *         "title": "Jak zbierać punkty",
         *         "updated_on": "2026-03-10"
         *       },
         *       "version": 3
         *     }
         */
        ContentPageChange: {
            page: components["schemas"]["ContentPageForm"];
            /** Format: int64 */
            version: number;
        };
        /**
         * @description A page as the browser sends it.
         * @example {
         *       "published": true,
         *       "slug": "jak-zbierac-punkty",
         *       "summary": "Od faktury do nagrody w trzech krokach.",
         *       "text": "<p>Zgłoś fakturę, a po sprawdzeniu dopiszemy punkty.</p>",
         *       "title": "Jak zbierać punkty",
         *       "updated_on": "2026-03-10"
         *     }
         */
        ContentPageForm: {
            /**
             * @description True to publish it; a draft otherwise.
             * @default false
             */
            published: boolean;
            /**
             * @description Its URL path, for a new page only; it never changes. Derived from the title where it is empty.
             * @default null
             */
            slug: string | null;
            summary: string;
            /** @description HTML; only a few tags are kept. */
            text: string;
            title: string;
            /** @description Date since which the text is valid, `YYYY-MM-DD`. */
            updated_on: string;
        };
        ContentPageFormVersion: {
            at?: components["schemas"]["Timestamp"] | null;
            /** @description The form to send to save it again. */
            form: components["schemas"]["ContentPageForm"];
            /** @description Name of the operator who saved it; absent for the version from the programme's own files. */
            operator?: string | null;
        };
        ContentPageFormVersionList: {
            data: {
                items: components["schemas"]["ContentPageFormVersion"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        ContentPageList: {
            data: {
                items: components["schemas"]["ListedContentPage"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        ContentPageResponse: {
            data: components["schemas"]["ContentPage"];
        };
        /**
         * @description Season, key and address of the copy.
         * @example {
         *       "key": "march_refuel_2027",
         *       "season": 2027,
         *       "slug": "tankuj-w-marcu-2027"
         *     }
         */
        CopyForm: {
            /** @description Key of the copy, unique like its address. */
            key: string;
            /** Format: int64 */
            season: number;
            slug: string;
        };
        /** @description The participant's points after the correction. */
        Corrected: {
            /** Format: int64 */
            available: number;
            /**
             * Format: int64
             * @description Change of the total, with the points of levels reached; negative when there are fewer.
             */
            difference: number;
            /**
             * Format: int64
             * @description Number of the correction that waits for another person; no points have moved yet.
             */
            pending?: number | null;
            /** Format: int64 */
            total: number;
        };
        CorrectedActionResponse: {
            data: components["schemas"]["Corrected"];
            message: string;
        };
        /**
         * @description Correction as the browser sends it.
         * @example {
         *       "points": 500,
         *       "reason": "Punkty za fakturę FV/123/03/2026, pominięte przy sprawdzaniu",
         *       "source": "purchases"
         *     }
         */
        CorrectionForm: {
            /**
             * Format: int64
             * @description Whole points: positive are given, negative are taken back.
             */
            points: number;
            /** @description The reason; the participant reads it. */
            reason: string;
            /** @enum {string} */
            source: "purchases" | "affiliation" | "achievements";
        };
        /**
         * @description The reason for refusing a correction.
         * @example {
         *       "reason": "Brak dokumentu, który potwierdza zakup"
         *     }
         */
        CorrectionRefusal: {
            reason: string | null;
        };
        /**
         * @description A signature: six digits that the app shows now, or a recovery code.
         * @example {
         *       "code": "123456"
         *     }
         */
        CorrectionSignature: {
            code: string;
        };
        /**
         * @example {
         *       "account_type": "program.retail",
         *       "nip": "1234563218",
         *       "password": "Zielona:Koparka:42"
         *     }
         */
        Credentials: {
            /**
             * @description `program.retail`; a partner uses the same form
             * @enum {string}
             */
            account_type: "program.retail" | "program.partner";
            nip: string;
            password: string;
        };
        /** @description An area under a crop, in thousandths of a hectare. */
        CropArea: {
            /** Format: int64 */
            area: number;
            crop: string;
            /** Format: int64 */
            crop_id: number;
        };
        /** @description Area of a crop as it was typed, in hectares. */
        CropAreaForm: {
            /** Format: int64 */
            id: number;
            value: string;
        };
        CropChoice: {
            /** Format: int64 */
            id: number;
            name: string;
        };
        /** @description A group of crops in the form. */
        CropChoices: {
            name: string;
            parts: components["schemas"]["CropChoice"][];
            total?: components["schemas"]["CropChoice"] | null;
        };
        /**
         * @description Position of a page in an operator's list, by keyset pagination; the API's `meta`. A page goes on from the row that
         *     ended the one before, so that the last page of a long list costs what the first does.
         */
        CursorMeta: {
            /** @description True when there are more rows than `total`. */
            more_than_total: boolean;
            /**
             * Format: int64
             * @description The `cursor` of the next page; `null` on the last.
             */
            next_cursor?: number | null;
            /** Format: int64 */
            per_page: number;
            /**
             * Format: int64
             * @description Number of rows, at most 10 000.
             */
            total: number;
        };
        /**
         * Format: binary
         * @description Body of the ZIP.
         */
        DataArchive: string;
        /** @description Result of a closed request. */
        DataRequestClosed: {
            /** Format: int64 */
            id: number;
        };
        DataRequestClosedActionResponse: {
            data: components["schemas"]["DataRequestClosed"];
            message: string;
        };
        /** @description The latest request of each kind. */
        DataRequests: {
            erasure?: components["schemas"]["ErasureRequest"] | null;
            exported_at?: components["schemas"]["Timestamp"] | null;
        };
        DataRequestsResponse: {
            data: components["schemas"]["DataRequests"];
        };
        /**
         * @description First part of a date; `2025-08-01` is read in either order.
         * @enum {string}
         */
        DateOrder: "year_first" | "day_first";
        /** @description First and last day, both included. */
        Days: {
            from: components["schemas"]["BusinessDate"];
            to: components["schemas"]["BusinessDate"];
        };
        /**
         * @description Decimal separator.
         * @enum {string}
         */
        DecimalSign: "comma" | "point";
        /** @enum {string} */
        Decision: "accept" | "reject" | "pending";
        DeclarationDays: {
            from: components["schemas"]["BusinessDate"];
            fulfil_by: components["schemas"]["BusinessDate"];
            to: components["schemas"]["BusinessDate"];
        };
        /**
         * @description Declaration as the browser sends it.
         * @example {
         *       "amount": "120,5"
         *     }
         */
        DeclarationForm: {
            /** @description Amount in the measure's unit, such as `120,5`. */
            amount: string;
        };
        DeclarationTermsForm: {
            declare: components["schemas"]["Days"];
            fulfil_by: components["schemas"]["BusinessDate"];
        };
        /** @description Everything that one revision of a promotion holds. */
        DefinitionForm: {
            /** @description HTML of the modal for rules that were accepted before. */
            accepted: string;
            name: string;
            /** @description Name of its drawing. */
            picture: string;
            prompt?: components["schemas"]["PromptForm"] | null;
            /** @description HTML shown once the rules are accepted. */
            success: string;
            /** @description Sentence for its card in a list. */
            summary: string;
            terms: components["schemas"]["TermsForm"];
            /** @description HTML of the prompt and the page; only paragraphs, lists, headings and emphasis are kept. */
            text: string;
        };
        /**
         * @description Report of one or several SMS, whose values are then separated by commas.
         * @example {
         *       "MsgId": "example-message-id",
         *       "idx": "p1842x1773648000000000r1",
         *       "status": "404"
         *     }
         */
        DeliveryReport: {
            /** @default  */
            idx: string;
            /** @default  */
            MsgId: string;
            /** @default  */
            status: string;
        };
        DemoCode: {
            code: string;
        };
        DemoCodeResponse: {
            data: components["schemas"]["DemoCode"];
        };
        /** @description Login of the sample programme that anyone may use. */
        DemoLogin: {
            /** @description Description of the person, for a visitor to choose by. */
            label: string;
            /** @description NIP or an operator's e-mail. */
            login: string;
            password: string;
            /** @enum {string} */
            role: "participant" | "moderator" | "editor" | "finance" | "support" | "administrator";
        };
        /**
         * @description Corrected details as the browser sends them: fields left out stay. Names go together, and so does a company's name
         *     with its address.
         * @example {
         *       "email": "jan.kowalski@example.com",
         *       "first_name": "Jan",
         *       "last_name": "Kowalski",
         *       "reason": "Prośba uczestnika zgłoszona telefonicznie 16 marca 2026"
         *     }
         */
        DetailsForm: {
            company_city?: string | null;
            company_name?: string | null;
            company_postcode?: string | null;
            company_street?: string | null;
            company_street_number?: string | null;
            company_street_number_place?: string | null;
            email?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            phone?: string | null;
            /** @description Kept in the audit log. */
            reason: string;
        };
        /** @description A distributor's own name of a pack. */
        DistributorAlias: {
            alias: string;
            /** Format: int64 */
            id: number;
            /** @description The pack's content, such as `5 L`. */
            pack: string;
            pack_id: components["schemas"]["PackId"];
            product: string;
        };
        /**
         * @description A changed distributor, and its version for optimistic locking.
         * @example {
         *       "distributor": {
         *         "active": true,
         *         "edi": true,
         *         "name": "Agro-Przykład Sp. z o.o.",
         *         "nip": "1234563218"
         *       },
         *       "version": 3
         *     }
         */
        DistributorChange: {
            distributor: components["schemas"]["DistributorForm"];
            /** Format: int64 */
            version: number;
        };
        /**
         * @description A distributor as the browser sends it.
         * @example {
         *       "active": true,
         *       "edi": true,
         *       "name": "Agro-Przykład Sp. z o.o.",
         *       "nip": "1234563218"
         *     }
         */
        DistributorForm: {
            /**
             * @description True if participants can choose it.
             * @default false
             */
            active: boolean;
            /**
             * @description True if it sends its sales as data.
             * @default false
             */
            edi: boolean;
            name: string;
            nip: string;
        };
        /** Format: int64 */
        DistributorId: number;
        /** @description A branch of a distributor. The list has no pages: the map shows all of it. */
        DistributorItem: {
            /** @description Street and number, or the village's number. */
            address: string;
            city: string;
            distributor_name: string;
            /** @description True if purchases come into the programme automatically, in the distributor's data. */
            edi: boolean;
            /**
             * Format: int64
             * @description Id of the branch.
             */
            id: number;
            /** @description Name of the branch. */
            name: string;
            nip: string;
            phone: string;
            position: components["schemas"]["Position"];
            postcode: string;
            /** @enum {string} */
            voivodeship: "dolnośląskie" | "kujawsko-pomorskie" | "lubelskie" | "lubuskie" | "łódzkie" | "małopolskie" | "mazowieckie" | "opolskie" | "podkarpackie" | "podlaskie" | "pomorskie" | "śląskie" | "świętokrzyskie" | "warmińsko-mazurskie" | "wielkopolskie" | "zachodniopomorskie";
        };
        DistributorItemTableResponse: {
            data: {
                fields: components["schemas"]["Field"][];
                items: components["schemas"]["DistributorItem"][];
            };
        };
        DistributorList: {
            data: {
                items: components["schemas"]["ListedDistributor"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A distributor to choose. */
        DistributorOption: {
            distributor_name: string;
            id: components["schemas"]["DistributorId"];
        };
        DistributorOptionListResponse: {
            data: components["schemas"]["DistributorOption"][];
        };
        /**
         * @description Draft, with the version for optimistic locking.
         * @example {
         *       "definition": {
         *         "accepted": "",
         *         "name": "Tankuj w marcu",
         *         "picture": "fuel",
         *         "success": "<p>Dziękujemy, zasady są przyjęte.</p>",
         *         "summary": "Karta paliwowa za każde 20 L",
         *         "terms": {
         *           "accept_by": "2026-03-31",
         *           "measure": "litres",
         *           "mechanics": [
         *             {
         *               "kind": "per_step",
         *               "reward": {
         *                 "card": {
         *                   "kind": "fuel",
         *                   "value": 30000
         *                 }
         *               },
         *               "step": 20000
         *             }
         *           ],
         *           "purchases": {
         *             "from": "2026-03-01",
         *             "to": "2026-03-31"
         *           },
         *           "scope": {
         *             "brands": [
         *               "dovvo"
         *             ],
         *             "packs": [
         *               5000,
         *               10000
         *             ]
         *           }
         *         },
         *         "text": "<p>Kup 20 L produktów DOVVO i <strong>tankuj</strong>.</p>"
         *       },
         *       "version": 1
         *     }
         */
        DraftForm: {
            definition: components["schemas"]["DefinitionForm"];
            /**
             * Format: int64
             * @description Version that the editor saw; null when there is no draft yet.
             */
            version?: number | null;
        };
        /**
         * @description Version of the draft, for optimistic locking.
         * @example {
         *       "version": 1
         *     }
         */
        DraftVersion: {
            /** Format: int64 */
            version: number;
        };
        /** @description A trip of an earlier season that was ordered. */
        EarlierTrip: {
            name: string;
            order?: components["schemas"]["TripOrderNumber"] | null;
            /** Format: int64 */
            season: number;
            sentence: string;
            /** @enum {string} */
            state: "unqualified" | "qualified" | "short" | "ordered" | "missed" | "lapsed" | "completed";
        };
        /** @description Cards of one kind and value. */
        EarnedCards: {
            /** Format: int64 */
            count: number;
            /** @enum {string} */
            kind: "fuel" | "prepaid";
            kind_text: string;
            /**
             * Format: int64
             * @description Value in grosze.
             */
            value: number;
            value_text: string;
        };
        /** @description Promotion with its draft, its revisions and the state of its recount. */
        EditedPromotion: {
            /** @enum {string} */
            audience: "program.retail" | "program.partner";
            definition?: components["schemas"]["DefinitionForm"] | null;
            draft?: components["schemas"]["PromotionDraft"] | null;
            id: components["schemas"]["PromotionId"];
            key: string;
            recount?: components["schemas"]["PromotionRecount"] | null;
            /**
             * Format: int64
             * @description 0 before the first revision.
             */
            revision: number;
            /** @description Newest first. */
            revisions: components["schemas"]["PromotionRevision"][];
            /** Format: int64 */
            season: number;
            slug: string;
            /**
             * @description a draft was never published
             * @enum {string}
             */
            status: "draft" | "published" | "withdrawn";
        };
        EditedPromotionActionResponse: {
            data: components["schemas"]["EditedPromotion"];
            message: string;
        };
        EditedPromotionResponse: {
            data: components["schemas"]["EditedPromotion"];
        };
        /** @enum {string} */
        Encoding: "utf-8" | "windows-1250" | "iso-8859-2";
        /**
         * @description The session to end.
         * @example {
         *       "session": 512
         *     }
         */
        EndedSession: {
            session: components["schemas"]["SessionId"];
        };
        /**
         * @description Scope of ending sessions.
         * @example {
         *       "keep_this": true
         *     }
         */
        EndedSessions: {
            /** @description Keeps the session of this request. */
            keep_this: boolean;
        };
        /** @description A session's tokens and the recovery codes. */
        Enrolled: {
            /** @description The bearer token for the `Authorization` header. */
            auth_token: string;
            data: components["schemas"]["EnrolledLease"];
        };
        EnrolledLease: {
            /** @description Time when the bearer token expires. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description Recovery codes, each valid once in place of a code; shown this once. */
            recovery_codes: string[];
        };
        Enrolment: {
            /** @description Content of the QR code. */
            address: string;
            /** @description Secret in base32, to be typed where no camera is available. */
            secret: string;
        };
        /**
         * @example {
         *       "nip": "1234563218"
         *     }
         */
        EraseForm: {
            /** @description The participant's NIP, typed by the operator as a confirmation, because erasure cannot be undone. */
            nip: string;
        };
        /**
         * @example {
         *       "reason": "Kończę prowadzenie gospodarstwa"
         *     }
         */
        ErasureForm: {
            /** @description Reason, optional. */
            reason?: string | null;
        };
        /**
         * @example {
         *       "note": "Masz nagrodę w realizacji. Poproś ponownie, gdy ją otrzymasz."
         *     }
         */
        ErasureRejection: {
            /** @description Reason, shown to the participant. */
            note: string;
        };
        /** @description The latest request for erasure. */
        ErasureRequest: {
            closed_at?: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Reason of the rejection, in the operator's words. */
            note?: string | null;
            /**
             * @description an erased participant cannot ask
             * @enum {string}
             */
            status: "waiting" | "cancelled" | "rejected";
        };
        /** @description The body of every refusal. */
        ErrorBody: {
            /**
             * @description the reason, for machines; never shown to a user
             * @enum {string}
             */
            error: "malformed" | "unauthorized" | "access_denied" | "not_found" | "method_not_allowed" | "too_slow" | "too_large" | "unsupported_media_type" | "invalid" | "signs_later" | "too_many" | "uploads_under_way" | "unavailable" | "busy" | "no_space" | "server_error" | "invalid_credentials" | "invalid_operator_credentials" | "idempotency_key_missing" | "idempotency_key_reused" | "invoice_already_reported" | "invoice_already_decided" | "invoice_partly_accepted" | "not_rejected" | "appeal_waits" | "appeals_exhausted" | "line_not_accepted" | "points_taken_back" | "other_files_first" | "season_missing" | "version_changed" | "was_published" | "forecast_missing" | "another_publisher" | "another_opener" | "not_enough_points" | "bank_account_missing" | "out_of_stock" | "price_changed" | "price_of_trip" | "no_variants" | "order_state_forbids" | "maintenance" | "support_read_only" | "reauth_required" | "wrong_password" | "consent_outdated" | "consent_required" | "already_registered" | "registration_closed" | "invitation_ended" | "invitation_for_another" | "request_decided" | "asker_forgotten" | "contact_message_ended" | "media_in_use" | "newsletter_link_ended" | "erasure_waits" | "no_erasure_waits" | "orders_open" | "payout_waits" | "sign_in_expired" | "wrong_code" | "passkey_refused" | "passkey_expired" | "passkey_known" | "passkeys_full" | "no_passkey" | "passkeys_unavailable" | "last_second_factor" | "invitation_expired" | "no_such_participant" | "operator_exists" | "promotion_exists" | "operator_disabled" | "own_hands" | "correction_decided" | "no_second_administrator" | "own_account" | "last_administrator" | "message_cannot_be_sent" | "unknown_nip" | "code_wrong" | "code_dead" | "import_state_forbids" | "import_has_errors" | "import_not_checked" | "import_row_cannot_be_mended" | "import_too_many_changes" | "account_state_forbids" | "in_use" | "trip_not_reached" | "trip_ordered" | "trip_too_late" | "trip_short" | "points_below_zero" | "no_such_promotion" | "promotion_not_begun" | "answer_too_late" | "answer_by_declaration" | "card_collected" | "points_spent" | "declaration_closed" | "card_gone" | "remainder_changed" | "account_to_pay_missing" | "card_code_missing" | "card_code_lost" | "card_needs_code" | "transfer_by_batch" | "payout_state_forbids" | "payout_own_hands" | "payout_empty" | "payout_settings_wrong" | "transfer_not_sent" | "prize_value_known" | "white_list_silent" | "white_list_spent";
            /** @description Sentences by field. */
            errors?: {
                [key: string]: string[];
            };
            /** @description The sentence that the user reads. */
            message: string;
            /** @description Id by which support finds the cause; only with a 500. */
            request_id?: string | null;
        };
        /** @description Service that takes Sentry's envelopes. */
        ErrorService: {
            /** @description DSN as the service gives it: `https://key@errors.example/1`. */
            dsn: string;
        };
        EventParticipant: {
            id: components["schemas"]["ParticipantId"];
            name: string;
            nip: string;
        };
        /**
         * Format: binary
         * @description Content of an exported file, for the API document.
         */
        ExportedFile: string;
        /**
         * @description Empty form of a request for a copy.
         * @example {}
         */
        ExportForm: Record<string, never>;
        /** @description Link to a copy. */
        ExportLink: {
            expires_at: components["schemas"]["Timestamp"];
            /** @description URL of the copy. It works once and without a bearer, so that a browser can save the download directly. */
            url: string;
        };
        ExportLinkActionResponse: {
            data: components["schemas"]["ExportLink"];
            message: string;
        };
        /** @description Failed tries at passwords and codes. */
        FailedSignIns: {
            /** @description Each hour of the span, the oldest first; the last one is still running. */
            hours: components["schemas"]["SignInHour"][];
            /**
             * Format: int64
             * @description Tries at one account in an hour past which it is raised as well.
             */
            limit_at_account: number;
            /**
             * Format: int64
             * @description Tries in an hour past which the alarm is raised.
             */
            limit_in_all: number;
        };
        FailedSignInsResponse: {
            data: components["schemas"]["FailedSignIns"];
        };
        /** @description A question with its answer. */
        FaqEntry: {
            answer_html: string;
            id: components["schemas"]["QuestionId"];
            question: string;
        };
        FaqEntryListResponse: {
            data: components["schemas"]["FaqEntry"][];
        };
        /** @description Field of a list's rows: shown in a column, or in the details that a row opens. */
        Field: {
            /** @description True when the field stands in the details that a row opens. */
            details: boolean;
            /** @description True when the field is a column with a heading. */
            header: boolean;
            key: string;
            label: string;
            sortable: boolean;
        };
        /** @description Column of a file with its first values. */
        FileColumn: {
            name: string;
            samples: string[];
        };
        /**
         * Format: binary
         * @description Content of a file.
         */
        FileContent: string;
        FilterReward: {
            id: components["schemas"]["RewardId"];
            name: string;
        };
        /** @description The result of the first step: the password was right. */
        FirstStep: {
            enrolment?: components["schemas"]["Enrolment"] | null;
            expires_at: components["schemas"]["Timestamp"];
            /** @description Handle for the second step; valid once and for ten minutes. */
            handle: string;
            /** @description True if a passkey may be used in place of a code. */
            passkey: boolean;
        };
        FirstStepResponse: {
            data: components["schemas"]["FirstStep"];
        };
        /** @description Code of a card as operators see it. */
        GivenCode: {
            first_read_at?: components["schemas"]["Timestamp"] | null;
            imported_at: components["schemas"]["Timestamp"];
            imported_by: string;
            /**
             * Format: int64
             * @description Number of times that the winner has read it.
             */
            readings: number;
            /** @description Last four characters of its number. */
            tail: string;
            valid_until?: components["schemas"]["BusinessDate"] | null;
        };
        /**
         * @description The reason for refusing a role.
         * @example {
         *       "reason": "Ta osoba nie zajmuje się wypłatami"
         *     }
         */
        GrantRefusal: {
            reason: string | null;
        };
        /**
         * @description A signature: six digits that the app shows now, or a recovery code.
         * @example {
         *       "code": "123456"
         *     }
         */
        GrantSignature: {
            code: string;
        };
        /** @description A healthy process. */
        Health: {
            /** @enum {string} */
            status: "live" | "ready";
        };
        ImportCancelled: {
            id: components["schemas"]["ImportId"];
        };
        ImportCancelledActionResponse: {
            data: components["schemas"]["ImportCancelled"];
            message: string;
        };
        /** @description Corrected cell, or a row left out. */
        ImportChange: {
            at: components["schemas"]["Timestamp"];
            by: string;
            /** @description Column of the kind; null when the row is left out. */
            column?: string | null;
            /** @description Original text in the file. */
            original: string;
            /** @description Reason why the row is left out. */
            reason?: string | null;
            /**
             * Format: int64
             * @description Row number in the file, header included.
             */
            row: number;
            /** @description Text that was read instead. */
            value: string;
        };
        ImportChangeList: {
            data: components["schemas"]["ImportChangeTable"];
            meta: components["schemas"]["Pager"];
        };
        ImportChangeTable: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["ImportChange"][];
        };
        /** @description Column that a kind reads. */
        ImportColumn: {
            /** @description Required content, units included. */
            hint: string;
            key: string;
            label: string;
            required: boolean;
        };
        ImportCommitted: {
            id: components["schemas"]["ImportId"];
        };
        ImportCommittedActionResponse: {
            data: components["schemas"]["ImportCommitted"];
            message: string;
        };
        ImportCounts: {
            /** Format: int64 */
            faulty: number;
            /**
             * Format: int64
             * @description Rows left out by operators.
             */
            left_out: number;
            /**
             * Format: int64
             * @description Valid rows with corrected cells.
             */
            mended: number;
            /** Format: int64 */
            posted: number;
            /** Format: int64 */
            read: number;
            /**
             * Format: int64
             * @description Rows skipped by the kind.
             */
            skipped: number;
            /** Format: int64 */
            valid: number;
            /**
             * Format: int64
             * @description Rows changed since the file was checked, and valid on their own.
             */
            waiting: number;
        };
        ImportDetails: {
            can_be_cancelled: boolean;
            /** @description True when it can be accepted: every row is valid or left out, and at least one is valid. */
            can_be_committed: boolean;
            /** @description Warning for the operator before accepting it. */
            caution: string;
            /**
             * Format: int64
             * @description Number of corrected cells and rows left out.
             */
            changes: number;
            /** @description Columns of the kind. */
            columns: components["schemas"]["ImportColumn"][];
            committed_at?: components["schemas"]["Timestamp"] | null;
            committed_by?: string | null;
            counts: components["schemas"]["ImportCounts"];
            /**
             * Format: int64
             * @description Increases with each change of a row and each reading; to be sent on acceptance, for optimistic locking.
             */
            edition: number;
            /** @description Reason why the file cannot be read as a whole, or why posting waits. */
            error?: string | null;
            /** @description Figures of posting so far. */
            figures: components["schemas"]["ImportFigure"][];
            /** @description Columns of the file. */
            file_columns: components["schemas"]["FileColumn"][];
            file_name: string;
            finished_at?: components["schemas"]["Timestamp"] | null;
            format: components["schemas"]["ImportFormat"];
            id: components["schemas"]["ImportId"];
            /** @description True for a CSV; a sheet has no encoding and no separator. */
            is_csv: boolean;
            /** @description True when rows were changed since the file was checked as a whole. */
            is_stale: boolean;
            /** @enum {string} */
            kind: "edi_sales" | "products" | "distributors" | "availability";
            kind_label: string;
            /** @description Name of the file's column, by the key of the kind's. */
            mapping: {
                [key: string]: string;
            };
            /** Format: int64 */
            notes: number;
            /** @description Figures that the valid rows would bring. */
            preview: components["schemas"]["ImportFigure"][];
            source: string;
            source_id: components["schemas"]["ImportSourceId"];
            status: components["schemas"]["Status"];
            uploaded_at: components["schemas"]["Timestamp"];
            uploaded_by: string;
        };
        ImportDetailsResponse: {
            data: components["schemas"]["ImportDetails"];
        };
        /** @description Distributor that a source may belong to. */
        ImportDistributor: {
            id: components["schemas"]["DistributorId"];
            name: string;
        };
        /** @description Cell of a row. */
        ImportedCell: {
            /** @description Error of the cell. */
            error?: string | null;
            /** @description Key of the kind's column. */
            key: string;
            label: string;
            mended?: components["schemas"]["ImportedChange"] | null;
            names_for?: components["schemas"]["DistributorId"] | null;
            /** @description Text that is read. */
            value: string;
        };
        /** @description Change with its author. */
        ImportedChange: {
            at: components["schemas"]["Timestamp"];
            by: string;
            /** @description Original text of a cell, or the reason for leaving a row out. */
            text: string;
        };
        /** @description Row of a file. */
        ImportedRow: {
            /** @description Cells under the kind's columns that the file has; empty when the row does not fit the columns. */
            cells: components["schemas"]["ImportedCell"][];
            /** @description Errors of the row as a whole. */
            errors: string[];
            left_out?: components["schemas"]["ImportedChange"] | null;
            /**
             * Format: int64
             * @description Row number in the file, header included.
             */
            row: number;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Version for optimistic locking, to be sent with a change of the row.
             */
            version: number;
        };
        ImportedRowList: {
            data: {
                items: components["schemas"]["ImportedRow"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description Error of a row. */
        ImportError: {
            /** @description Name of the column; empty for an error of the whole row. */
            column: string;
            reason: string;
            /**
             * Format: int64
             * @description Row number in the file, header included.
             */
            row: number;
            value: string;
        };
        ImportErrorList: {
            data: components["schemas"]["ImportErrorTable"];
            meta: components["schemas"]["Pager"];
        };
        ImportErrorTable: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["ImportError"][];
        };
        /** @description Figure with its label. */
        ImportFigure: {
            label: string;
            /** Format: int64 */
            value: number;
        };
        /**
         * @description Form of an upload.
         * @example {
         *       "file": "(binary)",
         *       "source_id": 2
         *     }
         */
        ImportForm: {
            /**
             * Format: binary
             * @description CSV of up to 32 MiB or XLSX of up to 16 MiB.
             */
            file: string;
            /** Format: int64 */
            source_id: number;
        };
        ImportFormat: {
            dates: components["schemas"]["DateOrder"];
            decimal: components["schemas"]["DecimalSign"];
            encoding: components["schemas"]["Encoding"];
            /** @description True when the first row names the columns. */
            header: boolean;
            separator: components["schemas"]["Separator"];
        };
        /** Format: int64 */
        ImportId: number;
        /** @description Kind of import. */
        ImportKindInfo: {
            /** @enum {string} */
            code: "edi_sales" | "products" | "distributors" | "availability";
            columns: components["schemas"]["ImportColumn"][];
            label: string;
            /** @description True when its sources may belong to one distributor. */
            of_distributor: boolean;
        };
        /** @description Options for a new source. */
        ImportKinds: {
            distributors: components["schemas"]["ImportDistributor"][];
            kinds: components["schemas"]["ImportKindInfo"][];
        };
        ImportKindsResponse: {
            data: components["schemas"]["ImportKinds"];
        };
        ImportList: {
            data: {
                items: components["schemas"]["ListedImport"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        ImportNote: {
            /** Format: int64 */
            id: number;
            /** @description Public id of the invoice that it is about. */
            invoice?: string | null;
            note: string;
            /**
             * Format: int64
             * @description Row number in the file.
             */
            row: number;
        };
        ImportNoteList: {
            data: {
                items: components["schemas"]["ImportNote"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description Changed row. */
        ImportRowChanged: {
            /** Format: int64 */
            row: number;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Version for optimistic locking, to be sent with the next change of the row.
             */
            version: number;
        };
        ImportRowChangedActionResponse: {
            data: components["schemas"]["ImportRowChanged"];
            message: string;
        };
        /** @description Source of files. */
        ImportSource: {
            distributor?: string | null;
            id: components["schemas"]["ImportSourceId"];
            /** @enum {string} */
            kind: "edi_sales" | "products" | "distributors" | "availability";
            /** @description True when a file of it was read before, so that its columns are known. */
            known: boolean;
            name: string;
        };
        ImportSourceAdded: {
            id: components["schemas"]["ImportSourceId"];
        };
        ImportSourceAddedActionResponse: {
            data: components["schemas"]["ImportSourceAdded"];
            message: string;
        };
        /**
         * @description New source.
         * @example {
         *       "distributor_id": 1,
         *       "kind": "edi_sales",
         *       "name": "Agro-Przykład, sprzedaż miesięczna"
         *     }
         */
        ImportSourceForm: {
            distributor_id?: components["schemas"]["DistributorId"] | null;
            /** @enum {string} */
            kind: "edi_sales" | "products" | "distributors" | "availability";
            name: string;
        };
        /** Format: int64 */
        ImportSourceId: number;
        ImportSourceListResponse: {
            data: components["schemas"]["ImportSource"][];
        };
        /**
         * @description New name of a source.
         * @example {
         *       "name": "Agro-Przykład, sprzedaż tygodniowa"
         *     }
         */
        ImportSourceName: {
            name: string;
        };
        /** @description Import that waits for its mapping. */
        ImportUploaded: {
            id: components["schemas"]["ImportId"];
        };
        ImportUploadedActionResponse: {
            data: components["schemas"]["ImportUploaded"];
            message: string;
        };
        /**
         * @description The person to invite, and the channels.
         * @example {
         *       "account_type": "program.retail",
         *       "email": "jan.kowalski@example.com",
         *       "nip": "1234563218"
         *     }
         */
        InvitationForm: {
            /**
             * @description `program.retail` when it is missing
             * @enum {string}
             */
            account_type?: "program.retail" | "program.partner";
            email?: string | null;
            nip: string;
            phone?: string | null;
        };
        /** @description A valid invitation. */
        InvitationShown: {
            /** @description Expiry: the instant after the last day's end. */
            expires_at: components["schemas"]["Timestamp"];
            known?: components["schemas"]["KnownAsker"] | null;
            last_day: components["schemas"]["BusinessDate"];
            nip: string;
            registration_code: string;
        };
        InvitationShownResponse: {
            data: components["schemas"]["InvitationShown"];
        };
        /** @description Kind of the message sent. */
        Invited: {
            /**
             * @description `first_login` to somebody who has an account without a password
             * @enum {string}
             */
            kind: "invitation" | "first_login";
        };
        InvitedActionResponse: {
            data: components["schemas"]["Invited"];
            message: string;
        };
        /** @description Invoice after the decision. */
        InvoiceDecided: {
            /** @description Public id. */
            id: string;
            /** @description Public id of the next invoice waiting for a decision. */
            next_waiting?: string | null;
            /**
             * Format: int64
             * @description All points of the invoice.
             */
            points: number;
            status: components["schemas"]["Status"];
            /** Format: int64 */
            version: number;
        };
        InvoiceDecidedActionResponse: {
            data: components["schemas"]["InvoiceDecided"];
            message: string;
        };
        InvoiceDetails: {
            /** @description Appeals about the invoice as a whole, oldest first. */
            appeals: components["schemas"]["Appeal"][];
            /**
             * Format: int64
             * @description Number of appeals still allowed; null while one is open or when the invoice was not rejected as a whole.
             */
            appeals_left?: number | null;
            buyer: string;
            /** @description Date of issue; until an operator has entered it, the date of the report. */
            date: components["schemas"]["BusinessDate"];
            distributor_name: string;
            document_name: string;
            /** @description True when there is a file to download. */
            file: boolean;
            /** @description Public id. */
            id: string;
            /** @description True when it was reported and is also in a distributor's data. */
            matched: boolean;
            /** Format: int64 */
            points: number;
            /** @description Reason why the invoice was rejected as a whole. */
            reason?: string | null;
            reported_at: components["schemas"]["Timestamp"];
            rows: components["schemas"]["InvoiceRow"][];
            /** @enum {string} */
            source: "reported" | "edi";
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Net value in grosze.
             */
            value: number;
        };
        InvoiceDetailsResponse: {
            data: components["schemas"]["InvoiceDetails"];
        };
        InvoiceFile: {
            media_type: string;
            /** @description Name given by the participant's device. */
            name: string;
            /**
             * Format: int64
             * @description Size in bytes.
             */
            size: number;
        };
        /** @description Filters and order that were applied to the page. */
        InvoiceFilters: {
            edi?: boolean | null;
            search: string;
            sortBy: components["schemas"]["InvoiceSort"];
            sortDesc: boolean;
            type: components["schemas"]["InvoiceSearch"];
        };
        /** @description Row of the list. */
        InvoiceItem: {
            /** @description Date of issue; until an operator has entered it, the date of the report. */
            date: components["schemas"]["BusinessDate"];
            distributor_name: string;
            /** @description Number as it stands on the invoice. */
            document_name: string;
            /** @description True when it came in a distributor's data. */
            edi: boolean;
            /** @description True when there is a file to download. */
            file: boolean;
            /** @description Public id. */
            id: string;
            /** Format: int64 */
            points: number;
            /** @enum {string} */
            source: "reported" | "edi";
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Net value in grosze.
             */
            value: number;
        };
        InvoiceItemList: {
            data: components["schemas"]["InvoiceItemTable"];
            filters: components["schemas"]["InvoiceFilters"];
            meta: components["schemas"]["Pager"];
        };
        InvoiceItemTable: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["InvoiceItem"][];
        };
        /**
         * @description Invoice to be shown.
         * @example {
         *       "document": "Vc1i9_RdzkLTcHLEbe3F_w"
         *     }
         */
        InvoiceReference: {
            /** @description Public id. */
            document: string;
        };
        /** @description Participant whose invoice it is. */
        InvoiceReporter: {
            city: string;
            company_name: string;
            email: string;
            first_name: string;
            hit_points_limit: boolean;
            id: components["schemas"]["ParticipantId"];
            last_name: string;
            nip: string;
            phone: string;
            /** Format: int64 */
            points_available: number;
            /** Format: int64 */
            points_total: number;
        };
        /** @description Line of the invoice. */
        InvoiceRow: {
            /** @description Appeals about the line, oldest first. */
            appeals: components["schemas"]["Appeal"][];
            /**
             * Format: int64
             * @description Number of appeals still allowed; null while one is open or when the line is not rejected by itself.
             */
            appeals_left?: number | null;
            /** @description Corrections by operators after the line was accepted, oldest first. */
            corrections: components["schemas"]["LineCorrection"][];
            /** @description Explanation of the points, or of what the line waits for. */
            explanation: string;
            id: components["schemas"]["LineId"];
            /** @description Volume of one pack, such as `5 L`. */
            pack: string;
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description Number of packs.
             */
            quantity: number;
            /** @description Reason why the line was rejected. */
            reason?: string | null;
            status: components["schemas"]["Status"];
            title_product: string;
            /** @enum {string} */
            unit: "L" | "kg";
            /**
             * Format: int64
             * @description Net value in grosze.
             */
            value: number;
            /**
             * Format: int64
             * @description Volume of all packs together, in thousandths of the unit.
             */
            volume: number;
        };
        /** @enum {string} */
        InvoiceSearch: "document_name" | "distributor_name";
        /** @enum {string} */
        InvoiceSort: "date" | "document_name" | "distributor_name" | "points" | "value" | "status";
        InvoicesWaiting: {
            /**
             * Format: int64
             * @description Invoices with a waiting appeal.
             */
            appeals: number;
            oldest_waiting_since?: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int64
             * @description Appeals past their last day for an answer.
             */
            overdue_appeals: number;
            /**
             * Format: int64
             * @description Waiting invoices that may have been reported before.
             */
            possible_duplicates: number;
            /** Format: int64 */
            waiting: number;
        };
        InvoiceUnderReview: {
            /** @description Appeals about the invoice as a whole, oldest first. */
            appeals: components["schemas"]["Appeal"][];
            buyer_name: string;
            decided_at?: components["schemas"]["Timestamp"] | null;
            distributor: string;
            distributor_id: components["schemas"]["DistributorId"];
            file?: components["schemas"]["InvoiceFile"] | null;
            /** @description Public id. */
            id: string;
            issued_on?: components["schemas"]["BusinessDate"] | null;
            lines: components["schemas"]["LineUnderReview"][];
            /** @description True when it was reported and is also in a distributor's data. */
            matched: boolean;
            /** @description Public id of the next invoice waiting for a decision. */
            next_waiting?: string | null;
            number: string;
            participant: components["schemas"]["InvoiceReporter"];
            /** Format: int64 */
            points: number;
            possible_duplicates: components["schemas"]["PossibleDuplicate"][];
            /** @description Reason why it was rejected as a whole. */
            reason?: string | null;
            reported_at: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description Season of the date of issue; until it is entered, of the report.
             */
            season: number;
            /** @enum {string} */
            source: "reported" | "edi";
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Net value in grosze.
             */
            value: number;
            /**
             * Format: int64
             * @description Version for optimistic locking, to be sent with a decision.
             */
            version: number;
        };
        InvoiceUnderReviewResponse: {
            data: components["schemas"]["InvoiceUnderReview"];
        };
        /** @description Details that a person gave when asking for the invitation. */
        KnownAsker: {
            city: string;
            company_name: string;
            email: string;
            first_name: string;
            last_name: string;
            phone: string;
        };
        /** @description A farm or a company as the register has it, in the names of the form. */
        KnownCompany: {
            company_city: string;
            company_name: string;
            company_postcode: string;
            company_street: string;
            company_street_number: string;
            company_street_number_place?: string | null;
            /** @enum {string|null} */
            kind?: "farm" | "company" | null;
            /** @enum {string|null} */
            register?: "krus" | "krs" | "ceidg" | "other" | null;
        };
        KnownCompanyResponse: {
            data: components["schemas"]["KnownCompany"];
        };
        Lease: {
            /** @description Expiry of the bearer token. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description The next refresh token, for a client that sent the last one in the body. */
            refresh_token?: string | null;
        };
        /**
         * @description Reason for leaving a row out.
         * @example {
         *       "reason": "Wiersz z podsumowaniem",
         *       "version": 1
         *     }
         */
        LeaveOutForm: {
            reason: string;
            /**
             * Format: int64
             * @description Version of the row, for optimistic locking.
             */
            version: number;
        };
        /** @description Row that is left out. */
        LeftOutRow: {
            reason: string;
            /** Format: int64 */
            row: number;
        };
        /**
         * Format: binary
         * @description Content of a letter.
         */
        LetterContent: string;
        /** @description Order of this page. */
        LetterFilters: {
            sortBy: components["schemas"]["LetterSort"];
            sortDesc: boolean;
        };
        /** @description A letter in the list. */
        LetterItem: {
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description Reached level, which identifies the letter among the participant's own.
             */
            level: number;
            title: string;
        };
        LetterItemList: {
            data: components["schemas"]["LetterItemTable"];
            filters: components["schemas"]["LetterFilters"];
            meta: components["schemas"]["Pager"];
        };
        LetterItemTable: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["LetterItem"][];
        };
        /** @enum {string} */
        LetterSort: "created_at" | "level";
        /** @description Invoice after the correction. */
        LineCorrected: {
            /**
             * Format: int64
             * @description Points that can be spent afterwards.
             */
            available: number;
            /**
             * Format: int64
             * @description Change in the participant's points, including promotions and levels; negative for fewer.
             */
            difference: number;
            /** @description Public id. */
            id: string;
            /**
             * Format: int64
             * @description All points of the invoice.
             */
            points: number;
            status: components["schemas"]["Status"];
            /** Format: int64 */
            version: number;
        };
        LineCorrectedActionResponse: {
            data: components["schemas"]["LineCorrected"];
            message: string;
        };
        /** @description Correction of a line. */
        LineCorrection: {
            at: components["schemas"]["Timestamp"];
            is: components["schemas"]["LineState"];
            /** @enum {string} */
            kind: "return" | "mistake" | "rejection";
            /** @description Kind in words. */
            label: string;
            /**
             * Format: int64
             * @description Change in the participant's points; negative for fewer.
             */
            points: number;
            reason: string;
            was: components["schemas"]["LineState"];
        };
        /**
         * @description Correction as the browser sends it.
         * @example {
         *       "kind": "return",
         *       "net_value": 102400,
         *       "quantity": 8,
         *       "reason": "Zwrot 2 opakowań, korekta FK/7/03/2026",
         *       "version": 3
         *     }
         */
        LineCorrectionForm: {
            /** @enum {string} */
            kind: "return" | "mistake" | "rejection";
            /**
             * Format: int64
             * @description Net value in grosze of what stays; not needed for a rejection.
             */
            net_value?: number | null;
            pack_id?: components["schemas"]["PackId"] | null;
            /**
             * Format: int64
             * @description Number of packs after the correction, 0 when all were returned; not needed for a rejection.
             */
            quantity?: number | null;
            /** @description Reason, which the participant reads. */
            reason: string;
            /**
             * Format: int64
             * @description Version of the invoice that the operator saw, for optimistic locking.
             */
            version: number;
        };
        /** @description Line as the operator read it. */
        LineForm: {
            /** @description Name of the pack on the invoice, to be stored for this distributor. */
            alias?: string | null;
            decision: components["schemas"]["Decision"];
            id?: components["schemas"]["LineId"] | null;
            /**
             * Format: int64
             * @description Net value in grosze.
             */
            net_value?: number | null;
            pack_id?: components["schemas"]["PackId"] | null;
            /**
             * Format: int64
             * @description Number of packs.
             */
            quantity?: number | null;
            /** @description Reason, required for a rejection; the participant reads it. */
            reason?: string | null;
        };
        /** Format: int64 */
        LineId: number;
        /** @description Line before or after a correction. */
        LineState: {
            /** @description Volume of one pack, such as `5 L`. */
            pack: string;
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description Number of packs; 0 when the line no longer counts.
             */
            quantity: number;
            title_product: string;
            /**
             * Format: int64
             * @description Net value in grosze.
             */
            value: number;
            /** @description Volume of all packs together, such as `65 L`. */
            volume: string;
        };
        LineUnderReview: {
            /** @description Appeals about the line, oldest first. */
            appeals: components["schemas"]["Appeal"][];
            corrections: components["schemas"]["LineCorrection"][];
            explanation?: string | null;
            id: components["schemas"]["LineId"];
            /**
             * Format: int64
             * @description Net value in grosze.
             */
            net_value: number;
            /** @description Volume of one pack, such as `5 L`. */
            pack: string;
            pack_id: components["schemas"]["PackId"];
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description Points earned beyond a limit and not granted.
             */
            points_cut: number;
            product: string;
            /**
             * Format: int64
             * @description Number of packs.
             */
            quantity: number;
            reason?: string | null;
            status: components["schemas"]["Status"];
            /** @enum {string} */
            unit: "L" | "kg";
            /**
             * Format: int64
             * @description Volume of all packs together, in thousandths of the unit.
             */
            volume: number;
        };
        ListedBranch: {
            city: string;
            /** Format: int64 */
            id: number;
            name: string;
            phone: string;
            postcode: string;
            /**
             * Format: int64
             * @description Number of products sold there.
             */
            products: number;
            street: string;
            street_number: string;
            /** @enum {string} */
            voivodeship: "dolnośląskie" | "kujawsko-pomorskie" | "lubelskie" | "lubuskie" | "łódzkie" | "małopolskie" | "mazowieckie" | "opolskie" | "podkarpackie" | "podlaskie" | "pomorskie" | "śląskie" | "świętokrzyskie" | "warmińsko-mazurskie" | "wielkopolskie" | "zachodniopomorskie";
        };
        ListedContentPage: {
            id: components["schemas"]["PageId"];
            slug: string;
            /** @enum {string} */
            status: "draft" | "published";
            title: string;
            updated_on: components["schemas"]["BusinessDate"];
        };
        ListedDistributor: {
            active: boolean;
            /** Format: int64 */
            branches: number;
            edi: boolean;
            id: components["schemas"]["DistributorId"];
            name: string;
            nip: string;
        };
        ListedImport: {
            /** Format: int64 */
            faulty: number;
            file_name: string;
            id: components["schemas"]["ImportId"];
            /** @enum {string} */
            kind: "edi_sales" | "products" | "distributors" | "availability";
            kind_label: string;
            /** Format: int64 */
            rows: number;
            source: string;
            status: components["schemas"]["Status"];
            uploaded_at: components["schemas"]["Timestamp"];
            uploaded_by: string;
        };
        ListedMessage: {
            /** @description Reason for the message. */
            cause: string;
            /** @enum {string} */
            channel: "sms" | "email";
            date: components["schemas"]["Timestamp"];
            /** @description Reason for the failure of the last try. */
            error?: string | null;
            id: components["schemas"]["MessageId"];
            recipient: string;
            status: components["schemas"]["Status"];
        };
        ListedNews: {
            /** @enum {string} */
            audience: "everyone" | "program.retail" | "program.partner";
            id: components["schemas"]["NewsId"];
            /** @description The first day on which it is shown, once it is published. */
            published_on: components["schemas"]["BusinessDate"];
            /** @enum {string} */
            status: "draft" | "published";
            title: string;
            /** @enum {string} */
            topic: "fields" | "crops" | "packs" | "weather" | "rewards";
        };
        ListedOperator: {
            email: string;
            first_name: string;
            id: components["schemas"]["OperatorId"];
            /** @description True for the calling operator: nobody changes their own account here. */
            is_you: boolean;
            last_name: string;
            last_used_at?: components["schemas"]["Timestamp"] | null;
            /** @description Rate limits that block the operator's passwords and codes now. */
            locks: components["schemas"]["SignInLock"][];
            /** @description Roles that wait for a second administrator. */
            pending_roles: components["schemas"]["PendingRole"][];
            /** Format: int64 */
            recovery_codes_left: number;
            roles: components["schemas"]["Role"][];
            /** @description True if a second factor is in use. */
            second_factor: boolean;
            /** @description `active`, `invited` (has no password yet) or `disabled`. */
            status: components["schemas"]["Status"];
        };
        ListedOperatorActionResponse: {
            data: components["schemas"]["ListedOperator"];
            message: string;
        };
        ListedParticipant: {
            /** @enum {string} */
            account_type: "program.retail" | "program.partner";
            /** Format: int64 */
            available_points: number;
            company_name: string;
            email: string;
            id: components["schemas"]["ParticipantId"];
            joined_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            kind: "farm" | "company";
            name: string;
            nip: string;
            phone: string;
            representative?: string | null;
            status: components["schemas"]["Status"];
            town: string;
        };
        ListedPayout: {
            /**
             * Format: int64
             * @description Grosze.
             */
            amount: number;
            execute_on?: components["schemas"]["BusinessDate"] | null;
            id: components["schemas"]["PayoutId"];
            proposed_at: components["schemas"]["Timestamp"];
            proposed_by: string;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Number of transfers.
             */
            transfers: number;
        };
        ListedProduct: {
            active: boolean;
            brand: string;
            category: string;
            colour: string;
            id: components["schemas"]["ProductId"];
            name: string;
            /** Format: int64 */
            packs: number;
            /**
             * Format: int64
             * @description Thousandths of a point in the open season; absent when it earns nothing.
             */
            points_per_unit?: number | null;
            sap: string;
            /** @enum {string} */
            unit: "L" | "kg";
        };
        ListedPromotion: {
            /** @enum {string} */
            audience: "program.retail" | "program.partner";
            /** @description True when there is a draft that is not published. */
            drafted: boolean;
            /** @description First and last day on which a participant can do something. */
            first_day: components["schemas"]["BusinessDate"];
            id: components["schemas"]["PromotionId"];
            key: string;
            last_day: components["schemas"]["BusinessDate"];
            name: string;
            /**
             * Format: int64
             * @description 0 before the first revision.
             */
            revision: number;
            /** Format: int64 */
            season: number;
            /**
             * @description a draft was never published
             * @enum {string}
             */
            status: "draft" | "published" | "withdrawn";
        };
        ListedQuestion: {
            /** @enum {string} */
            audience: "everyone" | "program.retail" | "program.partner";
            id: components["schemas"]["QuestionId"];
            /** Format: int64 */
            position: number;
            question: string;
            /** @enum {string} */
            status: "draft" | "published";
        };
        ListedReward: {
            active: boolean;
            id: components["schemas"]["RewardId"];
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            name: string;
            /**
             * Format: int64
             * @description Number of orders that are not carried out yet.
             */
            open_orders: number;
            /** @description Name of the reward's drawing. */
            picture: string;
            /**
             * Format: int64
             * @description Points for one in this season, or for a transfer points per zloty.
             */
            price: number;
            /**
             * Format: int64
             * @description Number left: the sum of the variants' stock, or the reward's own; null when there is no limit.
             */
            stock?: number | null;
        };
        /** @description A movement of points from one account to another. */
        ListedTransfer: {
            at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            cause: "invoice_line" | "promotion" | "membership" | "achievement" | "order" | "trip" | "correction" | "operator";
            /** @description The reason, as the participant reads it. */
            explanation: string;
            from: components["schemas"]["Side"];
            /** Format: int64 */
            id: number;
            /** @description Public id of the invoice or the order that caused it. */
            invoice?: string | null;
            /** @enum {string} */
            kind: "accrual" | "reversal" | "hold" | "release" | "redeem" | "refund" | "forfeit";
            /** @description The operator who made it, if any. */
            operator?: string | null;
            order?: string | null;
            /** Format: int64 */
            points: number;
            to: components["schemas"]["Side"];
        };
        ListedTrip: {
            fulfil_by: components["schemas"]["BusinessDate"];
            id: components["schemas"]["TripId"];
            /** @enum {string} */
            kind: "standard" | "premium" | "vip";
            kind_text: string;
            name: string;
            order_by: components["schemas"]["BusinessDate"];
            published: boolean;
            /** Format: int64 */
            season: number;
        };
        /** @description Logo that stands in place of the portal's own mark and name. */
        Logo: {
            /** Format: int32 */
            height: number;
            url: string;
            /**
             * Format: int32
             * @description Width and height on a page, in pixels.
             */
            width: number;
        };
        /**
         * @description Parts of the upload form.
         * @example {
         *       "logo": "(binary)",
         *       "version": 3
         *     }
         */
        LogoForm: {
            /**
             * Format: binary
             * @description A PNG or JPEG under 2 MiB, at least 96 px high and at most five times as wide.
             */
            logo: string;
            /**
             * Format: int64
             * @description Version of the settings that the form was filled from, for optimistic locking.
             */
            version: number;
        };
        /**
         * Format: binary
         * @description The content of the logo.
         */
        LogoPicture: string;
        /**
         * @example {
         *       "version": 3
         *     }
         */
        LogoRemoval: {
            /**
             * Format: int64
             * @description Version of the settings that the form was filled from, for optimistic locking.
             */
            version: number;
        };
        Maintenance: {
            /**
             * @description True while participants are kept out.
             * @default false
             */
            closed: boolean;
            /**
             * @description NIPs of the participants who may still use it.
             * @default []
             */
            guests: string[];
            /**
             * @description Message to participants; empty for the portal's own words.
             * @default
             */
            message: string;
        };
        /**
         * @example {
         *       "maintenance": {
         *         "closed": true,
         *         "guests": [
         *           "1234563218"
         *         ],
         *         "message": "Przerwa techniczna potrwa do 16 marca, godz. 8.00."
         *       },
         *       "version": 3
         *     }
         */
        MaintenanceChange: {
            maintenance: components["schemas"]["Maintenance"];
            /** Format: int64 */
            version: number;
        };
        /**
         * @description Format and mapping of a file; without a mapping the columns are only guessed again.
         * @example {
         *       "format": {
         *         "dates": "year_first",
         *         "decimal": "comma",
         *         "encoding": "windows-1250",
         *         "header": true,
         *         "separator": "semicolon"
         *       },
         *       "mapping": {
         *         "buyer_nip": "NIP nabywcy",
         *         "issued_on": "Data",
         *         "net_value": "Netto",
         *         "number": "Nr faktury",
         *         "product": "Kod towaru",
         *         "quantity": "Szt."
         *       }
         *     }
         */
        MappingForm: {
            format: components["schemas"]["ImportFormat"];
            /** @description Name of the file's column, by the key of the kind's. */
            mapping?: {
                [key: string]: string;
            } | null;
        };
        /** @description Tiles and routes of the map of distributors. */
        MapSettings: {
            /**
             * @description URL of a route in a maps service; `{from}` and `{to}` stand for a latitude and a longitude with a comma
             *     between them, `{from}` is left empty when the visitor's place is unknown.
             */
            route_url: string;
            tiles?: components["schemas"]["MapTiles"] | null;
        };
        MapTiles: {
            attribution: string;
            /** @description URL with `{z}`, `{x}` and `{y}` in it. */
            url: string;
        };
        /** @description The current operator. */
        Me: {
            email: string;
            first_name: string;
            last_name: string;
            roles: components["schemas"]["Role"][];
        };
        MechanicForm: {
            /** @enum {string} */
            kind: "ladder";
            rungs: components["schemas"]["RungForm"][];
        } | {
            better?: components["schemas"]["BetterForm"] | null;
            /** @enum {string} */
            kind: "per_step";
            reward: components["schemas"]["RewardForm"];
            /** Format: int64 */
            step: number;
        } | {
            /** Format: int64 */
            factor: number;
            /** @enum {string} */
            kind: "multiplier";
        } | {
            /** @enum {string} */
            kind: "per_unit";
            /** Format: int64 */
            rate: number;
        } | {
            /** @enum {string} */
            kind: "declared";
            /** Format: int64 */
            rate: number;
        } | {
            /** Format: int64 */
            at: number;
            /** @enum {string} */
            kind: "target";
            reward: components["schemas"]["RewardForm"];
        };
        /** @description A picture or a file of the content. */
        Media: {
            /** @description URL for links in texts. */
            address: string;
            created_at: components["schemas"]["Timestamp"];
            id: components["schemas"]["MediaId"];
            /** @enum {string} */
            kind: "picture" | "document";
            name: string;
            /** @description Name of the operator who added it. */
            operator: string;
            picture?: components["schemas"]["Picture"] | null;
            /**
             * Format: int64
             * @description Size in bytes; of a picture, that of its largest variant.
             */
            size: number;
        };
        /**
         * @description New name and alternative text of a picture or a file.
         * @example {
         *       "alternative": "Łan młodej pszenicy o świcie",
         *       "decoration": false,
         *       "name": "Pole pszenicy wiosną"
         *     }
         */
        MediaChange: {
            /** @description Alternative text of a picture. */
            alternative?: string | null;
            /** @description True for a purely decorative picture, which adds nothing to the text around it. */
            decoration?: boolean;
            name: string;
        };
        /**
         * Format: binary
         * @description The content of a picture or a file.
         */
        MediaContent: string;
        /**
         * @description Parts of the upload form.
         * @example {
         *       "alternative": "Łan młodej pszenicy o świcie",
         *       "file": "(binary)",
         *       "name": "Pole pszenicy wiosną"
         *     }
         */
        MediaForm: {
            /** @description Alternative text of a picture. */
            alternative?: string | null;
            /** @description True for a purely decorative picture, which adds nothing to the text around it. */
            decoration?: boolean | null;
            /**
             * Format: binary
             * @description A JPEG, PNG or PDF under 10 MiB.
             */
            file: string;
            name: string;
        };
        /** Format: int64 */
        MediaId: number;
        MediaItemActionResponse: {
            data: components["schemas"]["Media"] & {
                uses: components["schemas"]["MediaUse"][];
            };
            message: string;
        };
        MediaItemResponse: {
            data: components["schemas"]["Media"] & {
                uses: components["schemas"]["MediaUse"][];
            };
        };
        MediaList: {
            data: {
                items: components["schemas"]["Media"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A place in the content that shows a picture or links to it. */
        MediaUse: {
            /** Format: int64 */
            id: number;
            /** @enum {string} */
            place: "news" | "page" | "question" | "promotion";
            title: string;
        };
        /** @description Text that replaces a cell. */
        MendedCell: {
            /** @description Name of the column in the file. */
            column: string;
            /**
             * Format: int64
             * @description Row number in the file, header included.
             */
            row: number;
            text: string;
        };
        /**
         * @description Corrected cells.
         * @example {
         *       "cells": {
         *         "buyer_nip": "1234563218",
         *         "quantity": "12"
         *       },
         *       "version": 1
         *     }
         */
        MendForm: {
            /** @description Texts that replace the cells, by the keys of the kind's columns; the original text undoes a correction. */
            cells: {
                [key: string]: string;
            };
            /**
             * Format: int64
             * @description Version of the row, for optimistic locking.
             */
            version: number;
        };
        MeResponse: {
            data: components["schemas"]["Me"];
        };
        /** Format: int64 */
        MessageId: number;
        MessageList: {
            data: {
                items: components["schemas"]["ListedMessage"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description Answer to a change of which there is nothing to tell but the sentence that the user reads. */
        MessageResponse: {
            message: string;
        };
        MonthOfPurchases: components["schemas"]["Bought"] & {
            /** @description Month, such as `2024-11`. */
            month: string;
        };
        /**
         * @description New time of the demo's clock.
         * @example {
         *       "to": "2026-03-16T09:00"
         *     }
         */
        MoveClock: {
            /** @description Warsaw time: `2025-08-21T09:00`. */
            to: string;
        };
        /** @description Time of the demo's clock. */
        Moved: {
            now: components["schemas"]["Timestamp"];
        };
        MovedOrder: {
            id: string;
            number: components["schemas"]["OrderId"];
        };
        MovedResponse: {
            data: components["schemas"]["Moved"];
        };
        /** @description Page of the caller's orders. */
        MyOrders: {
            data: components["schemas"]["MyOrdersTable"];
            meta: components["schemas"]["Pager"];
        };
        MyOrdersTable: {
            fields: components["schemas"]["Field"][];
            /** @description True when the caller has an open order of a transfer. */
            has_money_prize: boolean;
            items: components["schemas"]["ShownOrder"][];
        };
        NamedProduct: {
            name: string;
            sap: string;
        };
        /** @description Promotion as another promotion's prompt names it. */
        NamedPromotion: {
            key: string;
            name: string;
            /** Format: int64 */
            season: number;
        };
        NamedSlug: {
            name: string;
            slug: string;
        };
        /**
         * @example {
         *       "nip": "1234563218",
         *       "password": "Zielona:Koparka:42",
         *       "password_confirmation": "Zielona:Koparka:42",
         *       "sms_code": "123456"
         *     }
         */
        NewPassword: {
            nip: string;
            password: string;
            password_confirmation: string;
            /** @description Code of six digits. */
            sms_code: string;
        };
        /** @description Recovery codes, shown this once. */
        NewRecoveryCodes: {
            recovery_codes: string[];
        };
        NewRecoveryCodesResponse: {
            data: components["schemas"]["NewRecoveryCodes"];
        };
        /** @description A news item in a list. */
        NewsCard: {
            id: components["schemas"]["NewsId"];
            picture?: components["schemas"]["Picture"] | null;
            published_on: components["schemas"]["BusinessDate"];
            /** @description The last part of its page's URL. */
            slug: string;
            summary: string;
            title: string;
            /** @enum {string} */
            topic: "fields" | "crops" | "packs" | "weather" | "rewards";
        };
        NewsCardList: {
            data: {
                items: components["schemas"]["NewsCard"][];
            };
            meta: components["schemas"]["Pager"];
        };
        /**
         * @description A changed news item, and its version for optimistic locking.
         * @example {
         *       "news": {
         *         "audience": "everyone",
         *         "published": true,
         *         "published_on": "2026-03-12",
         *         "summary": "Kiedy zacząć i na co uważać po zimie.",
         *         "text": "<p>Pierwszy zabieg wykonaj, gdy <strong>ruszy wegetacja</strong>.</p>",
         *         "title": "Wiosenne zabiegi w pszenicy",
         *         "topic": "fields"
         *       },
         *       "version": 3
         *     }
         */
        NewsChange: {
            news: components["schemas"]["NewsForm"];
            /** Format: int64 */
            version: number;
        };
        /**
         * @description Form of the next season.
         * @example {
         *       "season": {
         *         "membership_points": "1000",
         *         "welcome_points": "500"
         *       },
         *       "year": 2027
         *     }
         */
        NewSeason: {
            season: components["schemas"]["SeasonForm"];
            /**
             * Format: int64
             * @description `next`, as shown to the operator.
             */
            year: number;
        };
        /**
         * @description A news item as the browser sends it.
         * @example {
         *       "audience": "everyone",
         *       "published": true,
         *       "published_on": "2026-03-12",
         *       "slug": "wiosenne-zabiegi-w-pszenicy",
         *       "summary": "Kiedy zacząć i na co uważać po zimie.",
         *       "text": "<p>Pierwszy zabieg wykonaj, gdy <strong>ruszy wegetacja</strong>.</p>",
         *       "title": "Wiosenne zabiegi w pszenicy",
         *       "topic": "fields"
         *     }
         */
        NewsForm: {
            /** @enum {string} */
            audience: "everyone" | "program.retail" | "program.partner";
            /** @default null */
            picture_id: components["schemas"]["MediaId"] | null;
            /**
             * @description True to publish it; a draft otherwise.
             * @default false
             */
            published: boolean;
            /** @description The first day on which it is shown, `YYYY-MM-DD`. */
            published_on: string;
            /**
             * @description Last part of its URL, for a new item only; it never changes. Derived from the title where it is empty.
             * @default null
             */
            slug: string | null;
            summary: string;
            /** @description HTML; only a few tags are kept. */
            text: string;
            title: string;
            /** @enum {string} */
            topic: "fields" | "crops" | "packs" | "weather" | "rewards";
        };
        NewsFormVersion: {
            at?: components["schemas"]["Timestamp"] | null;
            /** @description The form to send to save it again. */
            form: components["schemas"]["NewsForm"];
            /** @description Name of the operator who saved it; absent for the version from the programme's own files. */
            operator?: string | null;
        };
        NewsFormVersionList: {
            data: {
                items: components["schemas"]["NewsFormVersion"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** Format: int64 */
        NewsId: number;
        NewsItemResponse: {
            data: components["schemas"]["NewsCard"] & {
                text_html: string;
            };
        };
        /** @description Result of a request to subscribe. */
        NewsletterAsked: {
            /** @description Always true: the owner is asked by e-mail. */
            taken: boolean;
        };
        NewsletterAskedActionResponse: {
            data: components["schemas"]["NewsletterAsked"];
            message: string;
        };
        /** @description Result: the address is on the list. */
        NewsletterConfirmed: {
            email: string;
        };
        NewsletterConfirmedActionResponse: {
            data: components["schemas"]["NewsletterConfirmed"];
            message: string;
        };
        /**
         * @example {
         *       "token": "token-from-the-link"
         *     }
         */
        NewsletterConfirmForm: {
            /** @description Secret from the link. */
            token: string;
        };
        /**
         * @description Subscription form.
         * @example {
         *       "email": "jan.kowalski@example.com",
         *       "newsletter_consent": true
         *     }
         */
        NewsletterForm: {
            email: string;
            newsletter_consent: boolean;
        };
        /** @description Result: the address is off the list. */
        NewsletterLeft: {
            left: boolean;
        };
        NewsletterLeftActionResponse: {
            data: components["schemas"]["NewsletterLeft"];
            message: string;
        };
        NewsList: {
            data: {
                items: components["schemas"]["ListedNews"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description State to which the operator may move the order. */
        NextStatus: {
            /** @description True when a reason is required, which the participant will read. */
            needs_reason: boolean;
            status: components["schemas"]["Status"];
        };
        /** @description True when a NIP has an account. */
        NipTaken: {
            is_taken: boolean;
        };
        NipTakenResponse: {
            data: components["schemas"]["NipTaken"];
        };
        /**
         * @description The reason, in the administrator's words.
         * @example {
         *       "note": "Operator zgubił telefon"
         *     }
         */
        NoteForm: {
            /** @default null */
            note: string | null;
        };
        /**
         * @description The newest notice that was seen.
         * @example {
         *       "up_to": 128
         *     }
         */
        NoticesRead: {
            /** Format: int64 */
            up_to: number;
        };
        /** @description A notification in the API. */
        Notification: {
            content: string;
            date: components["schemas"]["Timestamp"];
            id: components["schemas"]["NotificationId"];
            isRead: boolean;
            /** @description Page of the portal that it is about. */
            page?: string | null;
            title: string;
        };
        /** Format: int64 */
        NotificationId: number;
        NotificationList: {
            data: components["schemas"]["NotificationTable"];
            meta: components["schemas"]["Pager"];
        };
        NotificationTable: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["Notification"][];
        };
        /** @description A choice of a filter. */
        OfferChoice: {
            /**
             * Format: int64
             * @description Number of matching products.
             */
            count: number;
            /** @description The displayed name. */
            name: string;
            /** @description The value for the list's query. */
            value: string;
        };
        /** @description The choices of each filter. */
        OfferChoices: {
            /** @description In Polish order. */
            brands: components["schemas"]["OfferChoice"][];
            /** @description In Polish order. */
            categories: components["schemas"]["OfferChoice"][];
            /** @description In the order in which registration asks for areas. */
            crops: components["schemas"]["OfferChoice"][];
            /** @description Litres before kilograms, the smallest first. */
            volumes: components["schemas"]["OfferChoice"][];
        };
        OfferChoicesResponse: {
            data: components["schemas"]["OfferChoices"];
        };
        OfferedPack: {
            /**
             * Format: int64
             * @description Points for one pack in the season.
             */
            points?: number | null;
            /**
             * Format: int64
             * @description Thousandths of the product's unit.
             */
            volume: number;
        };
        /** @description A product as the public sees it. */
        OfferedProduct: {
            brand: string;
            /**
             * Format: int64
             * @description Maximum points that a participant gets for it in the season, if capped.
             */
            cap_points?: number | null;
            category: string;
            /** @description Colour of its brand's packs, such as `#0b7a75`. */
            colour: string;
            crops: string[];
            description: string;
            name: string;
            /** @description Packs, the smallest first. */
            packs: components["schemas"]["OfferedPack"][];
            /**
             * Format: int64
             * @description Thousandths of a point for a litre or kilogram; absent when it earns nothing in the season.
             */
            points_per_unit?: number | null;
            /** @description Its code in the producer's system. */
            sap: string;
            slug: string;
            /** @enum {string} */
            unit: "L" | "kg";
        };
        OfferedProductList: {
            data: components["schemas"]["OfferedProductTable"];
            filters: components["schemas"]["OfferFilters"];
            meta: components["schemas"]["Pager"];
        };
        OfferedProductTable: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["OfferedProduct"][];
        };
        /** @description The filters and the order of the page. */
        OfferFilters: {
            brand: string;
            category: string;
            crops: string;
            search: string;
            /**
             * Format: int64
             * @description Season whose points are shown: the current one.
             */
            season: number;
            sortBy: components["schemas"]["OfferSort"];
            sortDesc: boolean;
            volume: string;
        };
        /** @enum {string} */
        OfferSort: "name" | "brand" | "category" | "points";
        OfPromotion: {
            name: string;
            slug: string;
        };
        OneProgress: components["schemas"]["PromotionProgress"] & {
            /**
             * Format: int64
             * @description Target in the measure's smallest part.
             */
            minimumPurchasedProductsTarget?: number | null;
            /**
             * Format: int64
             * @description Amount bought, in the measure's smallest part; the target is met when it is at most this.
             */
            minimumPurchasedProductsValue: number;
        };
        /** @description The caller's progress in one promotion. */
        OnePromotion: {
            /** @description Amount bought, in the measure's unit and in Polish notation. */
            current: string;
            data: components["schemas"]["OneProgress"];
            /** @description Target in the measure's unit, in Polish notation; null when there is nothing to reach. */
            target?: string | null;
        };
        /**
         * @example {
         *       "email": "anna.nowak@example.com",
         *       "password": "Zielona:Koparka:42"
         *     }
         */
        OperatorCredentials: {
            email: string;
            password: string;
        };
        /**
         * @example {
         *       "email": "anna.nowak@example.com",
         *       "first_name": "Anna",
         *       "last_name": "Nowak",
         *       "roles": [
         *         "moderator"
         *       ]
         *     }
         */
        OperatorForm: {
            email: string;
            first_name: string;
            last_name: string;
            roles: components["schemas"]["Role"][];
        };
        /** Format: int64 */
        OperatorId: number;
        OperatorList: {
            data: {
                items: components["schemas"]["ListedOperator"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A notice to an operator about other operators. */
        OperatorNotice: {
            content: string;
            created_at: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            title: string;
        };
        OperatorNoticeListResponse: {
            data: components["schemas"]["OperatorNotice"][];
        };
        /**
         * @example {
         *       "code": "123456",
         *       "old_password": "Stary:Traktor:58",
         *       "password": "Zielona:Koparka:42",
         *       "password_confirmation": "Zielona:Koparka:42"
         *     }
         */
        OperatorPasswordForm: {
            /** @description Six digits that the app shows now, or a recovery code. */
            code: string;
            old_password: string;
            password: string;
            password_confirmation: string;
        };
        /** @description A session of the operator. */
        OperatorSession: {
            created_at: components["schemas"]["Timestamp"];
            /** @description Description of the device. */
            device: string;
            id: components["schemas"]["SessionId"];
            /** @description True for the session of this very request. */
            is_current: boolean;
            last_used_at: components["schemas"]["Timestamp"];
            /** @description Network address at the sign-in; of IPv6 the first half. */
            network?: string | null;
        };
        /**
         * @description The session to end, and the password given again.
         * @example {
         *       "password": "Zielona:Koparka:42",
         *       "session": 512
         *     }
         */
        OperatorSessionEnd: {
            password: string;
            session: components["schemas"]["SessionId"];
        };
        OperatorSessionListResponse: {
            data: components["schemas"]["OperatorSession"][];
        };
        /**
         * @description The password given again.
         * @example {
         *       "password": "Zielona:Koparka:42"
         *     }
         */
        OperatorSessionsEnd: {
            password: string;
        };
        /** @description Cancelled order. */
        OrderCancelled: {
            id: string;
            number: components["schemas"]["OrderId"];
            status: components["schemas"]["Status"];
        };
        OrderCancelledActionResponse: {
            data: components["schemas"]["OrderCancelled"];
            message: string;
        };
        /** @description New state of the order. */
        OrderChanged: {
            id: string;
            next: components["schemas"]["NextStatus"][];
            number: components["schemas"]["OrderId"];
            status: components["schemas"]["Status"];
            /** Format: int64 */
            version: number;
        };
        OrderChangedActionResponse: {
            data: components["schemas"]["OrderChanged"];
            message: string;
        };
        /** @description State that an order entered. */
        OrderEvent: {
            at: components["schemas"]["Timestamp"];
            /** @description Reason, if there is one. */
            note?: string | null;
            status: components["schemas"]["Status"];
        };
        /** @description Values for the list's filters. */
        OrderFilters: {
            /** @description In the order of the catalogue, rewards no longer offered included. */
            rewards: components["schemas"]["FilterReward"][];
        };
        /**
         * @description Order as the browser sends it.
         * @example {
         *       "address": {
         *         "city": "Łowicz",
         *         "postcode": "99-400",
         *         "recipient": "Jan Kowalski",
         *         "street": "Polna",
         *         "street_number": "12"
         *       },
         *       "points": 18000,
         *       "reward_id": 12,
         *       "variant_id": 3
         *     }
         */
        OrderForm: {
            address?: components["schemas"]["PostalAddressForm"] | null;
            /**
             * Format: int64
             * @description Grosze; only for transfers.
             */
            amount?: number | null;
            /**
             * @description only for a card
             * @enum {string}
             */
            delivery?: "post" | "code";
            /**
             * Format: int64
             * @description Points that the participant saw as the price; the order is refused when the price differs by now.
             */
            points?: number | null;
            reward_id: components["schemas"]["RewardId"];
            variant_id?: components["schemas"]["VariantId"] | null;
        };
        /** Format: int64 */
        OrderId: number;
        /** @description Owner of the order. */
        OrderParticipant: {
            /** Format: int64 */
            available_points: number;
            company_name: string;
            email: string;
            first_name: string;
            id: components["schemas"]["ParticipantId"];
            last_name: string;
            nip: string;
            phone: string;
        };
        /** @description New order. */
        OrderPlaced: {
            /** @description Public id. */
            id: string;
            /** @description Order's number, by which people refer to it. */
            number: components["schemas"]["OrderId"];
            /** Format: int64 */
            points: number;
        };
        OrderPlacedActionResponse: {
            data: components["schemas"]["OrderPlaced"];
            message: string;
        };
        /** @description Page of orders. */
        OrderQueue: {
            /** @description Rows of a page, as the API answers with them. */
            data: {
                items: components["schemas"]["QueuedOrder"][];
            };
            filters: components["schemas"]["OrderFilters"];
            meta: components["schemas"]["CursorMeta"];
        };
        OrdersWaiting: {
            /** Format: int64 */
            count: number;
            status: components["schemas"]["Status"];
        };
        /** @description Problems in the outbox; counts stop at 10 000. */
        Outbox: {
            /**
             * Format: int64
             * @description Given up; an operator must look at them.
             */
            failed: number;
            /**
             * Format: int64
             * @description Failed so far, to be retried.
             */
            late: number;
        };
        /** @description An operator's passkeys. */
        OwnPasskeys: {
            /** @description The passkeys, the oldest first. */
            items: components["schemas"]["Passkey"][];
            /** @description The one origin whose pages may use passkeys; absent where browsers keep none for the portal's address. */
            origin?: string | null;
        };
        OwnPasskeysResponse: {
            data: components["schemas"]["OwnPasskeys"];
        };
        /**
         * @example {
         *       "password": "Zielona:Koparka:42"
         *     }
         */
        OwnPassword: {
            password: string;
        };
        /** @description A sign-in of the participant, or a support view of the portal as them. */
        OwnSession: {
            created_at: components["schemas"]["Timestamp"];
            /** @description Name of the device; none for a support view. */
            device?: string | null;
            id: components["schemas"]["SessionId"];
            /** @description True for the session of this request. */
            is_current: boolean;
            /** @description True while it lasts; only support views are listed after their end, for ninety days. */
            is_live: boolean;
            /** @description True when an operator viewed the portal as the participant. */
            is_support: boolean;
            last_used_at: components["schemas"]["Timestamp"];
            /** @description End of the session, past or future. */
            until: components["schemas"]["Timestamp"];
        };
        OwnSessionListResponse: {
            data: components["schemas"]["OwnSession"][];
        };
        /** @description Distributor's own name or code of a pack. */
        PackAlias: {
            alias: string;
            pack_id: components["schemas"]["PackId"];
        };
        PackAliasListResponse: {
            data: components["schemas"]["PackAlias"][];
        };
        /**
         * @description A pack as the browser sends it.
         * @example {
         *       "code": "2990000010117",
         *       "version": 3,
         *       "volume": "5"
         *     }
         */
        PackForm: {
            /** @description The code on the box, usually an EAN. */
            code: string;
            /**
             * Format: int64
             * @description The product's version, for optimistic locking.
             */
            version: number;
            /** @description The content in the product's unit, such as `0,25`. */
            volume: string;
        };
        /** Format: int64 */
        PackId: number;
        /** @description A pack with its points in a season. */
        PackOption: {
            id: components["schemas"]["PackId"];
            /** @description The pack's content, such as `5 L`. */
            pack: string;
            /**
             * Format: int64
             * @description Thousandths of a point; absent when the product earns nothing in the season.
             */
            points_per_unit?: number | null;
            product: string;
            /** @enum {string} */
            unit: "L" | "kg";
            /**
             * Format: int64
             * @description Volume in thousandths of the unit.
             */
            volume: number;
        };
        PackOptionListResponse: {
            data: components["schemas"]["PackOption"][];
        };
        /**
         * @description The product's version when a pack is removed, for optimistic locking.
         * @example {
         *       "version": 3
         *     }
         */
        PackRemoval: {
            /** Format: int64 */
            version: number;
        };
        /** Format: int64 */
        PageId: number;
        /** @description Position of a page in its list; the API's `meta`. */
        Pager: {
            /** Format: int64 */
            current_page: number;
            /** Format: int64 */
            last_page: number;
            /** Format: int64 */
            per_page: number;
            /** Format: int64 */
            total: number;
        };
        /** @description A participant's answer to one version of a consent. */
        ParticipantConsent: {
            answered_at: components["schemas"]["Timestamp"];
            content: string;
            /** @description True if a newer version waits for its own answer. */
            outdated: boolean;
            required: boolean;
            slug: string;
            value: boolean;
            /** Format: int64 */
            version: number;
        };
        ParticipantConsentListResponse: {
            data: components["schemas"]["ParticipantConsent"][];
        };
        /**
         * @description Message of a participant; the sender is known.
         * @example {
         *       "message": "Kiedy wyślecie moją kartę paliwową?",
         *       "topic": "rewards"
         *     }
         */
        ParticipantContactForm: {
            message: string;
            /** @enum {string} */
            topic: "account" | "invoices" | "rewards" | "promotions" | "products" | "personal_data" | "other";
        };
        /** @description An action from the audit log, without the records before and after it. */
        ParticipantHistoryEntry: {
            /** @description `feature.verb`. */
            action: string;
            at: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            note?: string | null;
            operator?: string | null;
        };
        ParticipantHistoryEntryList: {
            data: {
                items: components["schemas"]["ParticipantHistoryEntry"][];
            };
            meta: components["schemas"]["Pager"];
        };
        /** Format: int64 */
        ParticipantId: number;
        ParticipantInvoice: {
            date: components["schemas"]["BusinessDate"];
            distributor: string;
            /** @description The public id. */
            id: string;
            number: string;
            /** Format: int64 */
            points: number;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Net value in grosze.
             */
            value: number;
        };
        ParticipantInvoiceList: {
            data: {
                items: components["schemas"]["ParticipantInvoice"][];
            };
            meta: components["schemas"]["Pager"];
        };
        ParticipantList: {
            data: {
                items: components["schemas"]["ListedParticipant"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        ParticipantNote: {
            at: components["schemas"]["Timestamp"];
            author: string;
            content: string;
            /** Format: int64 */
            id: number;
        };
        /** @description A note that was saved. */
        ParticipantNoteAdded: {
            /** Format: int64 */
            id: number;
        };
        ParticipantNoteAddedActionResponse: {
            data: components["schemas"]["ParticipantNoteAdded"];
            message: string;
        };
        /**
         * @description A note as the browser sends it.
         * @example {
         *       "content": "Prosi o telefon po 16 marca 2026."
         *     }
         */
        ParticipantNoteForm: {
            content: string;
        };
        ParticipantNoteList: {
            data: {
                items: components["schemas"]["ParticipantNote"][];
            };
            meta: components["schemas"]["Pager"];
        };
        ParticipantOrder: {
            date: components["schemas"]["Timestamp"];
            /** @description The public id. */
            id: string;
            number: components["schemas"]["OrderId"];
            /** Format: int64 */
            points: number;
            reward: string;
            status: components["schemas"]["Status"];
            variant?: string | null;
        };
        ParticipantOrderList: {
            data: {
                items: components["schemas"]["ParticipantOrder"][];
            };
            meta: components["schemas"]["Pager"];
        };
        /** @description A sign-in on one device. */
        ParticipantSession: {
            device: string;
            ended_at?: components["schemas"]["Timestamp"] | null;
            ended_reason?: string | null;
            id: components["schemas"]["SessionId"];
            last_used_at: components["schemas"]["Timestamp"];
            /** @description True if it was not ended and has not expired. */
            lives: boolean;
            started_at: components["schemas"]["Timestamp"];
            /** @description The operator who looked at the portal as this participant. */
            support?: string | null;
        };
        ParticipantSessionList: {
            data: {
                items: components["schemas"]["ParticipantSession"][];
            };
            meta: components["schemas"]["Pager"];
        };
        /** @description Number of sessions that were ended. */
        ParticipantSessionsEnded: {
            /** Format: int64 */
            ended: number;
        };
        ParticipantSessionsEndedActionResponse: {
            data: components["schemas"]["ParticipantSessionsEnded"];
            message: string;
        };
        ParticipantsWaiting: {
            /**
             * Format: int64
             * @description Participants whose available points a correction has taken below zero.
             */
            below_zero: number;
            /**
             * Format: int64
             * @description Active accounts without a representative.
             */
            without_representative: number;
        };
        /**
         * @description The asker's details, and how to reach them.
         * @example {
         *       "city": "Łowicz",
         *       "company_name": "Gospodarstwo Rolne Jan Kowalski",
         *       "contact_consent": true,
         *       "email": "jan.kowalski@example.com",
         *       "first_name": "Jan",
         *       "last_name": "Kowalski",
         *       "message": "Chcę przystąpić do programu.",
         *       "nip": "1234563218",
         *       "phone": "+48500000001"
         *     }
         */
        ParticipationForm: {
            city: string;
            company_name: string;
            contact_consent: boolean;
            email: string;
            first_name: string;
            last_name: string;
            /** @default null */
            message: string | null;
            nip: string;
            phone: string;
        };
        /** @description A passkey as its owner sees it. */
        Passkey: {
            created_at: components["schemas"]["Timestamp"];
            id: components["schemas"]["PasskeyId"];
            /** @description True if the passkey is synced to its owner's other devices. */
            is_synced: boolean;
            last_used_at?: components["schemas"]["Timestamp"] | null;
            name: string;
        };
        PasskeyActionResponse: {
            data: components["schemas"]["Passkey"];
            message: string;
        };
        /**
         * @description The name of the passkey, and the proof that its owner asks: the password and a fresh code.
         * @example {
         *       "code": "123456",
         *       "name": "Laptop w biurze",
         *       "password": "Zielona:Koparka:42"
         *     }
         */
        PasskeyForm: {
            /** @description Six digits that the app shows now, or a recovery code. */
            code: string;
            name: string;
            password: string;
        };
        /** Format: int64 */
        PasskeyId: number;
        /**
         * @description The result of the browser's dialog.
         * @example {
         *       "credential": {
         *         "clientExtensionResults": {},
         *         "id": "example-credential-id",
         *         "rawId": "example-credential-id",
         *         "response": {
         *           "attestationObject": "example-attestation",
         *           "clientDataJSON": "example-client-data",
         *           "transports": [
         *             "internal"
         *           ]
         *         },
         *         "type": "public-key"
         *       }
         *     }
         */
        PasskeyMade: {
            /** @description `RegistrationResponseJSON` of WebAuthn level 3. */
            credential: {
                [key: string]: unknown;
            };
        };
        /**
         * @example {
         *       "name": "Telefon służbowy",
         *       "passkey": 7
         *     }
         */
        PasskeyName: {
            name: string;
            passkey: components["schemas"]["PasskeyId"];
        };
        /** @description Options for the browser's dialog. */
        PasskeyOptions: {
            /** @description `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn level 3. */
            options: {
                [key: string]: unknown;
            };
        };
        PasskeyOptionsResponse: {
            data: components["schemas"]["PasskeyOptions"];
        };
        /**
         * @description The passkey to remove, the password given again and a fresh code.
         * @example {
         *       "code": "123456",
         *       "passkey": 7,
         *       "password": "Zielona:Koparka:42"
         *     }
         */
        PasskeyRemoval: {
            /** @description Six digits that the app shows now, or a recovery code. */
            code: string;
            passkey: components["schemas"]["PasskeyId"];
            password: string;
        };
        /**
         * @description The handle of the first step.
         * @example {
         *       "handle": "handle-from-the-first-step"
         *     }
         */
        PasskeyStep: {
            handle: string;
        };
        /**
         * @description The second step with a passkey.
         * @example {
         *       "credential": {
         *         "clientExtensionResults": {},
         *         "id": "example-credential-id",
         *         "rawId": "example-credential-id",
         *         "response": {
         *           "authenticatorData": "example-authenticator-data",
         *           "clientDataJSON": "example-client-data",
         *           "signature": "example-signature"
         *         },
         *         "type": "public-key"
         *       },
         *       "handle": "handle-from-the-first-step"
         *     }
         */
        PasskeyUsed: {
            /** @description `AuthenticationResponseJSON` of WebAuthn level 3. */
            credential: {
                [key: string]: unknown;
            };
            /** @description The handle from the first step. */
            handle: string;
        };
        /**
         * @example {
         *       "old_password": "Stary:Traktor:58",
         *       "password": "Zielona:Koparka:42",
         *       "password_confirmation": "Zielona:Koparka:42"
         *     }
         */
        PasswordForm: {
            old_password: string;
            password: string;
            password_confirmation: string;
        };
        /** @description The account whose password was set. */
        PasswordSet: {
            email: string;
        };
        PasswordSetActionResponse: {
            data: components["schemas"]["PasswordSet"];
            message: string;
        };
        /** @description A batch of transfers. */
        Payout: {
            acts: ("propose" | "change" | "withdraw" | "approve" | "export" | "confirm" | "return" | "cancel")[];
            /**
             * Format: int64
             * @description Their sum in grosze, as the bank's file has it.
             */
            amount: number;
            execute_on?: components["schemas"]["BusinessDate"] | null;
            /** @description Files for download, once it was exported. */
            files: components["schemas"]["PayoutFile"][];
            history: components["schemas"]["PayoutEvent"][];
            id: components["schemas"]["PayoutId"];
            /** @description The batch's name at the bank. */
            message_id: string;
            returned?: components["schemas"]["ReturnedSum"] | null;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Tax withheld from the orders' amounts, in grosze.
             */
            tax?: number | null;
            /**
             * Format: int64
             * @description Number of transfers, without removed ones.
             */
            transfers: number;
            /**
             * Format: int64
             * @description Version for optimistic locking; every act must name it.
             */
            version: number;
        };
        PayoutActionResponse: {
            data: components["schemas"]["Payout"];
            message: string;
        };
        /**
         * @description The version that the operator saw and approves, signed by a fresh code.
         * @example {
         *       "code": "123456",
         *       "version": 1
         *     }
         */
        PayoutApproval: {
            /** @description Six digits that the app shows now, or a recovery code. */
            code: string;
            /** Format: int64 */
            version: number;
        };
        /** @description An order that can be put into a batch, at once or after its waiting period. */
        PayoutCandidate: {
            /** @description The order's bank account, in groups of four; absent for charity. */
            account?: string | null;
            /**
             * Format: int64
             * @description Grosze, before tax.
             */
            amount: number;
            date: components["schemas"]["Timestamp"];
            /** @description Public id of the order. */
            id: string;
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer";
            nip: string;
            number: components["schemas"]["OrderId"];
            participant: string;
            /**
             * Format: int64
             * @description Tax withheld by today's rules, in grosze.
             */
            tax?: number | null;
            wait?: components["schemas"]["TransferWait"] | null;
        };
        PayoutCandidateList: {
            data: {
                items: components["schemas"]["PayoutCandidate"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /**
         * @description Orders to add and to remove, as the browser sends them.
         * @example {
         *       "add": [
         *         "89bw1VsFP96wEWwur_106Q"
         *       ],
         *       "remove": [
         *         "rOBg5nsx7FO-nbvQFqnltg"
         *       ],
         *       "version": 1
         *     }
         */
        PayoutChangeForm: {
            /** @description Public ids of orders. */
            add?: string[];
            remove?: string[];
            /**
             * Format: int64
             * @description The version that the operator saw, for optimistic locking.
             */
            version: number;
        };
        /** @description An act on a batch. */
        PayoutEvent: {
            act: string;
            at: components["schemas"]["Timestamp"];
            by: string;
            label: string;
            note?: string | null;
        };
        /**
         * @description Execution date for the bank, as the browser sends it.
         * @example {
         *       "execute_on": "2026-03-20",
         *       "version": 2
         *     }
         */
        PayoutExportForm: {
            /** @description `YYYY-MM-DD`: today or within 30 days. */
            execute_on: string;
            /**
             * Format: int64
             * @description The version that the operator saw, for optimistic locking.
             */
            version: number;
        };
        /** @description A file of the batch. */
        PayoutFile: {
            encoding: string;
            /** @enum {string} */
            format: "pain.001.001.09" | "pain.001.001.03" | "elixir-0";
        };
        /**
         * @description The transfers of a batch, as the browser sends them.
         * @example {
         *       "orders": [
         *         "89bw1VsFP96wEWwur_106Q",
         *         "rOBg5nsx7FO-nbvQFqnltg"
         *       ]
         *     }
         */
        PayoutForm: {
            /** @description Public ids of orders. */
            orders: string[];
        };
        /** Format: int64 */
        PayoutId: number;
        PayoutList: {
            data: {
                items: components["schemas"]["ListedPayout"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        PayoutResponse: {
            data: components["schemas"]["Payout"];
        };
        /**
         * @description The returned transfer and the reason, as the browser sends them.
         * @example {
         *       "order": "89bw1VsFP96wEWwur_106Q",
         *       "reason": "Rachunek odbiorcy jest zamknięty",
         *       "version": 4
         *     }
         */
        PayoutReturnForm: {
            /** @description Public id of the order. */
            order: string;
            /** @description The bank's reason; the participant reads it. */
            reason: string;
            /**
             * Format: int64
             * @description The version that the operator saw, for optimistic locking.
             */
            version: number;
        };
        PayoutsWaiting: {
            /** Format: int64 */
            count: number;
            status: components["schemas"]["Status"];
        };
        /** @description A transfer as it was put into the batch. */
        PayoutTransfer: {
            /** @description Account number in groups of four. */
            account: string;
            /**
             * Format: int64
             * @description Grosze, as in the bank's file.
             */
            amount: number;
            city: string;
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer";
            name: string;
            /** @description The bank's reason for the return. */
            note?: string | null;
            number: components["schemas"]["OrderId"];
            /** @description Public id of the order. */
            order: string;
            participant: components["schemas"]["ParticipantId"];
            state: components["schemas"]["Status"];
            street: string;
            /**
             * Format: int64
             * @description Tax withheld from the order's amount, in grosze.
             */
            tax?: number | null;
            title: string;
            wait?: components["schemas"]["TransferWait"] | null;
            white_list?: components["schemas"]["WhiteListAnswer"] | null;
        };
        PayoutTransferList: {
            data: {
                items: components["schemas"]["PayoutTransfer"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /**
         * @description The version that the operator saw, for optimistic locking.
         * @example {
         *       "version": 2
         *     }
         */
        PayoutVersion: {
            /** Format: int64 */
            version: number;
        };
        /** @description Reason why a transfer cannot be sent yet. */
        PayoutWait: {
            /** @description Changed details, in words. */
            changed: string[];
            until: components["schemas"]["Timestamp"];
        };
        /** @description Findings about a batch's accounts. */
        PayoutWhiteList: {
            progress?: components["schemas"]["WhiteListProgress"] | null;
        };
        PayoutWhiteListResponse: {
            data: components["schemas"]["PayoutWhiteList"];
        };
        /**
         * @description The reason for withdrawing a batch, as the browser sends it.
         * @example {
         *       "reason": "Paczka złożona omyłkowo",
         *       "version": 1
         *     }
         */
        PayoutWithdrawForm: {
            reason: string;
            /**
             * Format: int64
             * @description The version that the operator saw, for optimistic locking.
             */
            version: number;
        };
        /**
         * @description Remainder that the operator saw.
         * @example {
         *       "kind": "fuel",
         *       "value": 5000
         *     }
         */
        PayRemainderForm: {
            /** @enum {string} */
            kind: "fuel" | "prepaid";
            /**
             * Format: int64
             * @description Value in grosze.
             */
            value: number;
        };
        /** @description A correction that waits for another person. */
        PendingCorrection: {
            /** Format: int64 */
            id: number;
            /** @description True if the caller may approve it: it is not their own. */
            may_approve: boolean;
            participant: string;
            participant_id: components["schemas"]["ParticipantId"];
            /** Format: int64 */
            points: number;
            proposed_at: components["schemas"]["Timestamp"];
            proposer: string;
            reason: string;
            /** @enum {string} */
            source: "purchases" | "affiliation" | "achievements";
        };
        PendingCorrectionListResponse: {
            data: components["schemas"]["PendingCorrection"][];
        };
        /** @description A role that an administrator has proposed. */
        PendingRole: {
            /** Format: int64 */
            id: number;
            /** @description True if the caller may grant it: neither their own proposal nor their own role. */
            may_approve: boolean;
            proposed_at: components["schemas"]["Timestamp"];
            proposer: string;
            role: components["schemas"]["Role"];
        };
        PendingTrip: {
            order: boolean;
        };
        /** @description The season's trips that wait for an order: those that the participant may order and has not ordered. */
        PendingTrips: {
            order: boolean;
            premium: components["schemas"]["PendingTrip"];
            vip: components["schemas"]["PendingTrip"];
            /** @description These trips, and orders of trips that lack points: those that the panel names, even if postponed. */
            waiting: components["schemas"]["WaitingTrip"][];
        };
        /**
         * @description Parts of the upload form.
         * @example {
         *       "photo": "(binary)"
         *     }
         */
        PhotoForm: {
            /**
             * Format: binary
             * @description A JPEG or PNG under 5 MiB; its middle is kept.
             */
            photo: string;
        };
        /** @description Picture of the content as a page shows it. */
        Picture: {
            /** @description Alternative text for those who do not see it; empty where it only decorates. */
            alternative: string;
            /** Format: int64 */
            height: number;
            /** @description Address of its largest variant. */
            src: string;
            /** @description Addresses of all its variants with their widths, in the syntax of the attribute `srcset`. */
            srcset: string;
            /**
             * Format: int64
             * @description Width of the largest variant, in pixels.
             */
            width: number;
        };
        /** @description Service whose pixel is a picture with the account's number in its address. */
        PixelService: {
            id: string;
            url: string;
        };
        /**
         * @description Kind of the place to search.
         * @enum {string}
         */
        PlaceKind: "distributor" | "branch" | "city";
        /** @description Points: the available balance, and points earned over the years. */
        Points: {
            /** Format: int64 */
            achievements: number;
            /** Format: int64 */
            affiliation: number;
            /** Format: int64 */
            available: number;
            /** Format: int64 */
            brandPurchase: number;
            /** Format: int64 */
            total: number;
        };
        /**
         * Format: binary
         * @description The content of a portrait.
         */
        Portrait: string;
        /** @description A geographic position in degrees (WGS 84). */
        Position: {
            /** Format: double */
            lat: number;
            /** Format: double */
            lng: number;
        };
        /** @description Another invoice that may be the same. */
        PossibleDuplicate: {
            distributor: string;
            /** @description Public id. */
            id: string;
            number: string;
            participant: string;
            reported_at: components["schemas"]["Timestamp"];
            same_file: boolean;
            same_number: boolean;
            status: components["schemas"]["Status"];
        };
        /** @description Address of a parcel. */
        PostalAddress: {
            city: string;
            postcode: string;
            recipient: string;
            street: string;
            street_number: string;
            /** @description Flat number, if there is one. */
            street_number_place?: string | null;
        };
        /** @description Address of a parcel, as the browser sends it. */
        PostalAddressForm: {
            city: string;
            postcode: string;
            recipient: string;
            street: string;
            street_number: string;
            street_number_place?: string | null;
        };
        /** @description Record that holds the value. */
        PrizeValued: {
            id: components["schemas"]["TaxRecordId"];
        };
        PrizeValuedActionResponse: {
            data: components["schemas"]["PrizeValued"];
            message: string;
        };
        /**
         * @description Form with the value of a prize.
         * @example {
         *       "value": "240,00"
         *     }
         */
        PrizeValueForm: {
            /** @description Zlotys as typed. */
            value: string;
        };
        ProductAlias: {
            alias: string;
            distributor: string;
            distributor_id: components["schemas"]["DistributorId"];
            pack: string;
        };
        /**
         * @description A changed product, and its version for optimistic locking.
         * @example {
         *       "product": {
         *         "active": true,
         *         "brand": "AGROSAR",
         *         "category": "Herbicydy",
         *         "colour": "#2f7d32",
         *         "crops": [
         *           "Pszenica ozima",
         *           "Rzepak"
         *         ],
         *         "description": "Herbicyd nieselektywny do stosowania na ściernisku.",
         *         "name": "AGROSAR 360 SL",
         *         "sap": "30000107",
         *         "slug": "agrosar-360-sl",
         *         "unit": "L"
         *       },
         *       "version": 3
         *     }
         */
        ProductChange: {
            product: components["schemas"]["ProductForm"];
            /** Format: int64 */
            version: number;
        };
        /**
         * @description A product as the browser sends it.
         * @example {
         *       "active": true,
         *       "brand": "AGROSAR",
         *       "category": "Herbicydy",
         *       "colour": "#2f7d32",
         *       "crops": [
         *         "Pszenica ozima",
         *         "Rzepak"
         *       ],
         *       "description": "Herbicyd nieselektywny do stosowania na ściernisku.",
         *       "name": "AGROSAR 360 SL",
         *       "sap": "30000107",
         *       "slug": "agrosar-360-sl",
         *       "unit": "L"
         *     }
         */
        ProductForm: {
            /**
             * @description True if it is shown and can be bought.
             * @default false
             */
            active: boolean;
            brand: string;
            category: string;
            /** @description Such as `#0b7a75`. */
            colour: string;
            /** @default [] */
            crops: string[];
            /** @default null */
            description: string | null;
            name: string;
            /** @description The organiser's own code. */
            sap: string;
            /**
             * @description Last part of the product's URL; derived from the name where it is empty.
             * @default null
             */
            slug: string | null;
            /** @enum {string} */
            unit: "L" | "kg";
        };
        /** Format: int64 */
        ProductId: number;
        ProductList: {
            data: {
                items: components["schemas"]["ListedProduct"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description Names already in use by products, as choices. */
        ProductOptions: {
            brands: string[];
            categories: string[];
            crops: string[];
            seasons: number[];
        };
        ProductOptionsResponse: {
            data: components["schemas"]["ProductOptions"];
        };
        /** @description A product on sale. */
        ProductToFind: {
            brand: string;
            name: string;
            sap: string;
        };
        /** @description Identity of the participant, and the addresses for letters and transfers. */
        Profile: {
            /** @description True if another person acts for the participant. */
            authorized_person: boolean;
            authorized_person_first_name?: string | null;
            authorized_person_identifier?: string | null;
            authorized_person_last_name?: string | null;
            bank_account?: string | null;
            company_city: string;
            company_name: string;
            company_postcode: string;
            company_street: string;
            company_street_number: string;
            company_street_number_place?: string | null;
            /** @description True if letters go to the address below instead of the company's. */
            correspondence_address: boolean;
            correspondence_city?: string | null;
            correspondence_postcode?: string | null;
            correspondence_street?: string | null;
            correspondence_street_number?: string | null;
            correspondence_street_number_place?: string | null;
            /** @description Time at which the account was opened. */
            created_at: components["schemas"]["Timestamp"];
            first_name: string;
            /** @enum {string} */
            kind: "farm" | "company";
            last_name: string;
            nip: string;
            /** @enum {string|null} */
            register?: "krus" | "krs" | "ceidg" | "other" | null;
            /** @description Code of the invitation by which the participant joined, if any. */
            registration_code?: string | null;
        };
        /** @description Area on which a crop is grown. */
        ProfileArea: {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description Thousandths of a hectare.
             */
            value: number;
        };
        /**
         * @description A change of the profile: fields left out stay as they are.
         * @example {
         *       "area": [
         *         {
         *           "id": 31,
         *           "value": "24,5"
         *         }
         *       ],
         *       "consents": [
         *         1,
         *         2,
         *         3
         *       ],
         *       "email": "jan.kowalski@example.com",
         *       "profile": {
         *         "bank_account": "PL61109010140000071219812874"
         *       }
         *     }
         */
        ProfileForm: {
            /** @description All areas of crops; those left out are removed. */
            area?: components["schemas"]["CropAreaForm"][] | null;
            /** @description The ids of the agreements and sub-agreements that are ticked; all others are answered with no. */
            consents?: number[] | null;
            email?: string | null;
            phone?: string | null;
            profile?: components["schemas"]["ProfilePart"] | null;
        };
        ProfilePart: {
            bank_account?: string | null;
            correspondence_address?: boolean | null;
            correspondence_city?: string | null;
            correspondence_postcode?: string | null;
            correspondence_street?: string | null;
            correspondence_street_number?: string | null;
            correspondence_street_number_place?: string | null;
            first_name?: string | null;
            last_name?: string | null;
        };
        /** @description A profile that was changed. */
        ProfileSaved: {
            payouts_wait_until?: components["schemas"]["Timestamp"] | null;
        };
        ProfileSavedActionResponse: {
            data: components["schemas"]["ProfileSaved"];
            message: string;
        };
        Programme: {
            brand_email: string;
            /** @description Name of the programme on every page and in every message. */
            brand_name: string;
            brand_phone: string;
            /** @description Controller of personal data: name and address in one line. */
            data_controller: string;
            /**
             * @description Build of the front end that browsers should hold; empty for the one inside this server.
             * @default
             */
            front_version: string;
            /**
             * @description URL of a route in a maps service, with `{from}` and `{to}`; empty for the built-in one.
             * @default
             */
            map_route_url: string;
            /**
             * @description True when one may register without an invitation.
             * @default false
             */
            open_registration: boolean;
            /**
             * @description True when invoices, points and rewards are open to partners.
             * @default false
             */
            partners_collect: boolean;
        };
        /**
         * @description New values of a part of the settings, and the version that they were filled from.
         * @example {
         *       "programme": {
         *         "brand_email": "kontakt@example.com",
         *         "brand_name": "Program Plon",
         *         "brand_phone": "+48500000300",
         *         "data_controller": "Plon Ochrona Roślin Sp. z o.o., ul. Polna 1, 87-100 Toruń",
         *         "front_version": "",
         *         "map_route_url": "https://example.com/trasa?z={from}&do={to}",
         *         "open_registration": true,
         *         "partners_collect": false
         *       },
         *       "version": 3
         *     }
         */
        ProgrammeChange: {
            programme: components["schemas"]["Programme"];
            /** Format: int64 */
            version: number;
        };
        ProgressWithLines: components["schemas"]["PromotionProgress"] & {
            /** @description Newest first: purchases of products in the scope, in the promotion's days and a month around them. */
            lines: components["schemas"]["PromotionLine"][];
        };
        /**
         * @description Answer as the browser sends it.
         * @example {
         *       "answear": true,
         *       "promo_name": "march_refuel"
         *     }
         */
        PromoAgreement: {
            /** @description True to accept the rules, false to decline them. */
            answear: boolean;
            /** @description The promotion's key. */
            promo_name: string;
        };
        /** @description Answer that is now in force. */
        PromoAnswered: {
            answer: boolean;
            key: string;
        };
        PromoAnsweredActionResponse: {
            data: components["schemas"]["PromoAnswered"];
            message: string;
        };
        /** @description Page of promotions. */
        PromotionArchive: {
            data: components["schemas"]["PromotionCards"];
            meta: components["schemas"]["Pager"];
        };
        /** @description Promotion in a list. */
        PromotionCard: {
            accept_by?: components["schemas"]["BusinessDate"] | null;
            /** @description First day on which a participant can do something. */
            from: components["schemas"]["BusinessDate"];
            id: components["schemas"]["PromotionId"];
            key: string;
            name: string;
            /** @description Name of its drawing. */
            picture: string;
            /** @description Last part of its page's address. */
            slug: string;
            /** @enum {string} */
            state: "running" | "upcoming" | "past";
            summary: string;
            /** @description Last day on which a participant can do something. */
            to: components["schemas"]["BusinessDate"];
        };
        PromotionCards: {
            archive: components["schemas"]["PromotionCard"][];
        };
        /** @description Declared amount, and the days for declarations. */
        PromotionDeclaration: {
            /** @description True when it can be made or changed today. */
            can_declare: boolean;
            /**
             * Format: int64
             * @description Amount in the measure's smallest part.
             */
            declared?: number | null;
            declared_text?: string | null;
            from: components["schemas"]["BusinessDate"];
            fulfil_by: components["schemas"]["BusinessDate"];
            to: components["schemas"]["BusinessDate"];
        };
        /** @description Declaration that is now in force. */
        PromotionDeclared: {
            /**
             * Format: int64
             * @description Amount in the measure's smallest part.
             */
            declared: number;
            declared_text: string;
            key: string;
        };
        PromotionDeclaredActionResponse: {
            data: components["schemas"]["PromotionDeclared"];
            message: string;
        };
        PromotionDraft: {
            definition: components["schemas"]["DefinitionForm"];
            edited_at: components["schemas"]["Timestamp"];
            edited_by: string;
            /** Format: int64 */
            version: number;
        };
        /** @description Points and cards together. */
        PromotionEffects: {
            /** @description Fuel before prepaid, the largest first. */
            cards: components["schemas"]["EarnedCards"][];
            /** Format: int64 */
            points: number;
            points_text: string;
            /** @description The whole reward in words; null when it is empty. */
            text?: string | null;
        };
        /**
         * @description New promotion; its key, the last part of its address, its audience and its season do not change later.
         * @example {
         *       "audience": "program.retail",
         *       "definition": {
         *         "accepted": "",
         *         "name": "Tankuj w marcu",
         *         "picture": "fuel",
         *         "prompt": {
         *           "cookie": "marzec_undecided",
         *           "decline_stops": true,
         *           "delay_ms": 3000,
         *           "hash": "regulamin-marzec",
         *           "kind": "answer",
         *           "position": 1
         *         },
         *         "success": "<p>Dziękujemy, zasady są przyjęte.</p>",
         *         "summary": "Karta paliwowa za każde 20 L",
         *         "terms": {
         *           "accept_by": "2026-03-31",
         *           "measure": "litres",
         *           "mechanics": [
         *             {
         *               "kind": "per_step",
         *               "reward": {
         *                 "card": {
         *                   "kind": "fuel",
         *                   "value": 30000
         *                 }
         *               },
         *               "step": 20000
         *             }
         *           ],
         *           "purchases": {
         *             "from": "2026-03-01",
         *             "to": "2026-03-31"
         *           },
         *           "scope": {
         *             "brands": [
         *               "dovvo"
         *             ],
         *             "packs": [
         *               5000,
         *               10000
         *             ]
         *           }
         *         },
         *         "text": "<p>Kup 20 L produktów DOVVO i <strong>tankuj</strong>.</p>"
         *       },
         *       "key": "march_refuel",
         *       "season": 2026,
         *       "slug": "tankuj-w-marcu"
         *     }
         */
        PromotionForm: {
            /** @enum {string} */
            audience: "program.retail" | "program.partner";
            definition: components["schemas"]["DefinitionForm"];
            /** @description Name by which calls and files know it. */
            key: string;
            /** Format: int64 */
            season: number;
            slug: string;
        };
        /** Format: int64 */
        PromotionId: number;
        /** @description Purchase as a promotion sees it. */
        PromotionLine: {
            counted: boolean;
            /**
             * Format: int64
             * @description Amount in the measure's smallest part; 0 when it does not count.
             */
            counted_amount: number;
            counted_text?: string | null;
            dated_on: components["schemas"]["BusinessDate"];
            /** @description Public id of the invoice. */
            invoice_id: string;
            invoice_number: string;
            line_id: components["schemas"]["LineId"];
            /** @description Volume of one pack, such as `5 L`. */
            pack_text: string;
            product: string;
            /**
             * Format: int64
             * @description Number of packs.
             */
            quantity: number;
            /** @description Reason why it does not count. */
            reason?: string | null;
            /** @description True when it may still count, because no operator has decided on it yet. */
            waits: boolean;
        };
        PromotionList: {
            data: {
                items: components["schemas"]["ListedPromotion"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description Amount at which a reward or a goal is reached. */
        PromotionMark: {
            /**
             * Format: int64
             * @description Amount in the measure's smallest part.
             */
            at: number;
            at_text: string;
            reached: boolean;
            /** @description Total reward at this mark, for a ladder within its round; empty when the mark is only a goal. */
            reward_text: string;
        };
        /** @description Mechanic: the rule that turns purchases into rewards. */
        PromotionMechanic: {
            /** @enum {string} */
            kind: "ladder" | "per_step" | "multiplier" | "per_unit" | "declared" | "target";
            marks: components["schemas"]["PromotionMark"][];
            sentence: string;
        };
        /** @description Seasons, the products, brands, categories and packs of a scope, and the promotions. */
        PromotionOptions: {
            brands: components["schemas"]["NamedSlug"][];
            categories: components["schemas"]["NamedSlug"][];
            /** @description Volumes of packs in thousandths. */
            packs: number[];
            products: components["schemas"]["NamedProduct"][];
            /** @description Latest first. */
            promotions: components["schemas"]["NamedPromotion"][];
            /** @description Latest first. */
            seasons: number[];
        };
        PromotionOptionsResponse: {
            data: components["schemas"]["PromotionOptions"];
        };
        /** @description Everything that is published about a promotion. */
        PromotionPage: components["schemas"]["PromotionCard"] & {
            declaration?: components["schemas"]["DeclarationDays"] | null;
            /** @description Hash that opens its prompt, without `#!`. */
            hash?: string | null;
            /** @enum {string} */
            measure: "litres" | "kilograms" | "packs" | "net_value" | "points" | "distinct_products";
            mechanics: components["schemas"]["PromotionMechanic"][];
            /** @description Days on which a purchase counts. */
            purchases: components["schemas"]["Days"];
            /** @description Address of the rules. */
            rules_pdf?: string | null;
            scope: components["schemas"]["PromotionScope"];
            text_html: string;
        };
        /** @description Page and prompt that participants will see. */
        PromotionPreview: {
            page: components["schemas"]["PromotionPage"];
            prompt?: components["schemas"]["PromotionPrompt"] | null;
        };
        PromotionPreviewResponse: {
            data: components["schemas"]["PromotionPreview"];
        };
        /** @description Participant's progress in a promotion; amounts are in the measure's smallest part. */
        PromotionProgress: {
            accept_by?: components["schemas"]["BusinessDate"] | null;
            /**
             * Format: int32
             * @description 0 on the last day; null after it.
             */
            accept_days_left?: number | null;
            answer?: boolean | null;
            /** @description True when the rules can be accepted or declined today. */
            can_answer: boolean;
            /** Format: int64 */
            current: number;
            current_text: string;
            /**
             * Format: int64
             * @description Points cut by the programme's limit.
             */
            cut_points: number;
            /**
             * Format: int32
             * @description Days left of those: 0 on the last; null after it.
             */
            days_left?: number | null;
            declaration?: components["schemas"]["PromotionDeclaration"] | null;
            /** @description Reward that is due. */
            due: components["schemas"]["PromotionEffects"];
            /**
             * Format: int64
             * @description Granted points.
             */
            granted_points: number;
            key: string;
            /** @description Lowest first. */
            marks: components["schemas"]["PromotionMark"][];
            /** @enum {string} */
            measure: "litres" | "kilograms" | "packs" | "net_value" | "points" | "distinct_products";
            /**
             * Format: int64
             * @description Amount missing to the target; null once nothing is missing.
             */
            missing?: number | null;
            missing_text?: string | null;
            name: string;
            /** @description True when nothing is given until the rules are accepted. */
            needs_acceptance: boolean;
            /** @description Sentence that tells how much is missing for the next reward, and how many days are left. */
            next_text?: string | null;
            /** @description Name of its drawing. */
            picture: string;
            /** @description Reward that would be due if the rules were accepted. */
            promised: components["schemas"]["PromotionEffects"];
            /** @description Days on which a purchase counts. */
            purchases: components["schemas"]["Days"];
            /** @description Amounts due beyond whole cards. */
            remainders: components["schemas"]["CardRemainder"][];
            /** @description Reward for reaching the target. */
            reward_text?: string | null;
            slug: string;
            /** @enum {string} */
            state: "running" | "upcoming" | "past";
            /**
             * Format: int64
             * @description Amount at which the next reward is reached, or the last one was.
             */
            target?: number | null;
            /** @description Target in the genitive, as it reads after "z": `3 produktów`. */
            target_of_text?: string | null;
            target_text?: string | null;
            to_collect: components["schemas"]["CardToCollect"][];
            withheld?: components["schemas"]["PromotionWithheld"] | null;
        };
        /** @description Prompt of a promotion. */
        PromotionPrompt: {
            /** @description Hash that opens the prompt once the answer is yes. */
            accepted_hash?: string | null;
            accepted_html: string;
            answer?: boolean | null;
            /** @description True when the answer can be given again at the accepted hash. */
            answer_again: boolean;
            /** @description True when an answer or a declaration can be given today. */
            can_answer: boolean;
            /** @description Name of the cookie that keeps "not now". */
            cookie: string;
            /**
             * Format: int64
             * @description Lifetime of the cookie in seconds; null: until the browser is closed.
             */
            cookie_seconds?: number | null;
            /** Format: int64 */
            delay_ms: number;
            /** @description Hash of the address, without `#!`, that opens the prompt while the answer is not yes and can be given. */
            hash: string;
            key: string;
            /** @enum {string} */
            kind: "answer" | "page";
            name: string;
            offer_html: string;
            /** @description True when the answers allow it to open by itself; its cookie is known only to the browser. */
            opens_itself: boolean;
            /** @description Address of the promotion's page. */
            page: string;
            /** @description Address of the rules. */
            rules_pdf?: string | null;
            sequence?: components["schemas"]["PromptSequence"] | null;
            slug: string;
            success_html: string;
        };
        PromotionPromptListResponse: {
            data: components["schemas"]["PromotionPrompt"][];
        };
        /** @description Progress of a recount. */
        PromotionRecount: {
            finished: boolean;
            /** Format: int64 */
            participants: number;
        };
        /** @description Participant's result in a promotion: progress, purchases, and why there is no more. */
        PromotionResult: {
            /**
             * Format: int64
             * @description Number of collected cards.
             */
            collected: number;
            company_name: string;
            nip: string;
            /**
             * Format: int64
             * @description Value in grosze of collected cards that are not due any more.
             */
            overpaid: number;
            overpaid_text?: string | null;
            /** @description Person's name. */
            participant: string;
            participant_id: components["schemas"]["ParticipantId"];
            progress: components["schemas"]["PromotionProgress"];
            /**
             * Format: int64
             * @description Amount in grosze due beyond whole cards.
             */
            remainder: number;
            remainder_text?: string | null;
        };
        /** @description Page of a promotion's participants. */
        PromotionResults: {
            data: components["schemas"]["PromotionResultTable"];
            meta: components["schemas"]["CursorMeta"];
        };
        PromotionResultTable: {
            items: components["schemas"]["PromotionResult"][];
            /** @description Promotion's name. */
            name: string;
            /** @description Days on which a purchase counts. */
            purchases: components["schemas"]["Days"];
        };
        PromotionResultWithLines: {
            data: components["schemas"]["ResultWithLines"];
            meta: components["schemas"]["Pager"];
        };
        PromotionRevision: {
            definition: components["schemas"]["DefinitionForm"];
            published_at?: components["schemas"]["Timestamp"] | null;
            published_by?: string | null;
            /** Format: int64 */
            revision: number;
        };
        /** @description Scope of a promotion; an empty list sets no limit of its kind. */
        PromotionScope: {
            brands: components["schemas"]["NamedSlug"][];
            categories: components["schemas"]["NamedSlug"][];
            /** @description Volumes of packs, such as `5 L`. */
            packs_text: string[];
            products: components["schemas"]["NamedProduct"][];
        };
        /** @description Simulation with its figures so far. */
        PromotionSimulation: {
            /** @description Total amount that counts. */
            amount_text: string;
            /** Format: int64 */
            at_limit: number;
            cards: components["schemas"]["EarnedCards"][];
            change?: components["schemas"]["SimulationChange"] | null;
            /** @description Winners by the value of what they would be given. */
            classes: components["schemas"]["SimulationClass"][];
            /**
             * Format: int64
             * @description Number of participants less than a tenth of the next target away from it.
             */
            close: number;
            /**
             * Format: int64
             * @description Cost in grosze of the cards and of the points that would be granted.
             */
            cost: number;
            cost_text: string;
            finished_at?: components["schemas"]["Timestamp"] | null;
            /** Format: int64 */
            id: number;
            /**
             * @description True for the current draft compared with the current publication, unfinished or finished within the last 24
             *     hours.
             */
            is_of_draft: boolean;
            /**
             * Format: int64
             * @description Lines considered so far.
             */
            lines: number;
            overlaps: components["schemas"]["SimulationOverlap"][];
            /**
             * Format: int64
             * @description Number of participants who have bought something that counts.
             */
            participants: number;
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description Points that the limit of the total would cut, and the number of participants affected.
             */
            points_cut: number;
            points_text: string;
            /**
             * Format: int64
             * @description Progress in thousandths.
             */
            progress: number;
            /** @description Days whose purchases it counts. */
            purchases: components["schemas"]["Days"];
            requested_at: components["schemas"]["Timestamp"];
            requested_by: string;
            /** Format: int64 */
            season: number;
            /** @enum {string} */
            status: "running" | "done" | "cancelled";
            /**
             * Format: int64
             * @description Number of participants who would be given something.
             */
            winners: number;
        };
        PromotionSimulationActionResponse: {
            data: components["schemas"]["PromotionSimulation"];
            message: string;
        };
        PromotionSimulationListResponse: {
            data: components["schemas"]["PromotionSimulation"][];
        };
        PromotionSimulationResponse: {
            data: components["schemas"]["PromotionSimulation"];
        };
        PromotionsInProgress: {
            items: components["schemas"]["PromotionProgress"][];
        };
        PromotionsInProgressResponse: {
            data: components["schemas"]["PromotionsInProgress"];
        };
        /** @description Promotion before and after the purchases. */
        PromotionTrial: {
            after: components["schemas"]["TrialStanding"];
            /** @description True when any of the purchases counts. */
            counts: boolean;
            key: string;
            /** @enum {string} */
            measure: "litres" | "kilograms" | "packs" | "net_value" | "points" | "distinct_products";
            name: string;
            now: components["schemas"]["TrialStanding"];
            /** @description Name of its drawing. */
            picture: string;
            slug: string;
            /** @description True when the reward is not given until the rules are accepted. */
            withheld: boolean;
        };
        PromotionTrialListResponse: {
            data: components["schemas"]["PromotionTrial"][];
        };
        /**
         * @description Reason why a promised reward is not due.
         * @enum {string}
         */
        PromotionWithheld: "undecided" | "declined";
        PromotionWithLines: {
            data: components["schemas"]["ProgressWithLines"];
            meta: components["schemas"]["Pager"];
        };
        PromptForm: {
            accepted_hash?: string | null;
            answer_again_in_accepted?: boolean;
            /** @description Name of the cookie that keeps "not now". */
            cookie: string;
            /**
             * Format: int64
             * @description Lifetime of the cookie in seconds; null: until the browser is closed.
             */
            cookie_seconds?: number | null;
            decline_stops: boolean;
            /** Format: int64 */
            delay_ms: number;
            /** @description Hash of the address, without `#!`. */
            hash: string;
            /** @enum {string} */
            kind: "answer" | "page";
            /** Format: int64 */
            position: number;
            sequence?: components["schemas"]["SequenceForm"] | null;
            /** @description Keys of promotions: an answer to one of them keeps this prompt from opening by itself. */
            skip_if_answered?: string[];
        };
        /** @description Prompts shown one after another; when two or more of them wait, each takes this delay instead of its own. */
        PromptSequence: {
            /** Format: int64 */
            delay_ms: number;
            name: string;
        };
        /** @description One product from one distributor, invoice by invoice. */
        PurchaseDetails: {
            info: components["schemas"]["PurchaseInfo"];
            rows: components["schemas"]["PurchaseRow"][];
        };
        PurchaseDetailsResponse: {
            data: components["schemas"]["PurchaseDetails"];
        };
        /** @description Filters and order of this page. */
        PurchaseFilters: {
            search: string;
            /** Format: int64 */
            season: number;
            sortBy: components["schemas"]["PurchaseSort"];
            sortDesc: boolean;
        };
        PurchaseInfo: {
            distributor: string;
            product: string;
            /** Format: int64 */
            season: number;
            /** @enum {string} */
            unit: "L" | "kg";
        };
        /** @description A product across its packs, bought from one distributor. */
        PurchaseItem: {
            distributor: components["schemas"]["DistributorId"];
            distributor_name: string;
            /** @description Product, across its packs. */
            group: components["schemas"]["ProductId"];
            /** Format: int64 */
            points: number;
            product: string;
            /**
             * Format: int64
             * @description Number of packs.
             */
            quantity: number;
            /**
             * Format: int64
             * @description Turnover at the season's list price, in grosze.
             */
            turnover: number;
            /**
             * Format: int64
             * @description Net turnover as on the invoices, in grosze.
             */
            turnover_fv: number;
            /** @enum {string} */
            unit: "L" | "kg";
            /**
             * Format: int64
             * @description Volume in thousandths of the unit.
             */
            volume: number;
        };
        PurchaseItemList: {
            data: components["schemas"]["PurchaseItemTable"];
            filters: components["schemas"]["PurchaseFilters"];
            meta: components["schemas"]["Pager"];
        };
        PurchaseItemTable: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["PurchaseItem"][];
        };
        /** @description An accepted line of an invoice. */
        PurchaseRow: {
            /** @description Date of issue. */
            date: components["schemas"]["BusinessDate"];
            /** @description Public id of the invoice. */
            document: string;
            /** @description Number of the invoice. */
            id: string;
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description Number of packs.
             */
            quantity: number;
            /** @description Size of one pack, such as `5 L`. */
            size: string;
            /**
             * Format: int64
             * @description Turnover at the season's list price, in grosze.
             */
            turnover: number;
            /**
             * Format: int64
             * @description Net turnover as on the invoice, in grosze.
             */
            turnover_fv: number;
            /**
             * Format: int64
             * @description Volume of all packs, in thousandths of the unit.
             */
            volume: number;
        };
        /** @enum {string} */
        PurchaseSort: "product" | "distributor_name" | "quantity" | "volume" | "points" | "turnover";
        /**
         * @description A changed question, and its version for optimistic locking.
         * @example {
         *       "question": {
         *         "answer": "<p>Zwykle w ciągu 5 dni roboczych od jej zgłoszenia.</p>",
         *         "audience": "program.retail",
         *         "position": "3",
         *         "published": true,
         *         "question": "Kiedy dostanę punkty za fakturę?"
         *       },
         *       "version": 3
         *     }
         */
        QuestionChange: {
            question: components["schemas"]["QuestionForm"];
            /** Format: int64 */
            version: number;
        };
        /**
         * @description A question as the browser sends it.
         * @example {
         *       "answer": "<p>Zwykle w ciągu 5 dni roboczych od jej zgłoszenia.</p>",
         *       "audience": "program.retail",
         *       "position": "3",
         *       "published": true,
         *       "question": "Kiedy dostanę punkty za fakturę?"
         *     }
         */
        QuestionForm: {
            /** @description HTML; only a few tags are kept. */
            answer: string;
            /** @enum {string} */
            audience: "everyone" | "program.retail" | "program.partner";
            /** @description Sort position in the list, the lowest first. */
            position: string;
            /**
             * @description True to publish it; a draft otherwise.
             * @default false
             */
            published: boolean;
            question: string;
        };
        QuestionFormVersion: {
            at?: components["schemas"]["Timestamp"] | null;
            /** @description The form to send to save it again. */
            form: components["schemas"]["QuestionForm"];
            /** @description Name of the operator who saved it; absent for the version from the programme's own files. */
            operator?: string | null;
        };
        QuestionFormVersionList: {
            data: {
                items: components["schemas"]["QuestionFormVersion"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** Format: int64 */
        QuestionId: number;
        QuestionList: {
            data: {
                items: components["schemas"]["ListedQuestion"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        QueuedContactMessage: {
            /** @description First words of the message. */
            beginning: string;
            date: components["schemas"]["Timestamp"];
            id: components["schemas"]["ContactMessageId"];
            /** @description True when the sender was signed in. */
            is_participant: boolean;
            name: string;
            status: components["schemas"]["Status"];
            topic: string;
        };
        QueuedContactMessageList: {
            data: {
                items: components["schemas"]["QueuedContactMessage"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        QueuedDataRequest: {
            closed_at?: components["schemas"]["Timestamp"] | null;
            closed_by?: string | null;
            company_name: string;
            date: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            /** @enum {string} */
            kind: "export" | "erasure";
            nip: string;
            note?: string | null;
            /**
             * Format: int64
             * @description Orders that must be completed before the data can be erased.
             */
            open_orders: number;
            participant: string;
            participant_id: components["schemas"]["ParticipantId"];
            reason?: string | null;
            status: components["schemas"]["Status"];
        };
        QueuedDataRequestList: {
            data: {
                items: components["schemas"]["QueuedDataRequest"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        QueuedInvoice: {
            appeal?: components["schemas"]["AppealClock"] | null;
            /** @description Date of issue; until an operator has entered it, the date of the report. */
            date: components["schemas"]["BusinessDate"];
            distributor: string;
            file: boolean;
            /** @description Public id. */
            id: string;
            nip: string;
            number: string;
            participant: string;
            /** Format: int64 */
            points: number;
            /** @description True when another invoice has the same number or the same file. */
            possible_duplicate: boolean;
            reported_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            source: "reported" | "edi";
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Net value in grosze.
             */
            value: number;
        };
        QueuedInvoiceList: {
            data: {
                items: components["schemas"]["QueuedInvoice"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        QueuedOrder: {
            /**
             * Format: int64
             * @description Grosze; only for transfers.
             */
            amount?: number | null;
            date: components["schemas"]["Timestamp"];
            /** @enum {string} */
            delivery?: "post" | "code";
            /** @description Public id. */
            id: string;
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            next: ("selected" | "in_progress" | "completed" | "cancelled" | "returned")[];
            nip: string;
            number: components["schemas"]["OrderId"];
            participant: string;
            /** Format: int64 */
            points: number;
            reward: string;
            status: components["schemas"]["Status"];
            variant?: string | null;
            /**
             * Format: int64
             * @description Version for optimistic locking, to be sent with a change.
             */
            version: number;
        };
        QueuedRequest: {
            city: string;
            company_name: string;
            date: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            kind: components["schemas"]["RequestKind"];
            nip: string;
            person: string;
            status: components["schemas"]["Status"];
        };
        QueuedRequestList: {
            data: {
                items: components["schemas"]["QueuedRequest"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /**
         * @description A season's rate as the browser sends it.
         * @example {
         *       "cap_points": "20000",
         *       "list_price": "25,60",
         *       "points_per_unit": "52,5",
         *       "version": 3
         *     }
         */
        RateForm: {
            /** @description Maximum points for a participant in the season; no cap where it is empty. */
            cap_points?: string | null;
            /** @description Zlotys for one litre or kilogram. */
            list_price: string;
            /** @description Points for one litre or kilogram, such as `12,5`. */
            points_per_unit: string;
            /**
             * Format: int64
             * @description The product's version, for optimistic locking.
             */
            version: number;
        };
        ReadingStarted: {
            id: components["schemas"]["ImportId"];
        };
        ReadingStartedActionResponse: {
            data: components["schemas"]["ReadingStarted"];
            message: string;
        };
        /**
         * @description The reason for an action, as the browser sends it.
         * @example {
         *       "reason": "Prośba uczestnika zgłoszona telefonicznie 16 marca 2026"
         *     }
         */
        ReasonForm: {
            /** @description Kept in the audit log. */
            reason: string;
        };
        /**
         * @description Body of a refresh, for a client without cookies.
         * @example {
         *       "refresh_token": "refresh-token-from-the-last-answer"
         *     }
         */
        RefreshForm: {
            refresh_token?: string | null;
        };
        /** @description Order that stays as it was. */
        RefusedOrder: {
            id: string;
            number?: components["schemas"]["OrderId"] | null;
            /** @description Sentence with the reason. */
            reason: string;
        };
        /**
         * @description The reason for refusing a request.
         * @example {
         *       "reason": "Program jest tylko dla nabywców środków ochrony roślin."
         *     }
         */
        RefuseForm: {
            /** @description The reason; the asker reads it in an e-mail. */
            reason: string;
        };
        /** @description Result of a registration. */
        Registered: {
            /** @description True if an operator has to approve it first. */
            awaits_approval: boolean;
        };
        RegisteredActionResponse: {
            data: components["schemas"]["Registered"];
            message: string;
        };
        /**
         * @description A registration as the browser sends it. A partner is a company and gives no areas.
         * @example {
         *       "area": [
         *         {
         *           "id": 31,
         *           "value": "24,5"
         *         },
         *         {
         *           "id": 15,
         *           "value": "12"
         *         }
         *       ],
         *       "company_city": "Łowicz",
         *       "company_name": "Gospodarstwo Rolne Jan Kowalski",
         *       "company_postcode": "99-400",
         *       "company_street": "Polna",
         *       "company_street_number": "12",
         *       "consents": [
         *         1,
         *         2,
         *         3
         *       ],
         *       "email": "jan.kowalski@example.com",
         *       "email_confirmation": "jan.kowalski@example.com",
         *       "first_name": "Jan",
         *       "hash": "token-from-the-invitation",
         *       "kind": "farm",
         *       "last_name": "Kowalski",
         *       "nip": "1234563218",
         *       "phone": "+48500000001",
         *       "register": "krus"
         *     }
         */
        RegistrationForm: {
            /** @default [] */
            area: components["schemas"]["CropAreaForm"][];
            /**
             * @description True if the form is filled in by a person whom the participant has authorised.
             * @default false
             */
            authorized_person: boolean;
            /**
             * @description True if the authorised person declares to be entitled to represent the participant.
             * @default false
             */
            authorized_person_declaration: boolean;
            /** @default null */
            authorized_person_first_name: string | null;
            /** @default null */
            authorized_person_identifier: string | null;
            /** @default null */
            authorized_person_last_name: string | null;
            company_city: string;
            company_name: string;
            company_postcode: string;
            company_street: string;
            company_street_number: string;
            /** @default null */
            company_street_number_place: string | null;
            /**
             * @description The ids of the ticked consents.
             * @default []
             */
            consents: number[];
            /**
             * @description True if letters go to the address below instead of the company's.
             * @default false
             */
            correspondence_address: boolean;
            /** @default null */
            correspondence_city: string | null;
            /** @default null */
            correspondence_postcode: string | null;
            /** @default null */
            correspondence_street: string | null;
            /** @default null */
            correspondence_street_number: string | null;
            /** @default null */
            correspondence_street_number_place: string | null;
            email: string;
            email_confirmation: string;
            first_name: string;
            /**
             * @description The invitation's secret, if there is one.
             * @default null
             */
            hash: string | null;
            /** @enum {string} */
            kind?: "farm" | "company";
            last_name: string;
            nip: string;
            phone: string;
            /**
             * @description for a farm `krus` or `other`, for a company `krs`, `ceidg` or `other`
             * @enum {string}
             */
            register: "krus" | "krs" | "ceidg" | "other";
        };
        /** @description Settings and choices for the registration form. */
        RegistrationOptions: {
            /** @description True if a NIP can be looked up at GUS. */
            company_lookup: boolean;
            crops: components["schemas"]["CropChoices"][];
            /** @description True if registration is possible without an invitation. */
            open: boolean;
        };
        RegistrationOptionsResponse: {
            data: components["schemas"]["RegistrationOptions"];
        };
        /** @description Rejection of the invoice as a whole. */
        RejectForm: {
            /** @description Reason, which the participant reads. */
            reason?: string | null;
        };
        RemainderOfPromotion: components["schemas"]["CardRemainder"] & {
            promotion: components["schemas"]["OfPromotion"];
        };
        /** @description Order made for a remainder. */
        RemainderPaid: {
            /** @description Public id of the order. */
            id: string;
            /** @description Order's number, by which people refer to it. */
            number: components["schemas"]["OrderId"];
        };
        RemainderPaidActionResponse: {
            data: components["schemas"]["RemainderPaid"];
            message: string;
        };
        /** @description The sales representative who looks after the participant. */
        Representative: {
            email: string;
            first_name: string;
            /** @description URL of a portrait. */
            image?: string | null;
            last_name: string;
            phone: string;
        };
        /**
         * @description Form of a representative.
         * @example {
         *       "email": "piotr.wisniewski@example.com",
         *       "first_name": "Piotr",
         *       "last_name": "Wiśniewski",
         *       "phone": "+48500000201"
         *     }
         */
        RepresentativeForm: {
            email: string;
            first_name: string;
            last_name: string;
            phone: string;
        };
        /** @description The request's new state. */
        RequestDecided: {
            /** Format: int64 */
            id: number;
            status: components["schemas"]["Status"];
        };
        RequestDecidedActionResponse: {
            data: components["schemas"]["RequestDecided"];
            message: string;
        };
        /**
         * @description Kind of a request.
         * @enum {string}
         */
        RequestKind: "participation" | "partner";
        RequestsWaiting: {
            /**
             * Format: int64
             * @description Unanswered messages to the programme.
             */
            contact: number;
            /**
             * Format: int64
             * @description Participants who request erasure.
             */
            erasures: number;
            /**
             * Format: int64
             * @description Requests for an invitation.
             */
            participation: number;
            /**
             * Format: int64
             * @description Partners who wait for approval.
             */
            partners: number;
        };
        /** @description The answer to a request. */
        RequestTaken: {
            /** @description True if somebody will answer; always. */
            taken: boolean;
        };
        RequestTakenActionResponse: {
            data: components["schemas"]["RequestTaken"];
            message: string;
        };
        /**
         * @description Version of the row to be restored.
         * @example {
         *       "version": 2
         *     }
         */
        RestoreForm: {
            /**
             * Format: int64
             * @description Version of the row, for optimistic locking.
             */
            version: number;
        };
        /** @description Participant's share of a promotion. */
        ResultWithLines: components["schemas"]["ProgressWithLines"] & {
            company_name: string;
            nip: string;
            /** @description Person's name. */
            participant: string;
        };
        /**
         * @description Choice of a successor.
         * @example {
         *       "successor_id": 5
         *     }
         */
        RetireForm: {
            /**
             * Format: int64
             * @description Another active representative; when left out, the participants stay without one.
             */
            successor_id?: number | null;
        };
        /** @description Number and sum of transfers that the bank returned. */
        ReturnedSum: {
            /**
             * Format: int64
             * @description Grosze.
             */
            amount: number;
            /** Format: int64 */
            transfers: number;
        };
        /**
         * @description Decision on the lines, or with `reject` on the whole invoice.
         *     Pending lines that it leaves out are deleted, unless they came in a distributor's data or were opened by an
         *     appeal.
         * @example {
         *       "buyer_name": "Gospodarstwo Rolne Jan Kowalski",
         *       "issued_on": "2026-03-05",
         *       "lines": [
         *         {
         *           "decision": "accept",
         *           "id": 41,
         *           "net_value": 128000,
         *           "pack_id": 12,
         *           "quantity": 10
         *         },
         *         {
         *           "decision": "reject",
         *           "net_value": 46000,
         *           "pack_id": 15,
         *           "quantity": 2,
         *           "reason": "Produkt kupiony poza programem"
         *         }
         *       ],
         *       "version": 3
         *     }
         */
        ReviewForm: {
            buyer_name?: string | null;
            /**
             * Format: date
             * @description Date of issue, `YYYY-MM-DD`.
             */
            issued_on?: string | null;
            lines?: components["schemas"]["LineForm"][];
            reject?: components["schemas"]["RejectForm"] | null;
            /**
             * Format: int64
             * @description Version that the operator saw, for optimistic locking.
             */
            version: number;
        };
        /**
         * @description Changed reward, with the version for optimistic locking.
         * @example {
         *       "reward": {
         *         "active": true,
         *         "description": "Karta o wartości 100 zł na paliwo i zakupy na stacjach w całej Polsce.",
         *         "name": "Karta paliwowa 100 zł",
         *         "picture": "fuel",
         *         "position": "30",
         *         "price": "10000",
         *         "slug": "karta-paliwowa-100",
         *         "summary": "Na paliwo i zakupy na stacji"
         *       },
         *       "version": 3
         *     }
         */
        RewardChange: {
            reward: components["schemas"]["AdminRewardForm"];
            /** Format: int64 */
            version: number;
        };
        RewardDetailsResponse: {
            data: components["schemas"]["ShownReward"] & {
                description: string;
                /** @description Sentence about the tax withheld from a transfer by today's rule; null when there is none. */
                tax_notice?: string | null;
                /** @description Variants to choose from when ordering; empty when the reward has none. */
                variants: components["schemas"]["RewardVariant"][];
            };
        };
        RewardForm: {
            card?: components["schemas"]["CardForm"] | null;
            /** Format: int64 */
            points?: number;
        };
        /** Format: int64 */
        RewardId: number;
        RewardList: {
            data: {
                items: components["schemas"]["ListedReward"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /**
         * @description Season's price as the browser sends it.
         * @example {
         *       "price": "9500",
         *       "version": 3
         *     }
         */
        RewardPriceForm: {
            /** @description Points for one, or for a transfer points per zloty; when empty, the reward's own price applies. */
            price?: string | null;
            /**
             * Format: int64
             * @description Version of the reward, for optimistic locking.
             */
            version: number;
        };
        /** @description A reward and the value of one piece. */
        RewardTaxableValue: {
            /** @description True while it is in the catalogue. */
            active: boolean;
            id: components["schemas"]["RewardId"];
            kind_text: string;
            name: string;
            /**
             * Format: int64
             * @description Value of one piece in grosze; none when unknown.
             */
            value?: number | null;
        };
        RewardTaxableValueActionResponse: {
            data: components["schemas"]["RewardTaxableValue"];
            message: string;
        };
        RewardTaxableValueList: {
            data: {
                items: components["schemas"]["RewardTaxableValue"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        RewardVariant: {
            /** @description True when it is not sold out. */
            available: boolean;
            id: components["schemas"]["VariantId"];
            name: string;
        };
        /**
         * @description Role of an operator, which says what they may do.
         * @enum {string}
         */
        Role: "moderator" | "editor" | "finance" | "support" | "administrator";
        /**
         * @example {
         *       "roles": [
         *         "moderator",
         *         "editor"
         *       ]
         *     }
         */
        RolesForm: {
            roles: components["schemas"]["Role"][];
        };
        /**
         * Format: binary
         * @description Content of the rules' file.
         */
        RulesContent: string;
        RungForm: {
            /** Format: int64 */
            from: number;
            reward: components["schemas"]["RewardForm"];
        };
        /** @description People of the sample programme, one of whom a visitor may sign in as. */
        SampleLogins: {
            logins: components["schemas"]["DemoLogin"][];
        };
        /** @description Scope of a promotion; an empty list sets no limit of its kind. */
        ScopeForm: {
            /**
             * @description Slugs.
             * @default []
             */
            brands: string[];
            /**
             * @description Slugs.
             * @default []
             */
            categories: string[];
            /**
             * @description Volumes in thousandths of a litre or kilogram.
             * @default []
             */
            packs: number[];
            /**
             * @description SAP codes.
             * @default []
             */
            products: string[];
        };
        /**
         * @description Changes of a season, and the version that they were made from.
         * @example {
         *       "season": {
         *         "membership_points": "1000",
         *         "status": "open",
         *         "welcome_points": "500"
         *       },
         *       "version": 3
         *     }
         */
        SeasonChange: {
            season: components["schemas"]["SeasonForm"];
            /** Format: int64 */
            version: number;
        };
        /**
         * @description Season from which missing rates and prices are copied.
         * @example {
         *       "from": 2026
         *     }
         */
        SeasonCopy: {
            /** Format: int64 */
            from: number;
        };
        /**
         * @description A season that blocks the programme: in a missing one nothing can be ordered or reported, and purchases of a draft
         *     do not count.
         */
        SeasonDue: {
            /** @description True when nobody has prepared it; otherwise it is running and still a draft. */
            missing: boolean;
            starts_on: components["schemas"]["BusinessDate"];
            /**
             * Format: int64
             * @description Year in which it ends.
             */
            year: number;
        };
        /** @description Form of a season; points are whole numbers, as typed. */
        SeasonForm: {
            membership_points: string;
            /** @enum {string} */
            status?: "draft" | "open" | "closed";
            welcome_points: string;
        };
        /** @description Purchases of a season. */
        SeasonOfPurchases: {
            /** @description All twelve months, from November on. */
            months: components["schemas"]["MonthOfPurchases"][];
            /** Format: int64 */
            season: number;
            /** @description The current season and those with invoices, the latest first. */
            seasons: number[];
            total: components["schemas"]["Bought"];
        };
        SeasonOfPurchasesResponse: {
            data: components["schemas"]["SeasonOfPurchases"];
        };
        /** @description Price of a reward in a season. */
        SeasonPrice: {
            /**
             * Format: int64
             * @description Null when the reward's own price applies.
             */
            price?: number | null;
            /** Format: int64 */
            season: number;
        };
        /** @description An operator's own second factor. */
        SecondFactor: {
            enrolled_at?: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int64
             * @description Number of recovery codes left.
             */
            recovery_codes_left: number;
        };
        SecondFactorResponse: {
            data: components["schemas"]["SecondFactor"];
        };
        /**
         * @description The second step: the handle of the first one, and a code.
         * @example {
         *       "code": "123456",
         *       "handle": "handle-from-the-first-step"
         *     }
         */
        SecondStep: {
            /** @description Six digits from the app, or a recovery code. */
            code: string;
            /** @description The handle from the first step. */
            handle: string;
        };
        /** @description An event, or several of the same. */
        SecurityEvent: {
            /** @description `participant:12`, `operator:3`, or `name:` and a keyed hash of a name without an account. */
            account?: string | null;
            /** @description Time of the first. */
            at: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description Number of identical events.
             */
            count: number;
            /** @description Code of the refusal. */
            detail: string;
            /** Format: int64 */
            id: number;
            kind: components["schemas"]["SecurityEventKind"];
            network: string;
            /** @description The operator's name. */
            operator?: string | null;
            participant?: components["schemas"]["EventParticipant"] | null;
            /** @description Method and route. */
            request: string;
            /** @description The request's id, as in the log. */
            request_id: string;
            /**
             * Format: int64
             * @description The session's number, as in the log.
             */
            session?: number | null;
            side: components["schemas"]["SecurityEventSide"];
        };
        /**
         * @description Kind of a security event.
         * @enum {string}
         */
        SecurityEventKind: "signed_in" | "sign_in_failed" | "sign_in_locked" | "code_failed" | "confirmation_failed" | "reset_failed" | "link_refused" | "refresh_reused" | "permission_denied" | "limit_reached";
        SecurityEventList: {
            data: {
                items: components["schemas"]["SecurityEvent"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /**
         * @description Side of the portal: the participants' or the operators'.
         * @enum {string}
         */
        SecurityEventSide: "participant" | "operator";
        /** @description Order as the operator saw it. */
        SeenOrder: {
            /** @description Public id. */
            id: string;
            /** Format: int64 */
            version: number;
        };
        /**
         * @description The version that the operator saw, for optimistic locking.
         * @example {
         *       "version": 3
         *     }
         */
        SeenVersion: {
            /** Format: int64 */
            version: number;
        };
        SellingBranch: {
            city: string;
            distributor: string;
            distributor_id: components["schemas"]["DistributorId"];
            /** Format: int64 */
            id: number;
            name: string;
        };
        /** @enum {string} */
        Separator: "semicolon" | "comma" | "tab" | "bar";
        /** @description Prompts shown one after another, each after the same delay. */
        SequenceForm: {
            /** Format: int64 */
            delay_ms: number;
            name: string;
        };
        /** @description Third-party services; each is used when all its fields are given, and called only with the consent that it needs. */
        Services: {
            /**
             * @description Sentry's DSN, as the service gives it: `https://key@errors.example/1`.
             * @default
             */
            errors_dsn: string;
            /**
             * @description Number of the account at the advertising service.
             * @default
             */
            pixel_id: string;
            /**
             * @description URL of the advertising service's pixel.
             * @default
             */
            pixel_url: string;
            /**
             * @description Matomo's number of the site.
             * @default
             */
            statistics_site: string;
            /**
             * @description URL of Matomo's tracking requests.
             * @default
             */
            statistics_url: string;
        };
        /**
         * @example {
         *       "services": {
         *         "errors_dsn": "https://public-key@example.com/1",
         *         "pixel_id": "",
         *         "pixel_url": "",
         *         "statistics_site": "1",
         *         "statistics_url": "https://example.com/matomo.php"
         *       },
         *       "version": 3
         *     }
         */
        ServicesChange: {
            services: components["schemas"]["Services"];
            /** Format: int64 */
            version: number;
        };
        /** Format: int64 */
        SessionId: number;
        /** @description Order of the caller. */
        ShownOrder: {
            address?: components["schemas"]["PostalAddress"] | null;
            /**
             * Format: int64
             * @description Grosze; only for transfers.
             */
            amount?: number | null;
            bank_account_masked?: string | null;
            /** @description True when the caller may cancel it now. */
            cancellable: boolean;
            cancelling?: components["schemas"]["TripCancelling"] | null;
            /** @description Last four characters of the card's code, once the code can be read. */
            code_tail?: string | null;
            date: components["schemas"]["Timestamp"];
            /** @enum {string} */
            delivery?: "post" | "code";
            /** @description Events since the order, oldest first. */
            history: components["schemas"]["OrderEvent"][];
            /** @description Public id. */
            id: string;
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            /** @description Order's number, by which people refer to it. */
            number: components["schemas"]["OrderId"];
            /** Format: int64 */
            points: number;
            /** @description Name of the reward. */
            reward: string;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Tax withheld from the amount in grosze, once the transfer has been sent.
             */
            tax?: number | null;
            variant?: string | null;
        };
        ShownOrderResponse: {
            data: components["schemas"]["ShownOrder"];
        };
        /** @description Reward as a participant sees it in the catalogue. */
        ShownReward: {
            /** @description True when the caller has enough points for it. */
            affordable: boolean;
            /**
             * Format: int64
             * @description Grosze; only for transfers.
             */
            amount_step?: number | null;
            /** @description True when it is not sold out. */
            available: boolean;
            id: components["schemas"]["RewardId"];
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            /**
             * Format: int64
             * @description Grosze; only for transfers.
             */
            max_amount?: number | null;
            /**
             * Format: int64
             * @description Grosze; only for transfers.
             */
            min_amount?: number | null;
            /**
             * Format: int64
             * @description Points that the caller lacks; 0 when it is affordable.
             */
            missing_points: number;
            name: string;
            /** @description Name of the reward's drawing. */
            picture: string;
            /**
             * Format: int64
             * @description Points for one; for a transfer, points for the smallest sum.
             */
            points: number;
            /** Format: int64 */
            points_per_zloty?: number | null;
            slug: string;
            summary: string;
            /** @enum {string} */
            trip?: "standard" | "premium" | "vip";
            trip_offer?: components["schemas"]["TripOffer"] | null;
        };
        ShownRewardList: {
            data: {
                items: components["schemas"]["ShownReward"][];
            };
            meta: components["schemas"]["Pager"];
        };
        /** @description A trip as participants see it. */
        ShownTrip: {
            /** @description Paragraphs separated by blank lines. */
            description: string;
            fulfil_by: components["schemas"]["BusinessDate"];
            /** @enum {string} */
            kind: "standard" | "premium" | "vip";
            kind_text: string;
            name: string;
            opens_on: components["schemas"]["BusinessDate"];
            order_by: components["schemas"]["BusinessDate"];
            /** @description The portal's page of the trip. */
            page: string;
            /** @description Name of its drawing. */
            picture: string;
            /** Format: int64 */
            qualify_at: number;
            qualify_at_text: string;
            /** Format: int64 */
            reserved_points: number;
            reserved_points_text: string;
            /** @description The slug of its reward. */
            reward: string;
            /** Format: int64 */
            season: number;
            summary: string;
        };
        /**
         * @description One of a transfer's two accounts, and its balance right after it. A source's balance is negative: minus what it
         *     issued.
         */
        Side: {
            /** @enum {string} */
            account: "purchases" | "affiliation" | "achievements" | "available" | "held" | "redeemed" | "forfeited";
            /** Format: int64 */
            balance: number;
        };
        /** @description Tokens of a session. `auth_token` stands beside `data`, where the programme's clients look for it. */
        SignedIn: {
            /** @description The bearer token for the `Authorization` header. */
            auth_token: string;
            data: components["schemas"]["Lease"];
        };
        SignInHour: {
            /**
             * Format: int64
             * @description Wrong passwords and codes.
             */
            failed: number;
            from: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description Tries that a rate limit refused unchecked.
             */
            locked: number;
        };
        /** @description A limit that refuses tries at an account now. */
        SignInLock: {
            /** @description Label of the lock. */
            label: string;
            /** @description Network of the tries, for a limit per network. */
            network?: string | null;
            /**
             * Format: int64
             * @description Number of counted tries.
             */
            tries: number;
            /** @description Time from which the next try is let through. */
            until: components["schemas"]["Timestamp"];
        };
        SignInLocks: {
            /** @description Limits that block the participant's tries now. */
            locks: components["schemas"]["SignInLock"][];
        };
        SignInLocksActionResponse: {
            data: components["schemas"]["SignInLocks"];
            message: string;
        };
        SignInLocksResponse: {
            data: components["schemas"]["SignInLocks"];
        };
        /** @description Change in the rewards due to participants, with the answers given so far. */
        SimulationChange: {
            /**
             * Format: int64
             * @description Value in grosze of cards that would be added, and of cards that would be taken away.
             */
            cards_added: number;
            /** Format: int64 */
            cards_taken: number;
            /**
             * Format: int64
             * @description Number of participants who would be due more, and who would be due less.
             */
            gaining: number;
            /** Format: int64 */
            losing: number;
            /**
             * Format: int64
             * @description Most points that one participant would lose.
             */
            most_taken: number;
            /** Format: int64 */
            points_added: number;
            /** Format: int64 */
            points_taken: number;
            /** @description True when it moves more than the last editor of the draft may publish alone. */
            wants_another: boolean;
        };
        /** @description Winners who would be given more than `over` and up to `to` grosze. */
        SimulationClass: {
            /** Format: int64 */
            over: number;
            /** Format: int64 */
            to?: number | null;
            /** Format: int64 */
            winners: number;
        };
        /**
         * @description Season whose purchases the draft is simulated on.
         * @example {
         *       "season": 2026
         *     }
         */
        SimulationForm: {
            /** Format: int64 */
            season: number;
        };
        /** @description Winners who also won in another promotion of the same days. */
        SimulationOverlap: {
            key: string;
            name: string;
            /** Format: int64 */
            winners: number;
        };
        SinglePromotion: {
            single: components["schemas"]["PromotionPage"];
        };
        SinglePromotionResponse: {
            data: components["schemas"]["SinglePromotion"];
        };
        /** @description Service that takes Matomo's tracking requests. */
        StatisticsService: {
            /** @description Id of the site at the service. */
            site: string;
            /** @description Address that takes them, as `https://stats.example/matomo.php`. */
            url: string;
        };
        /** @description A state as a row shows it; the colour never stands alone. */
        Status: {
            code: string;
            /** @enum {string} */
            color: "yellow" | "green" | "red" | "orange" | "gray";
            label: string;
        };
        /**
         * @example {
         *       "active": false,
         *       "note": "Dłuższa nieobecność"
         *     }
         */
        StatusForm: {
            /** @description True if the operator may sign in. */
            active: boolean;
            note?: string | null;
        };
        /** @description A branch that has at least one of the products. */
        StockedBranch: {
            branch_name: string;
            city: string;
            distributor_name: string;
            /** Format: int64 */
            id: number;
            phone: string;
            position: components["schemas"]["BranchPosition"];
            postcode: string;
            /** @description The chosen products, in Polish order. */
            products: components["schemas"]["StockedProduct"][];
            street: string;
            street_number: string;
        };
        StockedBranchList: {
            data: components["schemas"]["StockedBranchTable"];
            filters: components["schemas"]["AvailabilityFilters"];
            meta: components["schemas"]["Pager"];
        };
        StockedBranchTable: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["StockedBranch"][];
        };
        /** @description A chosen product and its availability at the branch. */
        StockedProduct: {
            available: boolean;
            name: string;
            sap: string;
        };
        /**
         * @description Change of a stock as the browser sends it.
         * @example {
         *       "change": "25",
         *       "note": "Dostawa do magazynu 16 marca 2026",
         *       "variant_id": 2,
         *       "version": 3
         *     }
         */
        StockForm: {
            /** @description Number to add, or with a minus to subtract. */
            change?: string | null;
            /** @description Reason, for the audit log. */
            note: string;
            /** @description True to remove the limit. */
            unlimited?: boolean;
            variant_id?: components["schemas"]["VariantId"] | null;
            /**
             * Format: int64
             * @description Version of the reward, for optimistic locking.
             */
            version: number;
        };
        StringListActionResponse: {
            data: string[];
            message: string;
        };
        /**
         * @description Form of a report.
         * @example {
         *       "distributor_id": 1,
         *       "document_name": "FV/123/03/2026",
         *       "invoice": "(binary)"
         *     }
         */
        SubmitForm: {
            /** Format: int64 */
            distributor_id: number;
            /** @description Number as it stands on the invoice. */
            document_name: string;
            /**
             * Format: binary
             * @description PDF, PNG or JPEG under 10 MiB.
             */
            invoice: string;
        };
        /** @description Reported invoice. */
        Submitted: {
            /** @description Public id. */
            id: string;
            /** @description True when the invoice was already known from a distributor's data, so that only the file was added. */
            known: boolean;
        };
        SubmittedActionResponse: {
            data: components["schemas"]["Submitted"];
            message: string;
        };
        Subscriber: {
            asked_at: components["schemas"]["Timestamp"];
            confirmed_at?: components["schemas"]["Timestamp"] | null;
            email: string;
            id: components["schemas"]["SubscriberId"];
            left_at?: components["schemas"]["Timestamp"] | null;
            status: components["schemas"]["Status"];
        };
        /** Format: int64 */
        SubscriberId: number;
        SubscriberList: {
            data: {
                items: components["schemas"]["Subscriber"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /**
         * @example {
         *       "code": "123456",
         *       "handle": "handle-from-the-first-step",
         *       "nip": "1234563218"
         *     }
         */
        SupportStep: {
            /** @description Six digits from the app, or a recovery code. */
            code: string;
            /** @description The handle from the first step. */
            handle: string;
            /** @description The participant's NIP. */
            nip: string;
        };
        /** @description A support view of the portal: one bearer, valid for fifteen minutes, which cannot be renewed. */
        SupportView: {
            /** @description The bearer token for the `Authorization` header. */
            auth_token: string;
            data: components["schemas"]["SupportViewLease"];
        };
        SupportViewLease: {
            expires_at: components["schemas"]["Timestamp"];
            nip: string;
            /** @description Name of the participant whose portal support sees. */
            participant: string;
        };
        /** @description The programme's settings for every visitor. */
        SystemSettings: {
            brand: components["schemas"]["Brand"];
            demo?: components["schemas"]["SampleLogins"] | null;
            /** @description True while the programme is closed for maintenance. */
            maintenance: boolean;
            /** @description Message to participants during maintenance; none for the portal's own words. */
            maintenance_message?: string | null;
            map: components["schemas"]["MapSettings"];
            /** @description Notice above the pages of participants. */
            notice?: string | null;
            /** @description Time of the programme's clock. */
            now: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description Largest number of points that a participant may collect in all.
             */
            points_limit: number;
            /** @description Build of the front end; a browser that holds another one reloads. */
            teraz_front_ver: string;
            third_parties: components["schemas"]["ThirdParties"];
            /** @description Text at `#!uwaga`; none for the portal's own words. */
            warning?: string | null;
        };
        SystemSettingsResponse: {
            data: components["schemas"]["SystemSettings"];
        };
        /**
         * @description Form with the value of a reward.
         * @example {
         *       "value": "100,00"
         *     }
         */
        TaxableValueForm: {
            /** @description Zlotys as typed. */
            value: string;
        };
        /** @description Recipient of the prizes, as named by the last record of the year. */
        TaxRecipient: {
            city: string;
            company_name: string;
            name: string;
            nip: string;
            postcode: string;
            street: string;
        };
        /** @description A record of a prize. */
        TaxRecord: {
            /** @description Day on which the prize was made available. */
            available_on: components["schemas"]["BusinessDate"];
            /** @enum {string} */
            entry: "given" | "valued" | "returned";
            entry_text: string;
            id: components["schemas"]["TaxRecordId"];
            kind_text: string;
            number: components["schemas"]["OrderId"];
            /** @description Public id of the order. */
            order: string;
            prize: string;
            promotion?: string | null;
            /**
             * Format: int64
             * @description Tax rate in hundredths of a per cent.
             */
            rate?: number | null;
            recorded_at: components["schemas"]["Timestamp"];
            /** @description Operator who entered the value. */
            recorded_by?: string | null;
            /** Format: int64 */
            tax: number;
            /**
             * Format: int64
             * @description Part of the value that is reported or taxed, in grosze.
             */
            taxable: number;
            treatment: components["schemas"]["Status"];
            /** @description True while the value is still to be entered. */
            unvalued: boolean;
            /**
             * Format: int64
             * @description Value in grosze, negative for a returned prize; none when it was unknown at the time of giving.
             */
            value?: number | null;
        };
        /** Format: int64 */
        TaxRecordId: number;
        /** @description A page of a participant's records of a year. */
        TaxRecordPage: {
            data: components["schemas"]["TaxRecordTable"];
            meta: components["schemas"]["CursorMeta"];
        };
        TaxRecordTable: {
            /** @description Records, the newest first. */
            items: components["schemas"]["TaxRecord"][];
            participant: components["schemas"]["ParticipantId"];
            recipient: components["schemas"]["TaxRecipient"];
            sums: components["schemas"]["TaxSums"];
            /** Format: int64 */
            year: number;
            /** @description Years with records, the latest first. */
            years: number[];
        };
        /** @description A page of the report. */
        TaxReport: {
            data: components["schemas"]["TaxReportTable"];
            meta: components["schemas"]["CursorMeta"];
        };
        TaxReportTable: {
            items: components["schemas"]["TaxTotal"][];
            /** @description Sums of the whole year, whatever the filters. */
            sums: components["schemas"]["TaxSums"];
            /** Format: int64 */
            year: number;
            /** @description Years to choose from, the latest first. */
            years: number[];
        };
        /** @description A version of a rule. */
        TaxRule: {
            added_at?: components["schemas"]["Timestamp"] | null;
            added_by?: string | null;
            /**
             * Format: int64
             * @description Grosze: values up to this are free of tax.
             */
            free_up_to?: number | null;
            id: components["schemas"]["TaxRuleId"];
            /** @description The legal ground. */
            note: string;
            /**
             * Format: int64
             * @description Tax rate in hundredths of a per cent.
             */
            rate?: number | null;
            /** @description Rounding of the base and the tax, in words; only where tax is withheld. */
            rounding?: string | null;
            treatment: components["schemas"]["Status"];
            valid_from: components["schemas"]["BusinessDate"];
        };
        /**
         * @description Form of a new tax rule.
         * @example {
         *       "free_up_to": "2000,00",
         *       "note": "Sprzedaż premiowa, zryczałtowany podatek 10%",
         *       "rate": "10",
         *       "rounding": "zloty",
         *       "scope": "promotion:march_refuel",
         *       "treatment": "withheld",
         *       "valid_from": "2026-03-01"
         *     }
         */
        TaxRuleForm: {
            /**
             * @description Zlotys, as typed: values up to this are free of tax. Empty: none are.
             * @default null
             */
            free_up_to: string | null;
            /** @description The legal ground. */
            note: string;
            /**
             * @description Per cent, as typed; only for `withheld`.
             * @default null
             */
            rate: string | null;
            /**
             * @description only for `withheld`
             * @enum {string}
             */
            rounding?: "grosz" | "zloty";
            /** @description The code of a kind of reward, or `promotion:` and the promotion's key. */
            scope: string;
            /** @enum {string} */
            treatment: "none" | "withheld" | "reported";
            /** @description `YYYY-MM-DD`. */
            valid_from: string;
        };
        /** Format: int64 */
        TaxRuleId: number;
        /** @description A kind of reward or a promotion, with the versions of its rule. */
        TaxScope: {
            holds?: components["schemas"]["TaxRuleId"] | null;
            label: string;
            /** @description The code of a kind of reward, or `promotion:` and the promotion's key. */
            scope: string;
            /**
             * Format: int64
             * @description Season of the promotion; only for promotions.
             */
            season?: number | null;
            /** @description Versions, those with the latest start first. */
            versions: components["schemas"]["TaxRule"][];
        };
        TaxScopeListActionResponse: {
            data: components["schemas"]["TaxScope"][];
            message: string;
        };
        TaxScopeListResponse: {
            data: components["schemas"]["TaxScope"][];
        };
        /** @description Sums of records, in grosze. */
        TaxSums: {
            /** Format: int64 */
            prizes: number;
            /**
             * Format: int64
             * @description Amount to be reported as income.
             */
            reported: number;
            /** Format: int64 */
            tax: number;
            /**
             * Format: int64
             * @description Amount from which tax was withheld.
             */
            taxed: number;
            /**
             * Format: int64
             * @description Number of prizes whose value is unknown.
             */
            unvalued: number;
            /**
             * Format: int64
             * @description Total value of the prizes, in grosze like all sums here.
             */
            value: number;
        };
        /** @description A participant's prizes of a year. */
        TaxTotal: {
            company_name: string;
            name: string;
            nip: string;
            participant: components["schemas"]["ParticipantId"];
            sums: components["schemas"]["TaxSums"];
        };
        /** @description Amounts are in the measure's smallest part: thousandths of a litre or kilogram, packs, grosze, points, products. */
        TermsForm: {
            accept_by?: components["schemas"]["BusinessDate"] | null;
            declaration?: components["schemas"]["DeclarationTermsForm"] | null;
            /** @enum {string} */
            measure: "litres" | "kilograms" | "packs" | "net_value" | "points" | "distinct_products";
            mechanics: components["schemas"]["MechanicForm"][];
            purchases: components["schemas"]["Days"];
            scope?: components["schemas"]["ScopeForm"];
        };
        /** @description Configured services; each is used only with the consent that it needs. */
        ThirdParties: {
            errors?: components["schemas"]["ErrorService"] | null;
            pixel?: components["schemas"]["PixelService"] | null;
            statistics?: components["schemas"]["StatisticsService"] | null;
        };
        /**
         * Format: date-time
         * @description An instant, whole microseconds.
         */
        Timestamp: string;
        TransferList: {
            data: {
                items: components["schemas"]["ListedTransfer"][];
            };
            meta: components["schemas"]["Pager"];
        };
        /** @description Reason why a transfer has to wait. */
        TransferWait: {
            /** @description The changes that caused the wait, in words. */
            changed: string[];
            until: components["schemas"]["Timestamp"];
        };
        /**
         * @description Purchases that might be made.
         * @example {
         *       "items": [
         *         {
         *           "quantity": 4,
         *           "sap": "30000107",
         *           "volume": 5000
         *         }
         *       ]
         *     }
         */
        TrialForm: {
            items: components["schemas"]["TrialItem"][];
        };
        TrialItem: {
            /**
             * Format: int64
             * @description Number of packs.
             */
            quantity: number;
            /** @description SAP code of the product. */
            sap: string;
            /**
             * Format: int64
             * @description Volume of one pack, in thousandths of the product's unit.
             */
            volume: number;
        };
        /** @description Progress before or after the purchases. */
        TrialStanding: {
            /** Format: int64 */
            current: number;
            current_text: string;
            /** @description Sentence about the amount missing for the next reward and the days left; null once nothing is missing. */
            next_text?: string | null;
            /** @description Reward once the rules are accepted. */
            promised: components["schemas"]["PromotionEffects"];
        };
        /** @description The caller's state with a trip. */
        TripAnswer: {
            data: components["schemas"]["TripStanding"];
            /**
             * Format: int32
             * @description 0 not qualified, 1 may order, 2 ordered, 3 ordered and short of points, 4 deadline missed.
             */
            status: number;
        };
        /** @description Effect on a trip's points if its participant cancels the order today. */
        TripCancelling: {
            /**
             * Format: int64
             * @description Points lost.
             */
            forfeited: number;
            forfeited_text: string;
            /**
             * Format: int64
             * @description Points given back.
             */
            returned: number;
            returned_text: string;
        };
        /**
         * @description The season of the copy, and its name there.
         * @example {
         *       "name": "Azory 2027",
         *       "season": 2027,
         *       "slug": "azory-2027"
         *     }
         */
        TripCopyForm: {
            name: string;
            /** Format: int64 */
            season: number;
            /** @description Last part of its URL; derived from the name where it is empty. */
            slug?: string | null;
        };
        TripCount: {
            /**
             * Format: int64
             * @description At most 10 000.
             */
            count: number;
            label: string;
            /** @enum {string} */
            state: "unqualified" | "qualified" | "short" | "ordered" | "missed" | "lapsed" | "completed";
        };
        /**
         * @description A trip's terms as the browser sends them.
         * @example {
         *       "cost": 40000,
         *       "fulfil_by": "2026-10-31",
         *       "opens_on": "2026-03-01",
         *       "order_by": "2026-06-05",
         *       "published": true,
         *       "qualify_at": 40000,
         *       "reminders": "30, 14, 7, 1",
         *       "reserved_points": 10000,
         *       "version": 3
         *     }
         */
        TripForm: {
            /** Format: int64 */
            cost: number;
            fulfil_by: string;
            /** @description `YYYY-MM-DD`, as the other days. */
            opens_on: string;
            order_by: string;
            /** @default false */
            published: boolean;
            /** Format: int64 */
            qualify_at: number;
            /**
             * @description Days before a deadline, separated by commas.
             * @default null
             */
            reminders: string | null;
            /** Format: int64 */
            reserved_points: number;
            /**
             * Format: int64
             * @description The version that the operator saw, for optimistic locking.
             */
            version: number;
        };
        /** Format: int64 */
        TripId: number;
        TripList: {
            data: {
                items: components["schemas"]["ListedTrip"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description The trip of a reward: the caller's state, and the possibility to order it. */
        TripOffer: {
            /** @description True if it can be ordered today. */
            may_order: boolean;
            /** @description The portal's page of the trip; absent where that page shows another season's trip. */
            page?: string | null;
            sentence: string;
            /** @enum {string} */
            state: "unqualified" | "qualified" | "short" | "ordered" | "missed" | "lapsed" | "completed";
        };
        /**
         * @description Kind of the season's trip to order.
         * @example {
         *       "type": "premium"
         *     }
         */
        TripOrderForm: {
            /**
             * @description `premium` or `vip`; the standard trip when it is missing
             * @enum {string}
             */
            type?: "standard" | "premium" | "vip";
        };
        /** @description Effect of an order on the caller's points. */
        TripOrdering: {
            /**
             * Format: int64
             * @description Points that would be lost if nothing more were earned; 0 where nothing would be missing.
             */
            at_stake: number;
            at_stake_text: string;
            /**
             * Format: int64
             * @description Points that would be held in addition.
             */
            holds: number;
            holds_text: string;
            left_text: string;
        };
        /** @description An order's number as shown to people. */
        TripOrderNumber: {
            number: components["schemas"]["OrderId"];
        };
        /** @description A participant's state with a trip. */
        TripParticipant: {
            changed_at: components["schemas"]["Timestamp"];
            company_name: string;
            /** Format: int64 */
            forfeited: number;
            /** Format: int64 */
            held: number;
            id: components["schemas"]["ParticipantId"];
            /**
             * Format: int64
             * @description Points that the order still lacks.
             */
            missing: number;
            name: string;
            nip: string;
            /** @description The public id of the order. */
            order?: string | null;
            /**
             * Format: int64
             * @description Points of the trip's season.
             */
            points: number;
            /** @enum {string} */
            state: "unqualified" | "qualified" | "short" | "ordered" | "missed" | "lapsed" | "completed";
            state_text: string;
        };
        TripParticipantList: {
            data: {
                items: components["schemas"]["TripParticipant"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        TripStanding: {
            /**
             * Format: int64
             * @description Points that a missed deadline costs of those held: the reserve, or all that is held for an order.
             */
            at_stake: number;
            at_stake_text: string;
            /**
             * Format: int64
             * @description Cost in points for the caller: an order keeps the cost at which it was made.
             */
            cost: number;
            cost_text: string;
            /** Format: int64 */
            days_left?: number | null;
            deadline?: components["schemas"]["BusinessDate"] | null;
            earlier?: components["schemas"]["EarlierTrip"] | null;
            /**
             * Format: int64
             * @description Points lost by a missed deadline or a late cancellation.
             */
            forfeited: number;
            forfeited_text: string;
            /**
             * Format: int64
             * @description Points held for this trip.
             */
            held: number;
            held_text: string;
            /**
             * Format: int64
             * @description Points still to be earned: up to the threshold before qualifying, up to the cost afterwards.
             */
            missing: number;
            missing_text: string;
            order?: components["schemas"]["TripOrderNumber"] | null;
            ordering?: components["schemas"]["TripOrdering"] | null;
            /**
             * Format: int64
             * @description Points granted for the season's purchases.
             */
            points: number;
            points_text: string;
            /** @description The caller's state and next step, with its deadline. */
            sentence: string;
            /** @enum {string} */
            state: "unqualified" | "qualified" | "short" | "ordered" | "missed" | "lapsed" | "completed";
            /** Format: int32 */
            status: number;
            trip?: components["schemas"]["ShownTrip"] | null;
        };
        TripStandingActionResponse: {
            data: components["schemas"]["TripStanding"];
            message: string;
        };
        /** @description Number of unread notifications. */
        UnreadCount: {
            /** Format: int64 */
            unread: number;
        };
        UnreadCountResponse: {
            data: components["schemas"]["UnreadCount"];
        };
        /** @description The participant as the portal knows them. */
        User: {
            /** @enum {string} */
            account_type: "program.retail" | "program.partner";
            achievements: components["schemas"]["Achievement"][];
            /** @description Areas of crops, for farms and companies that gave them. */
            area: components["schemas"]["ProfileArea"][];
            /** @description True if invoices, points and rewards are open to this account. */
            collects_points: boolean;
            email: string;
            /** @description True if every required consent is given in its latest version. */
            has_required_consents: boolean;
            /** @description True once the programme's limit of the total was reached and points were cut. */
            hit_points_limit: boolean;
            /**
             * Format: int32
             * @description 1 while the programme is closed for this participant, else 0.
             */
            maintenance: number;
            notifications: components["schemas"]["Notification"][];
            payouts_wait_until?: components["schemas"]["Timestamp"] | null;
            ph?: components["schemas"]["Representative"] | null;
            phone: string;
            points: components["schemas"]["Points"];
            profile: components["schemas"]["Profile"];
            /** @description Answers by the promotion's key; `null` until answered. */
            promo_agreements: {
                [key: string]: boolean | null;
            };
            wycieczka: components["schemas"]["PendingTrips"];
        };
        UserResponse: {
            data: components["schemas"]["User"];
        };
        /**
         * @description Variant as the browser sends it.
         * @example {
         *       "code": "KURTKA-L",
         *       "name": "Rozmiar L",
         *       "version": 3
         *     }
         */
        VariantForm: {
            /** @description Code used by the warehouse. */
            code: string;
            name: string;
            /**
             * Format: int64
             * @description Version of the reward, for optimistic locking.
             */
            version: number;
        };
        /** Format: int64 */
        VariantId: number;
        /**
         * @description Version of the reward whose variant is removed, for optimistic locking.
         * @example {
         *       "version": 3
         *     }
         */
        VariantRemoval: {
            /** Format: int64 */
            version: number;
        };
        /**
         * @example {
         *       "account_type": "program.retail",
         *       "after": 1,
         *       "required": false,
         *       "slug": "marketing-sms",
         *       "text": "Zgadzam się na otrzymywanie informacji handlowych w wiadomościach SMS."
         *     }
         */
        VersionForm: {
            /** @enum {string} */
            account_type: "program.retail" | "program.partner";
            /**
             * Format: int64
             * @description Latest version that the operator saw, for optimistic locking; the new one follows it.
             */
            after: number;
            required: boolean;
            slug: string;
            /** @description Plain text: an empty line begins a paragraph. Tags are shown literally. */
            text: string;
        };
        /** @description A published version, which is asked for from now on. */
        VersionPublished: {
            content: string;
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            version: number;
        };
        VersionPublishedActionResponse: {
            data: components["schemas"]["VersionPublished"];
            message: string;
        };
        /** @description Order that waits for its code. */
        WaitingCard: {
            date: components["schemas"]["Timestamp"];
            /** @description Public id of the order. */
            id: string;
            nip: string;
            number: components["schemas"]["OrderId"];
            participant: string;
            reward: string;
            status: components["schemas"]["Status"];
            variant?: string | null;
        };
        WaitingCardList: {
            data: {
                items: components["schemas"]["WaitingCard"][];
            };
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A trip that needs an action of its participant: it may be ordered, or its order lacks points. */
        WaitingTrip: {
            deadline?: components["schemas"]["BusinessDate"] | null;
            /** Format: int64 */
            held: number;
            held_text: string;
            /** @enum {string} */
            kind: "standard" | "premium" | "vip";
            missing_text: string;
            name: string;
            /** @description The portal's page of the trip. */
            page: string;
            /** @enum {string} */
            state: "unqualified" | "qualified" | "short" | "ordered" | "missed" | "lapsed" | "completed";
        };
        /** @description The register's last answer about a transfer's account. */
        WhiteListAnswer: {
            /** @description True if the register knows the account as the participant's. */
            assigned: boolean;
            /** @description The day that the question was about. */
            on: components["schemas"]["BusinessDate"];
            /** @description The register's id of its answer. */
            request_id: string;
        };
        /** @description Progress of today's check. */
        WhiteListProgress: {
            /**
             * Format: int64
             * @description Number of transfers to participants.
             */
            accounts: number;
            /**
             * Format: int64
             * @description Number of transfers that the register was asked about today.
             */
            checked: number;
            /**
             * Format: int64
             * @description Number of these accounts that it does not know as the participant's.
             */
            missing: number;
        };
        /**
         * @example {
         *       "email": "moderator@plon.example"
         *     }
         */
        WhoseCode: {
            email: string;
        };
        /**
         * @description Request to withdraw a promotion or put it back.
         * @example {
         *       "withdrawn": true
         *     }
         */
        WithdrawalForm: {
            withdrawn: boolean;
        };
        /** @description Wrong SMS codes within a day. */
        WrongCodes: {
            /** @description True when somebody is guessing, so that each code allows only one try. */
            braked: boolean;
            /** Format: int64 */
            wrong: number;
        };
    };
    responses: {
        /** @description The request cannot be read: its body, a number or a date of its query. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The state of the thing forbids it, or somebody has changed it meanwhile; `error` says which. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Any other refusal: 405 for the method, 408 for a body that comes too slowly, 500 for a defect of the server, whose `request_id` tells support the cause. */
        Error: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Signed in, but without the role or the audience that this asks for. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such thing, or it is somebody else's. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is over the limit of this address. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The database is away, too many wait, or the programme is closed for maintenance. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many tries. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No session, or one that has ended. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A field or a rule of the programme forbids it; `errors` has the sentences by field. */
        UnprocessableContent: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is of a type that this address does not take. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description `next_cursor` of the previous page. */
        cursor: number;
        id: number;
        /** @description Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer. */
        IdempotencyKey: string;
        page: number;
    };
    requestBodies: never;
    headers: {
        /** @description Tag of the content, for `If-None-Match`. */
        ETag: string;
        /** @description Id of the request, by which its line of the log is found. */
        RequestId: string;
        /** @description Seconds after which it may be tried again. */
        RetryAfter: number;
        /** @description Sets or clears the cookies of `securitySchemes`; they are HttpOnly and SameSite=Strict. */
        SetCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
