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
        /** Moves the demo's clock on; it runs on from there, also after a restart. Outside the demo there is no such call. */
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
                        "application/json": components["schemas"]["Data_Moved"];
                    };
                };
                400: components["responses"]["BadRequest"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
         * Gives a sample operator's code away. As anyone may have it, it may be used again. Outside the demo there is no such
         *     call.
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
                        "application/json": components["schemas"]["Data_DemoCode"];
                    };
                };
                400: components["responses"]["BadRequest"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Gives the build of the front end, the programme's time, whether it is closed, and whose it is. */
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
                        "application/json": components["schemas"]["Data_SystemSettings"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
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
        /** Confirms that it is the participant who sits before the screen; good for ten minutes. */
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
                        "application/json": components["schemas"]["Data_Confirmed"];
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
        /** Signs a participant in. One sentence for everything that is wrong, in equal time. */
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
         * Signs a participant out. Acts on the `Authorization` header only, takes an expired bearer too, and always succeeds:
         *     a cookie alone ends nothing, so that no other site's page can sign anyone out by a GET.
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
                        "application/json": components["schemas"]["SignedOut"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
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
        /** Sets a password against a code, and ends all sessions of the participant. */
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
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasswordReset"];
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
        /** Sends a code by SMS to the participant's phone; the same for a first password and for a forgotten one. */
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
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_CodeSent"];
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
        /** The caller's notices that were not read, the newest first. */
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
                        "application/json": components["schemas"]["Data_Vec_OperatorNotice"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Marks the caller's notices up to one as read. */
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
                        "application/json": components["schemas"]["Done_NoticesMarked"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The caller's passkeys. */
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
                        "application/json": components["schemas"]["Data_OwnPasskeys"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Adds the passkey that the browser's dialog has made, as it was asked in this session. */
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
                        "application/json": components["schemas"]["Done_Passkey"];
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
        /** Begins to add a passkey: what the browser is to ask of an authenticator, once and within five minutes. */
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
                        "application/json": components["schemas"]["Data_PasskeyOptions"];
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
        /** Removes one of the caller's passkeys. The last second factor stays. */
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
                        "application/json": components["schemas"]["Done_PasskeyRemoved"];
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
                        "application/json": components["schemas"]["Done_Passkey"];
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
        /** Changes the caller's password; the session that asks goes on, all others end, and so do looks at the portal. */
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
                        "application/json": components["schemas"]["Done_OperatorPasswordChanged"];
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
        /** Makes the operator's recovery codes anew; the old ones are good no more. The password is asked again. */
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
                        "application/json": components["schemas"]["Data_NewRecoveryCodes"];
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
        /** Since when the operator has a second factor, and how many recovery codes are left. */
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
                        "application/json": components["schemas"]["Data_SecondFactor"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The operator's sessions that live, the newest first. */
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
                        "application/json": components["schemas"]["Data_Vec_OperatorSession"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_OperatorSessionsEnded"];
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
        /** Ends all of the operator's sessions but this one, and their looks at the portal. */
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
                        "application/json": components["schemas"]["Done_OperatorSessionsEnded"];
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
        /** Who did what to whom, what support has looked at included. Nothing in it can be changed. */
        get: {
            parameters: {
                query?: {
                    /** @description What was done, as `feature.verb`. */
                    action?: string;
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description The first day, in Warsaw. */
                    from?: components["schemas"]["Day"];
                    /** @description The NIP of the participant whom it concerns. */
                    nip?: string;
                    /** @description Who acted. */
                    operator?: components["schemas"]["OperatorId"];
                    /** @description The last day, in Warsaw. */
                    to?: components["schemas"]["Day"];
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
                        "application/json": components["schemas"]["AuditLog"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Puts a second factor in use by its first code, and signs the operator in. */
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
        /** Sets an operator's password by the link of an invitation, once; whoever was signed in to the account is signed out. */
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
                        "application/json": components["schemas"]["Done_PasswordSet"];
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
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
        /**
         * Checks an operator's password; the second factor comes next. One sentence for everything that is wrong, in equal
         *     time.
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
                        "application/json": components["schemas"]["Data_FirstStep"];
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Signs an operator out. Acts on the `Authorization` header only, takes an expired bearer too, and always succeeds. */
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
                        "application/json": components["schemas"]["SignedOut"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
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
        /** What the browser is to ask of the operator's passkeys, once and within five minutes. */
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
                        "application/json": components["schemas"]["Data_PasskeyOptions"];
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
        /** Renews an operator's session by the refresh token in the cookie, or in the body of a client without cookies. */
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
        /** Lets an operator with the role of support look at the portal as a participant, who is told. */
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
                        "application/json": components["schemas"]["Look"];
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
        /** A branch with its products. */
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
                        "application/json": components["schemas"]["Data_DeskBranch"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Replaces what can be bought in a branch. */
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
                        "application/json": components["schemas"]["Done_DeskBranch"];
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
        /** Removes a branch in which nothing can be bought. */
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
                        "application/json": components["schemas"]["Done_BranchRemoved"];
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
                        "application/json": components["schemas"]["Done_DeskBranch"];
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
        /** Cards that come as codes and wait for them, the oldest first. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["WaitingCardPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /**
         * Gives the orders their codes and carries them out. A file with a bad row that is neither mended nor left out is not imported,
         *     not even in part.
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
                        "application/json": components["schemas"]["Done_CardCodesImported"];
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
        /** Says what a file of codes would do; nothing of it is kept. */
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
                        "application/json": components["schemas"]["Data_CardCodesChecked"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/card-codes/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bad rows of a file as a CSV in UTF-8, for a spreadsheet. */
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
        /** All consents, in the order in which participants see them. */
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
                        "application/json": components["schemas"]["Data_Vec_ConsentHistory"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Publishes a version. Answers to the one before stay as evidence and no longer count. */
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
                        "application/json": components["schemas"]["Done_VersionPublished"];
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
        /** Messages: those that wait the oldest first, otherwise the newest. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["ContactQueue"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** One message. */
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
                        "application/json": components["schemas"]["Data_DeskContactMessage"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Sends the answer to the sender's e-mail; a participant is told in the portal too. */
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
                        "application/json": components["schemas"]["Done_ContactEnded"];
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
        /** Closes a message that needs no answer by e-mail; its sender is told nothing. */
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
                        "application/json": components["schemas"]["Done_ContactEnded"];
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
        /** The corrections that wait, the oldest first. */
        get: {
            parameters: {
                query?: {
                    /** @description Only those of this participant. */
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
                        "application/json": components["schemas"]["Data_Vec_PendingCorrection"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Carries a correction out that another person has proposed. */
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
                        "application/json": components["schemas"]["Done_Corrected"];
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
        /** Refuses a correction that waits, also one's own. */
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
                        "application/json": components["schemas"]["Done_CorrectionRefused"];
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
            };
        };
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
        /** What participants ask of their data. Those that wait come oldest first, otherwise the newest. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description `waiting`, `done`, `cancelled` or `rejected`; none is all. */
                    status?: string;
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
                        "application/json": components["schemas"]["DataRequestQueue"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
         * Forgets the participant: names, addresses, account, files, notices and messages go, sessions end; the ledger, the
         *     invoices and the orders stay under a pseudonym.
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
                        "application/json": components["schemas"]["Done_DataRequestClosed"];
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
        /** Refuses a request to be forgotten; the participant is told why. */
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
                        "application/json": components["schemas"]["Done_DataRequestClosed"];
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
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits, for operators of any role. */
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
                        "application/json": components["schemas"]["Data_Desk"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
    "/api/v1/backoffice/distributors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Distributors in Polish order. */
        get: {
            parameters: {
                query?: {
                    active?: boolean;
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["DeskDistributorPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Adds a distributor, still without branches. */
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
                        "application/json": components["schemas"]["Done_DeskDistributor"];
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
        /** A distributor with its branches and aliases. */
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
                        "application/json": components["schemas"]["Data_DeskDistributor"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_DeskDistributor"];
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
        /** Takes a name or code away; invoices that were read by it stay as they are. */
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
                        "application/json": components["schemas"]["Done_DeskDistributor"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_DeskBranch"];
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
                        "application/json": components["schemas"]["Done_DeskDistributor"];
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
        /** The audit log as a table, narrowed as the list is, the newest first; records before and after are JSON. */
        get: {
            parameters: {
                query: {
                    /** @description What was done, as `feature.verb`. */
                    action?: string;
                    format: "csv" | "xlsx";
                    /** @description The first day, in Warsaw. */
                    from?: components["schemas"]["Day"];
                    /** @description Who acted. */
                    operator?: components["schemas"]["OperatorId"];
                    /** @description The last day, in Warsaw. */
                    to?: components["schemas"]["Day"];
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
        /** What can be bought in which branch, as a table. */
        get: {
            parameters: {
                query: {
                    /** @description The one distributor that is taken. */
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
        /** Cards that wait for their codes, to be filled in by their issuer and imported as they come back: the oldest 500. */
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
        /** Distributors with their branches as a table. */
        get: {
            parameters: {
                query: {
                    /** @description The one distributor that is taken. */
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
        /** The lines of all invoices, or of a season, a distributor, a state, as a table. */
        get: {
            parameters: {
                query: {
                    /** @description A distributor's id. */
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
        /** The addresses in a state, or all, as a table. */
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
        /** The orders that the list shows when it is narrowed so, as a table, the oldest first. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                    kind?: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
                    /** @description The one reward whose orders are taken. */
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
        /** The addresses of orders that go by post, those that were picked or all in a state. What is not sent is left out. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                    /** @description Public ids with commas between them, at most 100. */
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
        /** The participants that the list shows when it is narrowed so, as a table in the order in which they joined. */
        get: {
            parameters: {
                query: {
                    account_type?: "program.retail" | "program.partner";
                    /** @description Only those whose available points a correction has taken below zero. */
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
        /** Products with their packs and rates as a table. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                    /** @description The one season whose rates are taken. */
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
        /** Whom a promotion has brought what, narrowed as the list of its results is, as a table. */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx";
                    /** @description The promotion's id. */
                    promotion: number;
                    /** @description As of the list. */
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
        /** The prizes of a year as a table, a row for each record. */
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
        /** What a year comes to as a table, a row for each participant. */
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
        /** Questions in whatever state, in the order in which readers see them. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["DeskQuestionPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Writes a question with its answer, shown or not. */
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
                        "application/json": components["schemas"]["Done_DeskQuestion"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** A question in whatever state. */
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
                        "application/json": components["schemas"]["Data_DeskQuestion"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_ContentDeleted"];
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
        /** What a question and its answer were before. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["ContentHistory_QuestionForm"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Changes a question or its answer, its place, or whether it is shown. */
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
                        "application/json": components["schemas"]["Done_DeskQuestion"];
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
        /** The kinds of imports with their columns, and the distributors to whom a source may belong. */
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
                        "application/json": components["schemas"]["Data_ImportKinds"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** All sources, by their names. */
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
                        "application/json": components["schemas"]["Data_Vec_ImportSource"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_ImportSourceAdded"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Gives a source another name; what is in which column of its files it remembers. */
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
                        "application/json": components["schemas"]["Done_ImportSourceAdded"];
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
        /** Imports. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
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
                        "application/json": components["schemas"]["ImportPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Takes a file to import; nothing of it reaches the programme before it is accepted. */
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
                        "application/json": components["schemas"]["Done_ImportUploaded"];
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
        /** An import. */
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
                        "application/json": components["schemas"]["Data_ImportDetails"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_ImportCancelled"];
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
        /** What was changed, in the order of the file. */
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
                        "application/json": components["schemas"]["List_ImportChange"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** All changes as a CSV in UTF-8, for a spreadsheet. */
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
        /** Accepts all rows of an import but those that operators leave out. A file with a bad row is not accepted, not even in part. */
        post: {
            parameters: {
                query?: {
                    /** @description The edition whose figures the operator saw; refused when somebody has changed rows since. */
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
                        "application/json": components["schemas"]["Done_ImportCommitted"];
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
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The faults, in the order of the file. */
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
                        "application/json": components["schemas"]["List_ImportFault"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
    "/api/v1/backoffice/imports/{id}/faults.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All faults as a CSV in UTF-8, for a spreadsheet. */
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
        /** The file as it was given; who took it stands in the audit log, for it may name people. */
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
        /** What is to be looked at, in the order of posting. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["ImportNotes"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
         * Has the rows read and checked with a mapping, which the source keeps; without one the columns are guessed anew in the
         *     format that is given.
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
                        "application/json": components["schemas"]["Done_ReadingStarted"];
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
        /** The rows of a file, in its order; only while it is looked at. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
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
                        "application/json": components["schemas"]["ImportRows"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Leaves a row out; it is listed with the import's result. */
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
                        "application/json": components["schemas"]["Done_ImportRowChanged"];
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
        /** Sets cells of a row right. The row is checked at once, and once more with the whole file. */
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
                        "application/json": components["schemas"]["Done_ImportRowChanged"];
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
        /** Takes a row in again that was left out, with what was set right in it; of another, takes back what was set right. */
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
                        "application/json": components["schemas"]["Done_ImportRowChanged"];
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
         * Sends an invitation to register by e-mail, SMS or both. Who has an account without a password is shown the way to
         *     the first login instead, at the e-mail and phone of the account.
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
                        "application/json": components["schemas"]["Done_Invited"];
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
         * Invoices of all participants. Of those that wait the oldest come first, otherwise the newest; a search by number
         *     goes by number.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Only those with an appeal that waits; the one to be answered first comes first. */
                    appeals?: boolean;
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description The beginning of an invoice's number, a participant's NIP, or the beginnings of words of their names. */
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
                        "application/json": components["schemas"]["InvoiceQueue"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** An invoice with its participant, file, lines, and others that may be the same. */
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
                        "application/json": components["schemas"]["Data_InvoiceUnderReview"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The file as it was reported. */
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
        /** Corrects a line that was accepted: returned goods, a wrong pack or quantity, or a line that should not count. */
        post: {
            parameters: {
                query?: {
                    /** @description Only tells what would come of it, with its faults; nothing is kept. */
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
                        "application/json": components["schemas"]["Done_LineCorrected"];
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
         * Decides on an invoice's lines, or rejects it as a whole. The desk checks first, and sends the decision itself ten seconds
         *     later, unless it is taken back.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Only tells what would come of it, with its faults; nothing is kept. */
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
                        "application/json": components["schemas"]["Done_InvoiceDecided"];
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
        /** The operator who asks. */
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
                        "application/json": components["schemas"]["Data_Me"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Pictures and files, the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["MediaPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Adds a picture or a file. */
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
                        "application/json": components["schemas"]["Done_MediaItem"];
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
        /** A picture or a file, and where it is used. */
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
                        "application/json": components["schemas"]["Data_MediaItem"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Deletes a picture or a file that is used nowhere. */
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
                        "application/json": components["schemas"]["Done_MediaItem"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Changes the name of a picture or a file, or what is said of it; its addresses stay. */
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
                        "application/json": components["schemas"]["Done_MediaItem"];
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
        /** Messages to everybody, without their texts. */
        get: {
            parameters: {
                query?: {
                    channel?: "sms" | "email";
                    /** @description `next_cursor` of the page before. */
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
        /** One message. */
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
                        "application/json": components["schemas"]["Data_DeskMessage"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Puts a message that failed back into the queue; doing it twice finds it there. */
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
                        "application/json": components["schemas"]["Done_DeskMessage"];
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
        /** News in whatever state, the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["DeskNewsPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Writes a news item, shown or not. */
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
                        "application/json": components["schemas"]["Done_DeskNews"];
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
        /** A news item in whatever state. */
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
                        "application/json": components["schemas"]["Data_DeskNews"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Deletes a news item that no reader was ever shown; its address is free again. */
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
                        "application/json": components["schemas"]["Done_ContentDeleted"];
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
        /** What a news item was before. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["ContentHistory_NewsForm"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Changes a news item, or whether and when it is shown. */
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
                        "application/json": components["schemas"]["Done_DeskNews"];
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
        /** The addresses that were given for the newsletter, the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
        /** All operators, in the order in which they were added. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
            };
        };
        put?: never;
        /**
         * Adds an operator and invites them by e-mail. Finance and administrator wait for a second administrator; who has no
         *     other role is invited once they are given.
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
                        "application/json": components["schemas"]["Done_ListedOperator"];
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
        /** Invites an operator anew: the link before it is good no more, and the new one sets another password. */
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
                        "application/json": components["schemas"]["Done_ListedOperator"];
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
        /** Lifts the limits that refuse an operator's passwords and codes. */
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
                        "application/json": components["schemas"]["Done_ListedOperator"];
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
         * Sets an operator's roles; they hold from the next request on. Nobody changes their own. Finance and administrator, where
         *     the operator has them not, wait for a second administrator; roles that would leave none meanwhile stay till then.
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
                        "application/json": components["schemas"]["Done_ListedOperator"];
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
        /** Takes an operator's second factor away, as when a phone is lost: the next sign-in enrols another. */
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
                        "application/json": components["schemas"]["Done_ListedOperator"];
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
                        "application/json": components["schemas"]["Done_ListedOperator"];
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
                        "application/json": components["schemas"]["Done_ListedOperator"];
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
        /** Gives a role that another administrator has proposed; a fresh code signs it. */
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
                        "application/json": components["schemas"]["Done_ListedOperator"];
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
        /** Refuses a role that waits, also one's own proposal. */
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
                        "application/json": components["schemas"]["Done_ListedOperator"];
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
        /** Orders of all participants. In a state that waits for an operator the oldest come first, otherwise the newest. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
                    kind?: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
                    /** @description The one reward that is looked at. */
                    reward?: components["schemas"]["RewardId"];
                    /** @description An order's number, a participant's NIP, or the beginnings of words of the participant's names. */
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
        /** An order with its participant, its history and the states that may follow. */
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
                        "application/json": components["schemas"]["Data_DeskOrder"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Moves an order; the participant is told, and the points are redeemed or come back as the state says. */
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
                        "application/json": components["schemas"]["Done_OrderChanged"];
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
        /** Moves orders to a state, each that may go there. */
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
                        "application/json": components["schemas"]["Done_BulkChanged"];
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
        /** A distributor's own names and codes, by pack. */
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
                        "application/json": components["schemas"]["Data_Vec_PackAlias"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Packs in the Polish order of their products, the smallest first. */
        get: {
            parameters: {
                query?: {
                    /** @description A part of the product's name, or a pack's whole code. */
                    search?: string;
                    /** @description The season whose points are shown; the current one when it is not said. */
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
                        "application/json": components["schemas"]["Data_Vec_PackOption"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Pages in whatever state, in the order in which they were added. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["DeskPages"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Writes a page, shown or not. */
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
                        "application/json": components["schemas"]["Done_DeskPage"];
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
        /** A page in whatever state. */
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
                        "application/json": components["schemas"]["Data_DeskPage"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Deletes a page that no reader was ever shown; its address is free again. */
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
                        "application/json": components["schemas"]["Done_ContentDeleted"];
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
        /** What a page was before. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["ContentHistory_ContentPageForm"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Changes a page, or whether it is shown. */
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
                        "application/json": components["schemas"]["Done_DeskPage"];
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
        /** Participants; the newest first unless another order is asked for. */
        get: {
            parameters: {
                query?: {
                    account_type?: "program.retail" | "program.partner";
                    /** @description Only those whose available points a correction has taken below zero. */
                    below_zero?: boolean;
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
                    kind?: "farm" | "company";
                    /** @description A representative's id, or 0 for participants who have none. */
                    representative?: number;
                    /** @description The beginnings of words: of names, company, town, NIP, e-mail or phone. */
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
                        "application/json": components["schemas"]["ParticipantPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** A participant's card. */
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
                        "application/json": components["schemas"]["Data_DeskParticipant"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Blocks an active account: whoever is signed in is refused from the next request on. */
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
                        "application/json": components["schemas"]["Done_AccountChanged"];
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
        /** A participant's answers. */
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
                        "application/json": components["schemas"]["Data_Vec_CardConsent"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
         * Gives points or takes them back. Over the limit, counted with the corrections of the last day, it waits for another
         *     person, and who is new does not propose it.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Only tells what would come of it, with its faults; nothing is kept. */
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
                /** @description it was only checked */
                200: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_Corrected"];
                    };
                };
                /** @description Made. */
                201: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_Corrected"];
                    };
                };
                /** @description it waits for another person */
                202: {
                    headers: {
                        "X-Request-Id": components["headers"]["RequestId"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_Corrected"];
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
         * Puts a participant's details right. They are told of a new e-mail or telephone at the old one and the new one, and
         *     transfers wait for 48 hours after it, as after a change of their own. A new telephone ends their sessions.
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
                        "application/json": components["schemas"]["Done_Vec_String"];
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
        /** The rows of the audit log that concern a participant. */
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
                        "application/json": components["schemas"]["CardActPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The invoices of a participant, of all seasons. */
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
                        "application/json": components["schemas"]["CardInvoicePage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** A participant's letters, for operators. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    sortBy?: components["schemas"]["LetterSort"];
                    /** @description By default the newest come first. */
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
                        "application/json": components["schemas"]["FilteredList_LetterItem_LetterFilters"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** A participant's letter for a level, for operators. */
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
        /** The notes about a participant. */
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
                        "application/json": components["schemas"]["CardNotePage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Adds a note; it can be neither changed nor taken back. */
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
                    "application/json": components["schemas"]["CardNoteForm"];
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
                        "application/json": components["schemas"]["Done_CardNoteKept"];
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
        /** The orders of a participant, of all seasons. */
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
                        "application/json": components["schemas"]["CardOrderPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_Assigned"];
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
        /** The sessions of a participant. */
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
                        "application/json": components["schemas"]["CardSessionPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_CardSessionsEnded"];
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
                        "application/json": components["schemas"]["Done_CardSessionsEnded"];
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
        /** The limits that refuse a participant's passwords and codes now. */
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
                        "application/json": components["schemas"]["Data_SignInLocks"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Lifts them: the participant may try again at once. */
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
                        "application/json": components["schemas"]["Done_SignInLocks"];
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
        /** Every transfer of a participant. */
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
                        "application/json": components["schemas"]["TransferPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Makes a blocked account active again. */
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
                        "application/json": components["schemas"]["Done_AccountChanged"];
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
        /** All batches of transfers. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["PayoutPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Proposes a batch; who is new does not. All of its orders are taken, or none: the reason stands at `orders`, one for each that cannot be. */
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
                        "application/json": components["schemas"]["Done_Payout"];
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
        /** A batch with its history. */
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
                        "application/json": components["schemas"]["Data_Payout"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Approves a proposed batch; neither who proposed it nor who changed it may, nor who is new. */
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
                        "application/json": components["schemas"]["Done_Payout"];
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
        /** Changes a proposed batch. */
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
                        "application/json": components["schemas"]["Done_Payout"];
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
        /** Confirms that the bank has carried an exported batch out. */
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
                        "application/json": components["schemas"]["Done_Payout"];
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
         * Makes the files of an approved batch in every format that the programme offers; its orders are in progress from now on
         *     and cannot be cancelled any more.
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
                        "application/json": components["schemas"]["Done_Payout"];
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
        /** The file of a batch for the bank. It is the same each time; who took it stands in the audit log. */
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
        /** Takes a transfer back that the bank could not carry out. */
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
                        "application/json": components["schemas"]["Done_Payout"];
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
        /** The transfers of a batch, those that were taken out of it too. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["PayoutTransferPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** How far the check of a batch's accounts is. */
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
                        "application/json": components["schemas"]["Data_PayoutWhiteList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Asks about the next few accounts that were not asked about today. */
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
                        "application/json": components["schemas"]["Data_PayoutWhiteList"];
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
                        "application/json": components["schemas"]["Done_Payout"];
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
        /** Bank and charity transfers that were ordered and stand in no batch. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["PayoutCandidatePage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
    "/api/v1/backoffice/product-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The brands, categories and crops of all products in Polish order, and the seasons, the latest first. */
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
                        "application/json": components["schemas"]["Data_ProductWords"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Products in Polish order. */
        get: {
            parameters: {
                query?: {
                    active?: boolean;
                    brand?: string;
                    category?: string;
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["DeskProductPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Adds a product, still without packs and rates. */
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
                        "application/json": components["schemas"]["Done_DeskProduct"];
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
        /** A product with all that belongs to it. */
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
                        "application/json": components["schemas"]["Data_DeskProduct"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_DeskProduct"];
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
        /** Removes a pack that nothing names. */
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
                        "application/json": components["schemas"]["Done_DeskProduct"];
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
                        "application/json": components["schemas"]["Done_DeskProduct"];
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
                        "application/json": components["schemas"]["Done_DeskProduct"];
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
        /** Changes what is said of a product. */
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
                        "application/json": components["schemas"]["Done_DeskProduct"];
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
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/promotion-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seasons, brands, categories, products, packs and promotions that there are. */
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
                        "application/json": components["schemas"]["Data_PromotionWords"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Promotions in whatever state, those that begin last first. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
                    season?: number;
                    /** @description `draft`, `published` or `withdrawn`. */
                    status?: string;
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
                        "application/json": components["schemas"]["DeskPromotionPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Begins a promotion with its first draft. Nobody sees it until it is published. */
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
                        "application/json": components["schemas"]["Done_EditedPromotion"];
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
        /** Copies what is prepared, or else what holds, as a draft for another season. */
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
                        "application/json": components["schemas"]["Done_EditedPromotion"];
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
         * Deletes a promotion that is only a draft, with its simulations; its key and its address are free again. What was published
         *     once stays: somebody may have been promised something.
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
                        "application/json": components["schemas"]["Done_PromotionDeleted"];
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
        /** Saves the draft. What is published stays as it is. */
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
                        "application/json": components["schemas"]["Done_EditedPromotion"];
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
        /** Gives the draft up. What is published stays as it is. */
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
                        "application/json": components["schemas"]["Done_EditedPromotion"];
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
        /** A promotion, to be edited. */
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
                        "application/json": components["schemas"]["Data_EditedPromotion"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The draft, or else what holds, as a participant sees it who has not answered yet. */
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
                        "application/json": components["schemas"]["Data_PromotionPreview"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
         * Publishes the draft that the operator saw. Participants see it at once; those whose purchases it concerns are counted
         *     anew in the background.
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
                        "application/json": components["schemas"]["Done_EditedPromotion"];
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
        /** Counts all participants anew in the background. Who has what is due already gets nothing twice. */
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
                        "application/json": components["schemas"]["Done_EditedPromotion"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Who takes part in a promotion, by their ids. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description Digits that the NIP contains. */
                    nip?: string;
                    /** @description Only some of the participants. */
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
        /** A participant's progress in a promotion, and each purchase that it looks at with the reason why it counts or not. */
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
        /** Pays a participant's remainder in a promotion as a transfer to the account that they have now. */
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
                        "application/json": components["schemas"]["Done_RemainderPaid"];
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
        /** The latest simulations of a promotion. */
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
                        "application/json": components["schemas"]["Data_Vec_PromotionSimulation"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Begins to try the draft, or else what holds, on a season's purchases. */
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
                        "application/json": components["schemas"]["Done_PromotionSimulation"];
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
        /** A simulation: how far it is and what it has found. */
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
                        "application/json": components["schemas"]["Data_PromotionSimulation"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Stops a simulation; what it has found so far stays. */
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
                        "application/json": components["schemas"]["Done_PromotionSimulation"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Takes a promotion from the portal or puts it back. What purchases have brought under it stays. */
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
                        "application/json": components["schemas"]["Done_EditedPromotion"];
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
        /** The representatives in Polish order of their names, those who are active first. */
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
                        "application/json": components["schemas"]["Data_Vec_DeskRepresentative"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Adds a representative. */
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
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Makes a representative active again; nobody is assigned to them by it. */
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
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_AreaAssigned"];
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
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
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
        /** Puts a portrait in the place of the one before. */
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
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
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
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
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
        /** Requests: those that wait the oldest first, otherwise the newest. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
                    kind?: components["schemas"]["RequestKind"];
                    /** @description A NIP; with anything else nothing is found. */
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
                        "application/json": components["schemas"]["RequestQueue"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** A request with its answer, when it has one. */
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
                        "application/json": components["schemas"]["Data_DeskRequest"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Answers a request with an invitation; approves a partner. */
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
                        "application/json": components["schemas"]["Done_RequestDecided"];
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
        /** Refuses a request; whoever asked is told why. */
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
                        "application/json": components["schemas"]["Done_RequestDecided"];
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
        /** Rewards in the order of the catalogue, those that are not shown too. */
        get: {
            parameters: {
                query?: {
                    /** @description Whether it is shown in the catalogue. */
                    active?: boolean;
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
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
                        "application/json": components["schemas"]["DeskRewardPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Adds a reward, without a limit of stock and still without variants. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DeskRewardForm"];
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
                        "application/json": components["schemas"]["Done_DeskReward"];
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
        /** A reward with all that belongs to it. */
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
                        "application/json": components["schemas"]["Data_DeskReward"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Sets a season's price, or takes it away. */
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
                        "application/json": components["schemas"]["Done_DeskReward"];
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
        /** Changes a stock. */
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
                        "application/json": components["schemas"]["Done_DeskReward"];
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
        /** Changes a reward. Orders keep the points for which they were made. */
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
                        "application/json": components["schemas"]["Done_DeskReward"];
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
        /** Adds a variant, of which nothing is in stock yet. */
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
                        "application/json": components["schemas"]["Done_DeskReward"];
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
                        "application/json": components["schemas"]["Done_DeskReward"];
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
        /** Changes a variant's code and name. */
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
                        "application/json": components["schemas"]["Done_DeskReward"];
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
        /** All seasons of the programme, the newest first. */
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
                        "application/json": components["schemas"]["Data_DeskSeasons"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Prepares the season after the newest one: a draft, whose purchases do not count yet. */
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
                        "application/json": components["schemas"]["Done_DeskSeasons"];
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
        /** Gives products and rewards that have no rate or price in a season yet the ones of another. */
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
                        "application/json": components["schemas"]["Done_DeskSeasons"];
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
         * Changes what a season gives for joining and staying, opens it, or closes it. Points for staying over the limit of one
         *     person are set by one administrator, and another one opens the season.
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
                        "application/json": components["schemas"]["Done_DeskSeasons"];
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
        /** Who knocked, from where, and what became of it. */
        get: {
            parameters: {
                query?: {
                    /** @description A participant's NIP or an operator's e-mail, whether or not there is such an account. */
                    account?: string;
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description The first day, in Warsaw. */
                    from?: components["schemas"]["Day"];
                    kind?: components["schemas"]["SecurityEventKind"];
                    side?: components["schemas"]["SecurityEventSide"];
                    /** @description The last day, in Warsaw. */
                    to?: components["schemas"]["Day"];
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
                        "application/json": components["schemas"]["SecurityEventPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Failed sign-ins by the hour. */
        get: {
            parameters: {
                query?: {
                    /** @description How many hours: 24 or 72. */
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
                        "application/json": components["schemas"]["Data_FailedSignIns"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The settings that administrators change. */
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
                        "application/json": components["schemas"]["Data_DeskSettings"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
    "/api/v1/backoffice/settings/colours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the programme's colours. One on which the portal's texts could not be read is refused, with the contrast. */
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
                        "application/json": components["schemas"]["Done_DeskSettings"];
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
        /** Shows what colours would bring, those that cannot be read as well; of what is no colour the portal's own. */
        get: {
            parameters: {
                query?: {
                    /** @description Of what draws the eye. */
                    accent?: string;
                    /** @description Of buttons and links. */
                    brand?: string;
                    /** @description Of the menu at the side, of dark grounds, and of text. */
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
                        "application/json": components["schemas"]["Data_ColoursPreview"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Puts a logo in the place of the portal's own mark and name, or of the logo before. */
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
                        "application/json": components["schemas"]["Done_DeskSettings"];
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
        /** Takes the logo away: the portal's own mark stands there again. */
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
                        "application/json": components["schemas"]["Done_DeskSettings"];
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
         * Closes the programme for maintenance or opens it again. While it is closed the portal leads participants to the notice,
         *     and what they send is refused with 503 and not kept.
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
                        "application/json": components["schemas"]["Done_DeskSettings"];
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
        /** Changes how the programme is named and reached. */
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
                        "application/json": components["schemas"]["Done_DeskSettings"];
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
        /** Changes which services outside pages use. */
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
                        "application/json": components["schemas"]["Done_DeskSettings"];
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
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/settings/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes what everybody who is signed in is told. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WordsChange"];
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
                        "application/json": components["schemas"]["Done_DeskSettings"];
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
        /** The records of a participant who was ever given something, of one year. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description The calendar year; the latest with records unless another is asked for. */
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
        /** Enters the value of a prize, once; what follows from it is counted by the rule that held when it was given. */
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
                        "application/json": components["schemas"]["Done_PrizeValued"];
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
        /** The rules of tax of every kind of reward and of every promotion. */
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
                        "application/json": components["schemas"]["Data_Vec_TaxScope"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Adds a version of a rule; the rules as they stand then. */
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
                        "application/json": components["schemas"]["Done_Vec_TaxScope"];
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
        /** What participants were given in a year, with its sums. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
                    cursor?: components["parameters"]["cursor"];
                    /** @description A NIP, an order's number, or the beginnings of words of the participant's names. */
                    search?: string;
                    treatment?: "none" | "withheld" | "reported";
                    /** @description Only who was given something whose value is not known. */
                    unvalued?: boolean;
                    /** @description The calendar year; the one that runs unless another is asked for. */
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
    "/api/v1/backoffice/tax/worth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards, parcels and trips of the catalogue with what one is worth. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["WorthPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
    "/api/v1/backoffice/tax/worth/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets what a reward is worth. What is recorded already stays. */
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
                    "application/json": components["schemas"]["WorthForm"];
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
                        "application/json": components["schemas"]["Done_RewardWorth"];
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
            };
        };
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
        /** All trips, drafts included. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["DeskTripPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** A trip with its terms. */
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
                        "application/json": components["schemas"]["Data_DeskTrip"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Copies a trip and its reward to another season as a draft; its days move by as many years as lie between the seasons. */
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
                        "application/json": components["schemas"]["Done_DeskTrip"];
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
        /** The participants whom a trip's mark has reached, by their ids. */
        get: {
            parameters: {
                query?: {
                    /** @description `next_cursor` of the page before. */
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
                        "application/json": components["schemas"]["TripParticipantPage"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_DeskTrip"];
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
        /** The bank of a sort code, the eight digits that follow an account's check digits; its first four are enough. */
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
                        "application/json": components["schemas"]["Data_Bank"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** What the caller's purchases would be calculated from. */
        get: {
            parameters: {
                query?: {
                    /** @description The programme that gives points: `program.retail`, also when it is not said. */
                    program?: string;
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
                        "application/json": components["schemas"]["Data_Calculator"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The questions of an audience in their order. */
        get: {
            parameters: {
                query?: {
                    /** @description The audience: `program.retail`, also when it is not said, or `program.partner`. */
                    program?: string;
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
                        "application/json": components["schemas"]["Data_Vec_FaqEntry"];
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
        /** The published news of an audience, the newest first. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 12, which is also the default. */
                    per_page?: number;
                    /** @description The audience: `program.retail`, also when it is not said, or `program.partner`. */
                    program?: string;
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
                        "application/json": components["schemas"]["NewsList"];
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
        /** A published news item, by the last part of its address or by its id. */
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
                        "application/json": components["schemas"]["Data_NewsItem"];
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
        /** The published pages, in the order in which they were added. */
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
                        "application/json": components["schemas"]["Data_Vec_ContentPageCard"];
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
        /** A published page, by its address or by its id. */
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
                        "application/json": components["schemas"]["Data_ContentPage"];
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
        /** The published promotions of an audience: those that run, then those to come, then those that are over. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 16, which is also the default. */
                    per_page?: number;
                    /** @description The audience: `program.retail`, also when it is not said, or `program.partner`. */
                    program?: string;
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
        /** A published promotion, by the last part of its address or by its id. */
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
                        "application/json": components["schemas"]["Data_SinglePromotion"];
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
        /** The rules of a published promotion, as they stood in a revision of it. */
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
        /** The consents that the form of registration asks for, none of them given. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description `program.retail` or `program.partner` */
                    type: string;
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
                        "application/json": components["schemas"]["Data_Vec_Agreement"];
                    };
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Takes a visitor's message. */
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
                        "application/json": components["schemas"]["Done_ContactTaken"];
                    };
                };
                400: components["responses"]["BadRequest"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
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
         * All that is stored of a participant, as JSON and the files of their invoices. The link is good for a quarter of an
         *     hour and for one time, so that a browser can save a large file without holding it in memory.
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
        /** The branches of the active distributors, partners may look too. */
        get: {
            parameters: {
                query?: {
                    edi?: boolean;
                    search?: string;
                    sortBy?: "distributor_name" | "nip" | "city" | "edi";
                    sortDesc?: boolean;
                    /** @description What `search` looks into; the name when it is not said. */
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
                        "application/json": components["schemas"]["Data_Table_DistributorItem"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The active distributors in Polish order. */
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
                        "application/json": components["schemas"]["Data_Vec_DistributorOption"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The file as it was reported. */
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
        /** The participant's invoices: of a season (`2025`), `waiting`, or `archive` (older than the previous season). */
        get: {
            parameters: {
                query?: {
                    edi?: boolean;
                    page?: components["parameters"]["page"];
                    search?: string;
                    sortBy?: components["schemas"]["InvoiceSort"];
                    sortDesc?: boolean;
                    /** @description What `search` looks into; the number when it is not said. */
                    type?: components["schemas"]["InvoiceSearch"];
                };
                header?: never;
                path: {
                    /** @description A season's year, `waiting` or `archive` */
                    list: string;
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
                        "application/json": components["schemas"]["FilteredList_InvoiceItem_InvoiceFilters"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
         * Opens a rejected line, or a whole rejected invoice, for another decision. One appeal at a time waits for the same
         *     line, and there are no more of them than the programme's setting says.
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
                        "application/json": components["schemas"]["Done_AppealMade"];
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
        /** The participant's own invoice; somebody else's is as good as none. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AskedInvoice"];
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
                        "application/json": components["schemas"]["Data_InvoiceDetails"];
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
         * Reports an invoice; it waits for an operator's decision and earns nothing before. To one that a distributor's data
         *     brought already, the file is added, once.
         * @description With an `Idempotency-Key` a retried upload has one effect.
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
                        "application/json": components["schemas"]["Done_Submitted"];
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
        /** The programme's logo. */
        get: {
            parameters: {
                query: {
                    /** @description The logo's version, as its address in the settings names it. */
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
        /** A picture in one of its widths, or a PDF. The key is random, so that nobody walks through them by counting. */
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
        /** Takes a delivery report by GET, as the provider sends it; the secret in the address says who calls. */
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
            };
        };
        put?: never;
        /** Takes a delivery report by POST. */
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
         * What was bought in a season and accepted, also where a limit cut the points. Lines that wait or were rejected are
         *     not purchases yet, or none.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description A part of the product's or the distributor's name. */
                    search?: string;
                    /** @description The current one when it is not said. */
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
                        "application/json": components["schemas"]["FilteredList_PurchaseItem_PurchaseFilters"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The participant's accepted lines of a product (its `group` across packs) from a distributor, the latest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The current one when it is not said. */
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
                        "application/json": components["schemas"]["Data_PurchaseDetails"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The participant's accepted lines of a season by the month of the invoice. */
        get: {
            parameters: {
                query?: {
                    /** @description The current one when it is not said. */
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
                        "application/json": components["schemas"]["Data_SeasonOfPurchases"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Asks the owner of an address to confirm it. The answer is the same whether the address is on the list or not. */
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
                        "application/json": components["schemas"]["Done_NewsletterAsked"];
                    };
                };
                400: components["responses"]["BadRequest"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Puts the address of a link on the list. The same link again finds it there. */
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
                        "application/json": components["schemas"]["Done_NewsletterConfirmed"];
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
        /** Leads whoever opens the address in a browser to the page with the button; opening it changes nothing. */
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
            };
        };
        put?: never;
        /** Takes the address of a link off the list; doing it twice finds it gone. */
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
                        "application/json": components["schemas"]["Done_NewsletterLeft"];
                    };
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** A page of the participant's own notifications. */
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
                        "application/json": components["schemas"]["List_Notification"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Marks one as read; doing it again changes nothing. */
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
                        "application/json": components["schemas"]["Data_UnreadCount"];
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
        /** Marks all as read. */
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
                        "application/json": components["schemas"]["Data_UnreadCount"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Takes a request to take part. The answer is the same whether the NIP has an account or not. */
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
                        "application/json": components["schemas"]["Done_RequestTaken"];
                    };
                };
                400: components["responses"]["BadRequest"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The caller's orders of earlier seasons that are over: carried out, cancelled or returned. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 16, which is also the default. */
                    per_page?: number;
                    /** @description The orders of cards that promotions earned, instead of those of points; without it the archive has both. */
                    promotion?: boolean;
                    sortBy?: "id" | "number" | "reward" | "points" | "date";
                    /** @description By default the newest come first. */
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
        /** The cards that the caller has earned and not collected yet. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 16; 6 when it is not said. */
                    per_page?: number;
                    /** @description Only what promotions earned: all that there is to collect. */
                    promotion?: boolean;
                    sortBy?: "earned_at" | "value" | "promotion";
                    /** @description By default the newest come first. */
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
        /** Collects a card that waits, by post or as a code. */
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
                        "application/json": components["schemas"]["Done_CardOrdered"];
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
        /** A reward by its id or by the slug that stands in the portal's address. */
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
                        "application/json": components["schemas"]["Data_RewardDetails"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The caller's orders of the current season, and older ones that are still open; those of promotions' cards apart. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description At most 16, which is also the default. */
                    per_page?: number;
                    /** @description The orders of cards that promotions earned, instead of those of points; without it the archive has both. */
                    promotion?: boolean;
                    sortBy?: "id" | "number" | "reward" | "points" | "date";
                    /** @description By default the newest come first. */
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
        /** The code of one of the caller's cards. */
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
                        "application/json": components["schemas"]["Data_CardCode"];
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
                        "application/json": components["schemas"]["Done_OrderPlaced"];
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
        /** An order of the caller. */
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
                        "application/json": components["schemas"]["Data_ShownOrder"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Cancels an order of the caller that is still selected. */
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
                        "application/json": components["schemas"]["Done_OrderCancelled"];
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
        /** The rewards in the programme's order, each with what the caller still lacks for it. */
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
                        "application/json": components["schemas"]["Catalogue"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The branches that have any of the chosen products, those that have the most of them first. */
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
                        "application/json": components["schemas"]["FilteredList_StockedBranch_AvailabilityFilters"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The active distributors, their branches, the towns of these, and the products on sale. */
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
                        "application/json": components["schemas"]["Data_AvailabilityDictionary"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The choices of the products' filters; the same for everybody. */
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
                        "application/json": components["schemas"]["Data_OfferChoices"];
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
        /** The products on sale, in Polish order unless another one is asked for; the same for everybody. */
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
                    /** @description A part of the name; Polish marks may be left out. */
                    search?: string;
                    sortBy?: components["schemas"]["OfferSort"];
                    sortDesc?: boolean;
                    /** @description A size that it comes in, such as `5L` or `0.5kg`. */
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
                        "application/json": components["schemas"]["FilteredList_OfferedProduct_OfferFilters"];
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
        /** Renews a participant's session by the refresh token in the cookie, or in the body of a client without cookies. */
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
        /** Says whether registration is open to all, and which crops it asks for. */
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
                        "application/json": components["schemas"]["Data_RegistrationOptions"];
                    };
                };
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_Registered"];
                    };
                };
                400: components["responses"]["BadRequest"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Says whether a NIP has an account. The answers that it has one are few a day, so that nobody tries through a list of them. */
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
                        "application/json": components["schemas"]["Data_NipTaken"];
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
        /** Looks a NIP up in the register of the statistical office. A 404 where it is not known or the lookup is switched off. */
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
                        "application/json": components["schemas"]["Data_KnownCompany"];
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
        /** The invitation of a participant. One that was used, has expired, is for another NIP or never was is a 404. */
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
                        "application/json": components["schemas"]["Data_InvitationShown"];
                    };
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
                        "application/json": components["schemas"]["Done_Registered"];
                    };
                };
                400: components["responses"]["BadRequest"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The invitation of a partner. */
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
                        "application/json": components["schemas"]["Data_InvitationShown"];
                    };
                };
                404: components["responses"]["NotFound"];
                503: components["responses"]["ServiceUnavailable"];
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
         * A portrait, for whoever has its address: a browser's picture sends no bearer. The version is a part of the content's
         *     hash, so that nobody walks through the portraits by counting.
         */
        get: {
            parameters: {
                query: {
                    /** @description The portrait's version, as the address in a profile names it. */
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
        /** The caller's agreements in their latest versions, with the answers. */
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
                        "application/json": components["schemas"]["Data_Vec_Agreement"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Answers one agreement. Its parts follow a no; a whole follows its parts. */
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
                        "application/json": components["schemas"]["Done_AgreementAnswered"];
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
        /** The caller's progress in the promotion of this address. */
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
        /** The letters of the participant who asks. */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    sortBy?: components["schemas"]["LetterSort"];
                    /** @description By default the newest come first. */
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
                        "application/json": components["schemas"]["FilteredList_LetterItem_LetterFilters"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** One's own letter for a level. */
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
        /** Takes a participant's message. */
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
                        "application/json": components["schemas"]["Done_ContactTaken"];
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
        /** The caller's latest requests. */
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
                        "application/json": components["schemas"]["Data_DataRequests"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Asks to be forgotten. An operator carries it out; until then it can be taken back. Needs the password given again. */
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
                        "application/json": components["schemas"]["Done_ErasureAsked"];
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
        /** Takes back the request to be forgotten, while it waits. */
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
                        "application/json": components["schemas"]["Done_ErasureAsked"];
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
        /** Gives a link to a ZIP of all that is stored of the caller. Needs the password given again. */
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
                        "application/json": components["schemas"]["Done_ExportLink"];
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
        /** The caller's progress in the promotion of this address. */
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
        /** The caller's progress in the promotion of this address. */
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
        /** Changes the caller's password; the session that asks goes on, all others end. */
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
                        "application/json": components["schemas"]["Done_PasswordChanged"];
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
        /** The caller's progress in the promotion of this address. */
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
        /** The participant who asks, partners included. */
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
                        "application/json": components["schemas"]["Data_User"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /**
         * Changes the profile in part, or answers all agreements. A new account, e-mail or telephone needs the password to
         *     have been given again (`POST /api/v1/auth/confirm`), and transfers wait for 48 hours after it.
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
                        "application/json": components["schemas"]["Done_ProfileSaved"];
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
        /** Accepts or declines the rules of a promotion, until the last day for it. Earlier purchases of its days count then. */
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
                        "application/json": components["schemas"]["Done_PromoAnswered"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The prompts of the promotions that run for the caller, in the order in which they open. */
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
                        "application/json": components["schemas"]["Data_Vec_PromotionPrompt"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** How far the caller is in each promotion; those that end first come first. */
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
                        "application/json": components["schemas"]["Data_PromotionsInProgress"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Declares how much is going to be bought, or changes it, on the days for that. It accepts the rules as well. */
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
                        "application/json": components["schemas"]["Done_PromotionDeclared"];
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
        /** The caller's progress in a promotion, and the purchases that it looks at. */
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
        /** Tries purchases on every promotion that runs. Nothing is kept. */
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
                        "application/json": components["schemas"]["Data_Vec_PromotionTrial"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The participant's sessions that live, and support's looks of the last ninety days; the newest first. */
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
                        "application/json": components["schemas"]["Data_Vec_OwnSession"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** Ends one of the participant's sessions, or a look by support, once the password was given again. */
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
                        "application/json": components["schemas"]["Done_SessionsEnded"];
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
        /** Ends all of the participant's sessions, this one too or all but this one, once the password was given again. */
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
                        "application/json": components["schemas"]["Done_SessionsEnded"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableContent"];
                503: components["responses"]["ServiceUnavailable"];
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
        /** The caller's progress in the promotion of this address. */
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
        /** The caller's progress in the promotion of this address. */
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
        /** The caller's progress in the promotion of this address. */
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
        /** The season's trip and the caller's standing with it. */
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
                        "application/json": components["schemas"]["Done_TripStanding"];
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
        /** Answers as long as the process takes connections. */
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
         * Answers 200 when the database and the store of files take writes, the daily look has found the database whole, the data
         *     folder is still the one that was opened and the server is not about to end. What was seen is good for a second.
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
            /** @description From the link. */
            token: string;
        };
        /**
         * @description How the invitation goes out; a partner is always told by e-mail.
         * @example {
         *       "channel": "email"
         *     }
         */
        AcceptForm: {
            /**
             * @description `email`, `sms` or, when nothing is said, `email`.
             * @default null
             */
            channel: string | null;
        };
        /** @description The account's new state. */
        AccountChanged: {
            status: components["schemas"]["Status"];
        };
        /** @description A level of the lifetime total. */
        Achievement: {
            date?: components["schemas"]["At"] | null;
            /** Format: int64 */
            level: number;
            /** @description Whether it was reached. */
            value: boolean;
        };
        /** @description The participant to whom it was written. */
        Addressee: {
            id: components["schemas"]["ParticipantId"];
            name: string;
            nip: string;
        };
        /** @description What a participant is asked to agree to. */
        Agreement: {
            answered_at?: components["schemas"]["At"] | null;
            /** @description HTML: paragraphs and line breaks, nothing else. */
            content: string;
            /** Format: int64 */
            id: number;
            required: boolean;
            slug: string;
            subconsents: components["schemas"]["Agreement"][];
            /** @description Whether it is given. */
            value: boolean;
            /** Format: int64 */
            version: number;
        };
        /** @description The agreement as it stands now. */
        AgreementAnswered: {
            /** Format: int64 */
            id: number;
            value: boolean;
        };
        /**
         * @example {
         *       "value": true
         *     }
         */
        AgreementForm: {
            value: boolean;
        };
        /** @description An alarm that stands. */
        Alarm: {
            /** Format: int64 */
            count: number;
            /** @description What the machine says of it; not a sentence for users. */
            detail: string;
            kind: components["schemas"]["AlarmKind"];
            raised_at: components["schemas"]["At"];
        };
        /**
         * @description What an alarm is about; there is one of a kind at a time.
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
            /**
             * @description As the distributor writes it.
             * @default null
             */
            alias: string | null;
            /**
             * Format: int64
             * @default null
             */
            pack_id: number | null;
        };
        /** @description A request to look again. */
        Appeal: {
            /** @description Why it was rejected again. */
            answer?: string | null;
            /** @description The last day on which the answer is in time. */
            answer_by: components["schemas"]["Day"];
            answered_at?: components["schemas"]["At"] | null;
            made_at: components["schemas"]["At"];
            /** @description The participant's. */
            reason: string;
            /** @description Why it had been rejected. */
            rejection: string;
            status: components["schemas"]["Status"];
        };
        /** @description How long an appeal waits, and by when it should be answered. */
        AppealClock: {
            /** @description The last day on which the answer is in time. */
            answer_by: components["schemas"]["Day"];
            overdue: boolean;
            since: components["schemas"]["At"];
        };
        /**
         * @description A request to look again.
         * @example {
         *       "document": "Vc1i9_RdzkLTcHLEbe3F_w",
         *       "line": 41,
         *       "reason": "Produkt jest na liście programu, w załączniku ma inną nazwę."
         *     }
         */
        AppealForm: {
            /** @description The invoice's public id. */
            document: string;
            line?: components["schemas"]["LineId"] | null;
            /** @description Why the decision is wrong; an operator reads it. */
            reason?: string | null;
        };
        /** @description The appeal as it was taken. */
        AppealMade: {
            /** @description The last day on which the answer is in time. */
            answer_by: components["schemas"]["Day"];
        };
        /** @description How many participants were assigned. */
        AreaAssigned: {
            /** Format: int64 */
            participants: number;
        };
        /**
         * @description Which participants, as the browser sends it.
         * @example {
         *       "only_unassigned": true,
         *       "postcode": "99-4"
         *     }
         */
        AreaForm: {
            /** @description Leaves out those who have a representative already. */
            only_unassigned: boolean;
            /** @description The beginning of a postcode: `99`, `99-1`. */
            postcode: string;
        };
        /**
         * @description Which invoice is asked for.
         * @example {
         *       "document": "Vc1i9_RdzkLTcHLEbe3F_w"
         *     }
         */
        AskedInvoice: {
            /** @description The public id. */
            document: string;
        };
        /** @description Who looks after the participant now. */
        Assigned: {
            representative?: components["schemas"]["AssignedRepresentative"] | null;
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
         * @description Who is to look after the participant, as the browser sends it.
         * @example {
         *       "representative_id": 4
         *     }
         */
        AssignForm: {
            /**
             * Format: int64
             * @description Nobody when it is left out.
             */
            representative_id?: number | null;
        };
        /**
         * Format: date-time
         * @description An instant, whole microseconds.
         */
        At: string;
        /** @description One act. */
        AuditEntry: {
            action: string;
            after: unknown;
            at: components["schemas"]["At"];
            /** @description The record before, as far as it changed. */
            before: unknown;
            /** Format: int64 */
            id: number;
            nip?: string | null;
            note?: string | null;
            /** @description The operator's name; none where the system acted. */
            operator?: string | null;
            /** @description The participant whom it concerns. */
            participant?: string | null;
            /** @description The table and row that it was done to. */
            subject: string;
            /** Format: int64 */
            subject_id: number;
            /** @description What stands for the row in the address of its page. */
            subject_key: string;
            /** @description What the row is called now; none where it has no name, or is gone. */
            subject_name?: string | null;
        };
        /** @description A page of the audit log. */
        AuditLog: {
            data: components["schemas"]["AuditTable"];
            meta: components["schemas"]["Keyset"];
        };
        AuditTable: {
            items: components["schemas"]["AuditEntry"][];
        };
        /** @description What can be chosen, each once, in Polish order. */
        AvailabilityDictionary: {
            branches: string[];
            cities: string[];
            distributors: string[];
            products: components["schemas"]["ProductToFind"][];
        };
        /** @description What made the page. */
        AvailabilityFilters: {
            /** @description The SAP codes. */
            products: string[];
            search: string;
            type: components["schemas"]["PlaceKind"];
        };
        /**
         * @description All products that can be bought in a branch.
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
             * @description The branch's version.
             */
            version: number;
        };
        Bank: {
            /** @description Nothing where no bank is known: an account at it is as good as any other. */
            name?: string | null;
        };
        BetterForm: {
            /** Format: int64 */
            from_steps: number;
            reward: components["schemas"]["RewardForm"];
        };
        /** @description What was bought; litres and kilograms are not one sum. */
        Bought: {
            /**
             * Format: int64
             * @description Thousandths of a kilogram.
             */
            kilograms: number;
            /**
             * Format: int64
             * @description Thousandths of a litre.
             */
            litres: number;
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description By the season's list price, in grosze.
             */
            turnover: number;
            /**
             * Format: int64
             * @description Net, as it stands on the invoices, in grosze.
             */
            turnover_fv: number;
        };
        /**
         * @description A changed branch, and the version that it was changed from.
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
            /** @default null */
            city: string | null;
            /**
             * @description Degrees north, such as `52,2297`.
             * @default null
             */
            latitude: string | null;
            /**
             * @description Degrees east, such as `21,0122`.
             * @default null
             */
            longitude: string | null;
            /** @default null */
            name: string | null;
            /** @default null */
            phone: string | null;
            /** @default null */
            postcode: string | null;
            /** @default null */
            street: string | null;
            /** @default null */
            street_number: string | null;
            /** @default null */
            voivodeship: string | null;
        };
        /** @description A place on the earth in degrees (WGS 84). */
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
         * @description The version of the branch that is removed.
         * @example {
         *       "version": 3
         *     }
         */
        BranchRemoval: {
            /** Format: int64 */
            version: number;
        };
        /** @description That a branch is gone. */
        BranchRemoved: {
            distributor_id: components["schemas"]["DistributorId"];
        };
        /** @description Whose programme it is, how to reach them, and how it looks. */
        Brand: {
            /** @description Who answers for personal data. */
            data_controller?: string | null;
            email: string;
            logo?: components["schemas"]["Logo"] | null;
            name: string;
            phone: string;
            /** @description The address of the style sheet with the programme's colours; none: they are the portal's own. */
            stylesheet?: string | null;
        };
        /** @description What became of each order. */
        BulkChanged: {
            moved: components["schemas"]["MovedOrder"][];
            refused: components["schemas"]["RefusedOrder"][];
        };
        /**
         * @description The orders and the state that an operator wants for them, as the browser sends them.
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
            /** @description Why; required when the points come back, and read by every participant. */
            note?: string | null;
            /** @description At most 100. */
            orders: components["schemas"]["SeenOrder"][];
            /** @enum {string} */
            status: "selected" | "in_progress" | "completed" | "cancelled" | "returned";
        };
        /** @description What points are calculated from. */
        Calculator: {
            /** @description The levels of the total, the lowest first. */
            levels: components["schemas"]["CalculatorLevel"][];
            /**
             * Format: int64
             * @description What the total cannot pass.
             */
            limit: number;
            /** @description The products on sale that earn points in the season, in Polish order. */
            products: components["schemas"]["CalculatorProduct"][];
            /**
             * Format: int64
             * @description The season whose rates these are: the one that runs.
             */
            season: number;
            /**
             * Format: int64
             * @description The participant's lifetime total.
             */
            total: number;
        };
        /** @description A level of the lifetime total. */
        CalculatorLevel: {
            /**
             * Format: int64
             * @description What reaching it brings.
             */
            bonus_points: number;
            /** Format: int64 */
            level: number;
            /** @description Whether the participant has reached it already. */
            reached: boolean;
        };
        CalculatorProduct: {
            brand: string;
            /**
             * Format: int64
             * @description The most points that a participant gets for it in the season, where there is a bound.
             */
            cap_points?: number | null;
            /** @description The colour of its brand's packs, such as `#0b7a75`. */
            colour: string;
            /**
             * Format: int64
             * @description What the participant was granted for it in the season so far.
             */
            granted: number;
            name: string;
            /**
             * Format: int64
             * @description Thousandths of a point for a litre or kilogram.
             */
            points_per_unit: number;
            sap: string;
            /** @enum {string} */
            unit: "L" | "kg";
            /** @description The sizes of its packs in thousandths of the unit, the smallest first. */
            volumes: number[];
        };
        /** @description An act from the audit log, without the record before and after it. */
        CardAct: {
            /** @description `feature.verb`. */
            action: string;
            at: components["schemas"]["At"];
            /** Format: int64 */
            id: number;
            note?: string | null;
            operator?: string | null;
        };
        /** @description A page of acts. */
        CardActPage: {
            data: components["schemas"]["CardActTable"];
            meta: components["schemas"]["Pager"];
        };
        CardActTable: {
            items: components["schemas"]["CardAct"][];
        };
        /** @description A card's code. It stands in no other answer. */
        CardCode: {
            number: string;
            pin?: string | null;
            valid_until?: components["schemas"]["Day"] | null;
        };
        /** @description What is changed in a file's rows. */
        CardCodeChanges: {
            /** @default [] */
            left_out: components["schemas"]["LeftOutRow"][];
            /** @default [] */
            mended: components["schemas"]["MendedCell"][];
        };
        /** @description A row that gives an order its code. */
        CardCodeRow: {
            has_pin: boolean;
            /** @description The order's number. */
            order: components["schemas"]["OrderId"];
            participant: string;
            /** @description Whether the order is carried out already and its code was lost. */
            replaces_lost: boolean;
            reward: string;
            /**
             * Format: int64
             * @description The row's number in the file, its header counted.
             */
            row: number;
            /** @description The last four signs of the card's number. */
            tail: string;
            valid_until?: components["schemas"]["Day"] | null;
        };
        /** @description What a file would do. */
        CardCodesChecked: {
            /** @description Whether it can be imported: no row is wrong, and one at least is new. */
            can_be_imported: boolean;
            faults: components["schemas"]["ImportFault"][];
            /** Format: int64 */
            faulty: number;
            /** @description The orders that would get a code, in the order of the file. */
            fresh: components["schemas"]["CardCodeRow"][];
            left_out: components["schemas"]["LeftOutRow"][];
            /**
             * Format: int64
             * @description How many rows are read with mended cells.
             */
            mended: number;
            /**
             * Format: int64
             * @description How many rows have no card number.
             */
            skipped: number;
            /**
             * Format: int64
             * @description How many rows bring what their orders have already.
             */
            unchanged: number;
        };
        /**
         * @description What the form sends.
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
             * @description A CSV or an XLSX of up to 1 MiB and 500 rows.
             */
            file: string;
        };
        /** @description What a file has brought. */
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
             * @description Rows that were read with mended cells.
             */
            mended: number;
            /**
             * Format: int64
             * @description Orders, carried out before, whose lost code it replaces.
             */
            replaced: number;
            /** Format: int64 */
            unchanged: number;
        };
        /** @description A participant's answer to one version of a consent. */
        CardConsent: {
            answered_at: components["schemas"]["At"];
            content: string;
            /** @description A newer version waits for an answer of its own. */
            outdated: boolean;
            required: boolean;
            slug: string;
            value: boolean;
            /** Format: int64 */
            version: number;
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
        CardInvoice: {
            date: components["schemas"]["Day"];
            distributor: string;
            /** @description The public id. */
            id: string;
            number: string;
            /** Format: int64 */
            points: number;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description The net value in grosze.
             */
            value: number;
        };
        /** @description A page of invoices. */
        CardInvoicePage: {
            data: components["schemas"]["CardInvoiceTable"];
            meta: components["schemas"]["Pager"];
        };
        CardInvoiceTable: {
            items: components["schemas"]["CardInvoice"][];
        };
        CardNote: {
            at: components["schemas"]["At"];
            author: string;
            content: string;
            /** Format: int64 */
            id: number;
        };
        /**
         * @description A note as the browser sends it.
         * @example {
         *       "content": "Prosi o telefon po 16 marca 2026."
         *     }
         */
        CardNoteForm: {
            content: string;
        };
        /** @description A note that was kept. */
        CardNoteKept: {
            /** Format: int64 */
            id: number;
        };
        /** @description A page of notes, the newest first. */
        CardNotePage: {
            data: components["schemas"]["CardNoteTable"];
            meta: components["schemas"]["Pager"];
        };
        CardNoteTable: {
            items: components["schemas"]["CardNote"][];
        };
        CardOrder: {
            date: components["schemas"]["At"];
            /** @description The public id. */
            id: string;
            number: components["schemas"]["OrderId"];
            /** Format: int64 */
            points: number;
            reward: string;
            status: components["schemas"]["Status"];
            variant?: string | null;
        };
        /** @description The order that was made of a card. */
        CardOrdered: {
            /** @description The order's public id. */
            id: string;
            /** @description The number by which people name it. */
            number: components["schemas"]["OrderId"];
        };
        /** @description A page of orders. */
        CardOrderPage: {
            data: components["schemas"]["CardOrderTable"];
            meta: components["schemas"]["Pager"];
        };
        CardOrderTable: {
            items: components["schemas"]["CardOrder"][];
        };
        /** @description What is due beyond whole cards: it waits until a card fits, or is paid as a transfer. */
        CardRemainder: {
            /** @enum {string} */
            kind: "fuel" | "prepaid";
            kind_text: string;
            /**
             * Format: int64
             * @description Grosze.
             */
            value: number;
            value_text: string;
        };
        /** @description A sign-in on one device. */
        CardSession: {
            device: string;
            ended_at?: components["schemas"]["At"] | null;
            ended_reason?: string | null;
            id: components["schemas"]["SessionId"];
            last_used_at: components["schemas"]["At"];
            /** @description Nobody has ended it, and its time is not over. */
            lives: boolean;
            started_at: components["schemas"]["At"];
            /** @description The operator who looked at the portal as this participant. */
            support?: string | null;
        };
        /** @description A page of sessions, the newest first. */
        CardSessionPage: {
            data: components["schemas"]["CardSessionTable"];
            meta: components["schemas"]["Pager"];
        };
        /** @description How many sessions were ended. */
        CardSessionsEnded: {
            /** Format: int64 */
            ended: number;
        };
        CardSessionTable: {
            items: components["schemas"]["CardSession"][];
        };
        CardsOfPromotion: {
            name: string;
            /** Format: int64 */
            participants: number;
            promotion: components["schemas"]["PromotionId"];
        };
        /** @description A page of the caller's cards. */
        CardsToCollect: {
            data: components["schemas"]["CardsToCollectTable"];
            meta: components["schemas"]["Pager"];
        };
        CardsToCollectTable: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["CardToCollect"][];
            /** @description What is due beyond whole cards, of all promotions. */
            remainders: components["schemas"]["RemainderOfPromotion"][];
        };
        /** @description A card that waits to be collected. */
        CardToCollect: {
            earned_at: components["schemas"]["At"];
            /** @description The public id. */
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
        /** @description A page of the catalogue. */
        Catalogue: {
            data: components["schemas"]["Shelf"];
            meta: components["schemas"]["Pager"];
        };
        /**
         * @description The state that an operator wants, as the browser sends it.
         * @example {
         *       "note": "Nagroda jest niedostępna. Punkty wróciły na konto.",
         *       "status": "cancelled",
         *       "version": 2
         *     }
         */
        ChangeForm: {
            /** @description Why; required when the points come back, and read by the participant. */
            note?: string | null;
            /** @enum {string} */
            status: "selected" | "in_progress" | "completed" | "cancelled" | "returned";
            /**
             * Format: int64
             * @description The version that the operator saw.
             */
            version: number;
        };
        /**
         * @description The password that is given again.
         * @example {
         *       "password": "Zielona:Koparka:42"
         *     }
         */
        CodePassword: {
            password: string;
        };
        /** @description A code is on its way. */
        CodeSent: {
            /** @description Until when the code is good. */
            expires_at: components["schemas"]["At"];
        };
        /**
         * @example {
         *       "account_type": "program.retail",
         *       "nip": "1234563218"
         *     }
         */
        CodeWanted: {
            /** @description `program.retail`; a partner uses the same form. */
            account_type: string;
            nip: string;
        };
        /**
         * @description How a card is to come.
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
            /** @description `post` or `code`. */
            delivery?: string | null;
        };
        /** @description Each as `#0b7a75`; empty: the portal's own. */
        Colours: {
            /**
             * @description Of what draws the eye.
             * @default
             */
            accent: string;
            /**
             * @description Of buttons and links.
             * @default
             */
            brand: string;
            /**
             * @description Of the menu at the side, of dark grounds, and of text.
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
        /** @description What colours would bring. */
        ColoursPreview: {
            /** @description Each shade by its variable in style sheets: `--color-brand`. */
            variables: {
                [key: string]: string;
            };
        };
        /**
         * @example {
         *       "password": "Zielona:Koparka:42"
         *     }
         */
        Confirmation: {
            password: string;
        };
        /** @description A session whose owner has given the password again. */
        Confirmed: {
            /** @description Until when risky changes may be made without asking again. */
            until: components["schemas"]["At"];
        };
        /** @description A consent with its versions. */
        ConsentHistory: {
            account_type: string;
            /** @description The slug of the consent that it is a part of. */
            parent?: string | null;
            slug: string;
            /** @description The latest first. */
            versions: components["schemas"]["ConsentVersion"][];
            /** @description Nobody has to give it, whatever its version. */
            voluntary: boolean;
        };
        ConsentVersion: {
            /** @description As participants see it. */
            content: string;
            /**
             * Format: int64
             * @description How many participants say yes to this version.
             */
            given: number;
            /** Format: int64 */
            id: number;
            published_at?: components["schemas"]["At"] | null;
            published_by?: string | null;
            /**
             * Format: int64
             * @description How many said no, or took it back.
             */
            refused: number;
            required: boolean;
            /** @description Plain text with line breaks. */
            text: string;
            /** Format: int64 */
            version: number;
        };
        /**
         * @description What the sender reads in an e-mail.
         * @example {
         *       "answer": "Dzień dobry, faktura jest już sprawdzona, a punkty są na koncie."
         *     }
         */
        ContactAnswerForm: {
            /** @default null */
            answer: string | null;
        };
        /**
         * @description Why a message needs no answer by e-mail; operators read it.
         * @example {
         *       "reason": "Sprawa wyjaśniona telefonicznie"
         *     }
         */
        ContactCloseForm: {
            /** @default null */
            reason: string | null;
        };
        /** @description The message's new state. */
        ContactEnded: {
            id: components["schemas"]["ContactMessageId"];
            status: components["schemas"]["Status"];
        };
        /**
         * @description Who writes, what, and how to answer.
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
            /** @default false */
            contact_consent: boolean;
            /** @default null */
            email: string | null;
            /** @default null */
            message: string | null;
            /** @default null */
            name: string | null;
            /**
             * @description It may be left out.
             * @default null
             */
            phone: string | null;
            /** @enum {string} */
            topic?: "account" | "invoices" | "rewards" | "promotions" | "products" | "personal_data" | "other";
        };
        /** Format: int64 */
        ContactMessageId: number;
        /** @description A page of messages. */
        ContactQueue: {
            data: components["schemas"]["ContactTable"];
            meta: components["schemas"]["Keyset"];
        };
        /** @description The participant who wrote. */
        ContactSender: {
            company_name: string;
            id: components["schemas"]["ParticipantId"];
            nip: string;
            /** @description To whom the message went as well. */
            representative?: string | null;
        };
        ContactTable: {
            items: components["schemas"]["QueuedContactMessage"][];
        };
        /** @description A message was taken. */
        ContactTaken: {
            /** @description Whether somebody will read it; always. */
            taken: boolean;
        };
        /** @description A page of what was written, the newest first. */
        ContentHistory_ContentPageForm: {
            data: components["schemas"]["ContentVersions_ContentPageForm"];
            meta: components["schemas"]["Keyset"];
        };
        /** @description A page of what was written, the newest first. */
        ContentHistory_NewsForm: {
            data: components["schemas"]["ContentVersions_NewsForm"];
            meta: components["schemas"]["Keyset"];
        };
        /** @description A page of what was written, the newest first. */
        ContentHistory_QuestionForm: {
            data: components["schemas"]["ContentVersions_QuestionForm"];
            meta: components["schemas"]["Keyset"];
        };
        /** @description A page of text. */
        ContentPage: {
            id: components["schemas"]["PageId"];
            /** @description Its address. */
            slug: string;
            summary: string;
            text_html: string;
            title: string;
            /** @description Since when it says what it says. */
            updated_on: components["schemas"]["Day"];
        };
        /** @description A page in a list. */
        ContentPageCard: {
            /** @description Its address. */
            slug: string;
            summary: string;
            title: string;
        };
        /**
         * @description A changed page, and the version that it was changed from.
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
             * @description Whether readers are shown it; a draft otherwise.
             * @default false
             */
            published: boolean;
            /**
             * @description Its address, only of a new one: it stays. Made of the title where it is empty.
             * @default null
             */
            slug: string | null;
            /** @default null */
            summary: string | null;
            /**
             * @description HTML, of which a few tags stay.
             * @default null
             */
            text: string | null;
            /** @default null */
            title: string | null;
            /**
             * @description Since when it says what it says, `YYYY-MM-DD`.
             * @default null
             */
            updated_on: string | null;
        };
        /** @description What was written at a time. */
        ContentVersion_ContentPageForm: {
            at?: components["schemas"]["At"] | null;
            form: components["schemas"]["ContentPageForm"];
            /** @description The name of who saved it; none of what the programme's own files had. */
            operator?: string | null;
        };
        /** @description What was written at a time. */
        ContentVersion_NewsForm: {
            at?: components["schemas"]["At"] | null;
            form: components["schemas"]["NewsForm"];
            /** @description The name of who saved it; none of what the programme's own files had. */
            operator?: string | null;
        };
        /** @description What was written at a time. */
        ContentVersion_QuestionForm: {
            at?: components["schemas"]["At"] | null;
            form: components["schemas"]["QuestionForm"];
            /** @description The name of who saved it; none of what the programme's own files had. */
            operator?: string | null;
        };
        ContentVersions_ContentPageForm: {
            items: components["schemas"]["ContentVersion_ContentPageForm"][];
        };
        ContentVersions_NewsForm: {
            items: components["schemas"]["ContentVersion_NewsForm"][];
        };
        ContentVersions_QuestionForm: {
            items: components["schemas"]["ContentVersion_QuestionForm"][];
        };
        /**
         * @description The season of the copy.
         * @example {
         *       "key": "march_refuel_2027",
         *       "season": 2027,
         *       "slug": "tankuj-w-marcu-2027"
         *     }
         */
        CopyForm: {
            /** @description The copy's own key and address. */
            key: string;
            /** Format: int64 */
            season: number;
            slug: string;
        };
        /** @description How the participant's points stand after the correction. */
        Corrected: {
            /** Format: int64 */
            available: number;
            /**
             * Format: int64
             * @description By how many points the participant has more, with those of levels that were reached; below zero when fewer.
             */
            difference: number;
            /**
             * Format: int64
             * @description The number under which it waits for another person; nothing has moved yet.
             */
            pending?: number | null;
            /** Format: int64 */
            total: number;
        };
        /**
         * @description A correction as the browser sends it.
         * @example {
         *       "points": 500,
         *       "reason": "Punkty za fakturę FV/123/03/2026, pominięte przy sprawdzaniu",
         *       "source": "purchases"
         *     }
         */
        CorrectionForm: {
            /**
             * Format: int64
             * @description Whole points: above zero they are given, below zero taken back.
             */
            points?: number | null;
            /** @description Why; the participant reads it. */
            reason: string;
            /** @enum {string} */
            source: "purchases" | "affiliation" | "achievements";
        };
        /**
         * @description Why a correction is refused.
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
            /** @description `program.retail`; a partner signs in by the same form. */
            account_type: string;
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
        /** @description The area of a crop as it was typed, in hectares. */
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
        /** @description Crops that are asked for together. */
        CropChoices: {
            name: string;
            parts: components["schemas"]["CropChoice"][];
            total?: components["schemas"]["CropChoice"] | null;
        };
        /** @description One thing that was asked for. */
        Data_AvailabilityDictionary: {
            data: components["schemas"]["AvailabilityDictionary"];
        };
        /** @description One thing that was asked for. */
        Data_Bank: {
            data: components["schemas"]["Bank"];
        };
        /** @description One thing that was asked for. */
        Data_Calculator: {
            data: components["schemas"]["Calculator"];
        };
        /** @description One thing that was asked for. */
        Data_CardCode: {
            data: components["schemas"]["CardCode"];
        };
        /** @description One thing that was asked for. */
        Data_CardCodesChecked: {
            data: components["schemas"]["CardCodesChecked"];
        };
        /** @description One thing that was asked for. */
        Data_ColoursPreview: {
            data: components["schemas"]["ColoursPreview"];
        };
        /** @description One thing that was asked for. */
        Data_Confirmed: {
            data: components["schemas"]["Confirmed"];
        };
        /** @description One thing that was asked for. */
        Data_ContentPage: {
            data: components["schemas"]["ContentPage"];
        };
        /** @description One thing that was asked for. */
        Data_DataRequests: {
            data: components["schemas"]["DataRequests"];
        };
        /** @description One thing that was asked for. */
        Data_DemoCode: {
            data: components["schemas"]["DemoCode"];
        };
        /** @description One thing that was asked for. */
        Data_Desk: {
            data: components["schemas"]["Desk"];
        };
        /** @description One thing that was asked for. */
        Data_DeskBranch: {
            data: components["schemas"]["DeskBranch"];
        };
        /** @description One thing that was asked for. */
        Data_DeskContactMessage: {
            data: components["schemas"]["DeskContactMessage"];
        };
        /** @description One thing that was asked for. */
        Data_DeskDistributor: {
            data: components["schemas"]["DeskDistributor"];
        };
        /** @description One thing that was asked for. */
        Data_DeskMessage: {
            data: components["schemas"]["DeskMessage"];
        };
        /** @description One thing that was asked for. */
        Data_DeskNews: {
            data: components["schemas"]["DeskNews"];
        };
        /** @description One thing that was asked for. */
        Data_DeskOrder: {
            data: components["schemas"]["DeskOrder"];
        };
        /** @description One thing that was asked for. */
        Data_DeskPage: {
            data: components["schemas"]["DeskPage"];
        };
        /** @description One thing that was asked for. */
        Data_DeskParticipant: {
            data: components["schemas"]["DeskParticipant"];
        };
        /** @description One thing that was asked for. */
        Data_DeskProduct: {
            data: components["schemas"]["DeskProduct"];
        };
        /** @description One thing that was asked for. */
        Data_DeskQuestion: {
            data: components["schemas"]["DeskQuestion"];
        };
        /** @description One thing that was asked for. */
        Data_DeskRequest: {
            data: components["schemas"]["DeskRequest"];
        };
        /** @description One thing that was asked for. */
        Data_DeskReward: {
            data: components["schemas"]["DeskReward"];
        };
        /** @description One thing that was asked for. */
        Data_DeskSeasons: {
            data: components["schemas"]["DeskSeasons"];
        };
        /** @description One thing that was asked for. */
        Data_DeskSettings: {
            data: components["schemas"]["DeskSettings"];
        };
        /** @description One thing that was asked for. */
        Data_DeskTrip: {
            data: components["schemas"]["DeskTrip"];
        };
        /** @description One thing that was asked for. */
        Data_EditedPromotion: {
            data: components["schemas"]["EditedPromotion"];
        };
        /** @description One thing that was asked for. */
        Data_FailedSignIns: {
            data: components["schemas"]["FailedSignIns"];
        };
        /** @description One thing that was asked for. */
        Data_FirstStep: {
            data: components["schemas"]["FirstStep"];
        };
        /** @description One thing that was asked for. */
        Data_ImportDetails: {
            data: components["schemas"]["ImportDetails"];
        };
        /** @description One thing that was asked for. */
        Data_ImportKinds: {
            data: components["schemas"]["ImportKinds"];
        };
        /** @description One thing that was asked for. */
        Data_InvitationShown: {
            data: components["schemas"]["InvitationShown"];
        };
        /** @description One thing that was asked for. */
        Data_InvoiceDetails: {
            data: components["schemas"]["InvoiceDetails"];
        };
        /** @description One thing that was asked for. */
        Data_InvoiceUnderReview: {
            data: components["schemas"]["InvoiceUnderReview"];
        };
        /** @description One thing that was asked for. */
        Data_KnownCompany: {
            data: components["schemas"]["KnownCompany"];
        };
        /** @description One thing that was asked for. */
        Data_Me: {
            data: components["schemas"]["Me"];
        };
        /** @description One thing that was asked for. */
        Data_MediaItem: {
            /** @description A picture or a file with the places where it is used. */
            data: components["schemas"]["Media"] & {
                uses: components["schemas"]["MediaUse"][];
            };
        };
        /** @description One thing that was asked for. */
        Data_Moved: {
            data: components["schemas"]["Moved"];
        };
        /** @description One thing that was asked for. */
        Data_NewRecoveryCodes: {
            data: components["schemas"]["NewRecoveryCodes"];
        };
        /** @description One thing that was asked for. */
        Data_NewsItem: {
            /** @description A whole news item. */
            data: components["schemas"]["NewsCard"] & {
                text_html: string;
            };
        };
        /** @description One thing that was asked for. */
        Data_NipTaken: {
            data: components["schemas"]["NipTaken"];
        };
        /** @description One thing that was asked for. */
        Data_OfferChoices: {
            data: components["schemas"]["OfferChoices"];
        };
        /** @description One thing that was asked for. */
        Data_OwnPasskeys: {
            data: components["schemas"]["OwnPasskeys"];
        };
        /** @description One thing that was asked for. */
        Data_PasskeyOptions: {
            data: components["schemas"]["PasskeyOptions"];
        };
        /** @description One thing that was asked for. */
        Data_Payout: {
            data: components["schemas"]["Payout"];
        };
        /** @description One thing that was asked for. */
        Data_PayoutWhiteList: {
            data: components["schemas"]["PayoutWhiteList"];
        };
        /** @description One thing that was asked for. */
        Data_ProductWords: {
            data: components["schemas"]["ProductWords"];
        };
        /** @description One thing that was asked for. */
        Data_PromotionPreview: {
            data: components["schemas"]["PromotionPreview"];
        };
        /** @description One thing that was asked for. */
        Data_PromotionSimulation: {
            data: components["schemas"]["PromotionSimulation"];
        };
        /** @description One thing that was asked for. */
        Data_PromotionsInProgress: {
            data: components["schemas"]["PromotionsInProgress"];
        };
        /** @description One thing that was asked for. */
        Data_PromotionWords: {
            data: components["schemas"]["PromotionWords"];
        };
        /** @description One thing that was asked for. */
        Data_PurchaseDetails: {
            data: components["schemas"]["PurchaseDetails"];
        };
        /** @description One thing that was asked for. */
        Data_RegistrationOptions: {
            data: components["schemas"]["RegistrationOptions"];
        };
        /** @description One thing that was asked for. */
        Data_RewardDetails: {
            /** @description A reward's page. */
            data: components["schemas"]["ShownReward"] & {
                description: string;
                /** @description What tax is withheld of a transfer by today's rule, in words; none where none is. */
                tax_notice?: string | null;
                /** @description Of which one is ordered; empty when the reward has none. */
                variants: components["schemas"]["RewardVariant"][];
            };
        };
        /** @description One thing that was asked for. */
        Data_SeasonOfPurchases: {
            data: components["schemas"]["SeasonOfPurchases"];
        };
        /** @description One thing that was asked for. */
        Data_SecondFactor: {
            data: components["schemas"]["SecondFactor"];
        };
        /** @description One thing that was asked for. */
        Data_ShownOrder: {
            data: components["schemas"]["ShownOrder"];
        };
        /** @description One thing that was asked for. */
        Data_SignInLocks: {
            data: components["schemas"]["SignInLocks"];
        };
        /** @description One thing that was asked for. */
        Data_SinglePromotion: {
            data: components["schemas"]["SinglePromotion"];
        };
        /** @description One thing that was asked for. */
        Data_SystemSettings: {
            data: components["schemas"]["SystemSettings"];
        };
        /** @description One thing that was asked for. */
        Data_Table_DistributorItem: {
            /** @description The rows of a list and its columns. */
            data: {
                fields: components["schemas"]["Field"][];
                items: components["schemas"]["DistributorItem"][];
            };
        };
        /** @description One thing that was asked for. */
        Data_UnreadCount: {
            data: components["schemas"]["UnreadCount"];
        };
        /** @description One thing that was asked for. */
        Data_User: {
            data: components["schemas"]["User"];
        };
        /** @description One thing that was asked for. */
        Data_Vec_Agreement: {
            data: components["schemas"]["Agreement"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_CardConsent: {
            data: components["schemas"]["CardConsent"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_ConsentHistory: {
            data: components["schemas"]["ConsentHistory"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_ContentPageCard: {
            data: components["schemas"]["ContentPageCard"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_DeskRepresentative: {
            data: components["schemas"]["DeskRepresentative"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_DistributorOption: {
            data: components["schemas"]["DistributorOption"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_FaqEntry: {
            data: components["schemas"]["FaqEntry"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_ImportSource: {
            data: components["schemas"]["ImportSource"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_OperatorNotice: {
            data: components["schemas"]["OperatorNotice"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_OperatorSession: {
            data: components["schemas"]["OperatorSession"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_OwnSession: {
            data: components["schemas"]["OwnSession"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_PackAlias: {
            data: components["schemas"]["PackAlias"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_PackOption: {
            data: components["schemas"]["PackOption"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_PendingCorrection: {
            data: components["schemas"]["PendingCorrection"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_PromotionPrompt: {
            data: components["schemas"]["PromotionPrompt"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_PromotionSimulation: {
            data: components["schemas"]["PromotionSimulation"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_PromotionTrial: {
            data: components["schemas"]["PromotionTrial"][];
        };
        /** @description One thing that was asked for. */
        Data_Vec_TaxScope: {
            data: components["schemas"]["TaxScope"][];
        };
        /**
         * Format: binary
         * @description A ZIP.
         */
        DataArchive: string;
        /** @description A request that was closed. */
        DataRequestClosed: {
            /** Format: int64 */
            id: number;
        };
        /** @description A page of requests. */
        DataRequestQueue: {
            data: components["schemas"]["DataRequestTable"];
            meta: components["schemas"]["Keyset"];
        };
        /** @description What was asked last, of either kind. */
        DataRequests: {
            erasure?: components["schemas"]["ErasureRequest"] | null;
            exported_at?: components["schemas"]["At"] | null;
        };
        DataRequestTable: {
            items: components["schemas"]["QueuedDataRequest"][];
        };
        /**
         * @description Which part of a date comes first. `2025-08-01` is read in either.
         * @enum {string}
         */
        DateOrder: "year_first" | "day_first";
        /**
         * Format: date
         * @description A business day in Europe/Warsaw.
         */
        Day: string;
        /** @description The first and the last day, both of them included. */
        Days: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
        };
        /**
         * @description What stands before the decimals.
         * @enum {string}
         */
        DecimalSign: "comma" | "point";
        /** @enum {string} */
        Decision: "accept" | "reject" | "pending";
        DeclarationDays: {
            from: components["schemas"]["Day"];
            fulfil_by: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
        };
        /**
         * @description A declaration as the browser sends it.
         * @example {
         *       "amount": "120,5"
         *     }
         */
        DeclarationForm: {
            /** @description In the measure's unit, such as `120,5`. */
            amount?: string | null;
        };
        DeclarationTermsForm: {
            declare: components["schemas"]["Days"];
            fulfil_by: components["schemas"]["Day"];
        };
        /** @description All of a promotion that a revision of it holds. */
        DefinitionForm: {
            /** @description HTML of what opens when they were accepted before. */
            accepted: string;
            name: string;
            /** @description The name of its drawing. */
            picture: string;
            prompt?: components["schemas"]["PromptForm"] | null;
            /** @description HTML, shown once the rules are accepted. */
            success: string;
            /** @description A sentence for its card in a list. */
            summary: string;
            terms: components["schemas"]["TermsForm"];
            /** @description HTML of the prompt and the page: paragraphs, lists, headings and emphasis, nothing else stays. */
            text: string;
        };
        /**
         * @description The provider tells of several SMS at once, their values with commas in between.
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
        /** @description A person of the sample programme whom anyone may be. */
        DemoLogin: {
            /** @description Who this is, for a visitor to choose by. */
            label: string;
            /** @description A NIP or an operator's e-mail. */
            login: string;
            password: string;
            /** @description `participant`, or an operator's role. */
            role: string;
        };
        /** @description Counts stop at 10 000: nobody needs to know how many more. */
        Desk: {
            /** @description What has to be looked at on the server; administrators alone are told. */
            alarms: components["schemas"]["Alarm"][];
            codes: components["schemas"]["WrongCodes"];
            invoices: components["schemas"]["InvoicesWaiting"];
            messages: components["schemas"]["Outbox"];
            /** @description The states in which an order waits for an operator. */
            orders: components["schemas"]["OrdersWaiting"][];
            /** @description Promotions of which somebody has collected more than is due by now. */
            overpaid: components["schemas"]["CardsOfPromotion"][];
            participants: components["schemas"]["ParticipantsWaiting"];
            /** @description The states in which a batch of transfers waits for an operator. */
            payouts: components["schemas"]["PayoutsWaiting"][];
            /** @description The promotions with sums that no card settles: somebody may pay them. */
            remainders: components["schemas"]["CardsOfPromotion"][];
            requests: components["schemas"]["RequestsWaiting"];
            season?: components["schemas"]["SeasonDue"] | null;
        };
        /** @description A branch as operators see it. */
        DeskBranch: {
            city: string;
            distributor: string;
            distributor_id: components["schemas"]["DistributorId"];
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description Millionths of a degree north.
             */
            latitude: number;
            /**
             * Format: int64
             * @description Millionths of a degree east.
             */
            longitude: number;
            name: string;
            phone: string;
            postcode: string;
            /** @description The active products and those that can be bought here, in Polish order. */
            products: components["schemas"]["BranchProduct"][];
            street: string;
            street_number: string;
            /**
             * Format: int64
             * @description What a change has to name: it is refused once somebody else has changed the branch or its products.
             */
            version: number;
            voivodeship: string;
        };
        /** @description A message as an operator sees it. */
        DeskContactMessage: {
            /** @description As it was sent. */
            answer?: string | null;
            closed_at?: components["schemas"]["At"] | null;
            closed_by?: string | null;
            /** @description The words that a visitor has agreed to. */
            contact_consent?: string | null;
            date: components["schemas"]["At"];
            email?: string | null;
            id: components["schemas"]["ContactMessageId"];
            message: string;
            name: string;
            participant?: components["schemas"]["ContactSender"] | null;
            phone?: string | null;
            /** @description Why it was closed without an answer. */
            reason?: string | null;
            status: components["schemas"]["Status"];
            topic: string;
        };
        /** @description A distributor as operators see it. */
        DeskDistributor: {
            active: boolean;
            /** @description By product. */
            aliases: components["schemas"]["DistributorAlias"][];
            /** @description In Polish order. */
            branches: components["schemas"]["ListedBranch"][];
            edi: boolean;
            id: components["schemas"]["DistributorId"];
            name: string;
            nip: string;
            /**
             * Format: int64
             * @description What a change has to name: it is refused once somebody else has changed the distributor.
             */
            version: number;
        };
        /** @description A page of distributors. */
        DeskDistributorPage: {
            data: components["schemas"]["DeskDistributorTable"];
            meta: components["schemas"]["Keyset"];
        };
        DeskDistributorTable: {
            items: components["schemas"]["ListedDistributor"][];
        };
        /** @description A state that the order entered, and by whom. */
        DeskEvent: {
            at: components["schemas"]["At"];
            by: string;
            note?: string | null;
            status: components["schemas"]["Status"];
        };
        /** @description A message as an operator sees it. */
        DeskMessage: {
            cause: string;
            /** @enum {string} */
            channel: "sms" | "email";
            date: components["schemas"]["At"];
            done?: components["schemas"]["At"] | null;
            expires?: components["schemas"]["At"] | null;
            fault?: string | null;
            id: components["schemas"]["MessageId"];
            /** @description Whether it can be sent once more. */
            may_retry: boolean;
            next_try?: components["schemas"]["At"] | null;
            participant?: components["schemas"]["Addressee"] | null;
            recipient: string;
            /** @description Whether it holds a code or a link that signs somebody in. */
            secret: boolean;
            status: components["schemas"]["Status"];
            subject?: string | null;
            /** @description Missing where it is secret, or was and is wiped. */
            text?: string | null;
            /** Format: int64 */
            tries: number;
        };
        /** @description A news item as editors see it. */
        DeskNews: {
            /** @enum {string} */
            audience: "everyone" | "program.retail" | "program.partner";
            /** @description It is a draft that no reader was ever shown. */
            deletable: boolean;
            id: components["schemas"]["NewsId"];
            picture_id?: components["schemas"]["MediaId"] | null;
            /** @description The first day on which it is shown, once it is published. */
            published_on: components["schemas"]["Day"];
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
             * @description What a change has to name: it is refused once somebody else has changed the item.
             */
            version: number;
        };
        /** @description A page of news. */
        DeskNewsPage: {
            data: components["schemas"]["DeskNewsTable"];
            meta: components["schemas"]["Keyset"];
        };
        DeskNewsTable: {
            items: components["schemas"]["ListedNews"][];
        };
        /** @description An order as an operator sees it. */
        DeskOrder: {
            address?: components["schemas"]["PostalAddress"] | null;
            /**
             * Format: int64
             * @description Grosze; only of transfers.
             */
            amount?: number | null;
            /** @description The account that the transfer goes to, in groups of four. */
            bank_account?: string | null;
            code?: components["schemas"]["GivenCode"] | null;
            date: components["schemas"]["At"];
            /** @enum {string} */
            delivery?: "post" | "code";
            history: components["schemas"]["DeskEvent"][];
            /** @description The public id. */
            id: string;
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            next: components["schemas"]["NextStatus"][];
            number: components["schemas"]["OrderId"];
            participant: components["schemas"]["ParticipantCard"];
            payout?: components["schemas"]["PayoutId"] | null;
            payout_wait?: components["schemas"]["PayoutWait"] | null;
            /** Format: int64 */
            points: number;
            reward: string;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description What was withheld of the amount as tax, in grosze, once the transfer has left.
             */
            tax?: number | null;
            variant?: string | null;
            /**
             * Format: int64
             * @description What a change must be sent with.
             */
            version: number;
        };
        DeskPack: {
            code: string;
            id: components["schemas"]["PackId"];
            /** @description What it holds, such as `5 L`. */
            label: string;
            /** @description Invoices name it: what it holds stays as it is. */
            on_invoices: boolean;
            /**
             * Format: int64
             * @description Thousandths of the unit.
             */
            volume: number;
        };
        /** @description A page as editors see it. */
        DeskPage: {
            /** @description It is a draft that no reader was ever shown. */
            deletable: boolean;
            id: components["schemas"]["PageId"];
            slug: string;
            /** @enum {string} */
            status: "draft" | "published";
            summary: string;
            /** @description HTML. */
            text: string;
            title: string;
            /** @description Since when it says what it says. */
            updated_on: components["schemas"]["Day"];
            /**
             * Format: int64
             * @description What a change has to name: it is refused once somebody else has changed the page.
             */
            version: number;
        };
        /** @description A page of pages. */
        DeskPages: {
            data: components["schemas"]["DeskPageTable"];
            meta: components["schemas"]["Keyset"];
        };
        DeskPageTable: {
            items: components["schemas"]["ListedContentPage"][];
        };
        /** @description A participant as operators know them. */
        DeskParticipant: {
            areas: components["schemas"]["CropArea"][];
            /** @description The account at the bank in groups of four; only its last four digits for those who pay nothing out. */
            bank_account?: string | null;
            /** @description Invoices, points and rewards are open to them. */
            collects_points: boolean;
            id: components["schemas"]["ParticipantId"];
            points: components["schemas"]["DeskPoints"];
            profile: components["schemas"]["DeskProfile"];
            representative?: components["schemas"]["AssignedRepresentative"] | null;
            status: components["schemas"]["Status"];
        };
        /** @description How the participant's points stand. */
        DeskPoints: {
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
             * @description Held for orders that are under way.
             */
            held: number;
            /**
             * Format: int64
             * @description The programme's limit of the total.
             */
            limit: number;
            limit_reached_at?: components["schemas"]["At"] | null;
            /** Format: int64 */
            purchases: number;
            /**
             * Format: int64
             * @description Paid for orders that are done.
             */
            redeemed: number;
            /**
             * Format: int64
             * @description Earned over the years, from the three sources that follow.
             */
            total: number;
        };
        /** @description A product as operators see it. */
        DeskProduct: {
            active: boolean;
            aliases: components["schemas"]["ProductAlias"][];
            /** @description The branches that have it, by distributor. */
            branches: components["schemas"]["SellingBranch"][];
            brand: string;
            category: string;
            colour: string;
            crops: string[];
            description: string;
            id: components["schemas"]["ProductId"];
            name: string;
            /** @description The smallest first. */
            packs: components["schemas"]["DeskPack"][];
            /** @description Every season of the programme, the latest first. */
            rates: components["schemas"]["DeskRate"][];
            sap: string;
            slug: string;
            /** @enum {string} */
            unit: "L" | "kg";
            /**
             * Format: int64
             * @description What a change has to name: it is refused once somebody else has changed the product, a pack or a rate.
             */
            version: number;
        };
        /** @description A page of products. */
        DeskProductPage: {
            data: components["schemas"]["DeskProductTable"];
            meta: components["schemas"]["Keyset"];
        };
        DeskProductTable: {
            items: components["schemas"]["ListedProduct"][];
        };
        /** @description What the participant has told of themselves. */
        DeskProfile: {
            account_type: string;
            authorized_person: boolean;
            authorized_person_first_name?: string | null;
            authorized_person_identifier?: string | null;
            authorized_person_last_name?: string | null;
            bank_account_changed_at?: components["schemas"]["At"] | null;
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
            email_changed_at?: components["schemas"]["At"] | null;
            first_name: string;
            /** @description Whether a password has been set: without one the participant has never signed in. */
            has_password: boolean;
            joined_at: components["schemas"]["At"];
            kind: string;
            last_name: string;
            nip: string;
            phone: string;
            phone_changed_at?: components["schemas"]["At"] | null;
            register?: string | null;
        };
        /** @description A page of promotions. */
        DeskPromotionPage: {
            data: components["schemas"]["DeskPromotionTable"];
            meta: components["schemas"]["Keyset"];
        };
        DeskPromotionTable: {
            items: components["schemas"]["ListedPromotion"][];
        };
        /** @description A question as editors see it. */
        DeskQuestion: {
            /** @description HTML. */
            answer: string;
            /** @enum {string} */
            audience: "everyone" | "program.retail" | "program.partner";
            /** @description It is a draft that no reader was ever shown. */
            deletable: boolean;
            id: components["schemas"]["QuestionId"];
            /**
             * Format: int64
             * @description The lowest come first.
             */
            position: number;
            question: string;
            /** @enum {string} */
            status: "draft" | "published";
            /**
             * Format: int64
             * @description What a change has to name: it is refused once somebody else has changed the question.
             */
            version: number;
        };
        /** @description A page of questions. */
        DeskQuestionPage: {
            data: components["schemas"]["DeskQuestionTable"];
            meta: components["schemas"]["Keyset"];
        };
        DeskQuestionTable: {
            items: components["schemas"]["ListedQuestion"][];
        };
        /** @description What a product earns in a season; without a rate it earns nothing. */
        DeskRate: {
            /** Format: int64 */
            cap_points?: number | null;
            /**
             * Format: int64
             * @description Grosze.
             */
            list_price?: number | null;
            /**
             * Format: int64
             * @description Thousandths of a point.
             */
            points_per_unit?: number | null;
            /** Format: int64 */
            season: number;
        };
        /** @description A representative as operators know them. */
        DeskRepresentative: {
            /** @description Participants may be assigned to them and see them. */
            active: boolean;
            email: string;
            first_name: string;
            /** Format: int64 */
            id: number;
            /** @description The address of the portrait. */
            image?: string | null;
            last_name: string;
            /**
             * Format: int64
             * @description How many participants are assigned, counted no further than 10 000.
             */
            participants: number;
            phone: string;
        };
        /** @description A request as an operator sees it. */
        DeskRequest: {
            city: string;
            company_name: string;
            /** @description The words that were agreed to; only of requests for an invitation. */
            contact_consent?: string | null;
            date: components["schemas"]["At"];
            decided_at?: components["schemas"]["At"] | null;
            decided_by?: string | null;
            email: string;
            first_name: string;
            /** @description The NIP has an account already, so that an invitation is of no use. */
            has_account: boolean;
            /** Format: int64 */
            id: number;
            kind: components["schemas"]["RequestKind"];
            last_name: string;
            message?: string | null;
            nip: string;
            /**
             * Format: int64
             * @description How many other requests came with the same NIP.
             */
            others: number;
            phone: string;
            /** @description Why it was refused. */
            reason?: string | null;
            status: components["schemas"]["Status"];
        };
        /** @description A reward as operators see it. */
        DeskReward: {
            /** @description Whether it is shown in the catalogue. */
            active: boolean;
            /** Format: int64 */
            amount_step?: number | null;
            /** @description Paragraphs, apart by an empty line. */
            description: string;
            id: components["schemas"]["RewardId"];
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            /** Format: int64 */
            max_amount?: number | null;
            /**
             * Format: int64
             * @description Grosze, as the other sums; only of transfers.
             */
            min_amount?: number | null;
            name: string;
            /**
             * Format: int64
             * @description Orders that are not carried out yet.
             */
            open_orders: number;
            /**
             * Format: int64
             * @description All orders that it ever had.
             */
            orders: number;
            /** @description The name of the reward's drawing. */
            picture: string;
            /** Format: int64 */
            position: number;
            /**
             * Format: int64
             * @description Points for one; of a transfer points for a zloty. Of a trip its cost, which is changed with its terms.
             */
            price: number;
            /** @description Every season of the programme, the latest first. */
            prices: components["schemas"]["SeasonPrice"][];
            slug: string;
            /**
             * Format: int64
             * @description How many are left; none where there is no limit.
             */
            stock?: number | null;
            summary: string;
            trip?: components["schemas"]["TripId"] | null;
            variants: components["schemas"]["DeskVariant"][];
            /**
             * Format: int64
             * @description What a change has to name: it is refused once somebody else has changed the reward.
             */
            version: number;
        };
        /**
         * @description A reward as the browser sends it.
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
        DeskRewardForm: {
            /**
             * @description Whether it is shown in the catalogue.
             * @default false
             */
            active: boolean;
            /** @default null */
            amount_step: string | null;
            /**
             * @description Paragraphs, apart by an empty line.
             * @default null
             */
            description: string | null;
            /** @enum {string} */
            kind?: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            /** @default null */
            max_amount: string | null;
            /**
             * @description Zlotys, as the other sums; only of a transfer.
             * @default null
             */
            min_amount: string | null;
            /** @default null */
            name: string | null;
            /** @enum {string} */
            picture?: "banknote" | "battery-charging" | "bot" | "cloud-sun" | "coffee" | "credit-card" | "drill" | "flame" | "flashlight" | "footprints" | "fuel" | "gauge" | "gift" | "grape" | "hand" | "headphones" | "heart-handshake" | "mountain-snow" | "palmtree" | "shirt" | "smartphone" | "spray-can" | "trees" | "wrench";
            /**
             * @description Its place in the catalogue: the lowest come first.
             * @default null
             */
            position: string | null;
            /**
             * @description Points for one; of a transfer points for a zloty. Not of a trip.
             * @default null
             */
            price: string | null;
            /**
             * @description The last part of its address; made of the name where it is empty.
             * @default null
             */
            slug: string | null;
            /** @default null */
            summary: string | null;
        };
        /** @description A page of rewards. */
        DeskRewardPage: {
            data: components["schemas"]["DeskRewardTable"];
            meta: components["schemas"]["Keyset"];
        };
        DeskRewardTable: {
            items: components["schemas"]["ListedReward"][];
        };
        DeskSeason: {
            ends_on: components["schemas"]["Day"];
            /** @description Whether its first day has come: then it does not become a draft again. */
            has_begun: boolean;
            /**
             * Format: int64
             * @description Points for those who are still there when it begins.
             */
            membership_points: number;
            /**
             * Format: int64
             * @description How many rewards have a price of their own in it.
             */
            prices: number;
            /** Format: int64 */
            promotions: number;
            /**
             * Format: int64
             * @description How many products earn points in it.
             */
            rates: number;
            starts_on: components["schemas"]["Day"];
            /** @enum {string} */
            status: "draft" | "open" | "closed";
            /**
             * Format: int64
             * @description How many participants have its points for staying to come.
             */
            to_be_paid: number;
            /**
             * Format: int64
             * @description What a change has to name: it is refused once somebody else has changed the season.
             */
            version: number;
            /** @description Whether somebody else has to open it: the caller set points for staying that are over the limit of one person. */
            wants_another: boolean;
            /**
             * Format: int64
             * @description Points for joining in it.
             */
            welcome_points: number;
            /**
             * Format: int64
             * @description The year in which it ends.
             */
            year: number;
        };
        /** @description The seasons, the newest first. */
        DeskSeasons: {
            items: components["schemas"]["DeskSeason"][];
            /**
             * Format: int64
             * @description The season that can be added.
             */
            next: number;
        };
        /** @description The settings as administrators see them. */
        DeskSettings: {
            colours: components["schemas"]["Colours"];
            logo?: components["schemas"]["Logo"] | null;
            maintenance: components["schemas"]["Maintenance"];
            programme: components["schemas"]["Programme"];
            services: components["schemas"]["Services"];
            /**
             * Format: int64
             * @description What a change has to name: it is refused once somebody else has changed a setting.
             */
            version: number;
            words: components["schemas"]["Words"];
        };
        /** @description A trip as operators see it. */
        DeskTrip: {
            /** Format: int64 */
            cost: number;
            /** @description How many participants stand in each state, those who never reached the mark left out. */
            counts: components["schemas"]["TripCount"][];
            fulfil_by: components["schemas"]["Day"];
            id: components["schemas"]["TripId"];
            /** @enum {string} */
            kind: "standard" | "premium" | "vip";
            kind_text: string;
            name: string;
            opens_on: components["schemas"]["Day"];
            order_by: components["schemas"]["Day"];
            published: boolean;
            /** Format: int64 */
            qualify_at: number;
            /** @description Days before a deadline, apart by commas. */
            reminders: string;
            /** Format: int64 */
            reserved_points: number;
            /** @description The slug of its reward. */
            reward: string;
            /** Format: int64 */
            season: number;
            /** @description Whether everybody has been looked at since the terms were last changed. */
            settled: boolean;
            /**
             * Format: int64
             * @description What a change has to name: it is refused once somebody else has changed the trip.
             */
            version: number;
        };
        /** @description A page of trips. */
        DeskTripPage: {
            data: components["schemas"]["DeskTripTable"];
            meta: components["schemas"]["Keyset"];
        };
        DeskTripTable: {
            items: components["schemas"]["ListedTrip"][];
        };
        DeskVariant: {
            code: string;
            id: components["schemas"]["VariantId"];
            name: string;
            /** @description Orders name it: it cannot be removed. */
            ordered: boolean;
            /**
             * Format: int64
             * @description How many are left; none where there is no limit.
             */
            stock?: number | null;
        };
        /**
         * @description What is to be put right, as the browser sends it: what is left out stays. Names go together, and so does a company's
         *     name with its address.
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
        /** @description What a distributor calls a pack. */
        DistributorAlias: {
            alias: string;
            /** Format: int64 */
            id: number;
            /** @description What the pack holds, such as `5 L`. */
            pack: string;
            pack_id: components["schemas"]["PackId"];
            product: string;
        };
        /**
         * @description A changed distributor, and the version that it was changed from.
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
             * @description Whether participants can choose it.
             * @default false
             */
            active: boolean;
            /**
             * @description Whether it sends its sales as data.
             * @default false
             */
            edi: boolean;
            /** @default null */
            name: string | null;
            /** @default null */
            nip: string | null;
        };
        /** Format: int64 */
        DistributorId: number;
        /** @description A branch of a distributor. The list is not cut into pages: the map shows all of it. */
        DistributorItem: {
            /** @description Street and number, or the village's number. */
            address: string;
            city: string;
            distributor_name: string;
            /** @description Whether purchases come into the programme by themselves, in the distributor's data. */
            edi: boolean;
            /**
             * Format: int64
             * @description Of the branch.
             */
            id: number;
            /** @description What the branch is called. */
            name: string;
            nip: string;
            phone: string;
            position: components["schemas"]["Position"];
            postcode: string;
            voivodeship: string;
        };
        /** @description A distributor to choose. */
        DistributorOption: {
            distributor_name: string;
            id: components["schemas"]["DistributorId"];
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_AccountChanged: {
            data: components["schemas"]["AccountChanged"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_AgreementAnswered: {
            data: components["schemas"]["AgreementAnswered"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_AppealMade: {
            data: components["schemas"]["AppealMade"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_AreaAssigned: {
            data: components["schemas"]["AreaAssigned"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Assigned: {
            data: components["schemas"]["Assigned"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_BranchRemoved: {
            data: components["schemas"]["BranchRemoved"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_BulkChanged: {
            data: components["schemas"]["BulkChanged"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_CardCodesImported: {
            data: components["schemas"]["CardCodesImported"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_CardNoteKept: {
            data: components["schemas"]["CardNoteKept"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_CardOrdered: {
            data: components["schemas"]["CardOrdered"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_CardSessionsEnded: {
            data: components["schemas"]["CardSessionsEnded"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_CodeSent: {
            data: components["schemas"]["CodeSent"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ContactEnded: {
            data: components["schemas"]["ContactEnded"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ContactTaken: {
            data: components["schemas"]["ContactTaken"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ContentDeleted: {
            /** @description Nothing but the message. */
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Corrected: {
            data: components["schemas"]["Corrected"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_CorrectionRefused: {
            /** @description Nothing but the message. */
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DataRequestClosed: {
            data: components["schemas"]["DataRequestClosed"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskBranch: {
            data: components["schemas"]["DeskBranch"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskDistributor: {
            data: components["schemas"]["DeskDistributor"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskMessage: {
            data: components["schemas"]["DeskMessage"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskNews: {
            data: components["schemas"]["DeskNews"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskPage: {
            data: components["schemas"]["DeskPage"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskProduct: {
            data: components["schemas"]["DeskProduct"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskQuestion: {
            data: components["schemas"]["DeskQuestion"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskRepresentative: {
            data: components["schemas"]["DeskRepresentative"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskReward: {
            data: components["schemas"]["DeskReward"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskSeasons: {
            data: components["schemas"]["DeskSeasons"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskSettings: {
            data: components["schemas"]["DeskSettings"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskTrip: {
            data: components["schemas"]["DeskTrip"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_EditedPromotion: {
            data: components["schemas"]["EditedPromotion"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ErasureAsked: {
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ExportLink: {
            data: components["schemas"]["ExportLink"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ImportCancelled: {
            data: components["schemas"]["ImportCancelled"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ImportCommitted: {
            data: components["schemas"]["ImportCommitted"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ImportRowChanged: {
            data: components["schemas"]["ImportRowChanged"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ImportSourceAdded: {
            data: components["schemas"]["ImportSourceAdded"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ImportUploaded: {
            data: components["schemas"]["ImportUploaded"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Invited: {
            data: components["schemas"]["Invited"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_InvoiceDecided: {
            data: components["schemas"]["InvoiceDecided"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_LineCorrected: {
            data: components["schemas"]["LineCorrected"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ListedOperator: {
            data: components["schemas"]["ListedOperator"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_MediaItem: {
            /** @description A picture or a file with the places where it is used. */
            data: components["schemas"]["Media"] & {
                uses: components["schemas"]["MediaUse"][];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_NewsletterAsked: {
            data: components["schemas"]["NewsletterAsked"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_NewsletterConfirmed: {
            data: components["schemas"]["NewsletterConfirmed"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_NewsletterLeft: {
            data: components["schemas"]["NewsletterLeft"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_NoticesMarked: {
            /** @description Nothing but the message. */
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_OperatorPasswordChanged: {
            /** @description An operator's password that was changed. */
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_OperatorSessionsEnded: {
            /** @description Nothing but the message. */
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_OrderCancelled: {
            data: components["schemas"]["OrderCancelled"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_OrderChanged: {
            data: components["schemas"]["OrderChanged"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_OrderPlaced: {
            data: components["schemas"]["OrderPlaced"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Passkey: {
            data: components["schemas"]["Passkey"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_PasskeyRemoved: {
            /** @description Nothing but the message. */
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_PasswordChanged: {
            /** @description A password that was changed. */
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_PasswordSet: {
            data: components["schemas"]["PasswordSet"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Payout: {
            data: components["schemas"]["Payout"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_PrizeValued: {
            data: components["schemas"]["PrizeValued"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ProfileSaved: {
            data: components["schemas"]["ProfileSaved"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_PromoAnswered: {
            data: components["schemas"]["PromoAnswered"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_PromotionDeclared: {
            data: components["schemas"]["PromotionDeclared"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_PromotionDeleted: {
            /** @description Nothing but the message. */
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_PromotionSimulation: {
            data: components["schemas"]["PromotionSimulation"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ReadingStarted: {
            data: components["schemas"]["ReadingStarted"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Registered: {
            data: components["schemas"]["Registered"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_RemainderPaid: {
            data: components["schemas"]["RemainderPaid"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_RequestDecided: {
            data: components["schemas"]["RequestDecided"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_RequestTaken: {
            data: components["schemas"]["RequestTaken"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_RewardWorth: {
            data: components["schemas"]["RewardWorth"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_SessionsEnded: {
            /** @description Nothing but the message. */
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_SignInLocks: {
            data: components["schemas"]["SignInLocks"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Submitted: {
            data: components["schemas"]["Submitted"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_TripStanding: {
            data: components["schemas"]["TripStanding"];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Vec_String: {
            data: string[];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Vec_TaxScope: {
            data: components["schemas"]["TaxScope"][];
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_VersionPublished: {
            data: components["schemas"]["VersionPublished"];
            message: string;
        };
        /**
         * @description A draft, over the version that its editor saw.
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
             * @description None where there is no draft yet.
             */
            version?: number | null;
        };
        /**
         * @description The draft that is given up.
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
             * @description Grosze.
             */
            value: number;
            value_text: string;
        };
        /** @description A promotion with its draft, its revisions and what is still counted anew. */
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
             * @description 0 before the first.
             */
            revision: number;
            /** @description The newest first. */
            revisions: components["schemas"]["PromotionRevision"][];
            /** Format: int64 */
            season: number;
            slug: string;
            /** @description `draft` (never published), `published` or `withdrawn`. */
            status: string;
        };
        /** @enum {string} */
        Encoding: "utf-8" | "windows-1250" | "iso-8859-2";
        /**
         * @description Which session is to end.
         * @example {
         *       "session": 512
         *     }
         */
        EndedSession: {
            session: components["schemas"]["SessionId"];
        };
        /**
         * @description What is to be left.
         * @example {
         *       "keep_this": true
         *     }
         */
        EndedSessions: {
            /** @description Leaves the session of this request. */
            keep_this: boolean;
        };
        /** @description A session's tokens and the recovery codes. */
        Enrolled: {
            /** @description The bearer token for the `Authorization` header. */
            auth_token: string;
            data: components["schemas"]["EnrolledLease"];
        };
        EnrolledLease: {
            /** @description When the bearer token ends. */
            expires_at: components["schemas"]["At"];
            /** @description Each is good once in the place of a code; shown this once. */
            recovery_codes: string[];
        };
        Enrolment: {
            /** @description What the QR code says. */
            address: string;
            /** @description Base32, to be typed where no camera is. */
            secret: string;
        };
        /**
         * @example {
         *       "nip": "1234563218"
         *     }
         */
        EraseForm: {
            /** @description The participant's NIP, typed by the operator: what is erased does not come back. */
            nip?: string | null;
        };
        /**
         * @example {
         *       "reason": "Kończę prowadzenie gospodarstwa"
         *     }
         */
        ErasureForm: {
            /** @description Why, when the participant wants to say so. */
            reason?: string | null;
        };
        /**
         * @example {
         *       "note": "Masz nagrodę w realizacji. Poproś ponownie, gdy ją otrzymasz."
         *     }
         */
        ErasureRejection: {
            /** @description Why; the participant reads it. */
            note?: string | null;
        };
        /** @description The latest request to be forgotten. */
        ErasureRequest: {
            closed_at?: components["schemas"]["At"] | null;
            created_at: components["schemas"]["At"];
            /** @description Why it was refused, in the operator's words. */
            note?: string | null;
            /** @description `waiting`, `cancelled` or `rejected`; who was forgotten cannot ask. */
            status: string;
        };
        /** @description The body of every refusal. */
        ErrorBody: {
            /** @description The machine's name of the reason; never shown to a user. */
            error: string;
            /** @description Sentences by field. */
            errors?: {
                [key: string]: string[];
            };
            /** @description The sentence that the user reads. */
            message: string;
            /** @description With a 500: what support finds the cause by. */
            request_id?: string | null;
        };
        /** @description A service that takes Sentry's envelopes. */
        ErrorService: {
            /** @description As the service gives it: `https://key@errors.example/1`. */
            dsn: string;
        };
        EventParticipant: {
            id: components["schemas"]["ParticipantId"];
            name: string;
            nip: string;
        };
        /**
         * Format: binary
         * @description The content of a file, for the document.
         */
        ExportedFile: string;
        /**
         * @description Nothing need be said.
         * @example {}
         */
        ExportForm: Record<string, never>;
        /** @description A copy that can be fetched. */
        ExportLink: {
            expires_at: components["schemas"]["At"];
            /** @description The address of the copy. It works once, without a bearer: a browser saves it as it comes. */
            url: string;
        };
        /** @description Failed tries at passwords and codes. */
        FailedSignIns: {
            /** @description Each hour of the span, the oldest first; the last one is not over. */
            hours: components["schemas"]["SignInHour"][];
            /**
             * Format: int64
             * @description Past so many at one account in an hour it stands as well.
             */
            limit_at_account: number;
            /**
             * Format: int64
             * @description Past so many in an hour the alarm stands.
             */
            limit_in_all: number;
        };
        /** @description A question with its answer. */
        FaqEntry: {
            answer_html: string;
            id: components["schemas"]["QuestionId"];
            question: string;
        };
        /** @description What a row of a list shows, in its columns or in what it opens. */
        Field: {
            /** @description The field stands in the details that a row opens. */
            details: boolean;
            /** @description The field is a column with a heading. */
            header: boolean;
            key: string;
            label: string;
            sortable: boolean;
        };
        /** @description A column of a file with its first values. */
        FileColumn: {
            name: string;
            samples: string[];
        };
        /**
         * Format: binary
         * @description The content of a file.
         */
        FileContent: string;
        /** @description A page of a list with the filters that made it. */
        FilteredList_InvoiceItem_InvoiceFilters: {
            data: components["schemas"]["Table_InvoiceItem"];
            filters: components["schemas"]["InvoiceFilters"];
            meta: components["schemas"]["Pager"];
        };
        /** @description A page of a list with the filters that made it. */
        FilteredList_LetterItem_LetterFilters: {
            data: components["schemas"]["Table_LetterItem"];
            filters: components["schemas"]["LetterFilters"];
            meta: components["schemas"]["Pager"];
        };
        /** @description A page of a list with the filters that made it. */
        FilteredList_OfferedProduct_OfferFilters: {
            data: components["schemas"]["Table_OfferedProduct"];
            filters: components["schemas"]["OfferFilters"];
            meta: components["schemas"]["Pager"];
        };
        /** @description A page of a list with the filters that made it. */
        FilteredList_PurchaseItem_PurchaseFilters: {
            data: components["schemas"]["Table_PurchaseItem"];
            filters: components["schemas"]["PurchaseFilters"];
            meta: components["schemas"]["Pager"];
        };
        /** @description A page of a list with the filters that made it. */
        FilteredList_StockedBranch_AvailabilityFilters: {
            data: components["schemas"]["Table_StockedBranch"];
            filters: components["schemas"]["AvailabilityFilters"];
            meta: components["schemas"]["Pager"];
        };
        FilterReward: {
            id: components["schemas"]["RewardId"];
            name: string;
        };
        /** @description The first step is done: the password was right. */
        FirstStep: {
            enrolment?: components["schemas"]["Enrolment"] | null;
            expires_at: components["schemas"]["At"];
            /** @description For the second step; good once and for ten minutes. */
            handle: string;
            /** @description Whether a passkey may be used in the place of a code. */
            passkey: boolean;
        };
        /** @description A card's code as operators see it. */
        GivenCode: {
            first_read_at?: components["schemas"]["At"] | null;
            imported_at: components["schemas"]["At"];
            imported_by: string;
            /**
             * Format: int64
             * @description How often the winner has read it.
             */
            readings: number;
            /** @description The last four signs of its number. */
            tail: string;
            valid_until?: components["schemas"]["Day"] | null;
        };
        /**
         * @description Why a role is refused.
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
            status: string;
        };
        ImportCancelled: {
            id: components["schemas"]["ImportId"];
        };
        /** @description A cell that was set right, or a row that is left out. */
        ImportChange: {
            at: components["schemas"]["At"];
            by: string;
            /** @description The kind's column; none when the row is left out. */
            column?: string | null;
            /** @description What the file has there. */
            original: string;
            /** @description Why the row is left out. */
            reason?: string | null;
            /**
             * Format: int64
             * @description The row's number in the file, its header counted.
             */
            row: number;
            /** @description What was read instead. */
            value: string;
        };
        /** @description A column that a kind reads. */
        ImportColumn: {
            /** @description What it must hold, units included. */
            hint: string;
            key: string;
            label: string;
            required: boolean;
        };
        ImportCommitted: {
            id: components["schemas"]["ImportId"];
        };
        ImportCounts: {
            /** Format: int64 */
            faulty: number;
            /**
             * Format: int64
             * @description Left out by operators.
             */
            left_out: number;
            /**
             * Format: int64
             * @description Valid with what was set right in them.
             */
            mended: number;
            /** Format: int64 */
            posted: number;
            /** Format: int64 */
            read: number;
            /**
             * Format: int64
             * @description Passed over by the kind.
             */
            skipped: number;
            /** Format: int64 */
            valid: number;
            /**
             * Format: int64
             * @description Changed since the file was checked, and good by themselves.
             */
            waiting: number;
        };
        ImportDetails: {
            can_be_cancelled: boolean;
            /** @description Whether it can be accepted: every row is valid or left out, and there is a valid one. */
            can_be_committed: boolean;
            /** @description What an operator should know before accepting it. */
            caution: string;
            /**
             * Format: int64
             * @description How many cells were set right and rows left out.
             */
            changes: number;
            /** @description The kind's columns. */
            columns: components["schemas"]["ImportColumn"][];
            committed_at?: components["schemas"]["At"] | null;
            committed_by?: string | null;
            counts: components["schemas"]["ImportCounts"];
            /**
             * Format: int64
             * @description Grows with each change of a row and each reading; to be sent when it is accepted.
             */
            edition: number;
            /** @description Why the file cannot be read as a whole, or why posting waits. */
            fault?: string | null;
            /** @description What posting has brought so far. */
            figures: components["schemas"]["ImportFigure"][];
            /** @description The file's columns. */
            file_columns: components["schemas"]["FileColumn"][];
            file_name: string;
            finished_at?: components["schemas"]["At"] | null;
            format: components["schemas"]["ImportFormat"];
            id: components["schemas"]["ImportId"];
            /** @description Whether the file is a CSV: a sheet has no encoding and no separator. */
            is_csv: boolean;
            /** @description Whether rows were changed since the file was checked as a whole. */
            is_stale: boolean;
            /** @enum {string} */
            kind: "edi_sales" | "products" | "distributors" | "availability";
            kind_label: string;
            /** @description The name of the file's column, by the key of the kind's. */
            mapping: {
                [key: string]: string;
            };
            /** Format: int64 */
            notes: number;
            /** @description What the valid rows would bring. */
            preview: components["schemas"]["ImportFigure"][];
            source: string;
            source_id: components["schemas"]["ImportSourceId"];
            status: components["schemas"]["Status"];
            uploaded_at: components["schemas"]["At"];
            uploaded_by: string;
        };
        /** @description A distributor to whom a source may belong. */
        ImportDistributor: {
            id: components["schemas"]["DistributorId"];
            name: string;
        };
        /** @description A cell of a row. */
        ImportedCell: {
            /** @description What is wrong with it. */
            fault?: string | null;
            /** @description Of the kind's column. */
            key: string;
            label: string;
            mended?: components["schemas"]["ImportedChange"] | null;
            names_for?: components["schemas"]["DistributorId"] | null;
            /** @description What is read. */
            value: string;
        };
        /** @description Who has changed what. */
        ImportedChange: {
            at: components["schemas"]["At"];
            by: string;
            /** @description The file's text of a cell; the reason of a row. */
            text: string;
        };
        /** @description A row of a file. */
        ImportedRow: {
            /** @description What stands under the kind's columns that the file has; empty when the row does not fit the columns. */
            cells: components["schemas"]["ImportedCell"][];
            /** @description What is wrong with the row as a whole. */
            faults: string[];
            left_out?: components["schemas"]["ImportedChange"] | null;
            /**
             * Format: int64
             * @description The row's number in the file, its header counted.
             */
            row: number;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description To be sent with a change of the row.
             */
            version: number;
        };
        /** @description A fault of a row. */
        ImportFault: {
            /** @description The column's name; empty when it is about the whole row. */
            column: string;
            reason: string;
            /**
             * Format: int64
             * @description The row's number in the file, its header counted.
             */
            row: number;
            value: string;
        };
        /** @description A number with its name. */
        ImportFigure: {
            label: string;
            /** Format: int64 */
            value: number;
        };
        /**
         * @description What the form sends.
         * @example {
         *       "file": "(binary)",
         *       "source_id": 2
         *     }
         */
        ImportForm: {
            /**
             * Format: binary
             * @description A CSV of up to 32 MiB or an XLSX of up to 16 MiB.
             */
            file: string;
            /** Format: int64 */
            source_id: number;
        };
        ImportFormat: {
            dates: components["schemas"]["DateOrder"];
            decimal: components["schemas"]["DecimalSign"];
            encoding: components["schemas"]["Encoding"];
            /** @description Whether the first row names the columns. */
            header: boolean;
            separator: components["schemas"]["Separator"];
        };
        /** Format: int64 */
        ImportId: number;
        /** @description A kind of import. */
        ImportKindInfo: {
            /** @enum {string} */
            code: "edi_sales" | "products" | "distributors" | "availability";
            columns: components["schemas"]["ImportColumn"][];
            label: string;
            /** @description Whether its sources may belong to one distributor. */
            of_distributor: boolean;
        };
        /** @description What a new source is chosen from. */
        ImportKinds: {
            distributors: components["schemas"]["ImportDistributor"][];
            kinds: components["schemas"]["ImportKindInfo"][];
        };
        ImportNote: {
            /** Format: int64 */
            id: number;
            /** @description The public id of the invoice that it is about. */
            invoice?: string | null;
            note: string;
            /**
             * Format: int64
             * @description The row's number in the file.
             */
            row: number;
        };
        /** @description A page of what is to be looked at. */
        ImportNotes: {
            data: components["schemas"]["ImportNote"][];
            meta: components["schemas"]["Keyset"];
        };
        /** @description A page of imports. */
        ImportPage: {
            data: components["schemas"]["ImportTable"];
            meta: components["schemas"]["Keyset"];
        };
        /** @description A row that was changed. */
        ImportRowChanged: {
            /** Format: int64 */
            row: number;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description To be sent with the next change of the row.
             */
            version: number;
        };
        /** @description A page of a file's rows. */
        ImportRows: {
            data: components["schemas"]["ImportedRow"][];
            meta: components["schemas"]["Keyset"];
        };
        /** @description A source of files. */
        ImportSource: {
            distributor?: string | null;
            id: components["schemas"]["ImportSourceId"];
            /** @enum {string} */
            kind: "edi_sales" | "products" | "distributors" | "availability";
            /** @description Whether a file of it was read before, so that its columns are known. */
            known: boolean;
            name: string;
        };
        ImportSourceAdded: {
            id: components["schemas"]["ImportSourceId"];
        };
        /**
         * @description A new source.
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
            name?: string | null;
        };
        /** Format: int64 */
        ImportSourceId: number;
        /**
         * @description A source's other name.
         * @example {
         *       "name": "Agro-Przykład, sprzedaż tygodniowa"
         *     }
         */
        ImportSourceName: {
            name?: string | null;
        };
        ImportTable: {
            items: components["schemas"]["ListedImport"][];
        };
        /** @description An import that waits for its mapping. */
        ImportUploaded: {
            id: components["schemas"]["ImportId"];
        };
        /**
         * @description Whom to invite, and how.
         * @example {
         *       "account_type": "program.retail",
         *       "email": "jan.kowalski@example.com",
         *       "nip": "1234563218"
         *     }
         */
        InvitationForm: {
            /** @description `program.retail` when nothing is said, else `program.partner`. */
            account_type?: string | null;
            email?: string | null;
            nip?: string | null;
            phone?: string | null;
        };
        /** @description An invitation that is good. */
        InvitationShown: {
            /** @description The instant after the last day's end. */
            expires_at: components["schemas"]["At"];
            known?: components["schemas"]["KnownAsker"] | null;
            last_day: components["schemas"]["Day"];
            nip: string;
            registration_code: string;
        };
        /** @description What was sent. */
        Invited: {
            /** @description `invitation` to register, or `first_login` to somebody who has an account without a password. */
            kind: string;
        };
        /** @description The invoice as the decision left it. */
        InvoiceDecided: {
            /** @description The public id. */
            id: string;
            /** @description The public id of the invoice to go on with. */
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
        InvoiceDetails: {
            /** @description Requests to look again at the invoice as a whole, the oldest first. */
            appeals: components["schemas"]["Appeal"][];
            /**
             * Format: int64
             * @description How many more of them there may be; none while one waits or nothing was rejected as a whole.
             */
            appeals_left?: number | null;
            buyer: string;
            /** @description The day of issue; until an operator has entered it, the day of the report. */
            date: components["schemas"]["Day"];
            distributor_name: string;
            document_name: string;
            /** @description Whether there is a file to download. */
            file: boolean;
            /** @description The public id. */
            id: string;
            /** @description Whether it was reported and a distributor's data name it too. */
            matched: boolean;
            /** Format: int64 */
            points: number;
            /** @description Why the invoice was rejected as a whole. */
            reason?: string | null;
            reported_at: components["schemas"]["At"];
            rows: components["schemas"]["InvoiceRow"][];
            /** @enum {string} */
            source: "reported" | "edi";
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description The net value in grosze.
             */
            value: number;
        };
        InvoiceFile: {
            media_type: string;
            /** @description As the participant's device named it. */
            name: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
        };
        /** @description The filters and the order that made the page. */
        InvoiceFilters: {
            edi?: boolean | null;
            search: string;
            sortBy: components["schemas"]["InvoiceSort"];
            sortDesc: boolean;
            type: components["schemas"]["InvoiceSearch"];
        };
        /** @description A row of the list. */
        InvoiceItem: {
            /** @description The day of issue; until an operator has entered it, the day of the report. */
            date: components["schemas"]["Day"];
            distributor_name: string;
            /** @description The number as it stands on the invoice. */
            document_name: string;
            /** @description Whether it came in a distributor's data. */
            edi: boolean;
            /** @description Whether there is a file to download. */
            file: boolean;
            /** @description The public id. */
            id: string;
            /** Format: int64 */
            points: number;
            /** @enum {string} */
            source: "reported" | "edi";
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description The net value in grosze.
             */
            value: number;
        };
        /** @description A page of invoices. */
        InvoiceQueue: {
            data: components["schemas"]["InvoiceQueueTable"];
            meta: components["schemas"]["Keyset"];
        };
        InvoiceQueueTable: {
            items: components["schemas"]["QueuedInvoice"][];
        };
        /** @description Whose invoice it is. */
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
        /** @description A line of the invoice. */
        InvoiceRow: {
            /** @description Requests to look again at the line, the oldest first. */
            appeals: components["schemas"]["Appeal"][];
            /**
             * Format: int64
             * @description How many more of them there may be; none while one waits or the line is not rejected by itself.
             */
            appeals_left?: number | null;
            /** @description What an operator corrected after the line was accepted, the oldest first. */
            corrections: components["schemas"]["LineCorrection"][];
            /** @description How the points came about, or what the line waits for. */
            explanation: string;
            id: components["schemas"]["LineId"];
            /** @description What one pack holds, such as `5 L`. */
            pack: string;
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description The number of packs.
             */
            quantity: number;
            /** @description Why the line was rejected. */
            reason?: string | null;
            status: components["schemas"]["Status"];
            title_product: string;
            /** @enum {string} */
            unit: "L" | "kg";
            /**
             * Format: int64
             * @description The net value in grosze.
             */
            value: number;
            /**
             * Format: int64
             * @description All packs together, in thousandths of the unit.
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
             * @description Those with an appeal that waits.
             */
            appeals: number;
            oldest_waiting_since?: components["schemas"]["At"] | null;
            /**
             * Format: int64
             * @description Those of them whose last day for an answer has passed.
             */
            overdue_appeals: number;
            /**
             * Format: int64
             * @description Those of the waiting that may have been reported before.
             */
            possible_duplicates: number;
            /** Format: int64 */
            waiting: number;
        };
        InvoiceUnderReview: {
            /** @description Requests to look again at the invoice as a whole, the oldest first. */
            appeals: components["schemas"]["Appeal"][];
            buyer_name: string;
            decided_at?: components["schemas"]["At"] | null;
            distributor: string;
            distributor_id: components["schemas"]["DistributorId"];
            file?: components["schemas"]["InvoiceFile"] | null;
            /** @description The public id. */
            id: string;
            issued_on?: components["schemas"]["Day"] | null;
            lines: components["schemas"]["LineUnderReview"][];
            /** @description Whether it was reported and a distributor's data name it too. */
            matched: boolean;
            /** @description The public id of the invoice to go on with. */
            next_waiting?: string | null;
            number: string;
            participant: components["schemas"]["InvoiceReporter"];
            /** Format: int64 */
            points: number;
            possible_duplicates: components["schemas"]["PossibleDuplicate"][];
            /** @description Why it was rejected as a whole. */
            reason?: string | null;
            reported_at: components["schemas"]["At"];
            /**
             * Format: int64
             * @description The season of the issue date; until it is entered, of the report.
             */
            season: number;
            /** @enum {string} */
            source: "reported" | "edi";
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description The net value in grosze.
             */
            value: number;
            /**
             * Format: int64
             * @description What a decision must be sent with.
             */
            version: number;
        };
        /**
         * @description Where a page of an operator's list stands; the wire's `meta`. Such a list may be long: a page goes on from the row
         *     that ended the one before, so that the last costs what the first does.
         */
        Keyset: {
            /** @description Whether there are more than `total`. */
            more_than_total: boolean;
            /**
             * Format: int64
             * @description The `cursor` of the next page; none on the last.
             */
            next_cursor?: number | null;
            /** Format: int64 */
            per_page: number;
            /**
             * Format: int64
             * @description How many rows there are, at most 10 000.
             */
            total: number;
        };
        /** @description What somebody told us when they asked for the invitation. */
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
            /** @description `farm` or `company`, where the register tells. */
            kind?: string | null;
            /** @description `krs` or `ceidg`, where the register tells. */
            register?: string | null;
        };
        Lease: {
            /** @description When the bearer token ends. */
            expires_at: components["schemas"]["At"];
            /** @description The next refresh token, for a client that sent the last one in the body. */
            refresh_token?: string | null;
        };
        /**
         * @description Why a row is left out.
         * @example {
         *       "reason": "Wiersz z podsumowaniem",
         *       "version": 1
         *     }
         */
        LeaveOutForm: {
            reason?: string | null;
            /**
             * Format: int64
             * @description Of the row, as it was shown.
             */
            version: number;
        };
        /** @description A row that is left out. */
        LeftOutRow: {
            reason: string;
            /** Format: int64 */
            row: number;
        };
        /**
         * Format: binary
         * @description The content of a letter.
         */
        LetterContent: string;
        /** @description The order that made the page. */
        LetterFilters: {
            sortBy: components["schemas"]["LetterSort"];
            sortDesc: boolean;
        };
        /** @description A letter in the list. */
        LetterItem: {
            created_at: components["schemas"]["At"];
            /**
             * Format: int64
             * @description The level that was reached, which names the letter among the participant's own.
             */
            level: number;
            title: string;
        };
        /** @enum {string} */
        LetterSort: "created_at" | "level";
        /** @description The invoice as the correction left it. */
        LineCorrected: {
            /**
             * Format: int64
             * @description The points that can be spent then.
             */
            available: number;
            /**
             * Format: int64
             * @description By how many points the participant has more, from promotions and levels too; below zero when fewer.
             */
            difference: number;
            /** @description The public id. */
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
        /** @description A correction of a line. */
        LineCorrection: {
            at: components["schemas"]["At"];
            is: components["schemas"]["LineState"];
            /** @enum {string} */
            kind: "return" | "mistake" | "rejection";
            /** @description The kind in words. */
            label: string;
            /**
             * Format: int64
             * @description By how many points the participant has more; below zero when fewer.
             */
            points: number;
            reason: string;
            was: components["schemas"]["LineState"];
        };
        /**
         * @description A correction as the browser sends it.
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
             * @description Grosze, of what stays. Not asked for a rejection.
             */
            net_value?: number | null;
            pack_id?: components["schemas"]["PackId"] | null;
            /**
             * Format: int64
             * @description The number of packs that the line has now; after a return of all of them none. Not asked for a rejection.
             */
            quantity?: number | null;
            /** @description The participant reads it. */
            reason?: string | null;
            /**
             * Format: int64
             * @description The version of the invoice that the operator saw.
             */
            version: number;
        };
        /** @description A line as the operator read it. */
        LineForm: {
            /** @description What the paper calls the pack, to be remembered for this distributor. */
            alias?: string | null;
            decision: components["schemas"]["Decision"];
            id?: components["schemas"]["LineId"] | null;
            /**
             * Format: int64
             * @description Grosze.
             */
            net_value?: number | null;
            pack_id?: components["schemas"]["PackId"] | null;
            /**
             * Format: int64
             * @description The number of packs.
             */
            quantity?: number | null;
            /** @description Required for a rejection; the participant reads it. */
            reason?: string | null;
        };
        /** Format: int64 */
        LineId: number;
        /** @description A line at one side of a correction. */
        LineState: {
            /** @description What one pack holds, such as `5 L`. */
            pack: string;
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description The number of packs; none when the line counts no more.
             */
            quantity: number;
            title_product: string;
            /**
             * Format: int64
             * @description The net value in grosze.
             */
            value: number;
            /** @description All packs together, such as `65 L`. */
            volume: string;
        };
        LineUnderReview: {
            /** @description Requests to look again at the line, the oldest first. */
            appeals: components["schemas"]["Appeal"][];
            corrections: components["schemas"]["LineCorrection"][];
            explanation?: string | null;
            id: components["schemas"]["LineId"];
            /**
             * Format: int64
             * @description Grosze.
             */
            net_value: number;
            /** @description What one pack holds, such as `5 L`. */
            pack: string;
            pack_id: components["schemas"]["PackId"];
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description Earned beyond a limit and not granted.
             */
            points_cut: number;
            product: string;
            /**
             * Format: int64
             * @description The number of packs.
             */
            quantity: number;
            reason?: string | null;
            status: components["schemas"]["Status"];
            /** @enum {string} */
            unit: "L" | "kg";
            /**
             * Format: int64
             * @description All packs together, in thousandths of the unit.
             */
            volume: number;
        };
        /** @description A page of a list. */
        List_ImportChange: {
            data: components["schemas"]["Table_ImportChange"];
            meta: components["schemas"]["Pager"];
        };
        /** @description A page of a list. */
        List_ImportFault: {
            data: components["schemas"]["Table_ImportFault"];
            meta: components["schemas"]["Pager"];
        };
        /** @description A page of a list. */
        List_Notification: {
            data: components["schemas"]["Table_Notification"];
            meta: components["schemas"]["Pager"];
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
             * @description How many products can be bought there.
             */
            products: number;
            street: string;
            street_number: string;
            voivodeship: string;
        };
        ListedContentPage: {
            id: components["schemas"]["PageId"];
            slug: string;
            /** @enum {string} */
            status: "draft" | "published";
            title: string;
            updated_on: components["schemas"]["Day"];
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
            uploaded_at: components["schemas"]["At"];
            uploaded_by: string;
        };
        ListedMessage: {
            /** @description Why it was written. */
            cause: string;
            /** @enum {string} */
            channel: "sms" | "email";
            date: components["schemas"]["At"];
            /** @description Why the last try failed. */
            fault?: string | null;
            id: components["schemas"]["MessageId"];
            recipient: string;
            status: components["schemas"]["Status"];
        };
        ListedNews: {
            /** @enum {string} */
            audience: "everyone" | "program.retail" | "program.partner";
            id: components["schemas"]["NewsId"];
            /** @description The first day on which it is shown, once it is published. */
            published_on: components["schemas"]["Day"];
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
            /** @description The operator who asks: nobody changes themselves here. */
            is_you: boolean;
            last_name: string;
            last_used_at?: components["schemas"]["At"] | null;
            /** @description Limits that refuse the operator's passwords and codes now. */
            locks: components["schemas"]["SignInLock"][];
            /** @description Roles that wait for a second administrator. */
            pending_roles: components["schemas"]["PendingRole"][];
            /** Format: int64 */
            recovery_codes_left: number;
            roles: components["schemas"]["Role"][];
            /** @description Whether a second factor is in use. */
            second_factor: boolean;
            /** @description `active`, `invited` (has no password yet) or `disabled`. */
            status: components["schemas"]["Status"];
        };
        ListedParticipant: {
            /** @enum {string} */
            account_type: "program.retail" | "program.partner";
            /** Format: int64 */
            available_points: number;
            company_name: string;
            email: string;
            id: components["schemas"]["ParticipantId"];
            joined_at: components["schemas"]["At"];
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
            execute_on?: components["schemas"]["Day"] | null;
            id: components["schemas"]["PayoutId"];
            proposed_at: components["schemas"]["At"];
            proposed_by: string;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description How many transfers.
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
             * @description Thousandths of a point in the open season; none where it earns nothing.
             */
            points_per_unit?: number | null;
            sap: string;
            /** @enum {string} */
            unit: "L" | "kg";
        };
        ListedPromotion: {
            /** @enum {string} */
            audience: "program.retail" | "program.partner";
            /** @description Whether something is prepared that is not published. */
            drafted: boolean;
            /** @description The days on which anything can be done. */
            first_day: components["schemas"]["Day"];
            id: components["schemas"]["PromotionId"];
            key: string;
            last_day: components["schemas"]["Day"];
            name: string;
            /**
             * Format: int64
             * @description 0 before the first.
             */
            revision: number;
            /** Format: int64 */
            season: number;
            /** @description `draft` (never published), `published` or `withdrawn`. */
            status: string;
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
             * @description Orders that are not carried out yet.
             */
            open_orders: number;
            /** @description The name of the reward's drawing. */
            picture: string;
            /**
             * Format: int64
             * @description Points for one in this season; of a transfer points for a zloty.
             */
            price: number;
            /**
             * Format: int64
             * @description How many are left, of all variants where it has some; none where there is no limit.
             */
            stock?: number | null;
        };
        /** @description A movement of points from one account to another. */
        ListedTransfer: {
            at: components["schemas"]["At"];
            /** @enum {string} */
            cause: "invoice_line" | "promotion" | "membership" | "achievement" | "order" | "trip" | "correction" | "operator";
            /** @description Why, as the participant reads it. */
            explanation: string;
            from: components["schemas"]["Side"];
            /** Format: int64 */
            id: number;
            /** @description The public id of the invoice or the order that it was made for. */
            invoice?: string | null;
            /** @enum {string} */
            kind: "accrual" | "reversal" | "hold" | "release" | "redeem" | "refund" | "forfeit";
            /** @description Who made it, when an operator did. */
            operator?: string | null;
            order?: string | null;
            /** Format: int64 */
            points: number;
            to: components["schemas"]["Side"];
        };
        ListedTrip: {
            fulfil_by: components["schemas"]["Day"];
            id: components["schemas"]["TripId"];
            /** @enum {string} */
            kind: "standard" | "premium" | "vip";
            kind_text: string;
            name: string;
            order_by: components["schemas"]["Day"];
            published: boolean;
            /** Format: int64 */
            season: number;
        };
        /** @description Stands in the place of the portal's own mark and name. */
        Logo: {
            /** Format: int32 */
            height: number;
            url: string;
            /**
             * Format: int32
             * @description How wide and high it stands on a page, in pixels.
             */
            width: number;
        };
        /**
         * @description What the form sends.
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
             * @description The version of the settings that was seen.
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
             * @description The version of the settings that was seen.
             */
            version: number;
        };
        /** @description A look at the portal as a participant: one bearer for fifteen minutes, which cannot be renewed. */
        Look: {
            /** @description The bearer token for the `Authorization` header. */
            auth_token: string;
            data: components["schemas"]["LookLease"];
        };
        LookLease: {
            expires_at: components["schemas"]["At"];
            nip: string;
            /** @description Whom support sees. */
            participant: string;
        };
        Maintenance: {
            /**
             * @description Whether participants are kept out.
             * @default false
             */
            closed: boolean;
            /**
             * @description The NIPs of those who may use it all the same.
             * @default []
             */
            guests: string[];
            /**
             * @description What they are told; empty: the portal's own words.
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
         * @description Which column holds what; without it the file is only looked at anew.
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
            /** @description The name of the file's column, by the key of the kind's. */
            mapping?: {
                [key: string]: string;
            } | null;
        };
        /** @description What the map of distributors stands on. */
        MapSettings: {
            /**
             * @description The address that opens a route in a maps service; `{from}` and `{to}` in it are a latitude and a longitude with
             *     a comma between them, `{from}` nothing where the visitor's place is not known.
             */
            route_url: string;
            tiles?: components["schemas"]["MapTiles"] | null;
        };
        MapTiles: {
            attribution: string;
            /** @description With `{z}`, `{x}` and `{y}` in it. */
            url: string;
        };
        /** @description An operator as the back office greets them. */
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
            /** @description What a link in a text leads to. */
            address: string;
            created_at: components["schemas"]["At"];
            id: components["schemas"]["MediaId"];
            /** @enum {string} */
            kind: "picture" | "document";
            name: string;
            /** @description The name of who has added it. */
            operator: string;
            picture?: components["schemas"]["Picture"] | null;
            /**
             * Format: int64
             * @description In bytes; of a picture its largest variant's.
             */
            size: number;
        };
        /**
         * @description What is said of a picture or a file.
         * @example {
         *       "alternative": "Łan młodej pszenicy o świcie",
         *       "decoration": false,
         *       "name": "Pole pszenicy wiosną"
         *     }
         */
        MediaChange: {
            /** @description Of a picture: what is said to those who do not see it. */
            alternative?: string | null;
            /** @description The picture says nothing that the words around it do not say. */
            decoration?: boolean;
            name?: string | null;
        };
        /**
         * Format: binary
         * @description The content of a picture or a file.
         */
        MediaContent: string;
        /**
         * @description What the form sends.
         * @example {
         *       "alternative": "Łan młodej pszenicy o świcie",
         *       "file": "(binary)",
         *       "name": "Pole pszenicy wiosną"
         *     }
         */
        MediaForm: {
            /** @description Of a picture: what is said to those who do not see it. */
            alternative?: string | null;
            /** @description The picture says nothing that the words around it do not say. */
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
        /** @description A page of pictures and files. */
        MediaPage: {
            data: components["schemas"]["MediaTable"];
            meta: components["schemas"]["Keyset"];
        };
        MediaTable: {
            items: components["schemas"]["Media"][];
        };
        /** @description A place of the content that shows a picture or leads to it. */
        MediaUse: {
            /** Format: int64 */
            id: number;
            /** @enum {string} */
            place: "news" | "page" | "question" | "promotion";
            title: string;
        };
        /** @description What is read in the place of a cell. */
        MendedCell: {
            /** @description The column's name in the file. */
            column: string;
            /**
             * Format: int64
             * @description The row's number in the file, its header counted.
             */
            row: number;
            text: string;
        };
        /**
         * @description Cells to be read otherwise.
         * @example {
         *       "cells": {
         *         "buyer_nip": "1234563218",
         *         "quantity": "12"
         *       },
         *       "version": 1
         *     }
         */
        MendForm: {
            /** @description What is read in the cells' places, by the keys of the kind's columns; the file's own text takes a change back. */
            cells: {
                [key: string]: string;
            };
            /**
             * Format: int64
             * @description Of the row, as it was shown.
             */
            version: number;
        };
        /** Format: int64 */
        MessageId: number;
        /** @description A page of messages. */
        MessageList: {
            data: components["schemas"]["MessageTable"];
            meta: components["schemas"]["Keyset"];
        };
        MessageTable: {
            items: components["schemas"]["ListedMessage"][];
        };
        MonthOfPurchases: components["schemas"]["Bought"] & {
            /** @description Such as `2024-11`. */
            month: string;
        };
        /**
         * @description Where the clock shall stand.
         * @example {
         *       "to": "2026-03-16T09:00"
         *     }
         */
        MoveClock: {
            /** @description Warsaw time: `2025-08-21T09:00`. */
            to: string;
        };
        /** @description Where the clock stands. */
        Moved: {
            now: components["schemas"]["At"];
        };
        MovedOrder: {
            id: string;
            number: components["schemas"]["OrderId"];
        };
        /** @description A page of the caller's orders. */
        MyOrders: {
            data: components["schemas"]["MyOrdersTable"];
            meta: components["schemas"]["Pager"];
        };
        MyOrdersTable: {
            fields: components["schemas"]["Field"][];
            /** @description Whether a transfer is on its way. */
            has_money_prize: boolean;
            items: components["schemas"]["ShownOrder"][];
        };
        NamedProduct: {
            name: string;
            sap: string;
        };
        /** @description A promotion as another one's prompt names it. */
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
            /** @description Six digits. */
            sms_code: string;
        };
        /** @description Recovery codes, shown this once. */
        NewRecoveryCodes: {
            recovery_codes: string[];
        };
        /** @description A news item in a list. */
        NewsCard: {
            id: components["schemas"]["NewsId"];
            picture?: components["schemas"]["Picture"] | null;
            published_on: components["schemas"]["Day"];
            /** @description The last part of its page's address. */
            slug: string;
            summary: string;
            title: string;
            /** @enum {string} */
            topic: "fields" | "crops" | "packs" | "weather" | "rewards";
        };
        /**
         * @description A changed news item, and the version that it was changed from.
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
         * @description The next season as it shall be.
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
             * @description The `next` that was seen.
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
            audience?: "everyone" | "program.retail" | "program.partner";
            /** @default null */
            picture_id: components["schemas"]["MediaId"] | null;
            /**
             * @description Whether readers are shown it; a draft otherwise.
             * @default false
             */
            published: boolean;
            /**
             * @description The first day on which it is shown, `YYYY-MM-DD`.
             * @default null
             */
            published_on: string | null;
            /**
             * @description The last part of its address, only of a new one: it stays. Made of the title where it is empty.
             * @default null
             */
            slug: string | null;
            /** @default null */
            summary: string | null;
            /**
             * @description HTML, of which a few tags stay.
             * @default null
             */
            text: string | null;
            /** @default null */
            title: string | null;
            /** @enum {string} */
            topic?: "fields" | "crops" | "packs" | "weather" | "rewards";
        };
        /** Format: int64 */
        NewsId: number;
        /** @description The address was taken. */
        NewsletterAsked: {
            /** @description Whether its owner is asked by e-mail; always. */
            taken: boolean;
        };
        /** @description The address is on the list. */
        NewsletterConfirmed: {
            email: string;
        };
        /**
         * @example {
         *       "token": "token-from-the-link"
         *     }
         */
        NewsletterConfirmForm: {
            /**
             * @description The secret of the link.
             * @default null
             */
            token: string | null;
        };
        /**
         * @description An address for the newsletter.
         * @example {
         *       "email": "jan.kowalski@example.com",
         *       "newsletter_consent": true
         *     }
         */
        NewsletterForm: {
            /** @default null */
            email: string | null;
            /** @default false */
            newsletter_consent: boolean;
        };
        /** @description The address is off the list. */
        NewsletterLeft: {
            left: boolean;
        };
        /** @description A page of news. */
        NewsList: {
            data: components["schemas"]["NewsTable"];
            meta: components["schemas"]["Pager"];
        };
        NewsTable: {
            items: components["schemas"]["NewsCard"][];
        };
        /** @description A state to which the operator may move the order. */
        NextStatus: {
            /** @description Whether a reason must be given, which the participant will read. */
            needs_reason: boolean;
            status: components["schemas"]["Status"];
        };
        /** @description Whether a NIP has an account. */
        NipTaken: {
            is_taken: boolean;
        };
        /**
         * @description Why, in the administrator's words.
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
        /** @description A notification as its participant sees it. */
        Notification: {
            content: string;
            date: components["schemas"]["At"];
            id: components["schemas"]["NotificationId"];
            isRead: boolean;
            /** @description The portal's page that it is about. */
            page?: string | null;
            title: string;
        };
        /** Format: int64 */
        NotificationId: number;
        /** @description A choice of a filter. */
        OfferChoice: {
            /**
             * Format: int64
             * @description How many products it leaves.
             */
            count: number;
            /** @description What a person reads. */
            name: string;
            /** @description What the list is asked for. */
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
        OfferedPack: {
            /**
             * Format: int64
             * @description What one of it earns in the season.
             */
            points?: number | null;
            /**
             * Format: int64
             * @description Thousandths of the product's unit.
             */
            volume: number;
        };
        /** @description A product as everybody sees it. */
        OfferedProduct: {
            brand: string;
            /**
             * Format: int64
             * @description The most points that a participant gets for it in the season, where there is a bound.
             */
            cap_points?: number | null;
            category: string;
            /** @description The colour of its brand's packs, such as `#0b7a75`. */
            colour: string;
            crops: string[];
            description: string;
            name: string;
            /** @description The smallest first. */
            packs: components["schemas"]["OfferedPack"][];
            /**
             * Format: int64
             * @description Thousandths of a point for a litre or kilogram; none when it earns nothing in the season.
             */
            points_per_unit?: number | null;
            /** @description Its code in the producer's system. */
            sap: string;
            slug: string;
            /** @enum {string} */
            unit: "L" | "kg";
        };
        /** @description The filters and the order that made the page. */
        OfferFilters: {
            brand: string;
            category: string;
            crops: string;
            search: string;
            /**
             * Format: int64
             * @description The season whose points are shown: the one that runs.
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
             * @description The target in the measure's smallest part.
             */
            minimumPurchasedProductsTarget?: number | null;
            /**
             * Format: int64
             * @description What was bought, in the measure's smallest part; it is met when the target is at most this.
             */
            minimumPurchasedProductsValue: number;
        };
        /** @description The caller's progress in one promotion. */
        OnePromotion: {
            /** @description A number of the measure's unit. */
            current: string;
            data: components["schemas"]["OneProgress"];
            /** @description A number of the measure's unit, as a Pole writes it; none where there is nothing to reach. */
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
        /** @description A page of operators. */
        OperatorList: {
            data: components["schemas"]["OperatorTable"];
            meta: components["schemas"]["Keyset"];
        };
        /** @description What an operator is told of others. */
        OperatorNotice: {
            content: string;
            created_at: components["schemas"]["At"];
            /** Format: int64 */
            id: number;
            title: string;
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
        /** @description A sign-in of the operator's. */
        OperatorSession: {
            created_at: components["schemas"]["At"];
            /** @description The device in words. */
            device: string;
            id: components["schemas"]["SessionId"];
            /** @description The session of this very request. */
            is_current: boolean;
            last_used_at: components["schemas"]["At"];
            /** @description The address from which it was begun, of IPv6 the first half. */
            network?: string | null;
        };
        /**
         * @description Which session is to end, and the password given again.
         * @example {
         *       "password": "Zielona:Koparka:42",
         *       "session": 512
         *     }
         */
        OperatorSessionEnd: {
            password: string;
            session: components["schemas"]["SessionId"];
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
        OperatorTable: {
            items: components["schemas"]["ListedOperator"][];
        };
        /** @description A cancelled order. */
        OrderCancelled: {
            id: string;
            number: components["schemas"]["OrderId"];
            status: components["schemas"]["Status"];
        };
        /** @description The order's new state. */
        OrderChanged: {
            id: string;
            next: components["schemas"]["NextStatus"][];
            number: components["schemas"]["OrderId"];
            status: components["schemas"]["Status"];
            /** Format: int64 */
            version: number;
        };
        /** @description A state that an order entered. */
        OrderEvent: {
            at: components["schemas"]["At"];
            /** @description Why, where there is a reason. */
            note?: string | null;
            status: components["schemas"]["Status"];
        };
        /** @description What the list can be narrowed to. */
        OrderFilters: {
            /** @description In the order of the catalogue, those that are not offered any more too. */
            rewards: components["schemas"]["FilterReward"][];
        };
        /**
         * @description An order as the browser sends it.
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
            /** @description Only for a card: `post` or `code`. */
            delivery?: string | null;
            /**
             * Format: int64
             * @description What the participant saw that it costs: refused when it costs something else by now.
             */
            points?: number | null;
            reward_id?: components["schemas"]["RewardId"] | null;
            variant_id?: components["schemas"]["VariantId"] | null;
        };
        /** Format: int64 */
        OrderId: number;
        /** @description A new order. */
        OrderPlaced: {
            /** @description The public id. */
            id: string;
            /** @description The number by which people name it. */
            number: components["schemas"]["OrderId"];
            /** Format: int64 */
            points: number;
        };
        /** @description A page of orders. */
        OrderQueue: {
            data: components["schemas"]["OrderQueueTable"];
            filters: components["schemas"]["OrderFilters"];
            meta: components["schemas"]["Keyset"];
        };
        OrderQueueTable: {
            items: components["schemas"]["QueuedOrder"][];
        };
        OrdersWaiting: {
            /** Format: int64 */
            count: number;
            status: components["schemas"]["Status"];
        };
        /** @description What went wrong in the outbox; counts stop at 10 000. */
        Outbox: {
            /**
             * Format: int64
             * @description Given up: a person must look at them.
             */
            failed: number;
            /**
             * Format: int64
             * @description Tried in vain, and to be tried again.
             */
            late: number;
        };
        /** @description An operator's passkeys. */
        OwnPasskeys: {
            /** @description The oldest first. */
            items: components["schemas"]["Passkey"][];
            /** @description The one origin whose pages may use passkeys; none where the portal has an address that browsers keep none for. */
            origin?: string | null;
        };
        /**
         * @example {
         *       "password": "Zielona:Koparka:42"
         *     }
         */
        OwnPassword: {
            password: string;
        };
        /** @description A sign-in of the participant's, or a look that support has taken at the portal as them. */
        OwnSession: {
            created_at: components["schemas"]["At"];
            /** @description The device in words; of a look by support there are none. */
            device?: string | null;
            id: components["schemas"]["SessionId"];
            /** @description The session of this very request. */
            is_current: boolean;
            /** @description It goes on; only looks by support are shown afterwards, for ninety days. */
            is_live: boolean;
            /** @description An operator looked at the portal as the participant. */
            is_support: boolean;
            last_used_at: components["schemas"]["At"];
            /** @description When it was or will be over. */
            until: components["schemas"]["At"];
        };
        /** @description A name or code of a distributor's own, and the pack that it means. */
        PackAlias: {
            alias: string;
            pack_id: components["schemas"]["PackId"];
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
            /** @description What stands on its box, an EAN as a rule. */
            code?: string | null;
            /**
             * Format: int64
             * @description The product's version.
             */
            version: number;
            /** @description What it holds in the product's unit, such as `0,25`. */
            volume?: string | null;
        };
        /** Format: int64 */
        PackId: number;
        /** @description A pack with its points in a season. */
        PackOption: {
            id: components["schemas"]["PackId"];
            /** @description What the pack holds, such as `5 L`. */
            pack: string;
            /**
             * Format: int64
             * @description Thousandths of a point; none when the product earns nothing in the season.
             */
            points_per_unit?: number | null;
            product: string;
            /** @enum {string} */
            unit: "L" | "kg";
            /**
             * Format: int64
             * @description Thousandths of the unit.
             */
            volume: number;
        };
        /**
         * @description The version of the product whose pack is removed.
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
        /** @description Where a page stands in its list; the wire's `meta`. */
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
        /** @description Whose order it is. */
        ParticipantCard: {
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
        /**
         * @description What the participant writes; who they are is known.
         * @example {
         *       "message": "Kiedy wyślecie moją kartę paliwową?",
         *       "topic": "rewards"
         *     }
         */
        ParticipantContactForm: {
            /** @default null */
            message: string | null;
            /** @enum {string} */
            topic?: "account" | "invoices" | "rewards" | "promotions" | "products" | "personal_data" | "other";
        };
        /** Format: int64 */
        ParticipantId: number;
        /** @description A page of participants. */
        ParticipantPage: {
            data: components["schemas"]["ParticipantTable"];
            meta: components["schemas"]["Keyset"];
        };
        ParticipantsWaiting: {
            /**
             * Format: int64
             * @description Those whose available points a correction has taken below zero.
             */
            below_zero: number;
            /**
             * Format: int64
             * @description Active accounts that no representative looks after.
             */
            without_representative: number;
        };
        ParticipantTable: {
            items: components["schemas"]["ListedParticipant"][];
        };
        /**
         * @description Who asks, and how to answer.
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
            /** @default null */
            city: string | null;
            /** @default null */
            company_name: string | null;
            /** @default false */
            contact_consent: boolean;
            /** @default null */
            email: string | null;
            /** @default null */
            first_name: string | null;
            /** @default null */
            last_name: string | null;
            /** @default null */
            message: string | null;
            /** @default null */
            nip: string | null;
            /** @default null */
            phone: string | null;
        };
        /** @description A passkey as its owner sees it. */
        Passkey: {
            created_at: components["schemas"]["At"];
            id: components["schemas"]["PasskeyId"];
            /** @description Whether its owner's other devices have it too. */
            is_synced: boolean;
            last_used_at?: components["schemas"]["At"] | null;
            name: string;
        };
        /**
         * @description What the passkey will be called, and the proof that its owner asks: the password and a code that nobody has used.
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
         * @description What the browser's dialog has brought.
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
        /** @description What a browser is to ask of an authenticator. */
        PasskeyOptions: {
            /** @description `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn level 3. */
            options: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Which passkey is to go, the password given again and a code that nobody has used.
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
         * @description What the first step handed out.
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
            /** @description From the first step. */
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
        /** @description The password is set. */
        PasswordReset: {
            message: string;
        };
        /** @description The account whose password was set. */
        PasswordSet: {
            email: string;
        };
        /** @description A batch of transfers. */
        Payout: {
            acts: ("propose" | "change" | "withdraw" | "approve" | "export" | "confirm" | "return" | "cancel")[];
            /**
             * Format: int64
             * @description Their sum in grosze, as the bank's file has it.
             */
            amount: number;
            execute_on?: components["schemas"]["Day"] | null;
            /** @description What can be downloaded, since the export. */
            files: components["schemas"]["PayoutFile"][];
            history: components["schemas"]["PayoutEvent"][];
            id: components["schemas"]["PayoutId"];
            /** @description How the bank knows the batch. */
            message_id: string;
            returned?: components["schemas"]["ReturnedSum"] | null;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description What was withheld as tax of the orders' amounts, in grosze.
             */
            tax?: number | null;
            /**
             * Format: int64
             * @description How many transfers, without those taken out.
             */
            transfers: number;
            /**
             * Format: int64
             * @description What an act must be sent with.
             */
            version: number;
        };
        /**
         * @description The version that an operator saw and approves, signed by a fresh code.
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
        /** @description An order that can be put into a batch, at once or after its wait. */
        PayoutCandidate: {
            /** @description The account that the order has kept, in groups of four; none for charity. */
            account?: string | null;
            /**
             * Format: int64
             * @description Grosze, before tax.
             */
            amount: number;
            date: components["schemas"]["At"];
            /** @description The order's public id. */
            id: string;
            /** @description `bank_transfer` or `charity_transfer`. */
            kind: string;
            nip: string;
            number: components["schemas"]["OrderId"];
            participant: string;
            /**
             * Format: int64
             * @description What today's rules withhold of it, in grosze.
             */
            tax?: number | null;
            wait?: components["schemas"]["TransferWait"] | null;
        };
        /** @description A page of transfers that no batch holds. */
        PayoutCandidatePage: {
            data: components["schemas"]["PayoutCandidateTable"];
            meta: components["schemas"]["Keyset"];
        };
        PayoutCandidateTable: {
            items: components["schemas"]["PayoutCandidate"][];
        };
        /**
         * @description What is put in and taken out, as the browser sends it.
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
             * @description The version that the operator saw.
             */
            version: number;
        };
        /** @description What was done to a batch. */
        PayoutEvent: {
            act: string;
            at: components["schemas"]["At"];
            by: string;
            label: string;
            note?: string | null;
        };
        /**
         * @description When the bank is to carry the batch out, as the browser sends it.
         * @example {
         *       "execute_on": "2026-03-20",
         *       "version": 2
         *     }
         */
        PayoutExportForm: {
            /** @description `YYYY-MM-DD`: today or within 30 days. */
            execute_on?: string | null;
            /**
             * Format: int64
             * @description The version that the operator saw.
             */
            version: number;
        };
        /** @description A file of the batch. */
        PayoutFile: {
            encoding: string;
            format: string;
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
        /** @description A page of batches. */
        PayoutPage: {
            data: components["schemas"]["PayoutTable"];
            meta: components["schemas"]["Keyset"];
        };
        /**
         * @description Which transfer came back and why, as the browser sends it.
         * @example {
         *       "order": "89bw1VsFP96wEWwur_106Q",
         *       "reason": "Rachunek odbiorcy jest zamknięty",
         *       "version": 4
         *     }
         */
        PayoutReturnForm: {
            /** @description The order's public id. */
            order?: string | null;
            /** @description What the bank says; the participant reads it. */
            reason?: string | null;
            /**
             * Format: int64
             * @description The version that the operator saw.
             */
            version: number;
        };
        PayoutsWaiting: {
            /** Format: int64 */
            count: number;
            status: components["schemas"]["Status"];
        };
        PayoutTable: {
            items: components["schemas"]["ListedPayout"][];
        };
        /** @description A transfer as it stood when it was put into the batch. */
        PayoutTransfer: {
            /** @description In groups of four. */
            account: string;
            /**
             * Format: int64
             * @description Grosze, as the bank's file has it.
             */
            amount: number;
            city: string;
            /** @description `bank_transfer` or `charity_transfer`. */
            kind: string;
            name: string;
            /** @description What the bank said when it sent it back. */
            note?: string | null;
            number: components["schemas"]["OrderId"];
            /** @description The order's public id. */
            order: string;
            participant: components["schemas"]["ParticipantId"];
            state: components["schemas"]["Status"];
            street: string;
            /**
             * Format: int64
             * @description What was withheld of the order's amount, in grosze.
             */
            tax?: number | null;
            title: string;
            wait?: components["schemas"]["TransferWait"] | null;
            white_list?: components["schemas"]["WhiteListAnswer"] | null;
        };
        /** @description A page of a batch's transfers. */
        PayoutTransferPage: {
            data: components["schemas"]["PayoutTransferTable"];
            meta: components["schemas"]["Keyset"];
        };
        PayoutTransferTable: {
            items: components["schemas"]["PayoutTransfer"][];
        };
        /**
         * @description The version that an operator saw and acts on.
         * @example {
         *       "version": 2
         *     }
         */
        PayoutVersion: {
            /** Format: int64 */
            version: number;
        };
        /** @description Why a transfer cannot be sent yet. */
        PayoutWait: {
            /** @description What has changed, in words. */
            changed: string[];
            until: components["schemas"]["At"];
        };
        /** @description What is known of a batch's accounts. */
        PayoutWhiteList: {
            progress?: components["schemas"]["WhiteListProgress"] | null;
        };
        /**
         * @description Why a batch is withdrawn, as the browser sends it.
         * @example {
         *       "reason": "Paczka złożona omyłkowo",
         *       "version": 1
         *     }
         */
        PayoutWithdrawForm: {
            reason?: string | null;
            /**
             * Format: int64
             * @description The version that the operator saw.
             */
            version: number;
        };
        /**
         * @description The remainder that an operator saw.
         * @example {
         *       "kind": "fuel",
         *       "value": 5000
         *     }
         */
        PayRemainderForm: {
            /** @enum {string} */
            kind?: "fuel" | "prepaid";
            /**
             * Format: int64
             * @description Grosze.
             */
            value?: number | null;
        };
        /** @description A correction that waits for another person. */
        PendingCorrection: {
            /** Format: int64 */
            id: number;
            /** @description Whether the operator who asks may approve it: it is not their own. */
            may_approve: boolean;
            participant: string;
            participant_id: components["schemas"]["ParticipantId"];
            /** Format: int64 */
            points: number;
            proposed_at: components["schemas"]["At"];
            proposer: string;
            reason: string;
            /** @enum {string} */
            source: "purchases" | "affiliation" | "achievements";
        };
        /** @description A role that one administrator has proposed. */
        PendingRole: {
            /** Format: int64 */
            id: number;
            /** @description Whether the operator who asks may give it: neither their proposal nor their role. */
            may_approve: boolean;
            proposed_at: components["schemas"]["At"];
            proposer: string;
            role: components["schemas"]["Role"];
        };
        PendingTrip: {
            order: boolean;
        };
        /** @description The season's trips that wait for an order: the participant may order them and has not. */
        PendingTrips: {
            order: boolean;
            premium: components["schemas"]["PendingTrip"];
            vip: components["schemas"]["PendingTrip"];
            /** @description These trips, and orders of trips that lack points: what the panel names, whatever was put off. */
            waiting: components["schemas"]["WaitingTrip"][];
        };
        /**
         * @description What the form sends.
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
        /** @description A picture of the content as a page shows it. */
        Picture: {
            /** @description What is said to those who do not see it; empty where it only decorates. */
            alternative: string;
            /** Format: int64 */
            height: number;
            /** @description The address of its largest variant. */
            src: string;
            /** @description The addresses of all its variants with their widths, as the attribute `srcset` takes them. */
            srcset: string;
            /**
             * Format: int64
             * @description Of the largest variant, in pixels.
             */
            width: number;
        };
        /** @description A service whose pixel is a picture with the account's number in its address. */
        PixelService: {
            id: string;
            url: string;
        };
        /**
         * @description What a place is searched by.
         * @enum {string}
         */
        PlaceKind: "distributor" | "branch" | "city";
        /** @description Points: what can be spent, and what was earned over the years. */
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
        /** @description A place on the earth in degrees (WGS 84). */
        Position: {
            /** Format: double */
            lat: number;
            /** Format: double */
            lng: number;
        };
        /** @description Another invoice that may be the same. */
        PossibleDuplicate: {
            distributor: string;
            /** @description The public id. */
            id: string;
            number: string;
            participant: string;
            reported_at: components["schemas"]["At"];
            same_file: boolean;
            same_number: boolean;
            status: components["schemas"]["Status"];
        };
        /** @description Where a parcel goes. */
        PostalAddress: {
            city: string;
            postcode: string;
            recipient: string;
            street: string;
            street_number: string;
            /** @description The flat, where there is one. */
            street_number_place?: string | null;
        };
        /** @description Where a parcel goes, as the browser sends it. */
        PostalAddressForm: {
            city?: string | null;
            postcode?: string | null;
            recipient?: string | null;
            street?: string | null;
            street_number?: string | null;
            street_number_place?: string | null;
        };
        /** @description The record that holds the value. */
        PrizeValued: {
            id: components["schemas"]["TaxRecordId"];
        };
        /**
         * @description A value as the browser sends it.
         * @example {
         *       "value": "240,00"
         *     }
         */
        PrizeValueForm: {
            /** @description Zlotys as typed. */
            value?: string | null;
        };
        ProductAlias: {
            alias: string;
            distributor: string;
            distributor_id: components["schemas"]["DistributorId"];
            pack: string;
        };
        /**
         * @description A changed product, and the version that it was changed from.
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
             * @description Whether it is shown and can be bought.
             * @default false
             */
            active: boolean;
            /** @default null */
            brand: string | null;
            /** @default null */
            category: string | null;
            /**
             * @description Such as `#0b7a75`.
             * @default null
             */
            colour: string | null;
            /** @default [] */
            crops: string[];
            /** @default null */
            description: string | null;
            /** @default null */
            name: string | null;
            /**
             * @description The organiser's own code.
             * @default null
             */
            sap: string | null;
            /**
             * @description The last part of its address; made of the name where it is empty.
             * @default null
             */
            slug: string | null;
            /**
             * @description `L` or `kg`.
             * @default null
             */
            unit: string | null;
        };
        /** Format: int64 */
        ProductId: number;
        /** @description A product on sale. */
        ProductToFind: {
            brand: string;
            name: string;
            sap: string;
        };
        /** @description What products are called already, to choose from. */
        ProductWords: {
            brands: string[];
            categories: string[];
            crops: string[];
            seasons: number[];
        };
        /** @description Who the participant is and where letters and transfers go. */
        Profile: {
            /** @description Somebody else acts for the participant. */
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
            /** @description Letters go to the address below instead of the company's. */
            correspondence_address: boolean;
            correspondence_city?: string | null;
            correspondence_postcode?: string | null;
            correspondence_street?: string | null;
            correspondence_street_number?: string | null;
            correspondence_street_number_place?: string | null;
            /** @description Where the account was opened. */
            created_at: components["schemas"]["At"];
            first_name: string;
            /** @description `farm` or `company`. */
            kind: string;
            last_name: string;
            nip: string;
            /** @description `krus`, `krs`, `ceidg` or `other`. */
            register?: string | null;
            /** @description Of the invitation by which the participant came, when it was by one. */
            registration_code?: string | null;
        };
        /** @description How much of a crop is grown. */
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
         * @description A change of the profile: what is left out stays as it is.
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
            /** @description All areas of crops; those left out are none. */
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
            payouts_wait_until?: components["schemas"]["At"] | null;
        };
        Programme: {
            /** @default  */
            brand_email: string;
            /**
             * @description How the programme is named on every page and in every message.
             * @default
             */
            brand_name: string;
            /** @default  */
            brand_phone: string;
            /**
             * @description Who answers for personal data: name and address in one line.
             * @default
             */
            data_controller: string;
            /**
             * @description Names the build of the front end that browsers shall hold; empty: the one inside this server.
             * @default
             */
            front_version: string;
            /**
             * @description The address that opens a route in a maps service, with `{from}` and `{to}`; empty: the built-in one.
             * @default
             */
            map_route_url: string;
            /**
             * @description Whether one may register without an invitation.
             * @default false
             */
            open_registration: boolean;
            /**
             * @description Whether invoices, points and rewards are open to partners.
             * @default false
             */
            partners_collect: boolean;
        };
        /**
         * @description A part of the settings as it shall be, and the version that was seen.
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
            /** @description The newest first: purchases of products that take part, in the promotion's days and a month around them. */
            lines: components["schemas"]["PromotionLine"][];
        };
        /**
         * @description An answer as the browser sends it.
         * @example {
         *       "answear": true,
         *       "promo_name": "march_refuel"
         *     }
         */
        PromoAgreement: {
            /** @description Whether the rules are accepted. */
            answear?: boolean | null;
            /** @description The promotion's key. */
            promo_name?: string | null;
        };
        /** @description The answer that holds. */
        PromoAnswered: {
            answer: boolean;
            key: string;
        };
        /** @description A page of promotions. */
        PromotionArchive: {
            data: components["schemas"]["PromotionCards"];
            meta: components["schemas"]["Pager"];
        };
        /** @description A promotion in a list. */
        PromotionCard: {
            accept_by?: components["schemas"]["Day"] | null;
            /** @description The first day on which something can be done. */
            from: components["schemas"]["Day"];
            id: components["schemas"]["PromotionId"];
            key: string;
            name: string;
            /** @description The name of its drawing. */
            picture: string;
            /** @description The last part of its page's address. */
            slug: string;
            /** @enum {string} */
            state: "running" | "upcoming" | "past";
            summary: string;
            /** @description The last. */
            to: components["schemas"]["Day"];
        };
        PromotionCards: {
            archive: components["schemas"]["PromotionCard"][];
        };
        /** @description What was declared, and when it can be. */
        PromotionDeclaration: {
            /** @description Whether it can be made or changed today. */
            can_declare: boolean;
            /**
             * Format: int64
             * @description In the measure's smallest part.
             */
            declared?: number | null;
            declared_text?: string | null;
            from: components["schemas"]["Day"];
            fulfil_by: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
        };
        /** @description The declaration that holds. */
        PromotionDeclared: {
            /**
             * Format: int64
             * @description In the measure's smallest part.
             */
            declared: number;
            declared_text: string;
            key: string;
        };
        PromotionDraft: {
            definition: components["schemas"]["DefinitionForm"];
            edited_at: components["schemas"]["At"];
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
            /** @description All of it in words; none when it is nothing. */
            text?: string | null;
        };
        /**
         * @description A new promotion. Its key, the last part of its address, its audience and its season do not change later.
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
            /** @description The name by which calls and files know it. */
            key: string;
            /** Format: int64 */
            season: number;
            slug: string;
        };
        /** Format: int64 */
        PromotionId: number;
        /** @description A purchase as a promotion sees it. */
        PromotionLine: {
            counted: boolean;
            /**
             * Format: int64
             * @description In the measure's smallest part; 0 when it does not count.
             */
            counted_amount: number;
            counted_text?: string | null;
            dated_on: components["schemas"]["Day"];
            /** @description The invoice's public id. */
            invoice_id: string;
            invoice_number: string;
            line_id: components["schemas"]["LineId"];
            /** @description What one pack holds, such as `5 L`. */
            pack_text: string;
            product: string;
            /**
             * Format: int64
             * @description The number of packs.
             */
            quantity: number;
            /** @description Why it does not count. */
            reason?: string | null;
            /** @description It may count yet: no operator has decided on it. */
            waits: boolean;
        };
        /** @description An amount at which something is reached. */
        PromotionMark: {
            /**
             * Format: int64
             * @description In the measure's smallest part.
             */
            at: number;
            at_text: string;
            reached: boolean;
            /** @description What is given by then in all, of a ladder in its round; empty where it is no more than a goal. */
            reward_text: string;
        };
        /** @description How what counts becomes what is given. */
        PromotionMechanic: {
            kind: string;
            marks: components["schemas"]["PromotionMark"][];
            sentence: string;
        };
        /** @description All that is told of a promotion. */
        PromotionPage: components["schemas"]["PromotionCard"] & {
            declaration?: components["schemas"]["DeclarationDays"] | null;
            /** @description Of its prompt, without `#!`. */
            hash?: string | null;
            /** @enum {string} */
            measure: "litres" | "kilograms" | "packs" | "net_value" | "points" | "distinct_products";
            mechanics: components["schemas"]["PromotionMechanic"][];
            /** @description The days on which a purchase counts. */
            purchases: components["schemas"]["Days"];
            /** @description The address of the rules. */
            rules_pdf?: string | null;
            scope: components["schemas"]["PromotionScope"];
            text_html: string;
        };
        /** @description What participants will see. */
        PromotionPreview: {
            page: components["schemas"]["PromotionPage"];
            prompt?: components["schemas"]["PromotionPrompt"] | null;
        };
        /** @description Where a participant stands in a promotion. Amounts are in the measure's smallest part. */
        PromotionProgress: {
            accept_by?: components["schemas"]["Day"] | null;
            /**
             * Format: int32
             * @description 0 on the last day; none after it.
             */
            accept_days_left?: number | null;
            answer?: boolean | null;
            /** @description Whether the rules can be accepted or declined today. */
            can_answer: boolean;
            /** Format: int64 */
            current: number;
            current_text: string;
            /**
             * Format: int64
             * @description Points that the programme's limit cut.
             */
            cut_points: number;
            /**
             * Format: int32
             * @description Of those days: 0 on the last; none after it.
             */
            days_left?: number | null;
            declaration?: components["schemas"]["PromotionDeclaration"] | null;
            /** @description What is due. */
            due: components["schemas"]["PromotionEffects"];
            /**
             * Format: int64
             * @description Points that were granted.
             */
            granted_points: number;
            key: string;
            /** @description The lowest first. */
            marks: components["schemas"]["PromotionMark"][];
            /** @enum {string} */
            measure: "litres" | "kilograms" | "packs" | "net_value" | "points" | "distinct_products";
            /**
             * Format: int64
             * @description None once nothing is missing.
             */
            missing?: number | null;
            missing_text?: string | null;
            name: string;
            /** @description Whether nothing is given until the rules are accepted. */
            needs_acceptance: boolean;
            /** @description The sentence that says what is missing to what, and how many days are left. */
            next_text?: string | null;
            /** @description The name of its drawing. */
            picture: string;
            /** @description What would be due if the rules were accepted. */
            promised: components["schemas"]["PromotionEffects"];
            /** @description The days on which a purchase counts. */
            purchases: components["schemas"]["Days"];
            /** @description What is due beyond whole cards. */
            remainders: components["schemas"]["CardRemainder"][];
            /** @description What reaching the target brings. */
            reward_text?: string | null;
            slug: string;
            /** @enum {string} */
            state: "running" | "upcoming" | "past";
            /**
             * Format: int64
             * @description Where the next reward is reached, or where the last one was.
             */
            target?: number | null;
            /** @description As it stands after "z": `3 produktów`. */
            target_of_text?: string | null;
            target_text?: string | null;
            to_collect: components["schemas"]["CardToCollect"][];
            withheld?: components["schemas"]["PromotionWithheld"] | null;
        };
        /** @description A promotion's prompt. */
        PromotionPrompt: {
            /** @description It opens once the answer is yes. */
            accepted_hash?: string | null;
            accepted_html: string;
            answer?: boolean | null;
            /** @description Whether the answer can be given again at the accepted hash. */
            answer_again: boolean;
            /** @description Whether an answer or a declaration can be given today. */
            can_answer: boolean;
            /** @description The name of the cookie that keeps "not now". */
            cookie: string;
            /**
             * Format: int64
             * @description How long; none: until the browser is closed.
             */
            cookie_seconds?: number | null;
            /** Format: int64 */
            delay_ms: number;
            /** @description Of the address, without `#!`: it opens while the answer is not yes and can be given. */
            hash: string;
            key: string;
            /** @enum {string} */
            kind: "answer" | "page";
            name: string;
            offer_html: string;
            /** @description Whether it opens by itself, as far as answers say; its cookie is the browser's to know. */
            opens_itself: boolean;
            /** @description The address of the promotion's page. */
            page: string;
            /** @description The address of the rules. */
            rules_pdf?: string | null;
            sequence?: components["schemas"]["PromptSequence"] | null;
            slug: string;
            success_html: string;
        };
        /** @description How far the participants are counted anew. */
        PromotionRecount: {
            finished: boolean;
            /** Format: int64 */
            participants: number;
        };
        /** @description A participant of a promotion: how far, what for, and why no more. */
        PromotionResult: {
            /**
             * Format: int64
             * @description Cards that were collected.
             */
            collected: number;
            company_name: string;
            nip: string;
            /**
             * Format: int64
             * @description Grosze of collected cards that are not due any more.
             */
            overpaid: number;
            overpaid_text?: string | null;
            /** @description The person's. */
            participant: string;
            participant_id: components["schemas"]["ParticipantId"];
            progress: components["schemas"]["PromotionProgress"];
            /**
             * Format: int64
             * @description Grosze that are due beyond whole cards.
             */
            remainder: number;
            remainder_text?: string | null;
        };
        /** @description A page of a promotion's participants. */
        PromotionResults: {
            data: components["schemas"]["PromotionResultTable"];
            meta: components["schemas"]["Keyset"];
        };
        PromotionResultTable: {
            items: components["schemas"]["PromotionResult"][];
            /** @description The promotion's. */
            name: string;
            /** @description The days on which a purchase counts. */
            purchases: components["schemas"]["Days"];
        };
        PromotionResultWithLines: {
            data: components["schemas"]["ResultWithLines"];
            meta: components["schemas"]["Pager"];
        };
        PromotionRevision: {
            definition: components["schemas"]["DefinitionForm"];
            published_at?: components["schemas"]["At"] | null;
            published_by?: string | null;
            /** Format: int64 */
            revision: number;
        };
        /** @description What takes part; an empty list leaves its kind open. */
        PromotionScope: {
            brands: components["schemas"]["NamedSlug"][];
            categories: components["schemas"]["NamedSlug"][];
            /** @description Volumes of packs, such as `5 L`. */
            packs_text: string[];
            products: components["schemas"]["NamedProduct"][];
        };
        /** @description A simulation with its figures so far. */
        PromotionSimulation: {
            /** @description What counts, all of it together. */
            amount_text: string;
            /** Format: int64 */
            at_limit: number;
            cards: components["schemas"]["EarnedCards"][];
            change?: components["schemas"]["SimulationChange"] | null;
            /** @description Winners by the value of what they would be given. */
            classes: components["schemas"]["SimulationClass"][];
            /**
             * Format: int64
             * @description Who is less than a tenth of the next target away from it.
             */
            close: number;
            /**
             * Format: int64
             * @description Grosze: the cards, and the points that would be granted.
             */
            cost: number;
            cost_text: string;
            finished_at?: components["schemas"]["At"] | null;
            /** Format: int64 */
            id: number;
            /** @description It tried what is prepared now, held against what is published now, within the last 24 hours. */
            is_of_draft: boolean;
            /**
             * Format: int64
             * @description Lines that were looked at.
             */
            lines: number;
            overlaps: components["schemas"]["SimulationOverlap"][];
            /**
             * Format: int64
             * @description Who has bought something that counts.
             */
            participants: number;
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description What the limit of the total would cut, and of how many participants.
             */
            points_cut: number;
            points_text: string;
            /**
             * Format: int64
             * @description How far it is, in thousandths.
             */
            progress: number;
            /** @description The days whose purchases it counts. */
            purchases: components["schemas"]["Days"];
            requested_at: components["schemas"]["At"];
            requested_by: string;
            /** Format: int64 */
            season: number;
            /** @description `running`, `done` or `cancelled`. */
            status: string;
            /**
             * Format: int64
             * @description Who would be given something.
             */
            winners: number;
        };
        PromotionsInProgress: {
            items: components["schemas"]["PromotionProgress"][];
        };
        /** @description A promotion before and after the purchases. */
        PromotionTrial: {
            after: components["schemas"]["TrialStanding"];
            /** @description Whether any of the purchases counts. */
            counts: boolean;
            key: string;
            /** @enum {string} */
            measure: "litres" | "kilograms" | "packs" | "net_value" | "points" | "distinct_products";
            name: string;
            now: components["schemas"]["TrialStanding"];
            /** @description The name of its drawing. */
            picture: string;
            slug: string;
            /** @description Whether nothing of it is given until the rules are accepted. */
            withheld: boolean;
        };
        /**
         * @description Why what would be earned is not.
         * @enum {string}
         */
        PromotionWithheld: "undecided" | "declined";
        PromotionWithLines: {
            data: components["schemas"]["ProgressWithLines"];
            meta: components["schemas"]["Pager"];
        };
        /** @description Seasons, what a scope can name, and the promotions. */
        PromotionWords: {
            brands: components["schemas"]["NamedSlug"][];
            categories: components["schemas"]["NamedSlug"][];
            /** @description Volumes of packs in thousandths. */
            packs: number[];
            products: components["schemas"]["NamedProduct"][];
            /** @description The latest first. */
            promotions: components["schemas"]["NamedPromotion"][];
            /** @description The latest first. */
            seasons: number[];
        };
        PromptForm: {
            accepted_hash?: string | null;
            answer_again_in_accepted?: boolean;
            /** @description The name of the cookie that keeps "not now". */
            cookie: string;
            /**
             * Format: int64
             * @description How long; none: until the browser is closed.
             */
            cookie_seconds?: number | null;
            decline_stops: boolean;
            /** Format: int64 */
            delay_ms: number;
            /** @description Of the address, without `#!`. */
            hash: string;
            /** @enum {string} */
            kind: "answer" | "page";
            /** Format: int64 */
            position: number;
            sequence?: components["schemas"]["SequenceForm"] | null;
            /** @description Keys of promotions. */
            skip_if_answered?: string[];
        };
        /** @description Prompts that come one after another: where two or more of them wait, each takes this delay instead of its own. */
        PromptSequence: {
            /** Format: int64 */
            delay_ms: number;
            name: string;
        };
        /** @description A product from a distributor, invoice by invoice. */
        PurchaseDetails: {
            info: components["schemas"]["PurchaseInfo"];
            rows: components["schemas"]["PurchaseRow"][];
        };
        /** @description The filters and the order that made the page. */
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
            /** @description The product, whatever its packs. */
            group: components["schemas"]["ProductId"];
            /** Format: int64 */
            points: number;
            product: string;
            /**
             * Format: int64
             * @description The number of packs.
             */
            quantity: number;
            /**
             * Format: int64
             * @description By the season's list price, in grosze.
             */
            turnover: number;
            /**
             * Format: int64
             * @description Net, as it stands on the invoices, in grosze.
             */
            turnover_fv: number;
            /** @enum {string} */
            unit: "L" | "kg";
            /**
             * Format: int64
             * @description Thousandths of the unit.
             */
            volume: number;
        };
        /** @description An accepted line of an invoice. */
        PurchaseRow: {
            /** @description The day of issue. */
            date: components["schemas"]["Day"];
            /** @description The invoice's public id. */
            document: string;
            /** @description The invoice's number. */
            id: string;
            /** Format: int64 */
            points: number;
            /**
             * Format: int64
             * @description The number of packs.
             */
            quantity: number;
            /** @description What one pack holds, such as `5 L`. */
            size: string;
            /**
             * Format: int64
             * @description By the season's list price, in grosze.
             */
            turnover: number;
            /**
             * Format: int64
             * @description Net, as it stands on the invoice, in grosze.
             */
            turnover_fv: number;
            /**
             * Format: int64
             * @description All packs together, in thousandths of the unit.
             */
            volume: number;
        };
        /** @enum {string} */
        PurchaseSort: "product" | "distributor_name" | "quantity" | "volume" | "points" | "turnover";
        /**
         * @description A changed question, and the version that it was changed from.
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
            /**
             * @description HTML, of which a few tags stay.
             * @default null
             */
            answer: string | null;
            /** @enum {string} */
            audience?: "everyone" | "program.retail" | "program.partner";
            /**
             * @description Its place in the list: the lowest come first.
             * @default null
             */
            position: string | null;
            /**
             * @description Whether readers are shown it; a draft otherwise.
             * @default false
             */
            published: boolean;
            /** @default null */
            question: string | null;
        };
        /** Format: int64 */
        QuestionId: number;
        QueuedContactMessage: {
            /** @description The first words. */
            beginning: string;
            date: components["schemas"]["At"];
            id: components["schemas"]["ContactMessageId"];
            /** @description Whether the sender was signed in. */
            is_participant: boolean;
            name: string;
            status: components["schemas"]["Status"];
            topic: string;
        };
        QueuedDataRequest: {
            closed_at?: components["schemas"]["At"] | null;
            closed_by?: string | null;
            company_name: string;
            date: components["schemas"]["At"];
            /** Format: int64 */
            id: number;
            /** @description `export` or `erasure`. */
            kind: string;
            nip: string;
            note?: string | null;
            /**
             * Format: int64
             * @description Orders that must come to rest before the data can be erased.
             */
            open_orders: number;
            participant: string;
            participant_id: components["schemas"]["ParticipantId"];
            reason?: string | null;
            status: components["schemas"]["Status"];
        };
        QueuedInvoice: {
            appeal?: components["schemas"]["AppealClock"] | null;
            /** @description The day of issue; until an operator has entered it, the day of the report. */
            date: components["schemas"]["Day"];
            distributor: string;
            file: boolean;
            /** @description The public id. */
            id: string;
            nip: string;
            number: string;
            participant: string;
            /** Format: int64 */
            points: number;
            /** @description Another invoice has the same number or the same file. */
            possible_duplicate: boolean;
            reported_at: components["schemas"]["At"];
            /** @enum {string} */
            source: "reported" | "edi";
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description The net value in grosze.
             */
            value: number;
        };
        QueuedOrder: {
            /**
             * Format: int64
             * @description Grosze; only of transfers.
             */
            amount?: number | null;
            date: components["schemas"]["At"];
            /** @enum {string} */
            delivery?: "post" | "code";
            /** @description The public id. */
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
             * @description What a change must be sent with.
             */
            version: number;
        };
        QueuedRequest: {
            city: string;
            company_name: string;
            date: components["schemas"]["At"];
            /** Format: int64 */
            id: number;
            kind: components["schemas"]["RequestKind"];
            nip: string;
            person: string;
            status: components["schemas"]["Status"];
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
            /** @description The most points for a participant in the season; no cap where it is empty. */
            cap_points?: string | null;
            /** @description Zlotys for one litre or kilogram. */
            list_price?: string | null;
            /** @description Points for one litre or kilogram, such as `12,5`. */
            points_per_unit?: string | null;
            /**
             * Format: int64
             * @description The product's version.
             */
            version: number;
        };
        ReadingStarted: {
            id: components["schemas"]["ImportId"];
        };
        /**
         * @description Why an operator does something, as the browser sends it.
         * @example {
         *       "reason": "Prośba uczestnika zgłoszona telefonicznie 16 marca 2026"
         *     }
         */
        ReasonForm: {
            /** @description Kept in the audit log. */
            reason: string;
        };
        /**
         * @description What a client without cookies sends to refresh.
         * @example {
         *       "refresh_token": "refresh-token-from-the-last-answer"
         *     }
         */
        RefreshForm: {
            refresh_token?: string | null;
        };
        /** @description An order that stays as it was. */
        RefusedOrder: {
            id: string;
            number?: components["schemas"]["OrderId"] | null;
            /** @description The sentence that says why. */
            reason: string;
        };
        /**
         * @description Why a request is refused.
         * @example {
         *       "reason": "Program jest tylko dla nabywców środków ochrony roślin."
         *     }
         */
        RefuseForm: {
            /**
             * @description In words that whoever asked reads in an e-mail.
             * @default null
             */
            reason: string | null;
        };
        /** @description What came of a registration. */
        Registered: {
            /** @description Whether an operator has to approve it first. */
            awaits_approval: boolean;
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
             * @description The form is filled in by a person whom the participant has authorised.
             * @default false
             */
            authorized_person: boolean;
            /**
             * @description The authorised person declares to be entitled to represent the participant.
             * @default false
             */
            authorized_person_declaration: boolean;
            /** @default null */
            authorized_person_first_name: string | null;
            /** @default null */
            authorized_person_identifier: string | null;
            /** @default null */
            authorized_person_last_name: string | null;
            /** @default null */
            company_city: string | null;
            /** @default null */
            company_name: string | null;
            /** @default null */
            company_postcode: string | null;
            /** @default null */
            company_street: string | null;
            /** @default null */
            company_street_number: string | null;
            /** @default null */
            company_street_number_place: string | null;
            /**
             * @description The ids of the ticked consents.
             * @default []
             */
            consents: number[];
            /**
             * @description Letters go to the address below instead of the company's.
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
            /** @default null */
            email: string | null;
            /** @default null */
            email_confirmation: string | null;
            /** @default null */
            first_name: string | null;
            /**
             * @description The invitation's, when there is one.
             * @default null
             */
            hash: string | null;
            /**
             * @description `farm` or `company`.
             * @default null
             */
            kind: string | null;
            /** @default null */
            last_name: string | null;
            /** @default null */
            nip: string | null;
            /** @default null */
            phone: string | null;
            /**
             * @description Of a farm `krus` or `other`, of a company `krs`, `ceidg` or `other`.
             * @default null
             */
            register: string | null;
        };
        /** @description What the form of registration depends on. */
        RegistrationOptions: {
            /** @description Whether a NIP can be looked up at GUS. */
            company_lookup: boolean;
            crops: components["schemas"]["CropChoices"][];
            /** @description Whether one may register without an invitation. */
            open: boolean;
        };
        /** @description Rejects the invoice as a whole. */
        RejectForm: {
            /** @description The participant reads it. */
            reason?: string | null;
        };
        RemainderOfPromotion: components["schemas"]["CardRemainder"] & {
            promotion: components["schemas"]["OfPromotion"];
        };
        /** @description The order that was made of a remainder. */
        RemainderPaid: {
            /** @description The order's public id. */
            id: string;
            /** @description The number by which people name it. */
            number: components["schemas"]["OrderId"];
        };
        /** @description The sales representative who looks after the participant. */
        Representative: {
            email: string;
            first_name: string;
            /** @description The address of a portrait. */
            image?: string | null;
            last_name: string;
            phone: string;
        };
        /**
         * @description A representative as the browser sends them.
         * @example {
         *       "email": "piotr.wisniewski@example.com",
         *       "first_name": "Piotr",
         *       "last_name": "Wiśniewski",
         *       "phone": "+48500000201"
         *     }
         */
        RepresentativeForm: {
            email?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            phone?: string | null;
        };
        /** @description The request's new state. */
        RequestDecided: {
            /** Format: int64 */
            id: number;
            status: components["schemas"]["Status"];
        };
        /**
         * @description What somebody asks for.
         * @enum {string}
         */
        RequestKind: "participation" | "partner";
        /** @description A page of requests. */
        RequestQueue: {
            data: components["schemas"]["RequestQueueTable"];
            meta: components["schemas"]["Keyset"];
        };
        RequestQueueTable: {
            items: components["schemas"]["QueuedRequest"][];
        };
        RequestsWaiting: {
            /**
             * Format: int64
             * @description Messages to the programme that nobody has answered.
             */
            contact: number;
            /**
             * Format: int64
             * @description Participants who ask to be forgotten.
             */
            erasures: number;
            /**
             * Format: int64
             * @description People who ask for an invitation.
             */
            participation: number;
            /**
             * Format: int64
             * @description Partners who wait for approval.
             */
            partners: number;
        };
        /** @description A request was taken. */
        RequestTaken: {
            /** @description Whether somebody will answer; always. */
            taken: boolean;
        };
        /**
         * @description Which row is meant.
         * @example {
         *       "version": 2
         *     }
         */
        RestoreForm: {
            /**
             * Format: int64
             * @description Of the row, as it was shown.
             */
            version: number;
        };
        /** @description A participant's part in a promotion. */
        ResultWithLines: components["schemas"]["ProgressWithLines"] & {
            company_name: string;
            nip: string;
            /** @description The person's name. */
            participant: string;
        };
        /**
         * @description Who takes over, as the browser sends it.
         * @example {
         *       "successor_id": 5
         *     }
         */
        RetireForm: {
            /**
             * Format: int64
             * @description Another active representative; the participants stay without one when it is left out.
             */
            successor_id?: number | null;
        };
        /** @description What came back from the bank. */
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
         * @description A decision: on the lines, or with `reject` on the whole invoice. Lines that wait and are not in it are removed,
         *     unless they came in a distributor's data.
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
             * @description The day on which the invoice was issued, `YYYY-MM-DD`.
             */
            issued_on?: string | null;
            lines?: components["schemas"]["LineForm"][];
            reject?: components["schemas"]["RejectForm"] | null;
            /**
             * Format: int64
             * @description The version that the operator saw.
             */
            version: number;
        };
        /**
         * @description A changed reward, and the version that it was changed from.
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
            reward: components["schemas"]["DeskRewardForm"];
            /** Format: int64 */
            version: number;
        };
        RewardForm: {
            card?: components["schemas"]["CardForm"] | null;
            /** Format: int64 */
            points?: number;
        };
        /** Format: int64 */
        RewardId: number;
        /**
         * @description A season's price as the browser sends it.
         * @example {
         *       "price": "9500",
         *       "version": 3
         *     }
         */
        RewardPriceForm: {
            /** @description Points for one; of a transfer points for a zloty. Empty: the reward's own price holds. */
            price?: string | null;
            /**
             * Format: int64
             * @description The reward's version.
             */
            version: number;
        };
        RewardVariant: {
            /** @description Whether it is not sold out. */
            available: boolean;
            id: components["schemas"]["VariantId"];
            name: string;
        };
        /** @description A reward and what one is worth. */
        RewardWorth: {
            /** @description Whether it stands in the catalogue. */
            active: boolean;
            id: components["schemas"]["RewardId"];
            kind_text: string;
            name: string;
            /**
             * Format: int64
             * @description Grosze; none: not known.
             */
            value?: number | null;
        };
        /**
         * @description What an operator may do.
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
         * @description The content of the rules.
         */
        RulesContent: string;
        RungForm: {
            /** Format: int64 */
            from: number;
            reward: components["schemas"]["RewardForm"];
        };
        /** @description The people of the sample programme whom a visitor may be. */
        SampleLogins: {
            logins: components["schemas"]["DemoLogin"][];
        };
        /** @description An empty list leaves its kind open. */
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
             * @description Volumes in thousandths.
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
         * @description A changed season, and the version that it was changed from.
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
         * @description Where a season's missing rates and prices are taken from.
         * @example {
         *       "from": 2026
         *     }
         */
        SeasonCopy: {
            /** Format: int64 */
            from: number;
        };
        /**
         * @description A season without which the programme stands still: nothing is ordered and reported in one that is missing, and no
         *     purchase of a draft counts.
         */
        SeasonDue: {
            /** @description Whether nobody has prepared it; else it runs and is still a draft. */
            missing: boolean;
            starts_on: components["schemas"]["Day"];
            /**
             * Format: int64
             * @description The year in which it ends.
             */
            year: number;
        };
        /** @description A season as the browser sends it; points are whole numbers as typed. */
        SeasonForm: {
            /** @default  */
            membership_points: string;
            /** @enum {string} */
            status?: "draft" | "open" | "closed";
            /** @default  */
            welcome_points: string;
        };
        /** @description A season of purchases. */
        SeasonOfPurchases: {
            /** @description All twelve from November on. */
            months: components["schemas"]["MonthOfPurchases"][];
            /** Format: int64 */
            season: number;
            /** @description The current season and those with invoices, the latest first. */
            seasons: number[];
            total: components["schemas"]["Bought"];
        };
        /** @description What a reward costs in a season. */
        SeasonPrice: {
            /**
             * Format: int64
             * @description None where the reward's own price holds.
             */
            price?: number | null;
            /** Format: int64 */
            season: number;
        };
        /** @description An operator's own second factor. */
        SecondFactor: {
            enrolled_at?: components["schemas"]["At"] | null;
            /**
             * Format: int64
             * @description How many recovery codes are left.
             */
            recovery_codes_left: number;
        };
        /**
         * @description The second step: what the first one handed out, and a code.
         * @example {
         *       "code": "123456",
         *       "handle": "handle-from-the-first-step"
         *     }
         */
        SecondStep: {
            /** @description Six digits from the app, or a recovery code. */
            code: string;
            /** @description From the first step. */
            handle: string;
        };
        /** @description An event, or several alike. */
        SecurityEvent: {
            /** @description `participant:12`, `operator:3`, or `name:` and a keyed hash of a name that is no account's. */
            account?: string | null;
            /** @description Of the first. */
            at: components["schemas"]["At"];
            /**
             * Format: int64
             * @description How many were alike.
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
         * @description What happened.
         * @enum {string}
         */
        SecurityEventKind: "signed_in" | "sign_in_failed" | "sign_in_locked" | "code_failed" | "confirmation_failed" | "reset_failed" | "link_refused" | "refresh_reused" | "permission_denied" | "limit_reached";
        /** @description A page of security events. */
        SecurityEventPage: {
            data: components["schemas"]["SecurityEventTable"];
            meta: components["schemas"]["Keyset"];
        };
        /**
         * @description Whose part of the portal was knocked at.
         * @enum {string}
         */
        SecurityEventSide: "participant" | "operator";
        SecurityEventTable: {
            items: components["schemas"]["SecurityEvent"][];
        };
        /** @description An order as the operator saw it. */
        SeenOrder: {
            /** @description The public id. */
            id: string;
            /** Format: int64 */
            version: number;
        };
        /**
         * @description The version that the operator saw.
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
        /** @description Prompts that come one after another, each after the same delay. */
        SequenceForm: {
            /** Format: int64 */
            delay_ms: number;
            name: string;
        };
        /** @description Each is used when all of it is given, and asked only with the consent that it needs. */
        Services: {
            /**
             * @description Where Sentry's envelopes go, as the service gives it: `https://key@errors.example/1`.
             * @default
             */
            errors_dsn: string;
            /**
             * @description The account's number there.
             * @default
             */
            pixel_id: string;
            /**
             * @description The address of the advertising service's pixel.
             * @default
             */
            pixel_url: string;
            /**
             * @description The number of the site there.
             * @default
             */
            statistics_site: string;
            /**
             * @description The address that takes Matomo's tracking requests.
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
        Shelf: {
            items: components["schemas"]["ShownReward"][];
        };
        /** @description An order of the caller. */
        ShownOrder: {
            address?: components["schemas"]["PostalAddress"] | null;
            /**
             * Format: int64
             * @description Grosze; only of transfers.
             */
            amount?: number | null;
            bank_account_masked?: string | null;
            /** @description Whether the caller may cancel it now. */
            cancellable: boolean;
            cancelling?: components["schemas"]["TripCancelling"] | null;
            /** @description The last four signs of the card's code, once the code can be read. */
            code_tail?: string | null;
            date: components["schemas"]["At"];
            /** @enum {string} */
            delivery?: "post" | "code";
            /** @description From the order to now. */
            history: components["schemas"]["OrderEvent"][];
            /** @description The public id. */
            id: string;
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            /** @description The number by which people name it. */
            number: components["schemas"]["OrderId"];
            /** Format: int64 */
            points: number;
            /** @description The reward's name. */
            reward: string;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description What was withheld of the amount as tax, in grosze, once the transfer has left.
             */
            tax?: number | null;
            variant?: string | null;
        };
        /** @description A reward as a participant sees it in the catalogue. */
        ShownReward: {
            /** @description Whether the caller's points are enough for it. */
            affordable: boolean;
            /**
             * Format: int64
             * @description Grosze.
             */
            amount_step?: number | null;
            /** @description Whether it is not sold out. */
            available: boolean;
            id: components["schemas"]["RewardId"];
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            /**
             * Format: int64
             * @description Grosze.
             */
            max_amount?: number | null;
            /**
             * Format: int64
             * @description Grosze.
             */
            min_amount?: number | null;
            /**
             * Format: int64
             * @description How many points the caller lacks; 0 when it is affordable.
             */
            missing_points: number;
            name: string;
            /** @description The name of the reward's drawing. */
            picture: string;
            /**
             * Format: int64
             * @description What one costs; for a sum of money, what the smallest sum costs.
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
        /** @description A trip as participants see it. */
        ShownTrip: {
            /** @description Paragraphs with a blank line between them. */
            description: string;
            fulfil_by: components["schemas"]["Day"];
            /** @enum {string} */
            kind: "standard" | "premium" | "vip";
            kind_text: string;
            name: string;
            opens_on: components["schemas"]["Day"];
            order_by: components["schemas"]["Day"];
            /** @description The portal's page of the trip. */
            page: string;
            /** @description The name of its drawing. */
            picture: string;
            /** Format: int64 */
            qualify_at: number;
            qualify_at_text: string;
            /** Format: int64 */
            reserved_points: number;
            reserved_points_text: string;
            /** @description The slug of the reward that it is among the rewards. */
            reward: string;
            /** Format: int64 */
            season: number;
            summary: string;
        };
        /** @description One of a transfer's two accounts, and its balance right after it. A source stands below zero: minus what it issued. */
        Side: {
            /** @enum {string} */
            account: "purchases" | "affiliation" | "achievements" | "available" | "held" | "redeemed" | "forfeited";
            /** Format: int64 */
            balance: number;
        };
        /** @description A session's tokens. `auth_token` stands beside `data`, where the programme's clients look for it. */
        SignedIn: {
            /** @description The bearer token for the `Authorization` header. */
            auth_token: string;
            data: components["schemas"]["Lease"];
        };
        /** @description A session that is over. */
        SignedOut: {
            message: string;
        };
        SignInHour: {
            /**
             * Format: int64
             * @description Wrong passwords and codes.
             */
            failed: number;
            from: components["schemas"]["At"];
            /**
             * Format: int64
             * @description Tries that a limit refused before they were looked at.
             */
            locked: number;
        };
        /** @description A limit that refuses tries at an account now. */
        SignInLock: {
            /** @description What is over. */
            label: string;
            /** @description The network that the tries came from, where the limit is one network's. */
            network?: string | null;
            /**
             * Format: int64
             * @description How many were counted.
             */
            tries: number;
            /** @description From when on the next one is let through. */
            until: components["schemas"]["At"];
        };
        SignInLocks: {
            /** @description Limits that refuse the participant's tries now. */
            locks: components["schemas"]["SignInLock"][];
        };
        /** @description What would become of what participants are due, as they have answered. */
        SimulationChange: {
            /**
             * Format: int64
             * @description Grosze: cards that would come, and cards that would go.
             */
            cards_added: number;
            /** Format: int64 */
            cards_taken: number;
            /**
             * Format: int64
             * @description Who would be due more, and who less.
             */
            gaining: number;
            /** Format: int64 */
            losing: number;
            /**
             * Format: int64
             * @description The most points that one participant would lose.
             */
            most_taken: number;
            /** Format: int64 */
            points_added: number;
            /** Format: int64 */
            points_taken: number;
            /** @description It moves more than the last editor of the draft may publish alone. */
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
         * @description Whose purchases the draft is tried on.
         * @example {
         *       "season": 2026
         *     }
         */
        SimulationForm: {
            /** Format: int64 */
            season: number;
        };
        /** @description Winners who won in another promotion of the same days too. */
        SimulationOverlap: {
            key: string;
            name: string;
            /** Format: int64 */
            winners: number;
        };
        SinglePromotion: {
            single: components["schemas"]["PromotionPage"];
        };
        /** @description A service that takes Matomo's tracking requests. */
        StatisticsService: {
            /** @description The number of the site there. */
            site: string;
            /** @description The address that takes them, as `https://stats.example/matomo.php`. */
            url: string;
        };
        /** @description A state as a row shows it; the colour never stands alone. */
        Status: {
            code: string;
            color: string;
            label: string;
        };
        /**
         * @example {
         *       "active": false,
         *       "note": "Dłuższa nieobecność"
         *     }
         */
        StatusForm: {
            /** @description Whether the operator may sign in. */
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
        /** @description A chosen product and whether the branch has it. */
        StockedProduct: {
            available: boolean;
            name: string;
            sap: string;
        };
        /**
         * @description A change of a stock as the browser sends it.
         * @example {
         *       "change": "25",
         *       "note": "Dostawa do magazynu 16 marca 2026",
         *       "variant_id": 2,
         *       "version": 3
         *     }
         */
        StockForm: {
            /** @description By how many it grows, or with a minus shrinks. */
            change?: string | null;
            /** @description Why, for the audit log. */
            note?: string | null;
            /** @description Whether there is no limit from now on. */
            unlimited?: boolean;
            variant_id?: components["schemas"]["VariantId"] | null;
            /**
             * Format: int64
             * @description The reward's version.
             */
            version: number;
        };
        /**
         * @description What the form sends.
         * @example {
         *       "distributor_id": 1,
         *       "document_name": "FV/123/03/2026",
         *       "invoice": "(binary)"
         *     }
         */
        SubmitForm: {
            /** Format: int64 */
            distributor_id: number;
            /** @description The number as it stands on the invoice. */
            document_name: string;
            /**
             * Format: binary
             * @description A PDF, PNG or JPEG under 10 MiB.
             */
            invoice: string;
        };
        /** @description A reported invoice. */
        Submitted: {
            /** @description The public id. */
            id: string;
            /** @description Whether a distributor's data had brought the invoice already, so that only the file was added. */
            known: boolean;
        };
        Subscriber: {
            asked_at: components["schemas"]["At"];
            confirmed_at?: components["schemas"]["At"] | null;
            email: string;
            id: components["schemas"]["SubscriberId"];
            left_at?: components["schemas"]["At"] | null;
            status: components["schemas"]["Status"];
        };
        /** Format: int64 */
        SubscriberId: number;
        /** @description A page of addresses. */
        SubscriberList: {
            data: components["schemas"]["SubscriberTable"];
            meta: components["schemas"]["Keyset"];
        };
        SubscriberTable: {
            items: components["schemas"]["Subscriber"][];
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
            /** @description From the first step. */
            handle: string;
            /** @description The participant's. */
            nip: string;
        };
        /** @description The programme as every visitor sees it. */
        SystemSettings: {
            brand: components["schemas"]["Brand"];
            demo?: components["schemas"]["SampleLogins"] | null;
            /** @description Whether the programme is closed for maintenance. */
            maintenance: boolean;
            /** @description What participants are told meanwhile; none: the portal's own words. */
            maintenance_message?: string | null;
            map: components["schemas"]["MapSettings"];
            /** @description Stands above the pages of participants. */
            notice?: string | null;
            /** @description The programme's clock. */
            now: components["schemas"]["At"];
            /**
             * Format: int64
             * @description How many points one may collect altogether.
             */
            points_limit: number;
            /** @description Names the build of the front end; a browser that holds another one loads itself anew. */
            teraz_front_ver: string;
            third_parties: components["schemas"]["ThirdParties"];
            /** @description Stands at `#!uwaga`; none: the portal's own words. */
            warning?: string | null;
        };
        /** @description The rows of a list and its columns. */
        Table_ImportChange: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["ImportChange"][];
        };
        /** @description The rows of a list and its columns. */
        Table_ImportFault: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["ImportFault"][];
        };
        /** @description The rows of a list and its columns. */
        Table_InvoiceItem: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["InvoiceItem"][];
        };
        /** @description The rows of a list and its columns. */
        Table_LetterItem: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["LetterItem"][];
        };
        /** @description The rows of a list and its columns. */
        Table_Notification: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["Notification"][];
        };
        /** @description The rows of a list and its columns. */
        Table_OfferedProduct: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["OfferedProduct"][];
        };
        /** @description The rows of a list and its columns. */
        Table_PurchaseItem: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["PurchaseItem"][];
        };
        /** @description The rows of a list and its columns. */
        Table_StockedBranch: {
            fields: components["schemas"]["Field"][];
            items: components["schemas"]["StockedBranch"][];
        };
        /** @description Who got the prizes, as the last record of the year has it. */
        TaxRecipient: {
            city: string;
            company_name: string;
            name: string;
            nip: string;
            postcode: string;
            street: string;
        };
        /** @description What was recorded of a prize. */
        TaxRecord: {
            /** @description When the prize was made available. */
            available_on: components["schemas"]["Day"];
            /** @description `given`, `valued` or `returned`. */
            entry: string;
            entry_text: string;
            id: components["schemas"]["TaxRecordId"];
            kind_text: string;
            number: components["schemas"]["OrderId"];
            /** @description The order's public id. */
            order: string;
            prize: string;
            promotion?: string | null;
            /**
             * Format: int64
             * @description Hundredths of a per cent.
             */
            rate?: number | null;
            recorded_at: components["schemas"]["At"];
            /** @description Who entered the value. */
            recorded_by?: string | null;
            /** Format: int64 */
            tax: number;
            /**
             * Format: int64
             * @description Grosze of it that are reported or taxed.
             */
            taxable: number;
            treatment: components["schemas"]["Status"];
            /** @description Whether the value is still to be entered. */
            unvalued: boolean;
            /**
             * Format: int64
             * @description Grosze, below zero of what came back; none: not known when it was given.
             */
            value?: number | null;
        };
        /** Format: int64 */
        TaxRecordId: number;
        /** @description A page of a participant's records of a year. */
        TaxRecordPage: {
            data: components["schemas"]["TaxRecordTable"];
            meta: components["schemas"]["Keyset"];
        };
        TaxRecordTable: {
            /** @description The newest first. */
            items: components["schemas"]["TaxRecord"][];
            participant: components["schemas"]["ParticipantId"];
            recipient: components["schemas"]["TaxRecipient"];
            sums: components["schemas"]["TaxSums"];
            /** Format: int64 */
            year: number;
            /** @description The years with records, the latest first. */
            years: number[];
        };
        /** @description A page of the report. */
        TaxReport: {
            data: components["schemas"]["TaxReportTable"];
            meta: components["schemas"]["Keyset"];
        };
        TaxReportTable: {
            items: components["schemas"]["TaxTotal"][];
            /** @description Of the whole year, however the list is narrowed. */
            sums: components["schemas"]["TaxSums"];
            /** Format: int64 */
            year: number;
            /** @description The years that can be asked for, the latest first. */
            years: number[];
        };
        /** @description A version of a rule. */
        TaxRule: {
            added_at?: components["schemas"]["At"] | null;
            added_by?: string | null;
            /**
             * Format: int64
             * @description Grosze: a value up to it is free.
             */
            free_up_to?: number | null;
            id: components["schemas"]["TaxRuleId"];
            /** @description The legal ground. */
            note: string;
            /**
             * Format: int64
             * @description Hundredths of a per cent.
             */
            rate?: number | null;
            /** @description To what the base and the tax are rounded, in words; only where tax is withheld. */
            rounding?: string | null;
            treatment: components["schemas"]["Status"];
            valid_from: components["schemas"]["Day"];
        };
        /**
         * @description A rule as the browser sends it.
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
             * @description Zlotys as typed: a value up to this is free. Empty: none is.
             * @default null
             */
            free_up_to: string | null;
            /**
             * @description The legal ground.
             * @default null
             */
            note: string | null;
            /**
             * @description Per cent as typed; only of `withheld`.
             * @default null
             */
            rate: string | null;
            /**
             * @description `grosz` or `zloty`; only of `withheld`.
             * @default null
             */
            rounding: string | null;
            /**
             * @description The code of a kind of reward, or `promotion:` and the promotion's key.
             * @default null
             */
            scope: string | null;
            /**
             * @description `none`, `withheld` or `reported`.
             * @default null
             */
            treatment: string | null;
            /**
             * @description `YYYY-MM-DD`.
             * @default null
             */
            valid_from: string | null;
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
             * @description Of a promotion.
             */
            season?: number | null;
            /** @description The one that holds longest from now on comes first. */
            versions: components["schemas"]["TaxRule"][];
        };
        /** @description Sums of records. */
        TaxSums: {
            /** Format: int64 */
            prizes: number;
            /**
             * Format: int64
             * @description What is to be reported as income.
             */
            reported: number;
            /** Format: int64 */
            tax: number;
            /**
             * Format: int64
             * @description What tax was withheld of.
             */
            taxed: number;
            /**
             * Format: int64
             * @description Prizes whose value is not known.
             */
            unvalued: number;
            /**
             * Format: int64
             * @description Grosze, as all sums.
             */
            value: number;
        };
        /** @description What a participant was given in a year. */
        TaxTotal: {
            company_name: string;
            name: string;
            nip: string;
            participant: components["schemas"]["ParticipantId"];
            sums: components["schemas"]["TaxSums"];
        };
        /** @description Amounts are in the measure's smallest part: thousandths of a litre or kilogram, packs, grosze, points, products. */
        TermsForm: {
            accept_by?: components["schemas"]["Day"] | null;
            declaration?: components["schemas"]["DeclarationTermsForm"] | null;
            /** @enum {string} */
            measure: "litres" | "kilograms" | "packs" | "net_value" | "points" | "distinct_products";
            mechanics: components["schemas"]["MechanicForm"][];
            purchases: components["schemas"]["Days"];
            scope?: components["schemas"]["ScopeForm"];
        };
        /** @description The services that are configured; each is asked only with the consent that it needs. */
        ThirdParties: {
            errors?: components["schemas"]["ErrorService"] | null;
            pixel?: components["schemas"]["PixelService"] | null;
            statistics?: components["schemas"]["StatisticsService"] | null;
        };
        /** @description A page of a participant's transfers, the newest first. */
        TransferPage: {
            data: components["schemas"]["TransferTable"];
            meta: components["schemas"]["Pager"];
        };
        TransferTable: {
            items: components["schemas"]["ListedTransfer"][];
        };
        /** @description Why a transfer has to wait. */
        TransferWait: {
            /** @description What has changed, in words. */
            changed: string[];
            until: components["schemas"]["At"];
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
             * @description The number of packs.
             */
            quantity: number;
            /** @description The product's code. */
            sap: string;
            /**
             * Format: int64
             * @description What one pack holds, in thousandths of the product's unit.
             */
            volume: number;
        };
        /** @description Where the participant stands, or would stand. */
        TrialStanding: {
            /** Format: int64 */
            current: number;
            current_text: string;
            /** @description What is missing to what, and how many days are left; none once nothing is missing. */
            next_text?: string | null;
            /** @description What it brings once the rules are accepted. */
            promised: components["schemas"]["PromotionEffects"];
        };
        /** @description Where the caller stands with a trip. */
        TripAnswer: {
            data: components["schemas"]["TripStanding"];
            /**
             * Format: int32
             * @description 0 not qualified, 1 may order, 2 ordered, 3 ordered and short of points, 4 deadline missed.
             */
            status: number;
        };
        /** @description What becomes of a trip's points when its participant cancels the order today. */
        TripCancelling: {
            /**
             * Format: int64
             * @description Points that are lost.
             */
            forfeited: number;
            forfeited_text: string;
            /**
             * Format: int64
             * @description Points that come back.
             */
            returned: number;
            returned_text: string;
        };
        /**
         * @description The season of the copy, and what it is called there.
         * @example {
         *       "name": "Azory 2027",
         *       "season": 2027,
         *       "slug": "azory-2027"
         *     }
         */
        TripCopyForm: {
            name?: string | null;
            /** Format: int64 */
            season: number;
            /** @description The last part of its address; made of the name where it is empty. */
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
            /**
             * Format: int64
             * @default null
             */
            cost: number | null;
            /** @default null */
            fulfil_by: string | null;
            /**
             * @description `YYYY-MM-DD`, as the other days.
             * @default null
             */
            opens_on: string | null;
            /** @default null */
            order_by: string | null;
            /** @default false */
            published: boolean;
            /**
             * Format: int64
             * @default null
             */
            qualify_at: number | null;
            /**
             * @description Days before a deadline, apart by commas.
             * @default null
             */
            reminders: string | null;
            /**
             * Format: int64
             * @default null
             */
            reserved_points: number | null;
            /**
             * Format: int64
             * @description The version that the operator saw.
             * @default 0
             */
            version: number;
        };
        /** Format: int64 */
        TripId: number;
        /** @description Whether the caller may order the trip that a reward is, and where they stand with it. */
        TripOffer: {
            /** @description Whether it can be ordered today. */
            may_order: boolean;
            /** @description The portal's page that shows it; none where that shows another season's trip. */
            page?: string | null;
            sentence: string;
            /** @enum {string} */
            state: "unqualified" | "qualified" | "short" | "ordered" | "missed" | "lapsed" | "completed";
        };
        /**
         * @description Which of the season's trips is ordered.
         * @example {
         *       "type": "premium"
         *     }
         */
        TripOrderForm: {
            /** @description `premium` or `vip`; without it the standard trip. */
            type?: string | null;
        };
        /** @description What an order would do to the caller's points. */
        TripOrdering: {
            /**
             * Format: int64
             * @description What would be lost if nothing were made up; 0 where nothing would be missing.
             */
            at_stake: number;
            at_stake_text: string;
            /**
             * Format: int64
             * @description Points that would be held besides those that are.
             */
            holds: number;
            holds_text: string;
            left_text: string;
        };
        /** @description An order as people name it. */
        TripOrderNumber: {
            number: components["schemas"]["OrderId"];
        };
        /** @description A participant and a trip. */
        TripParticipant: {
            changed_at: components["schemas"]["At"];
            company_name: string;
            /** Format: int64 */
            forfeited: number;
            /** Format: int64 */
            held: number;
            id: components["schemas"]["ParticipantId"];
            /**
             * Format: int64
             * @description What the order still lacks.
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
        /** @description A page of participants. */
        TripParticipantPage: {
            data: components["schemas"]["TripParticipantTable"];
            meta: components["schemas"]["Keyset"];
        };
        TripParticipantTable: {
            items: components["schemas"]["TripParticipant"][];
        };
        TripStanding: {
            /**
             * Format: int64
             * @description What a missed deadline costs of the points that are held: the reserve, or all that is held for an order.
             */
            at_stake: number;
            at_stake_text: string;
            /**
             * Format: int64
             * @description What it costs the caller: an order keeps the cost at which it was made.
             */
            cost: number;
            cost_text: string;
            /** Format: int64 */
            days_left?: number | null;
            deadline?: components["schemas"]["Day"] | null;
            earlier?: components["schemas"]["EarlierTrip"] | null;
            /**
             * Format: int64
             * @description Lost by a missed deadline.
             */
            forfeited: number;
            forfeited_text: string;
            /**
             * Format: int64
             * @description Held for this trip.
             */
            held: number;
            held_text: string;
            /**
             * Format: int64
             * @description Still to be earned: to the mark by those who are under it, to the cost by those who may order or have ordered.
             */
            missing: number;
            missing_text: string;
            order?: components["schemas"]["TripOrderNumber"] | null;
            ordering?: components["schemas"]["TripOrdering"] | null;
            /**
             * Format: int64
             * @description Granted for the season's purchases.
             */
            points: number;
            points_text: string;
            /** @description Where the caller stands and what there is to do, by when. */
            sentence: string;
            /** @enum {string} */
            state: "unqualified" | "qualified" | "short" | "ordered" | "missed" | "lapsed" | "completed";
            /** Format: int32 */
            status: number;
            trip?: components["schemas"]["ShownTrip"] | null;
        };
        /** @description How many are still unread. */
        UnreadCount: {
            /** Format: int64 */
            unread: number;
        };
        /** @description The participant as the portal knows them. */
        User: {
            /** @description `program.retail` or `program.partner`. */
            account_type: string;
            achievements: components["schemas"]["Achievement"][];
            /** @description Areas of crops, of farms and companies that gave them. */
            area: components["schemas"]["ProfileArea"][];
            /** @description Invoices, points and rewards are open to this account. */
            collects_points: boolean;
            email: string;
            /** @description Every required consent is given in its latest version. */
            has_required_consents: boolean;
            /** @description The programme's limit of the total was reached, and points were cut. */
            hit_points_limit: boolean;
            /**
             * Format: int32
             * @description 1 while the programme is closed for this participant, else 0.
             */
            maintenance: number;
            notifications: components["schemas"]["Notification"][];
            payouts_wait_until?: components["schemas"]["At"] | null;
            ph?: components["schemas"]["Representative"] | null;
            phone: string;
            points: components["schemas"]["Points"];
            profile: components["schemas"]["Profile"];
            /** @description Answers by the promotion's key; `null` until there is one. */
            promo_agreements: {
                [key: string]: boolean | null;
            };
            wycieczka: components["schemas"]["PendingTrips"];
        };
        /**
         * @description A variant as the browser sends it.
         * @example {
         *       "code": "KURTKA-L",
         *       "name": "Rozmiar L",
         *       "version": 3
         *     }
         */
        VariantForm: {
            /** @description What the warehouse calls it. */
            code?: string | null;
            name?: string | null;
            /**
             * Format: int64
             * @description The reward's version.
             */
            version: number;
        };
        /** Format: int64 */
        VariantId: number;
        /**
         * @description The version of the reward whose variant is removed.
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
            /** @description `program.retail` or `program.partner`. */
            account_type: string;
            /**
             * Format: int64
             * @description The version that the operator saw; the new one follows it.
             */
            after: number;
            required: boolean;
            slug: string;
            /** @description Plain text: an empty line begins a paragraph. Tags are shown as they are written. */
            text: string;
        };
        /** @description A version that is asked from now on. */
        VersionPublished: {
            content: string;
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            version: number;
        };
        /** @description An order that waits for its code. */
        WaitingCard: {
            date: components["schemas"]["At"];
            /** @description The order's public id. */
            id: string;
            nip: string;
            number: components["schemas"]["OrderId"];
            participant: string;
            reward: string;
            status: components["schemas"]["Status"];
            variant?: string | null;
        };
        /** @description A page of orders that wait for their codes. */
        WaitingCardPage: {
            data: components["schemas"]["WaitingCardTable"];
            meta: components["schemas"]["Keyset"];
        };
        WaitingCardTable: {
            items: components["schemas"]["WaitingCard"][];
        };
        /** @description A trip with something to do for its participant: it may be ordered, or its order lacks points. */
        WaitingTrip: {
            deadline?: components["schemas"]["Day"] | null;
            /** Format: int64 */
            held: number;
            held_text: string;
            /** @enum {string} */
            kind: "standard" | "premium" | "vip";
            missing_text: string;
            name: string;
            /** @description The portal's page that shows it. */
            page: string;
            /** @enum {string} */
            state: "unqualified" | "qualified" | "short" | "ordered" | "missed" | "lapsed" | "completed";
        };
        /** @description The register's last answer about a transfer's account. */
        WhiteListAnswer: {
            /** @description Whether it knows the account as the participant's. */
            assigned: boolean;
            /** @description The day asked about. */
            on: components["schemas"]["Day"];
            /** @description The register's mark of its answer. */
            request_id: string;
        };
        /** @description How far the check of today is. */
        WhiteListProgress: {
            /**
             * Format: int64
             * @description Transfers to participants.
             */
            accounts: number;
            /**
             * Format: int64
             * @description Of how many of them the register was asked today.
             */
            checked: number;
            /**
             * Format: int64
             * @description How many of these accounts it does not know as the participant's.
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
         * @description Whether a promotion is shown.
         * @example {
         *       "withdrawn": true
         *     }
         */
        WithdrawalForm: {
            withdrawn: boolean;
        };
        Words: {
            /**
             * @description Stands above the pages of participants; empty: nothing does.
             * @default
             */
            notice: string;
            /**
             * @description Stands at `#!uwaga`, an empty line between paragraphs; empty: the portal's own words.
             * @default
             */
            warning: string;
        };
        /**
         * @example {
         *       "version": 3,
         *       "words": {
         *         "notice": "Faktury z lutego przyjmujemy do 31 marca.",
         *         "warning": ""
         *       }
         *     }
         */
        WordsChange: {
            /** Format: int64 */
            version: number;
            words: components["schemas"]["Words"];
        };
        /**
         * @description What a reward is worth, as the browser sends it.
         * @example {
         *       "value": "100,00"
         *     }
         */
        WorthForm: {
            /** @description Zlotys as typed. */
            value?: string | null;
        };
        /** @description A page of rewards with their worth. */
        WorthPage: {
            data: components["schemas"]["WorthTable"];
            meta: components["schemas"]["Keyset"];
        };
        WorthTable: {
            items: components["schemas"]["RewardWorth"][];
        };
        /** @description Codes by SMS that were guessed wrong within a day. */
        WrongCodes: {
            /** @description Somebody is guessing: each code is good for one try only. */
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
        /** @description `next_cursor` of the page before. */
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
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
