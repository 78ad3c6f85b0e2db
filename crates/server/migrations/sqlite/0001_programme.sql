-- What the programme is about: settings, seasons, products and who sells them.
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE seasons (
    year BIGINT PRIMARY KEY,
    starts_on TEXT NOT NULL,
    ends_on TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('draft', 'open', 'closed')),
    welcome_points BIGINT NOT NULL CHECK (welcome_points >= 0),
    membership_points BIGINT NOT NULL CHECK (membership_points >= 0)
);

CREATE TABLE achievement_levels (
    level BIGINT PRIMARY KEY,
    bonus_points BIGINT NOT NULL CHECK (bonus_points >= 0)
);

CREATE TABLE representatives (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL UNIQUE,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL
);

CREATE TABLE distributors (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    nip TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    search_key TEXT NOT NULL,
    edi BOOLEAN NOT NULL,
    active BOOLEAN NOT NULL
);

CREATE TABLE branches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    distributor_id BIGINT NOT NULL REFERENCES distributors (id),
    name TEXT NOT NULL,
    street TEXT NOT NULL,
    street_number TEXT NOT NULL,
    postcode TEXT NOT NULL,
    city TEXT NOT NULL,
    voivodeship TEXT NOT NULL,
    latitude BIGINT NOT NULL,  -- millionths of a degree
    longitude BIGINT NOT NULL, -- millionths of a degree
    phone TEXT NOT NULL,
    UNIQUE (distributor_id, name)
);

CREATE TABLE products (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    sap TEXT NOT NULL UNIQUE,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    brand TEXT NOT NULL,
    category TEXT NOT NULL,
    crops TEXT NOT NULL, -- JSON list of names
    unit TEXT NOT NULL CHECK (unit IN ('L', 'kg')),
    description TEXT NOT NULL,
    colour TEXT NOT NULL,
    search_key TEXT NOT NULL,
    active BOOLEAN NOT NULL
);

CREATE TABLE packs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    product_id BIGINT NOT NULL REFERENCES products (id),
    code TEXT NOT NULL UNIQUE,
    volume BIGINT NOT NULL CHECK (volume > 0), -- thousandths of the product's unit
    UNIQUE (product_id, volume)
);

CREATE TABLE product_rates (
    product_id BIGINT NOT NULL REFERENCES products (id),
    season BIGINT NOT NULL REFERENCES seasons (year),
    points_per_unit BIGINT NOT NULL CHECK (points_per_unit >= 0), -- thousandths of a point
    list_price BIGINT NOT NULL CHECK (list_price >= 0),           -- grosze per unit
    cap_points BIGINT CHECK (cap_points > 0),                     -- per participant and season
    PRIMARY KEY (product_id, season)
);
