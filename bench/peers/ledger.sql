-- A double-entry ledger in PL/pgSQL: a transfer moves an amount between two accounts and leaves an entry at each, and
-- every account carries its balance. The measurement's peer; nothing of Plon uses it.
CREATE TABLE ledger_accounts (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    currency TEXT NOT NULL,
    balance NUMERIC NOT NULL DEFAULT 0,
    version BIGINT NOT NULL DEFAULT 0, -- number of its entries
    lowest NUMERIC,                    -- null: without a limit
    highest NUMERIC,
    created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    updated_at TIMESTAMPTZ NOT NULL DEFAULT now()
);

CREATE TABLE ledger_transfers (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    from_account BIGINT NOT NULL REFERENCES ledger_accounts (id),
    to_account BIGINT NOT NULL REFERENCES ledger_accounts (id),
    amount NUMERIC NOT NULL CHECK (amount > 0),
    created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    CHECK (from_account <> to_account)
);

CREATE INDEX ledger_transfers_by_source ON ledger_transfers (from_account);
CREATE INDEX ledger_transfers_by_target ON ledger_transfers (to_account);

CREATE TABLE ledger_entries (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES ledger_accounts (id),
    transfer BIGINT NOT NULL REFERENCES ledger_transfers (id),
    amount NUMERIC NOT NULL,
    previous_balance NUMERIC NOT NULL,
    current_balance NUMERIC NOT NULL,
    account_version BIGINT NOT NULL,
    created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    UNIQUE (account, account_version),
    CHECK (current_balance = previous_balance + amount)
);

CREATE INDEX ledger_entries_by_transfer ON ledger_entries (transfer);

-- Adds an amount to an account that its caller has locked, and the entry of it.
CREATE FUNCTION add_entry(of_transfer BIGINT, entered ledger_accounts, added NUMERIC) RETURNS VOID
LANGUAGE plpgsql AS $$
DECLARE
    after NUMERIC := entered.balance + added;
BEGIN
    IF after < entered.lowest OR after > entered.highest THEN
        RAISE EXCEPTION 'account % would hold %', entered.name, after;
    END IF;
    UPDATE ledger_accounts
    SET balance = after, version = entered.version + 1, updated_at = now()
    WHERE id = entered.id;
    INSERT INTO ledger_entries (account, transfer, amount, previous_balance, current_balance, account_version)
    VALUES (entered.id, of_transfer, added, entered.balance, after, entered.version + 1);
END $$;

-- Moves an amount; gives the transfer's id. The account with the lower id is locked first, so that two transfers
-- between the same accounts cannot wait for each other.
CREATE FUNCTION create_transfer(source BIGINT, target BIGINT, moved NUMERIC) RETURNS BIGINT
LANGUAGE plpgsql AS $$
DECLARE
    giver ledger_accounts;
    taker ledger_accounts;
    made BIGINT;
BEGIN
    PERFORM 1 FROM ledger_accounts WHERE id IN (source, target) ORDER BY id FOR UPDATE;
    SELECT * INTO giver FROM ledger_accounts WHERE id = source;
    SELECT * INTO taker FROM ledger_accounts WHERE id = target;
    IF giver.id IS NULL OR taker.id IS NULL THEN
        RAISE EXCEPTION 'there is no account % or %', source, target;
    END IF;
    IF giver.currency <> taker.currency THEN
        RAISE EXCEPTION 'accounts % and % are of different currencies', giver.name, taker.name;
    END IF;
    INSERT INTO ledger_transfers (from_account, to_account, amount) VALUES (source, target, moved) RETURNING id INTO made;
    PERFORM add_entry(made, giver, -moved);
    PERFORM add_entry(made, taker, moved);
    RETURN made;
END $$;

-- As many accounts as `bench/run` has participants, each with more than a measurement can spend.
INSERT INTO ledger_accounts (name, currency, balance, lowest)
SELECT 'account ' || number, 'PKT', 1000000000000, 0 FROM generate_series(1, 1000) AS number;
