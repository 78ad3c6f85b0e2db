// Made by 'make gen' from openapi.json: not to be edited.

export interface paths {
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
        /**
         * Format: date-time
         * @description An instant, whole microseconds.
         */
        At: string;
        /** @description A page of the catalogue. */
        Catalogue: {
            data: components["schemas"]["Shelf"];
            meta: components["schemas"]["Pager"];
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
        };
        /** @description A column of a list. */
        Field: {
            key: string;
            label: string;
            sortable: boolean;
        };
        /** @description A healthy process. */
        Health: {
            status: string;
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
        /** @description A cancelled order. */
        OrderCancelled: {
            id: string;
            number: components["schemas"]["OrderId"];
            status: components["schemas"]["Status"];
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
        /** @description A state as a row shows it; the colour never stands alone. */
        Status: {
            code: string;
            color: string;
            label: string;
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
