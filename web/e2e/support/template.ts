import { existsSync, watch } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createDatabase, dropDatabase, newName } from './databases.ts'
import { start } from './server.ts'

export type Kind = 'sqlite' | 'postgres'

/** A server's state: its data folder, and its database on PostgreSQL. */
export interface World {
  readonly data: string
  readonly database: string | null
}

/**
 * Makes the folder of the templates, before the tests. Filling in the sample programme takes seconds, on PostgreSQL
 * many, so that the first worker that needs a database and a clock does it once, and all workers copy it.
 */
export default async function makePlace() {
  const place = await mkdtemp(join(tmpdir(), 'plon-e2e-templates-'))
  process.env.PLON_E2E_TEMPLATES = place
  return async () => {
    const made = (await readdir(place)).filter((name) => name.endsWith('.json'))
    for (const name of made) await remove(await worldIn(join(place, name)))
    await rm(place, { recursive: true, force: true })
  }
}

/** A copy of the sample programme for one worker, at the start of the clock. */
export async function copyOfTemplate(kind: Kind, clock: string): Promise<World> {
  const template = await templateOf(kind, clock)
  const world = await emptyWorld(kind, template.database)
  await cp(template.data, world.data, { recursive: true })
  return world
}

export async function remove({ data, database }: World) {
  if (database) await dropDatabase(database)
  await rm(data, { recursive: true, force: true })
}

async function templateOf(kind: Kind, clock: string): Promise<World> {
  const path = join(process.env.PLON_E2E_TEMPLATES ?? '', `${kind}-${clock.replace(/\D/g, '')}`)
  /* The worker that makes the folder fills the template; the others wait for its file. */
  const isOurs = await mkdir(path).then(
    () => true,
    () => false,
  )
  if (isOurs) await fill(path, kind, clock)
  else await appearance(`${path}.json`)
  return worldIn(`${path}.json`)
}

async function fill(path: string, kind: Kind, clock: string) {
  const world = await emptyWorld(kind)
  try {
    const server = await start(world, clock)
    await server.stop()
    await writeFile(join(path, 'world'), JSON.stringify(world))
    await rename(join(path, 'world'), `${path}.json`)
  } catch (error) {
    await remove(world)
    await rm(path, { recursive: true, force: true })
    throw error
  }
}

/** Resolves once the file exists. */
function appearance(file: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(dirname(file), check)
    check()
    function check() {
      if (!existsSync(file)) return
      watcher.close()
      resolve()
    }
  })
}

async function worldIn(file: string): Promise<World> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** A world without a portal. */
export async function emptyWorld(kind: Kind, template: string | null = null): Promise<World> {
  const database = kind === 'postgres' ? newName() : null
  if (database) await createDatabase(database, template)
  return { data: await mkdtemp(join(tmpdir(), 'plon-e2e-')), database }
}
