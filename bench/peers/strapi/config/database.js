// SQLite file unless DATABASE_URL names a PostgreSQL database.
const postgres = (url) => ({ client: 'postgres', connection: { connectionString: url, ssl: false }, pool: { min: 2, max: 20 } });
const sqlite = (filename) => ({ client: 'sqlite', connection: { filename }, useNullAsDefault: true });

module.exports = ({ env }) => ({
  connection: env('DATABASE_URL') ? postgres(env('DATABASE_URL')) : sqlite(env('DATABASE_FILE')),
});
