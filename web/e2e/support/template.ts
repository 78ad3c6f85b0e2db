import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from './server.ts'

/** Fills one SQLite data folder with the sample programme; every worker copies it. */
export default async function makeTemplate() {
  const folder = await mkdtemp(join(tmpdir(), 'plon-e2e-template-'))
  const server = await start(folder)
  await server.stop()
  process.env.PLON_E2E_TEMPLATE = folder
  return () => rm(folder, { recursive: true, force: true })
}
