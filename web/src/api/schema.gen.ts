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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Moved"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_DemoCode"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_SystemSettings"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Confirmed"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description not the password of this account */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedOut"];
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasswordReset"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description fields to mend, a wrong code, or one that is out of time */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_CodeSent"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description nobody has this NIP */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_RecoveryCodes"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_SecondFactor"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    cursor?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AuditLog"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Enrolled"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_PasswordSet"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_FirstStep"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedOut"];
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
                    "application/json": components["schemas"]["RefreshForm"] | null;
                };
            };
            responses: {
                /** @description A new bearer; the next refresh token as the last one came */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description Another site's page asks */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Look"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description The operator has not the role */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_DeskBranch"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AvailabilityForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskBranch"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BranchRemoval"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_BranchRemoved"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BranchChange"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskBranch"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_ConsentHistory"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_VersionPublished"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description somebody was faster */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    cursor?: number;
                    /** @description `waiting`, `done`, `cancelled` or `rejected`; none is all. */
                    status?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DataRequestQueue"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DataRequestClosed"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description orders are open */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DataRequestClosed"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Desk"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    cursor?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeskDistributorPage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskDistributor"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_DeskDistributor"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AliasForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskDistributor"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskDistributor"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BranchForm"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskBranch"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DistributorChange"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskDistributor"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": components["schemas"]["ExportedFile"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": components["schemas"]["ExportedFile"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": components["schemas"]["ExportedFile"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": components["schemas"]["ExportedFile"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_ImportKinds"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_ImportSource"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ImportSourceAdded"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ImportSourceName"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ImportSourceAdded"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    cursor?: number;
                    status?: "uploaded" | "reading" | "previewed" | "posting" | "posted" | "cancelled";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportPage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ImportUploaded"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_ImportDetails"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ImportCancelled"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description it is accepted, or over */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
    "/api/v1/backoffice/imports/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts all rows of an import. A file with a bad row is not accepted, not even in part. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description the same key accepts once */
                    "Idempotency-Key": string;
                };
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ImportCommitted"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description it has bad rows, or is not in a state for that */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    page?: number;
                };
                header?: never;
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["List_ImportFault"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": components["schemas"]["ExportedFile"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    cursor?: number;
                };
                header?: never;
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportNotes"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MappingForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ReadingStarted"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description it is being read, or is over */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    /** @description the same key invites once */
                    "Idempotency-Key"?: string | null;
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_Invited"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    cursor?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvoiceQueue"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_InvoiceUnderReview"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": components["schemas"]["FileContent"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                query?: never;
                header: {
                    /** @description the same key corrects once */
                    "Idempotency-Key": string;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_LineCorrected"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description somebody was faster, or the line is not accepted */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
    "/api/v1/backoffice/invoices/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides on an invoice's lines, or rejects it as a whole. */
        post: {
            parameters: {
                query?: {
                    /**
                     * @description Only tells what the decision would do, with its faults; nothing is kept. The desk sends the decision itself
                     *     ten seconds later, unless it is taken back.
                     */
                    check?: boolean;
                };
                header: {
                    /** @description the same key decides once */
                    "Idempotency-Key": string;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_InvoiceDecided"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description somebody was faster, or all is decided */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Me"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    cursor?: number;
                    status?: "queued" | "sending" | "sent" | "delivered" | "failed" | "expired" | "kept";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageList"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_DeskMessage"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskMessage"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description it has not failed, is out of time, or its text is wiped */
                409: {
                    headers: {
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
                    cursor?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OperatorList"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
            };
        };
        put?: never;
        /** Adds an operator and invites them by e-mail. */
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ListedOperator"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ListedOperator"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
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
    "/api/v1/backoffice/operators/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets an operator's roles; they hold from the next request on. Nobody changes their own. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RolesForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ListedOperator"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description one's own account, or the last administrator */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ListedOperator"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ListedOperator"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StatusForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ListedOperator"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description one's own account, or the last administrator */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    cursor?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderQueue"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_DeskOrder"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description the same key moves once */
                    "Idempotency-Key": string;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_OrderChanged"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description somebody was faster, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_PackAlias"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_PackOption"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    cursor?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParticipantPage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_DeskParticipant"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReasonForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_AccountChanged"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description the account is not active */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_CardConsent"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
    "/api/v1/backoffice/participants/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives points or takes them back. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description the same key corrects once */
                    "Idempotency-Key": string;
                };
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CorrectionForm"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_Corrected"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description the account keeps no points */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    page?: number;
                };
                header?: never;
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardActPage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    page?: number;
                };
                header?: never;
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardInvoicePage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    page?: number;
                    sortBy?: "created_at" | "level";
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FilteredList_LetterItem_LetterFilters"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["LetterContent"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    page?: number;
                };
                header?: never;
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardNotePage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
            };
        };
        put?: never;
        /** Adds a note; it can be neither changed nor taken back. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CardNoteForm"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_CardNoteKept"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    page?: number;
                };
                header?: never;
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardOrderPage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AssignForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_Assigned"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    page?: number;
                };
                header?: never;
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardSessionPage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description id */
                    id: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_CardSessionsEnded"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description no such session, or it has ended */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReasonForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_CardSessionsEnded"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    page?: number;
                };
                header?: never;
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TransferPage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReasonForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_AccountChanged"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description the account is not blocked */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_ProductWords"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    cursor?: number;
                    /** @description A part of the name, of the organiser's code or of a pack's code. */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeskProductPage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskProduct"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_DeskProduct"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PackForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskProduct"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskProduct"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskProduct"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskProduct"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProductChange"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskProduct"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_DeskRepresentative"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AreaForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_AreaAssigned"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description the representative is not active */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RetireForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["PhotoForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RepresentativeForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskRepresentative"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    cursor?: number;
                    kind?: "participation" | "partner";
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RequestQueue"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_DeskRequest"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description the same key decides once */
                    "Idempotency-Key"?: string | null;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_RequestDecided"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description somebody has answered it before */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    /** @description the same key decides once */
                    "Idempotency-Key"?: string | null;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_RequestDecided"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description somebody has answered it before */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    cursor?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeskTripPage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_DeskTrip"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    cursor?: number;
                    state?: "unqualified" | "qualified" | "short" | "ordered" | "missed" | "lapsed" | "completed";
                };
                header?: never;
                path: {
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TripParticipantPage"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TripForm"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_DeskTrip"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Bank"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description no bank that we know */
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Calculator"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    page?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionArchive"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_SinglePromotion"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["RulesContent"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_Agreement"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/zip": components["schemas"]["DataArchive"];
                    };
                };
                /** @description used, expired or never there */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description a HEAD does not spend the link */
                405: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Table_DistributorItem"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_DistributorOption"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": components["schemas"]["FileContent"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    page?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FilteredList_InvoiceItem_InvoiceFilters"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description the same key asks once */
                    "Idempotency-Key": string;
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_AppealMade"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description it is not rejected, waits already, or was looked at often enough */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_InvoiceDetails"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
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
                    /** @description Makes a retry harmless */
                    "Idempotency-Key"?: string | null;
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_Submitted"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description not the secret */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description not the secret */
                404: {
                    headers: {
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
                    page?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FilteredList_PurchaseItem_PurchaseFilters"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_PurchaseDetails"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_SeasonOfPurchases"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["List_Notification"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Unread"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description No such notification, or somebody else's */
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Unread"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    /** @description the same key asks once */
                    "Idempotency-Key"?: string | null;
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_RequestTaken"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    page?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["List_CardToCollect"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    /** @description the same key collects once */
                    "Idempotency-Key": string;
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_CardOrdered"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description the card does not wait any more */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_RewardDetails"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    page?: number;
                    /** @description At most 16, which is also the default. */
                    per_page?: number;
                    /** @description The orders of cards that promotions earned, instead of those of points. */
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyOrders"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    /** @description the same key orders once */
                    "Idempotency-Key": string;
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_OrderPlaced"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_ShownOrder"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description the same key cancels once */
                    "Idempotency-Key": string;
                };
                path: {
                    /** @description public id */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_OrderCancelled"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description the order is no longer selected */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Catalogue"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    page?: number;
                    /** @description The SAP codes of products, joined by commas. */
                    products?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FilteredList_StockedBranch_AvailabilityFilters"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_AvailabilityDictionary"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_OfferChoices"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    page?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FilteredList_OfferedProduct_OfferFilters"];
                    };
                };
                /** @description What the browser keeps is still good */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                    "application/json": components["schemas"]["RefreshForm"] | null;
                };
            };
            responses: {
                /** @description A new bearer; the next refresh token as the last one came */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description Another site's page asks */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_RegistrationOptions"];
                    };
                };
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
            };
        };
        put?: never;
        /** Registers a participant; the account is open at once, its password is set at the first login. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description the same key registers once */
                    "Idempotency-Key"?: string | null;
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_Registered"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_KnownCompany"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description the register does not answer */
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_InvitationShown"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description the same key registers once */
                    "Idempotency-Key"?: string | null;
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_Registered"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_InvitationShown"];
                    };
                };
                404: {
                    headers: {
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
                    /** @description id */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": components["schemas"]["Portrait"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_Agreement"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_AgreementAnswered"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                    page?: number;
                    sortBy?: "created_at" | "level";
                    /** @description By default the newest come first. */
                    sortDesc?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FilteredList_LetterItem_LetterFilters"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["LetterContent"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_DataRequests"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ErasureAsked"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description `reauth_required`: the password is asked for again */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description one waits already */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ErasureAsked"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description none waits */
                409: {
                    headers: {
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ExportLink"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description `reauth_required`: the password is asked for again */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_PasswordChanged"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                429: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_User"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_ProfileSaved"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description `reauth_required`: the password is asked for again */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_PromoAnswered"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_PromotionPrompt"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_PromotionsInProgress"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_PromotionDeclared"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                    page?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PromotionWithLines"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_PromotionTrial"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Data_Vec_OwnSession"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
    "/api/v1/user/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one of the participant's sessions, or a look by support. */
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_SessionsEnded"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
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
    "/api/v1/user/sessions/end-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all of the participant's sessions, this one too or all but this one. */
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_SessionsEnded"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OnePromotion"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                404: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TripAnswer"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
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
                    /** @description the same key orders once */
                    "Idempotency-Key": string;
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done_TripStanding"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description the season has no such trip */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                /** @description it is ordered, or the deadline has passed */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorBody"];
                    };
                };
                503: {
                    headers: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
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
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers 200 when the database answers. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
                    };
                };
                503: {
                    headers: {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptedInvitation: {
            /** @default  */
            password: string;
            /** @default  */
            password_confirmation: string;
            /**
             * @description From the link.
             * @default
             */
            token: string;
        };
        /** @description How the invitation goes out; a partner is always told by e-mail. */
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
        AgreementForm: {
            value: boolean;
        };
        /** @description A name or code as the browser sends it. */
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
        /** @description A request to look again. */
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
        /** @description Which participants, as the browser sends it. */
        AreaForm: {
            /** @description Leaves out those who have a representative already. */
            only_unassigned: boolean;
            /** @description The beginning of a postcode: `99`, `99-1`. */
            postcode: string;
        };
        /** @description Which invoice is asked for. */
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
        /** @description Who is to look after the participant, as the browser sends it. */
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
        /** @description All products that can be bought in a branch. */
        AvailabilityForm: {
            product_ids: components["schemas"]["ProductId"][];
            /**
             * Format: int64
             * @description The branch's version.
             */
            version: number;
        };
        Bank: {
            name: string;
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
        /** @description A changed branch, and the version that it was changed from. */
        BranchChange: {
            branch: components["schemas"]["BranchForm"];
            /** Format: int64 */
            version: number;
        };
        /** @description A branch as the browser sends it. */
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
        /** @description The version of the branch that is removed. */
        BranchRemoval: {
            /** Format: int64 */
            version: number;
        };
        /** @description That a branch is gone. */
        BranchRemoved: {
            distributor_id: components["schemas"]["DistributorId"];
        };
        /** @description Whose programme it is and how to reach them. */
        Brand: {
            email: string;
            name: string;
            phone: string;
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
        /** @description A note as the browser sends it. */
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
        /** @description The state that an operator wants, as the browser sends it. */
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
        /** @description A code is on its way. */
        CodeSent: {
            /** @description Until when the code is good. */
            expires_at: components["schemas"]["At"];
        };
        CodeWanted: {
            /**
             * @description `program.retail`; a partner uses the same form.
             * @default
             */
            account_type: string;
            /** @default  */
            nip: string;
        };
        /** @description How a card is to come. */
        CollectForm: {
            address?: components["schemas"]["PostalAddressForm"] | null;
            /** @description `post` or `code`. */
            delivery?: string | null;
        };
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
        /** @description How the participant's points stand after the correction. */
        Corrected: {
            /** Format: int64 */
            available: number;
            /** Format: int64 */
            total: number;
        };
        /** @description A correction as the browser sends it. */
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
        Credentials: {
            /**
             * @description `program.retail`; a partner signs in by the same form.
             * @default
             */
            account_type: string;
            /** @default  */
            nip: string;
            /** @default  */
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
            /** @description What can be chosen, each once, in Polish order. */
            data: {
                branches: string[];
                cities: string[];
                distributors: string[];
                products: components["schemas"]["ProductToFind"][];
            };
        };
        /** @description One thing that was asked for. */
        Data_Bank: {
            data: {
                name: string;
            };
        };
        /** @description One thing that was asked for. */
        Data_Calculator: {
            /** @description What points are calculated from. */
            data: {
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
        };
        /** @description One thing that was asked for. */
        Data_Confirmed: {
            /** @description A session whose owner has given the password again. */
            data: {
                /** @description Until when risky changes may be made without asking again. */
                until: components["schemas"]["At"];
            };
        };
        /** @description One thing that was asked for. */
        Data_DataRequests: {
            /** @description What was asked last, of either kind. */
            data: {
                erasure?: components["schemas"]["ErasureRequest"] | null;
                exported_at?: components["schemas"]["At"] | null;
            };
        };
        /** @description One thing that was asked for. */
        Data_DemoCode: {
            data: {
                code: string;
            };
        };
        /** @description One thing that was asked for. */
        Data_Desk: {
            /** @description Counts stop at 10 000: nobody needs to know how many more. */
            data: {
                codes: components["schemas"]["WrongCodes"];
                invoices: components["schemas"]["InvoicesWaiting"];
                messages: components["schemas"]["Outbox"];
                /** @description The states in which an order waits for an operator. */
                orders: components["schemas"]["OrdersWaiting"][];
                participants: components["schemas"]["ParticipantsWaiting"];
                requests: components["schemas"]["RequestsWaiting"];
            };
        };
        /** @description One thing that was asked for. */
        Data_DeskBranch: {
            /** @description A branch as operators see it. */
            data: {
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
        };
        /** @description One thing that was asked for. */
        Data_DeskDistributor: {
            /** @description A distributor as operators see it. */
            data: {
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
        };
        /** @description One thing that was asked for. */
        Data_DeskMessage: {
            /** @description A message as an operator sees it. */
            data: {
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
        };
        /** @description One thing that was asked for. */
        Data_DeskOrder: {
            /** @description An order as an operator sees it. */
            data: {
                address?: components["schemas"]["PostalAddress"] | null;
                /**
                 * Format: int64
                 * @description Grosze; only of transfers.
                 */
                amount?: number | null;
                /** @description The account that the transfer goes to, in groups of four. */
                bank_account?: string | null;
                date: components["schemas"]["At"];
                history: components["schemas"]["DeskEvent"][];
                /** @description The public id. */
                id: string;
                /** @enum {string} */
                kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
                next: components["schemas"]["NextStatus"][];
                number: components["schemas"]["OrderId"];
                participant: components["schemas"]["ParticipantCard"];
                payout_wait?: components["schemas"]["PayoutWait"] | null;
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
        };
        /** @description One thing that was asked for. */
        Data_DeskParticipant: {
            /** @description A participant as operators know them. */
            data: {
                areas: components["schemas"]["CropArea"][];
                /** @description The account at the bank in groups of four; only its last four digits for those who pay nothing out. */
                bank_account?: string | null;
                id: components["schemas"]["ParticipantId"];
                points: components["schemas"]["DeskPoints"];
                profile: components["schemas"]["DeskProfile"];
                representative?: components["schemas"]["AssignedRepresentative"] | null;
                status: components["schemas"]["Status"];
            };
        };
        /** @description One thing that was asked for. */
        Data_DeskProduct: {
            /** @description A product as operators see it. */
            data: {
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
        };
        /** @description One thing that was asked for. */
        Data_DeskRequest: {
            /** @description A request as an operator sees it. */
            data: {
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
        };
        /** @description One thing that was asked for. */
        Data_DeskTrip: {
            /** @description A trip as operators see it. */
            data: {
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
        };
        /** @description One thing that was asked for. */
        Data_FirstStep: {
            /** @description The first step is done: the password was right. */
            data: {
                enrolment?: components["schemas"]["Enrolment"] | null;
                expires_at: components["schemas"]["At"];
                /** @description For the second step; good once and for ten minutes. */
                handle: string;
            };
        };
        /** @description One thing that was asked for. */
        Data_ImportDetails: {
            data: {
                can_be_cancelled: boolean;
                /** @description Whether it can be accepted: every row is valid, and there is one. */
                can_be_committed: boolean;
                /** @description What an operator should know before accepting it. */
                caution: string;
                /** @description The kind's columns. */
                columns: components["schemas"]["ImportColumn"][];
                committed_at?: components["schemas"]["At"] | null;
                committed_by?: string | null;
                counts: components["schemas"]["ImportCounts"];
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
        };
        /** @description One thing that was asked for. */
        Data_ImportKinds: {
            /** @description What a new source is chosen from. */
            data: {
                distributors: components["schemas"]["ImportDistributor"][];
                kinds: components["schemas"]["ImportKindInfo"][];
            };
        };
        /** @description One thing that was asked for. */
        Data_InvitationShown: {
            /** @description An invitation that is good. */
            data: {
                expires_at: components["schemas"]["At"];
                known?: components["schemas"]["KnownAsker"] | null;
                nip: string;
                registration_code: string;
            };
        };
        /** @description One thing that was asked for. */
        Data_InvoiceDetails: {
            data: {
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
        };
        /** @description One thing that was asked for. */
        Data_InvoiceUnderReview: {
            data: {
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
        };
        /** @description One thing that was asked for. */
        Data_KnownCompany: {
            /** @description A farm or a company as the register has it, in the names of the form. */
            data: {
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
        };
        /** @description One thing that was asked for. */
        Data_Me: {
            /** @description An operator as the back office greets them. */
            data: {
                email: string;
                first_name: string;
                last_name: string;
                roles: components["schemas"]["Role"][];
            };
        };
        /** @description One thing that was asked for. */
        Data_Moved: {
            /** @description Where the clock stands. */
            data: {
                now: components["schemas"]["At"];
            };
        };
        /** @description One thing that was asked for. */
        Data_OfferChoices: {
            /** @description The choices of each filter. */
            data: {
                /** @description In Polish order. */
                brands: components["schemas"]["OfferChoice"][];
                /** @description In Polish order. */
                categories: components["schemas"]["OfferChoice"][];
                /** @description In the order in which registration asks for areas. */
                crops: components["schemas"]["OfferChoice"][];
                /** @description Litres before kilograms, the smallest first. */
                volumes: components["schemas"]["OfferChoice"][];
            };
        };
        /** @description One thing that was asked for. */
        Data_ProductWords: {
            /** @description What products are called already, to choose from. */
            data: {
                brands: string[];
                categories: string[];
                crops: string[];
                seasons: number[];
            };
        };
        /** @description One thing that was asked for. */
        Data_PromotionsInProgress: {
            data: {
                items: components["schemas"]["PromotionProgress"][];
            };
        };
        /** @description One thing that was asked for. */
        Data_PurchaseDetails: {
            /** @description A product from a distributor, invoice by invoice. */
            data: {
                info: components["schemas"]["PurchaseInfo"];
                rows: components["schemas"]["PurchaseRow"][];
            };
        };
        /** @description One thing that was asked for. */
        Data_RecoveryCodes: {
            /** @description Recovery codes, shown this once. */
            data: {
                recovery_codes: string[];
            };
        };
        /** @description One thing that was asked for. */
        Data_RegistrationOptions: {
            /** @description What the form of registration depends on. */
            data: {
                /** @description Whether a NIP can be looked up at GUS. */
                company_lookup: boolean;
                crops: components["schemas"]["CropChoices"][];
                /** @description Whether one may register without an invitation. */
                open: boolean;
            };
        };
        /** @description One thing that was asked for. */
        Data_RewardDetails: {
            /** @description A reward's page. */
            data: components["schemas"]["ShownReward"] & {
                description: string;
                /** @description Of which one is ordered; empty when the reward has none. */
                variants: components["schemas"]["RewardVariant"][];
            };
        };
        /** @description One thing that was asked for. */
        Data_SeasonOfPurchases: {
            /** @description A season of purchases. */
            data: {
                /** @description All twelve from November on. */
                months: components["schemas"]["MonthOfPurchases"][];
                /** Format: int64 */
                season: number;
                /** @description The current season and those with invoices, the latest first. */
                seasons: number[];
                total: components["schemas"]["Bought"];
            };
        };
        /** @description One thing that was asked for. */
        Data_SecondFactor: {
            /** @description An operator's own second factor. */
            data: {
                enrolled_at?: components["schemas"]["At"] | null;
                /**
                 * Format: int64
                 * @description How many recovery codes are left.
                 */
                recovery_codes_left: number;
            };
        };
        /** @description One thing that was asked for. */
        Data_ShownOrder: {
            /** @description An order of the caller. */
            data: {
                address?: components["schemas"]["PostalAddress"] | null;
                /**
                 * Format: int64
                 * @description Grosze; only of transfers.
                 */
                amount?: number | null;
                bank_account_masked?: string | null;
                /** @description Whether the caller may cancel it now. */
                cancellable: boolean;
                date: components["schemas"]["At"];
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
                variant?: string | null;
            };
        };
        /** @description One thing that was asked for. */
        Data_SinglePromotion: {
            data: {
                single: components["schemas"]["PromotionPage"];
            };
        };
        /** @description One thing that was asked for. */
        Data_SystemSettings: {
            /** @description The programme as every visitor sees it. */
            data: {
                brand: components["schemas"]["Brand"];
                demo?: components["schemas"]["SampleLogins"] | null;
                /** @description Whether the programme is closed for maintenance. */
                maintenance: boolean;
                map: components["schemas"]["MapSettings"];
                /** @description The programme's clock. */
                now: components["schemas"]["At"];
                /** @description Names the build of the front end; a browser that holds another one loads itself anew. */
                teraz_front_ver: string;
            };
        };
        /** @description One thing that was asked for. */
        Data_Table_DistributorItem: {
            /** @description The rows of a list and its columns. */
            data: {
                fields: components["schemas"]["Field"][];
                items: {
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
                }[];
            };
        };
        /** @description One thing that was asked for. */
        Data_Unread: {
            /** @description How many are still unread. */
            data: {
                /** Format: int64 */
                unread: number;
            };
        };
        /** @description One thing that was asked for. */
        Data_User: {
            /** @description The participant as the portal knows them. */
            data: {
                /** @description `program.retail` or `program.partner`. */
                account_type: string;
                achievements: components["schemas"]["Achievement"][];
                /** @description Areas of crops, of farms and companies that gave them. */
                area: components["schemas"]["ProfileArea"][];
                email: string;
                /** @description Every required consent is given in its latest version. */
                has_required_consents: boolean;
                /** @description The programme's limit of the total was reached, and points were cut. */
                hit_points_limit: boolean;
                /**
                 * Format: int32
                 * @description 1 while the programme is closed for maintenance, else 0.
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
        };
        /** @description One thing that was asked for. */
        Data_Vec_Agreement: {
            data: {
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
            }[];
        };
        /** @description One thing that was asked for. */
        Data_Vec_CardConsent: {
            data: {
                answered_at: components["schemas"]["At"];
                content: string;
                /** @description A newer version waits for an answer of its own. */
                outdated: boolean;
                required: boolean;
                slug: string;
                value: boolean;
                /** Format: int64 */
                version: number;
            }[];
        };
        /** @description One thing that was asked for. */
        Data_Vec_ConsentHistory: {
            data: {
                account_type: string;
                /** @description The slug of the consent that it is a part of. */
                parent?: string | null;
                slug: string;
                /** @description The latest first. */
                versions: components["schemas"]["ConsentVersion"][];
            }[];
        };
        /** @description One thing that was asked for. */
        Data_Vec_DeskRepresentative: {
            data: {
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
            }[];
        };
        /** @description One thing that was asked for. */
        Data_Vec_DistributorOption: {
            data: {
                distributor_name: string;
                id: components["schemas"]["DistributorId"];
            }[];
        };
        /** @description One thing that was asked for. */
        Data_Vec_ImportSource: {
            data: {
                distributor?: string | null;
                id: components["schemas"]["ImportSourceId"];
                /** @enum {string} */
                kind: "edi_sales" | "products" | "distributors" | "availability";
                /** @description Whether a file of it was read before, so that its columns are known. */
                known: boolean;
                name: string;
            }[];
        };
        /** @description One thing that was asked for. */
        Data_Vec_OwnSession: {
            data: {
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
            }[];
        };
        /** @description One thing that was asked for. */
        Data_Vec_PackAlias: {
            data: {
                alias: string;
                pack_id: components["schemas"]["PackId"];
            }[];
        };
        /** @description One thing that was asked for. */
        Data_Vec_PackOption: {
            data: {
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
            }[];
        };
        /** @description One thing that was asked for. */
        Data_Vec_PromotionPrompt: {
            data: {
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
            }[];
        };
        /** @description One thing that was asked for. */
        Data_Vec_PromotionTrial: {
            data: {
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
            }[];
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
        /** @description A declaration as the browser sends it. */
        DeclarationForm: {
            /** @description In the measure's unit, such as `120,5`. */
            amount?: string | null;
        };
        /** @description The provider tells of several SMS at once, their values with commas in between. */
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
            codes: components["schemas"]["WrongCodes"];
            invoices: components["schemas"]["InvoicesWaiting"];
            messages: components["schemas"]["Outbox"];
            /** @description The states in which an order waits for an operator. */
            orders: components["schemas"]["OrdersWaiting"][];
            participants: components["schemas"]["ParticipantsWaiting"];
            requests: components["schemas"]["RequestsWaiting"];
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
            date: components["schemas"]["At"];
            history: components["schemas"]["DeskEvent"][];
            /** @description The public id. */
            id: string;
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            next: components["schemas"]["NextStatus"][];
            number: components["schemas"]["OrderId"];
            participant: components["schemas"]["ParticipantCard"];
            payout_wait?: components["schemas"]["PayoutWait"] | null;
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
        /** @description A participant as operators know them. */
        DeskParticipant: {
            areas: components["schemas"]["CropArea"][];
            /** @description The account at the bank in groups of four; only its last four digits for those who pay nothing out. */
            bank_account?: string | null;
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
        /** @description A changed distributor, and the version that it was changed from. */
        DistributorChange: {
            distributor: components["schemas"]["DistributorForm"];
            /** Format: int64 */
            version: number;
        };
        /** @description A distributor as the browser sends it. */
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
            /** @description The account's new state. */
            data: {
                status: components["schemas"]["Status"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_AgreementAnswered: {
            /** @description The agreement as it stands now. */
            data: {
                /** Format: int64 */
                id: number;
                value: boolean;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_AppealMade: {
            /** @description The appeal as it was taken. */
            data: {
                /** @description The last day on which the answer is in time. */
                answer_by: components["schemas"]["Day"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_AreaAssigned: {
            /** @description How many participants were assigned. */
            data: {
                /** Format: int64 */
                participants: number;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Assigned: {
            /** @description Who looks after the participant now. */
            data: {
                representative?: components["schemas"]["AssignedRepresentative"] | null;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_BranchRemoved: {
            /** @description That a branch is gone. */
            data: {
                distributor_id: components["schemas"]["DistributorId"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_CardNoteKept: {
            /** @description A note that was kept. */
            data: {
                /** Format: int64 */
                id: number;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_CardOrdered: {
            /** @description The order that was made of a card. */
            data: {
                /** @description The order's public id. */
                id: string;
                /** @description The number by which people name it. */
                number: components["schemas"]["OrderId"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_CardSessionsEnded: {
            /** @description How many sessions were ended. */
            data: {
                /** Format: int64 */
                ended: number;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_CodeSent: {
            /** @description A code is on its way. */
            data: {
                /** @description Until when the code is good. */
                expires_at: components["schemas"]["At"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Corrected: {
            /** @description How the participant's points stand after the correction. */
            data: {
                /** Format: int64 */
                available: number;
                /** Format: int64 */
                total: number;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DataRequestClosed: {
            /** @description A request that was closed. */
            data: {
                /** Format: int64 */
                id: number;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskBranch: {
            /** @description A branch as operators see it. */
            data: {
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
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskDistributor: {
            /** @description A distributor as operators see it. */
            data: {
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
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskMessage: {
            /** @description A message as an operator sees it. */
            data: {
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
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskProduct: {
            /** @description A product as operators see it. */
            data: {
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
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskRepresentative: {
            /** @description A representative as operators know them. */
            data: {
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
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_DeskTrip: {
            /** @description A trip as operators see it. */
            data: {
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
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ErasureAsked: {
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ExportLink: {
            /** @description A copy that can be fetched. */
            data: {
                expires_at: components["schemas"]["At"];
                /** @description The address of the copy. It works once, without a bearer: a browser saves it as it comes. */
                url: string;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ImportCancelled: {
            data: {
                id: components["schemas"]["ImportId"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ImportCommitted: {
            data: {
                id: components["schemas"]["ImportId"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ImportSourceAdded: {
            data: {
                id: components["schemas"]["ImportSourceId"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ImportUploaded: {
            /** @description An import that waits for its mapping. */
            data: {
                id: components["schemas"]["ImportId"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Invited: {
            /** @description What was sent. */
            data: {
                /** @description `invitation` to register, or `first_login` to somebody who has an account without a password. */
                kind: string;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_InvoiceDecided: {
            /** @description The invoice as the decision left it. */
            data: {
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
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_LineCorrected: {
            /** @description The invoice as the correction left it. */
            data: {
                /**
                 * Format: int64
                 * @description By how many points the participant has more; below zero when fewer.
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
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ListedOperator: {
            data: {
                email: string;
                first_name: string;
                id: components["schemas"]["OperatorId"];
                /** @description The operator who asks: nobody changes themselves here. */
                is_you: boolean;
                last_name: string;
                last_used_at?: components["schemas"]["At"] | null;
                /** Format: int64 */
                recovery_codes_left: number;
                roles: components["schemas"]["Role"][];
                /** @description Whether a second factor is in use. */
                second_factor: boolean;
                /** @description `active`, `invited` (has no password yet) or `disabled`. */
                status: components["schemas"]["Status"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_OrderCancelled: {
            /** @description A cancelled order. */
            data: {
                id: string;
                number: components["schemas"]["OrderId"];
                status: components["schemas"]["Status"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_OrderChanged: {
            /** @description The order's new state. */
            data: {
                id: string;
                next: components["schemas"]["NextStatus"][];
                number: components["schemas"]["OrderId"];
                status: components["schemas"]["Status"];
                /** Format: int64 */
                version: number;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_OrderPlaced: {
            /** @description A new order. */
            data: {
                /** @description The public id. */
                id: string;
                /** @description The number by which people name it. */
                number: components["schemas"]["OrderId"];
                /** Format: int64 */
                points: number;
            };
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
            /** @description The account whose password was set. */
            data: {
                email: string;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ProfileSaved: {
            /** @description A profile that was changed. */
            data: {
                payouts_wait_until?: components["schemas"]["At"] | null;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_PromoAnswered: {
            /** @description The answer that holds. */
            data: {
                answer: boolean;
                key: string;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_PromotionDeclared: {
            /** @description The declaration that holds. */
            data: {
                /**
                 * Format: int64
                 * @description In the measure's smallest part.
                 */
                declared: number;
                declared_text: string;
                key: string;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_ReadingStarted: {
            data: {
                id: components["schemas"]["ImportId"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Registered: {
            /** @description What came of a registration. */
            data: {
                /** @description Whether an operator has to approve it first. */
                awaits_approval: boolean;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_RequestDecided: {
            /** @description The request's new state. */
            data: {
                /** Format: int64 */
                id: number;
                status: components["schemas"]["Status"];
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_RequestTaken: {
            /** @description A request was taken. */
            data: {
                /** @description Whether somebody will answer; always. */
                taken: boolean;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_SessionsEnded: {
            /** @description Nothing but the message. */
            data: Record<string, never>;
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_Submitted: {
            /** @description A reported invoice. */
            data: {
                /** @description The public id. */
                id: string;
                /** @description Whether a distributor's data had brought the invoice already, so that only the file was added. */
                known: boolean;
            };
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_TripStanding: {
            data: {
                /**
                 * Format: int64
                 * @description What it costs the caller: an order keeps the cost at which it was made.
                 */
                cost: number;
                cost_text: string;
                /** Format: int64 */
                days_left?: number | null;
                deadline?: components["schemas"]["Day"] | null;
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
            message: string;
        };
        /** @description A change that was made, with the sentence that the user reads. */
        Done_VersionPublished: {
            /** @description A version that is asked from now on. */
            data: {
                content: string;
                /** Format: int64 */
                id: number;
                /** Format: int64 */
                version: number;
            };
            message: string;
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
        /** @enum {string} */
        Encoding: "utf-8" | "windows-1250" | "iso-8859-2";
        /** @description Which session is to end. */
        EndedSession: {
            session: components["schemas"]["SessionId"];
        };
        /** @description What is to be left. */
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
        EraseForm: {
            /** @description The participant's NIP, typed by the operator: what is erased does not come back. */
            nip?: string | null;
        };
        ErasureAsked: Record<string, never>;
        ErasureForm: {
            /** @description Why, when the participant wants to say so. */
            reason?: string | null;
        };
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
        /**
         * Format: binary
         * @description The content of a file, for the document.
         */
        ExportedFile: string;
        /** @description Nothing need be said. */
        ExportForm: Record<string, never>;
        /** @description A copy that can be fetched. */
        ExportLink: {
            expires_at: components["schemas"]["At"];
            /** @description The address of the copy. It works once, without a bearer: a browser saves it as it comes. */
            url: string;
        };
        /** @description A column of a list. */
        Field: {
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
            /** @description The filters and the order that made the page. */
            filters: {
                edi?: boolean | null;
                search: string;
                sortBy: components["schemas"]["InvoiceSort"];
                sortDesc: boolean;
                type: components["schemas"]["InvoiceSearch"];
            };
            meta: components["schemas"]["Pager"];
        };
        /** @description A page of a list with the filters that made it. */
        FilteredList_LetterItem_LetterFilters: {
            data: components["schemas"]["Table_LetterItem"];
            /** @description The order that made the page. */
            filters: {
                sortBy: components["schemas"]["LetterSort"];
                sortDesc: boolean;
            };
            meta: components["schemas"]["Pager"];
        };
        /** @description A page of a list with the filters that made it. */
        FilteredList_OfferedProduct_OfferFilters: {
            data: components["schemas"]["Table_OfferedProduct"];
            /** @description The filters and the order that made the page. */
            filters: {
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
            meta: components["schemas"]["Pager"];
        };
        /** @description A page of a list with the filters that made it. */
        FilteredList_PurchaseItem_PurchaseFilters: {
            data: components["schemas"]["Table_PurchaseItem"];
            /** @description The filters and the order that made the page. */
            filters: {
                search: string;
                /** Format: int64 */
                season: number;
                sortBy: components["schemas"]["PurchaseSort"];
                sortDesc: boolean;
            };
            meta: components["schemas"]["Pager"];
        };
        /** @description A page of a list with the filters that made it. */
        FilteredList_StockedBranch_AvailabilityFilters: {
            data: components["schemas"]["Table_StockedBranch"];
            /** @description What made the page. */
            filters: {
                /** @description The SAP codes. */
                products: string[];
                search: string;
                type: components["schemas"]["PlaceKind"];
            };
            meta: components["schemas"]["Pager"];
        };
        /** @description The first step is done: the password was right. */
        FirstStep: {
            enrolment?: components["schemas"]["Enrolment"] | null;
            expires_at: components["schemas"]["At"];
            /** @description For the second step; good once and for ten minutes. */
            handle: string;
        };
        /** @description A healthy process. */
        Health: {
            status: string;
        };
        ImportCancelled: {
            id: components["schemas"]["ImportId"];
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
            /** Format: int64 */
            posted: number;
            /** Format: int64 */
            read: number;
            /** Format: int64 */
            skipped: number;
            /** Format: int64 */
            valid: number;
        };
        ImportDetails: {
            can_be_cancelled: boolean;
            /** @description Whether it can be accepted: every row is valid, and there is one. */
            can_be_committed: boolean;
            /** @description What an operator should know before accepting it. */
            caution: string;
            /** @description The kind's columns. */
            columns: components["schemas"]["ImportColumn"][];
            committed_at?: components["schemas"]["At"] | null;
            committed_by?: string | null;
            counts: components["schemas"]["ImportCounts"];
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
        /** @description What the form sends. */
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
        /** @description A new source. */
        ImportSourceForm: {
            distributor_id?: components["schemas"]["DistributorId"] | null;
            /** @enum {string} */
            kind: "edi_sales" | "products" | "distributors" | "availability";
            name?: string | null;
        };
        /** Format: int64 */
        ImportSourceId: number;
        /** @description A source's other name. */
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
        /** @description Whom to invite, and how. */
        InvitationForm: {
            /** @description `program.retail` when nothing is said, else `program.partner`. */
            account_type?: string | null;
            email?: string | null;
            nip?: string | null;
            phone?: string | null;
        };
        /** @description An invitation that is good. */
        InvitationShown: {
            expires_at: components["schemas"]["At"];
            known?: components["schemas"]["KnownAsker"] | null;
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
             * @description By how many points the participant has more; below zero when fewer.
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
        /** @description A correction as the browser sends it. */
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
        List_CardToCollect: {
            data: components["schemas"]["Table_CardToCollect"];
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
        ListedOperator: {
            email: string;
            first_name: string;
            id: components["schemas"]["OperatorId"];
            /** @description The operator who asks: nobody changes themselves here. */
            is_you: boolean;
            last_name: string;
            last_used_at?: components["schemas"]["At"] | null;
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
        /** @description Which column holds what; without it the file is only looked at anew. */
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
        /** @description Where the clock shall stand. */
        MoveClock: {
            /** @description Warsaw time: `2025-08-21T09:00`. */
            to: string;
        };
        /** @description Where the clock stands. */
        Moved: {
            now: components["schemas"]["At"];
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
        NamedSlug: {
            name: string;
            slug: string;
        };
        NewPassword: {
            /** @default  */
            nip: string;
            /** @default  */
            password: string;
            /** @default  */
            password_confirmation: string;
            /**
             * @description Six digits.
             * @default
             */
            sms_code: string;
        };
        /** @description A state to which the operator may move the order. */
        NextStatus: {
            /** @description Whether a reason must be given, which the participant will read. */
            needs_reason: boolean;
            status: components["schemas"]["Status"];
        };
        /** @description Why, in the administrator's words. */
        Note: {
            /** @default null */
            note: string | null;
        };
        /** @description A notification as its participant sees it. */
        Notification: {
            content: string;
            date: components["schemas"]["At"];
            id: components["schemas"]["NotificationId"];
            isRead: boolean;
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
        OperatorCredentials: {
            /** @default  */
            email: string;
            /** @default  */
            password: string;
        };
        OperatorForm: {
            /** @default  */
            email: string;
            /** @default  */
            first_name: string;
            /** @default  */
            last_name: string;
            /** @default [] */
            roles: components["schemas"]["Role"][];
        };
        /** Format: int64 */
        OperatorId: number;
        /** @description A page of operators. */
        OperatorList: {
            data: components["schemas"]["OperatorTable"];
            meta: components["schemas"]["Keyset"];
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
        /** @description An order as the browser sends it. */
        OrderForm: {
            address?: components["schemas"]["PostalAddressForm"] | null;
            /**
             * Format: int64
             * @description Grosze; only for transfers.
             */
            amount?: number | null;
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
        OwnPassword: {
            /** @default  */
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
        /** @description A pack as the browser sends it. */
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
        /** @description The version of the product whose pack is removed. */
        PackRemoval: {
            /** Format: int64 */
            version: number;
        };
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
        /** @description Who asks, and how to answer. */
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
        /** @description A password that was changed. */
        PasswordChanged: Record<string, never>;
        PasswordForm: {
            /** @default  */
            old_password: string;
            /** @default  */
            password: string;
            /** @default  */
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
        /** @description Why a transfer cannot be sent yet. */
        PayoutWait: {
            /** @description What has changed, in words. */
            changed: string[];
            until: components["schemas"]["At"];
        };
        PendingTrip: {
            order: boolean;
        };
        /** @description The season's trips that wait for an order: the participant may order them and has not. */
        PendingTrips: {
            order: boolean;
            premium: components["schemas"]["PendingTrip"];
            vip: components["schemas"]["PendingTrip"];
        };
        /** @description What the form sends. */
        PhotoForm: {
            /**
             * Format: binary
             * @description A JPEG or PNG under 5 MiB; its middle is kept.
             */
            photo: string;
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
        ProductAlias: {
            alias: string;
            distributor: string;
            distributor_id: components["schemas"]["DistributorId"];
            pack: string;
        };
        /** @description A changed product, and the version that it was changed from. */
        ProductChange: {
            product: components["schemas"]["ProductForm"];
            /** Format: int64 */
            version: number;
        };
        /** @description A product as the browser sends it. */
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
        /** @description A change of the profile: what is left out stays as it is. */
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
        ProgressWithLines: components["schemas"]["PromotionProgress"] & {
            /** @description The newest first: purchases of products that take part, in the promotion's days and a month around them. */
            lines: components["schemas"]["PromotionLine"][];
        };
        /** @description An answer as the browser sends it. */
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
            /** @description What reaching it brings; empty where it is no more than a goal. */
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
        /** @description What takes part; an empty list leaves its kind open. */
        PromotionScope: {
            brands: components["schemas"]["NamedSlug"][];
            categories: components["schemas"]["NamedSlug"][];
            /** @description Volumes of packs, such as `5 L`. */
            packs_text: string[];
            products: components["schemas"]["NamedProduct"][];
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
            /** @description The public id. */
            id: string;
            /** @enum {string} */
            kind: "bank_transfer" | "charity_transfer" | "trip" | "card" | "parcel";
            nip: string;
            number: components["schemas"]["OrderId"];
            participant: string;
            /** Format: int64 */
            points: number;
            reward: string;
            status: components["schemas"]["Status"];
            variant?: string | null;
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
        /** @description A season's rate as the browser sends it. */
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
        /** @description Why an operator does something, as the browser sends it. */
        ReasonForm: {
            /** @description Kept in the audit log. */
            reason: string;
        };
        /** @description Recovery codes, shown this once. */
        RecoveryCodes: {
            recovery_codes: string[];
        };
        /** @description What a client without cookies sends to refresh. */
        RefreshForm: {
            refresh_token?: string | null;
        };
        /** @description Why a request is refused. */
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
        /** @description A registration as the browser sends it. A partner is a company and gives no areas. */
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
        /** @description The sales representative who looks after the participant. */
        Representative: {
            email: string;
            first_name: string;
            /** @description The address of a portrait. */
            image?: string | null;
            last_name: string;
            phone: string;
        };
        /** @description A representative as the browser sends them. */
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
        /** @description Who takes over, as the browser sends it. */
        RetireForm: {
            /**
             * Format: int64
             * @description Another active representative; the participants stay without one when it is left out.
             */
            successor_id?: number | null;
        };
        /**
         * @description A decision: on the lines, or with `reject` on the whole invoice. Lines that wait and are not in it are removed,
         *     unless they came in a distributor's data.
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
        /** @description A reward's page. */
        RewardDetails: components["schemas"]["ShownReward"] & {
            description: string;
            /** @description Of which one is ordered; empty when the reward has none. */
            variants: components["schemas"]["RewardVariant"][];
        };
        /** Format: int64 */
        RewardId: number;
        RewardVariant: {
            /** @description Whether it is not sold out. */
            available: boolean;
            id: components["schemas"]["VariantId"];
            name: string;
        };
        /**
         * @description What an operator may do.
         * @enum {string}
         */
        Role: "moderator" | "editor" | "finance" | "support" | "administrator";
        RolesForm: {
            /** @default [] */
            roles: components["schemas"]["Role"][];
        };
        /**
         * Format: binary
         * @description The content of the rules.
         */
        RulesContent: string;
        /** @description The people of the sample programme whom a visitor may be. */
        SampleLogins: {
            logins: components["schemas"]["DemoLogin"][];
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
        /** @description An operator's own second factor. */
        SecondFactor: {
            enrolled_at?: components["schemas"]["At"] | null;
            /**
             * Format: int64
             * @description How many recovery codes are left.
             */
            recovery_codes_left: number;
        };
        /** @description The second step: what the first one handed out, and a code. */
        SecondStep: {
            /**
             * @description Six digits from the app, or a recovery code.
             * @default
             */
            code: string;
            /**
             * @description From the first step.
             * @default
             */
            handle: string;
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
        /** Format: int64 */
        SessionId: number;
        /** @description Nothing but the message. */
        SessionsEnded: Record<string, never>;
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
            date: components["schemas"]["At"];
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
        SinglePromotion: {
            single: components["schemas"]["PromotionPage"];
        };
        /** @description A state as a row shows it; the colour never stands alone. */
        Status: {
            code: string;
            color: string;
            label: string;
        };
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
        /** @description What the form sends. */
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
        SupportStep: {
            /**
             * @description Six digits from the app, or a recovery code.
             * @default
             */
            code: string;
            /**
             * @description From the first step.
             * @default
             */
            handle: string;
            /**
             * @description The participant's.
             * @default
             */
            nip: string;
        };
        /** @description The programme as every visitor sees it. */
        SystemSettings: {
            brand: components["schemas"]["Brand"];
            demo?: components["schemas"]["SampleLogins"] | null;
            /** @description Whether the programme is closed for maintenance. */
            maintenance: boolean;
            map: components["schemas"]["MapSettings"];
            /** @description The programme's clock. */
            now: components["schemas"]["At"];
            /** @description Names the build of the front end; a browser that holds another one loads itself anew. */
            teraz_front_ver: string;
        };
        /** @description The rows of a list and its columns. */
        Table_CardToCollect: {
            fields: components["schemas"]["Field"][];
            items: {
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
            }[];
        };
        /** @description The rows of a list and its columns. */
        Table_ImportFault: {
            fields: components["schemas"]["Field"][];
            items: {
                /** @description The column's name; empty when it is about the whole row. */
                column: string;
                reason: string;
                /**
                 * Format: int64
                 * @description The row's number in the file, its header counted.
                 */
                row: number;
                value: string;
            }[];
        };
        /** @description The rows of a list and its columns. */
        Table_InvoiceItem: {
            fields: components["schemas"]["Field"][];
            items: {
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
            }[];
        };
        /** @description The rows of a list and its columns. */
        Table_LetterItem: {
            fields: components["schemas"]["Field"][];
            items: {
                created_at: components["schemas"]["At"];
                /**
                 * Format: int64
                 * @description The level that was reached, which names the letter among the participant's own.
                 */
                level: number;
                title: string;
            }[];
        };
        /** @description The rows of a list and its columns. */
        Table_Notification: {
            fields: components["schemas"]["Field"][];
            items: {
                content: string;
                date: components["schemas"]["At"];
                id: components["schemas"]["NotificationId"];
                isRead: boolean;
                title: string;
            }[];
        };
        /** @description The rows of a list and its columns. */
        Table_OfferedProduct: {
            fields: components["schemas"]["Field"][];
            items: {
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
            }[];
        };
        /** @description The rows of a list and its columns. */
        Table_PurchaseItem: {
            fields: components["schemas"]["Field"][];
            items: {
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
            }[];
        };
        /** @description The rows of a list and its columns. */
        Table_StockedBranch: {
            fields: components["schemas"]["Field"][];
            items: {
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
            }[];
        };
        /** @description A page of a participant's transfers, the newest first. */
        TransferPage: {
            data: components["schemas"]["TransferTable"];
            meta: components["schemas"]["Pager"];
        };
        TransferTable: {
            items: components["schemas"]["ListedTransfer"][];
        };
        /** @description Purchases that might be made. */
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
        /** @description A trip's terms as the browser sends them. */
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
        /** @description Which of the season's trips is ordered. */
        TripOrderForm: {
            /** @description `premium` or `vip`; without it the standard trip. */
            type?: string | null;
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
             * @description What it costs the caller: an order keeps the cost at which it was made.
             */
            cost: number;
            cost_text: string;
            /** Format: int64 */
            days_left?: number | null;
            deadline?: components["schemas"]["Day"] | null;
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
        Unread: {
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
            email: string;
            /** @description Every required consent is given in its latest version. */
            has_required_consents: boolean;
            /** @description The programme's limit of the total was reached, and points were cut. */
            hit_points_limit: boolean;
            /**
             * Format: int32
             * @description 1 while the programme is closed for maintenance, else 0.
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
        /** Format: int64 */
        VariantId: number;
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
        WhoseCode: {
            email: string;
        };
        /** @description Codes by SMS that were guessed wrong within a day. */
        WrongCodes: {
            /** @description Somebody is guessing: each code is good for one try only. */
            braked: boolean;
            /** Format: int64 */
            wrong: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
