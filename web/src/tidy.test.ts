import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const src = import.meta.dirname
const maxLines = 420

/** From the ground up: a layer imports those below it. Layers of one row do not know each other. */
const layers = [
  ['rules', 'ground'],
  ['format'],
  ['api', 'ui'],
  ['session', 'modal'],
  ['form', 'prompts', 'notifications'],
  ['features', 'backoffice', 'layouts', 'pwa', 'privacy', 'helper'],
  ['app'],
] as const

type Layer = (typeof layers)[number][number]

/** Files beside the folders that others stand on; every other file beside them is the app. */
const groundFiles: Record<string, Layer> = { 'paths.ts': 'ground', 'loading.ts': 'ground' }

/** The tables, the only files that name the features. */
const tables = ['routes.tsx', 'modals.tsx']

interface Source {
  readonly path: string
  readonly text: string
  readonly imports: readonly string[]
}

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'))
  .map((path) => sourceOf(path, readFileSync(join(src, path), 'utf8')))

function sourceOf(path: string, text: string): Source {
  const imports = Array.from(
    text.matchAll(/(?:from\s+|import\s*\(?\s*)['"](\.[^'"]*)['"]/g),
    ([, target = '']) => normalize(join(dirname(path), target)),
  )
  return { path, text, imports }
}

/** What the server reads too; everything may stand on it. */
const shared = '../../data/'

function layerOf(path: string): Layer {
  if (path.startsWith(shared)) return 'ground'
  const [top = ''] = path.split('/')
  if (top === path || !path.includes('/')) return groundFiles[path] ?? groundFiles[`${path}.ts`] ?? 'app'
  if (layers.flat().includes(top as Layer)) return top as Layer
  throw new Error(`src/${top} has no place among the layers: give it one in tidy.test.ts`)
}

function heightOf(layer: Layer): number {
  return layers.findIndex((row) => (row as readonly Layer[]).includes(layer))
}

/** The screens of the participants and those of the operators. */
function isScreens(layer: Layer): boolean {
  return layer === 'features' || layer === 'backoffice'
}

/** "features/invoices" of "features/invoices/queries.ts". */
function featureOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

/** What is wrong with the imports of a file, a sentence each. */
function wrongImports({ path, imports }: Source): string[] {
  const own = layerOf(path)
  return imports.flatMap((target) => {
    const other = layerOf(target)
    if (isScreens(other) && own === 'app' && !tables.includes(path))
      return [`${path} names the feature ${target}`]
    if (own === 'features' && other === 'features' && featureOf(path) !== featureOf(target))
      return [`${path} imports another feature: ${target}`]
    if (own !== other && heightOf(other) >= heightOf(own))
      return [`${path} (${own}) must not know ${target} (${other})`]
    return []
  })
}

describe('the direction of imports', () => {
  test('is kept by every file', () => {
    const tested = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path))
    expect(tested.length).toBeGreaterThan(50)
    expect(tested.flatMap(wrongImports)).toEqual([])
  })

  test.each([
    ['rules/nip.ts', '../api/client'],
    ['api/client.ts', '../ui/Button'],
    ['ui/Button.tsx', '../form/Form'],
    ['form/Form.tsx', '../features/auth/LoginModal'],
    ['features/auth/LoginModal.tsx', '../invoices/queries'],
    ['features/auth/LoginModal.tsx', '../../backoffice/desk/DeskPage'],
    ['backoffice/desk/DeskPage.tsx', '../../features/invoices/queries'],
    ['features/auth/LoginModal.tsx', '../../routes'],
    ['Shell.tsx', './features/auth/LoginModal'],
    ['main.tsx', './backoffice/desk/DeskPage'],
  ])('%s must not import %s', (path, target) => {
    expect(wrongImports(sourceOf(path, `import { x } from '${target}'`))).toHaveLength(1)
    expect(wrongImports(sourceOf(path, `const x = import('${target}')`))).toHaveLength(1)
  })

  test.each([
    ['routes.tsx', './features/auth/LoginModal'],
    ['paths.ts', '../../data/paths.json'],
    ['backoffice/audit/labels.ts', '../../../../data/audit/labels.json'],
    ['features/auth/LoginModal.tsx', './DemoLogins'],
    ['features/auth/LoginModal.tsx', '../../form/Form'],
  ])('%s may import %s', (path, target) => {
    expect(wrongImports(sourceOf(path, `import { x } from '${target}'`))).toEqual([])
  })
})

/** `Form` and `SearchButton` rest while there is no connection; a link of a text goes no further than its field. */
const submitting = ['form/Form.tsx', 'form/SearchButton.tsx', 'ui/RichTextLink.tsx']

test('no form has a submit button of its own, which would not rest without a connection', () => {
  const own = sources.filter(({ path, text }) => !path.includes('.test.') && text.includes('type="submit"'))
  expect(own.map(({ path }) => path).sort()).toEqual(submitting)
})

test(`no file is longer than ${maxLines} lines`, () => {
  const long = sources
    .filter(({ text }) => text.split('\n').length > maxLines)
    .map(({ path }) => relative('.', path))
  expect(long).toEqual([])
})
