import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The fields of Rolldown's chunks and assets that the plugin reads. */
export interface Part {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly facadeModuleId?: string | null
  readonly moduleIds?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined
}

export interface Lists {
  /** Addresses that every screen needs. */
  readonly core: readonly string[]
  /** Addresses of a participant's other screens. */
  readonly more: readonly string[]
}

/**
 * Never precached: the back office, which is used in an office, the demo's helper panel, the map of distributors and the
 * pages of invoices' PDFs, which are large and useless without data.
 */
const neverPrecached =
  /\/src\/(admin-|backoffice|helper|layouts\/(Backoffice|Support)|operator-screens)|\/(DistributorsMap|FilePages)/

/** Files without a hash in their names that a screen, or the system that installs the app, requests. */
const besideAssets = ['/index.html', '/manifest.webmanifest', '/favicon.svg', '/icons/app-192.png']

/** The parts of the worker, in the order in which they are joined. */
const templates = ['service-worker.js', 'service-worker-push.js']

/** The text of the handwritten worker beside this file. */
export function workerTemplate(): string {
  return templates.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n')
}

/** Writes `/sw.js`: the handwritten worker with the list of the build's files filled in. */
export function precache(): Plugin {
  let folder = 'dist'
  let lists: Lists = { core: [], more: [] }
  return {
    name: 'plon:precache',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        lists = listsOf(Object.values(bundle) as Part[])
      },
    },
    /* Runs last, once the document and the files of public are written. */
    closeBundle() {
      if (lists.core.length === 0) return
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      const missing = besideAssets.filter((path) => !files.includes(path.slice(1)))
      if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}`)
      const contents = besideAssets.map((path) => readFileSync(join(folder, path)))
      writeFileSync(join(folder, 'sw.js'), workerOf(workerTemplate(), lists, contents))
    },
  }
}

/** The addresses that the service worker caches of a build. */
export function listsOf(parts: readonly Part[]): Lists {
  const byName = new Map(parts.map((part) => [part.fileName, part]))
  const start = startOf(parts)
  const core = closureOf([start, appOf(parts), backgroundOf(parts)], byName, ({ imports = [] }) => imports)
  const all = closureOf([start], byName, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ])
  const coreNames = new Set([...core, ...besideOf(parts)].flatMap(filesOf))
  const moreNames = new Set(all.flatMap(filesOf).filter((name) => !coreNames.has(name)))
  return {
    core: [...besideAssets, ...addressesOf(coreNames)],
    more: addressesOf(moreNames),
  }
}

/**
 * Files that no chunk imports, yet every document needs: its fonts, the shared style sheet, and the worker of its own
 * script.
 */
function besideOf(parts: readonly Part[]): Part[] {
  const ofScreens = new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return parts.filter(
    ({ fileName }) =>
      fileName.startsWith('assets/') &&
      (/\.woff2$|\/locales\.worker-/.test(fileName) ||
        (fileName.endsWith('.css') && !ofScreens.has(fileName))),
  )
}

/** The document's own script. */
export function startOf(parts: readonly Part[]): Part {
  return partWith('/src/start.ts', parts)
}

/** The chunk that the document's script imports. */
export function appOf(parts: readonly Part[]): Part {
  return partWith('/src/main.tsx', parts)
}

/** The app's work beside its screens, which also shows what is cached where there is no connection. */
function backgroundOf(parts: readonly Part[]): Part {
  return partWith('/src/pwa/start.ts', parts)
}

/** The chunk with a module of the app. */
export function partWith(module: string, parts: readonly Part[]): Part {
  const part = parts.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)))
  if (!part) throw new Error(`The build has no ${module.slice(1)}`)
  return part
}

/** Parts reachable from `start`, without those that are never precached. */
export function closureOf(
  start: readonly Part[],
  byName: ReadonlyMap<string, Part>,
  next: (part: Part) => readonly string[],
): Part[] {
  const found = new Set<Part>()
  const open = [...start]
  for (let part = open.pop(); part; part = open.pop()) {
    if (found.has(part) || neverPrecached.test(part.facadeModuleId ?? '')) continue
    found.add(part)
    for (const name of next(part)) {
      const other = byName.get(name)
      if (other) open.push(other)
    }
  }
  return [...found]
}

function filesOf({ fileName, viteMetadata }: Part): string[] {
  return [fileName, ...(viteMetadata?.importedCss ?? [])]
}

function addressesOf(names: ReadonlySet<string>): string[] {
  return [...names].sort().map((name) => `/${name}`)
}

/** The worker's text, whose version changes with every cached file and with the worker itself. */
export function workerOf(text: string, lists: Lists, contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256').update(text).update(JSON.stringify(lists))
  for (const content of contents) hash.update(content)
  const values = { VERSION: hash.digest('hex').slice(0, 12), CORE: lists.core, MORE: lists.more }
  return Object.entries(values).reduce((worker, [name, value]) => {
    if (!worker.includes(`= ${name}\n`)) throw new Error(`service-worker.js has no place for ${name}`)
    return worker.replace(`= ${name}\n`, () => `= ${JSON.stringify(value)}\n`)
  }, text)
}
