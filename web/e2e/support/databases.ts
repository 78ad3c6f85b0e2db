import { randomBytes } from 'node:crypto'
import pg from 'pg'

const server = process.env.TEST_DATABASE_URL ?? ''

/** A PostgreSQL database of the worker's own. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `plon_e2e_${randomBytes(8).toString('hex')}`
  await run(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.toString(), drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

async function run(sql: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
