import { randomBytes } from 'node:crypto'
import pg from 'pg'

const server = process.env.TEST_DATABASE_URL ?? ''

/** A name for a PostgreSQL database that no other run has used. */
export function newName(): string {
  return `plon_e2e_${randomBytes(8).toString('hex')}`
}

/** An empty PostgreSQL database, or a copy of one that nobody is connected to. */
export async function createDatabase(name: string, template: string | null) {
  await run(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`)
}

export async function dropDatabase(name: string) {
  await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

export function urlOf(name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
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
