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
    "/api/v1/backoffice/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs an operator in. One sentence for everything that is wrong, in equal time. */
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
                query?: never;
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
         * Reports an invoice; it waits for an operator's decision and earns nothing before.
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
        /** The caller's orders of the current season, and older ones that are still open. */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    /** @description At most 16, which is also the default. */
                    per_page?: number;
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
        post?: never;
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
        /** @description A level of the lifetime total. */
        Achievement: {
            date?: components["schemas"]["At"] | null;
            /** Format: int64 */
            level: number;
            /** @description Whether it was reached. */
            value: boolean;
        };
        /** @description Which invoice is asked for. */
        AskedInvoice: {
            /** @description The public id. */
            document: string;
        };
        /**
         * Format: date-time
         * @description An instant, whole microseconds.
         */
        At: string;
        /** @description Whose programme it is and how to reach them. */
        Brand: {
            email: string;
            name: string;
            phone: string;
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
        /** @description One thing that was asked for. */
        Data_Desk: {
            /** @description Counts stop at 10 000: nobody needs to know how many more. */
            data: {
                invoices: components["schemas"]["InvoicesWaiting"];
                /** @description The states in which an order waits for an operator. */
                orders: components["schemas"]["OrdersWaiting"][];
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
        Data_InvoiceDetails: {
            data: {
                buyer: string;
                /** @description The day of issue; until an operator has entered it, the day of the report. */
                date: components["schemas"]["Day"];
                distributor_name: string;
                document_name: string;
                /** @description Whether there is a file to download. */
                file: boolean;
                /** @description The public id. */
                id: string;
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
                buyer_name: string;
                decided_at?: components["schemas"]["At"] | null;
                distributor: string;
                distributor_id: components["schemas"]["DistributorId"];
                file?: components["schemas"]["InvoiceFile"] | null;
                /** @description The public id. */
                id: string;
                issued_on?: components["schemas"]["Day"] | null;
                lines: components["schemas"]["LineUnderReview"][];
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
        Data_RewardDetails: {
            /** @description A reward's page. */
            data: components["schemas"]["ShownReward"] & {
                description: string;
                /** @description Of which one is ordered; empty when the reward has none. */
                variants: components["schemas"]["RewardVariant"][];
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
        Data_SystemSettings: {
            /** @description The programme as every visitor sees it. */
            data: {
                brand: components["schemas"]["Brand"];
                demo?: components["schemas"]["SampleLogins"] | null;
                /** @description Whether the programme is closed for maintenance. */
                maintenance: boolean;
                /** @description The programme's clock. */
                now: components["schemas"]["At"];
                /** @description Names the build of the front end; a browser that holds another one loads itself anew. */
                teraz_front_ver: string;
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
        Data_Vec_DistributorOption: {
            data: {
                distributor_name: string;
                id: components["schemas"]["DistributorId"];
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
        /**
         * Format: date
         * @description A business day in Europe/Warsaw.
         */
        Day: string;
        /** @enum {string} */
        Decision: "accept" | "reject" | "pending";
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
            invoices: components["schemas"]["InvoicesWaiting"];
            /** @description The states in which an order waits for an operator. */
            orders: components["schemas"]["OrdersWaiting"][];
        };
        /** @description A state that the order entered, and by whom. */
        DeskEvent: {
            at: components["schemas"]["At"];
            by: string;
            note?: string | null;
            status: components["schemas"]["Status"];
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
        /** Format: int64 */
        DistributorId: number;
        /** @description A distributor to choose. */
        DistributorOption: {
            distributor_name: string;
            id: components["schemas"]["DistributorId"];
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
        Done_Submitted: {
            /** @description A reported invoice. */
            data: {
                /** @description The public id. */
                id: string;
            };
            message: string;
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
        /** @description A column of a list. */
        Field: {
            key: string;
            label: string;
            sortable: boolean;
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
        /** @description A healthy process. */
        Health: {
            status: string;
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
            buyer: string;
            /** @description The day of issue; until an operator has entered it, the day of the report. */
            date: components["schemas"]["Day"];
            distributor_name: string;
            document_name: string;
            /** @description Whether there is a file to download. */
            file: boolean;
            /** @description The public id. */
            id: string;
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
            /** @description How the points came about, or what the line waits for. */
            explanation: string;
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
            oldest_waiting_since?: components["schemas"]["At"] | null;
            /**
             * Format: int64
             * @description Those of the waiting that may have been reported before.
             */
            possible_duplicates: number;
            /** Format: int64 */
            waiting: number;
        };
        InvoiceUnderReview: {
            buyer_name: string;
            decided_at?: components["schemas"]["At"] | null;
            distributor: string;
            distributor_id: components["schemas"]["DistributorId"];
            file?: components["schemas"]["InvoiceFile"] | null;
            /** @description The public id. */
            id: string;
            issued_on?: components["schemas"]["Day"] | null;
            lines: components["schemas"]["LineUnderReview"][];
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
        Lease: {
            /** @description When the bearer token ends. */
            expires_at: components["schemas"]["At"];
            /** @description The next refresh token, for a client that sent the last one in the body. */
            refresh_token?: string | null;
        };
        /** @description A line as the operator read it. */
        LineForm: {
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
        LineUnderReview: {
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
        List_Notification: {
            data: components["schemas"]["Table_Notification"];
            meta: components["schemas"]["Pager"];
        };
        /** @description An operator as the back office greets them. */
        Me: {
            email: string;
            first_name: string;
            last_name: string;
            roles: components["schemas"]["Role"][];
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
        /** @description A state to which the operator may move the order. */
        NextStatus: {
            /** @description Whether a reason must be given, which the participant will read. */
            needs_reason: boolean;
            status: components["schemas"]["Status"];
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
        OperatorCredentials: {
            /** @default  */
            email: string;
            /** @default  */
            password: string;
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
        PendingTrip: {
            order: boolean;
        };
        /** @description The trips that wait for an order. None runs: no trip is among the programme's data. */
        PendingTrips: {
            order: boolean;
            premium: components["schemas"]["PendingTrip"];
            vip: components["schemas"]["PendingTrip"];
        };
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
        /** @description Who the participant is and where letters and transfers go. */
        Profile: {
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
            first_name: string;
            last_name: string;
            nip: string;
        };
        QueuedInvoice: {
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
        /** @description What a client without cookies sends to refresh. */
        RefreshForm: {
            refresh_token?: string | null;
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
        /** @description The people of the sample programme whom a visitor may be. */
        SampleLogins: {
            logins: components["schemas"]["DemoLogin"][];
        };
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
        /** @description A state as a row shows it; the colour never stands alone. */
        Status: {
            code: string;
            color: string;
            label: string;
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
        };
        /** @description The programme as every visitor sees it. */
        SystemSettings: {
            brand: components["schemas"]["Brand"];
            demo?: components["schemas"]["SampleLogins"] | null;
            /** @description Whether the programme is closed for maintenance. */
            maintenance: boolean;
            /** @description The programme's clock. */
            now: components["schemas"]["At"];
            /** @description Names the build of the front end; a browser that holds another one loads itself anew. */
            teraz_front_ver: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
