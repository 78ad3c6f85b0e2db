import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/* Which files of web/src draw fields that a key can send, and which pages and modals they are a part of. */

const src = fileURLToPath(new URL('../../src', import.meta.url))

const oneLine = /<(?:(?:Text|Password|Masked|Number|Amount|Day|Combo)(?:Input|Field)|ComboBox)\b/
const frame = /<(?:Form|EditForm|FormDialog|FilterForm|form)\b/
const longLine = /<TextAreaInput\b[^>]*\bisLine\b/

/** The kit of fields and the forms' own frames, which stand nowhere by themselves. */
const kit = /^(ui|helper)\/|^form\/(fields|DayInput|NumberInput|ComboInput)\.tsx$/

const texts = new Map<string, string>()

function textOf(path: string): string {
  const known = texts.get(path) ?? readFileSync(path, 'utf8')
  texts.set(path, known)
  return known
}

/** Under its name as the sweep has it: without the folder and the ending. */
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

/** All files with such a field, and the forms around fields of other files. */
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

/** What is drawn with a file, as far as its imports lead. */
function drawnWith(view: string): string[] {
  const reached = new Set(resolved(join(src, 'routes.tsx'), view))
  for (const path of reached) for (const next of importsOf(path)) reached.add(next)
  return [...reached].filter(hasField).map(nameOf).sort()
}

const route = /'(\/[^']*)': (?:\{|adminRoute\()[\s\S]*?import\('(\.[^']+)'\)/g
const modal = /^ {2}'?([\w-]+)'?: (?:\{[^}]*?import\('(\.[^']+)'\)|tripPrompt\()/gm
const tripPrompt = './features/trips/TripPromptModal'

/** The pages and modals with such fields, each with its files. */
export function formPlaces(): Map<string, string[]> {
  const tables = ['routes.tsx', 'admin-routes.ts']
  const pages = tables.flatMap((table) => [...textOf(join(src, table)).matchAll(route)])
  const modals = [...textOf(join(src, 'modals.tsx')).matchAll(modal)]
  return new Map([
    ...pages.map(([, path = '', view = '']) => [path, drawnWith(view)] as const),
    ...modals.map(([, name = '', view = tripPrompt]) => [`#!${name}`, drawnWith(view)] as const),
  ])
}
