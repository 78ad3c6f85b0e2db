import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/* Maps files of web/src with fields that a key can send to the pages and modals that draw them. */

const src = fileURLToPath(new URL('../../src', import.meta.url))

const oneLine = /<(?:(?:Text|Search|Password|Masked|Number|Amount|Day|Combo)(?:Input|Field)|ComboBox)\b/
const frame = /<(?:Form|EditForm|FormDialog|FilterForm|form)\b/
const longLine = /<TextAreaInput\b[^>]*\bisLine\b/

/** The kit of fields and the shells of forms, which are on no page by themselves. */
const kit = /^(ui|helper)\/|^form\/(fields|DayInput|NumberInput|ComboInput)\.tsx$/

const texts = new Map<string, string>()

function textOf(path: string): string {
  const known = texts.get(path) ?? readFileSync(path, 'utf8')
  texts.set(path, known)
  return known
}

/** The path without folder and extension, as the sweep names it. */
function nameOf(path: string): string {
  return relative(src, path).replace(/\.tsx$/, '')
}

function isView(path: string): boolean {
  return path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !kit.test(relative(src, path))
}

function hasField(path: string): boolean {
  if (!isView(path)) return false
  return oneLine.test(textOf(path)) || longLine.test(textOf(path))
}

/** Files with such a field, and those with the form around fields of other files. */
export function formSources(): string[] {
  const all = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((name) => join(src, name))
  const isForm = (path: string) => isView(path) && frame.test(textOf(path)) && importsOf(path).some(hasField)
  return all
    .filter((path) => hasField(path) || isForm(path))
    .map(nameOf)
    .sort()
}

function resolved(from: string, name: string): string[] {
  const path = join(dirname(from), name)
  const found = [`${path}.tsx`, `${path}.ts`, path].find((one) => existsSync(one) && statSync(one).isFile())
  return found ? [found] : []
}

const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(imported)].flatMap(([, name = '']) => resolved(path, name))
}

/** Files with a field that a view imports, directly or through others. */
function drawnWith(view: string): string[] {
  const reached = new Set(resolved(join(src, 'routes.tsx'), view))
  if (reached.size === 0) throw new Error(`there is no view "${view}"`)
  for (const path of reached) for (const next of importsOf(path)) reached.add(next)
  return [...reached].filter(hasField).map(nameOf).sort()
}

/** Pattern of a row's screen: a file of its own, or one by its name in a table of participants or operators. */
const drawn = String.raw`(?:import\('(\./(?!\w+-screens)[^']+)'\)|(?:participant(?:Page|Modal)\('|operatorScreens[()]*\.)(\w+))`

const route = new RegExp(String.raw`'(/[^']*)': (?:\{|adminRoute\()[\s\S]*?${drawn}`, 'g')
const modal = new RegExp(String.raw`^ {2}'?([\w-]+)'?: (?:\{[^}]*?${drawn}|tripPrompt\()`, 'gm')
const tripPrompt = './features/trips/TripPromptModal'

const screen = /^ {2}(\w+): \(\) => import\('(\.[^']+)'\)/gm

/** Views by their names in the tables of screens. */
function namedScreens(): ReadonlyMap<string, string> {
  const tables = ['participant-screens.ts', 'operator-screens.ts']
  const rows = tables.flatMap((table) => [...textOf(join(src, table)).matchAll(screen)])
  return new Map(rows.map(([, name = '', view = '']) => [name, view]))
}

/** The pages and modals with such fields, each with its files. */
export function formPlaces(): Map<string, string[]> {
  const screens = namedScreens()
  const viewOf = (view: string | undefined, name: string | undefined) => view ?? screens.get(name ?? '')
  const tables = ['routes.tsx', 'admin-routes.ts']
  const pages = tables.flatMap((table) => [...textOf(join(src, table)).matchAll(route)])
  const modals = [...textOf(join(src, 'modals.tsx')).matchAll(modal)]
  return new Map([
    ...pages.map(([, path = '', view, name]) => [path, drawnWith(viewOf(view, name) ?? '')] as const),
    ...modals.map(
      ([, hash = '', view, name]) => [`#!${hash}`, drawnWith(viewOf(view, name) ?? tripPrompt)] as const,
    ),
  ])
}
