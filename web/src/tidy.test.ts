import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const src = import.meta.dirname
const maxLines = 420

/** From the ground up: a layer imports those below it, but none of its own row. */
const layers = [
  ['rules', 'ground'],
  ['format', 'pictures'],
  ['api', 'ui'],
  ['session', 'modal'],
  ['form', 'prompts', 'notifications'],
  ['features', 'backoffice', 'layouts', 'pwa', 'privacy', 'helper'],
  ['app'],
] as const

type Layer = (typeof layers)[number][number]

/** Files beside the folders that belong to a lower layer; all others are the app's. */
const groundFiles: Record<string, Layer> = {
  'paths.ts': 'ground',
  'loading.ts': 'ground',
  'sections.ts': 'ground',
}

/** The tables, the only files that name the features. */
const tables = [
  'routes.tsx',
  'participant-screens.ts',
  'operator-screens.ts',
  'admin-routes.ts',
  'modals.tsx',
]

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

/** Data that the server reads too; every layer may import it. */
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

/** Errors in the imports of a file, one sentence each. */
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
    ['features/auth/LoginModal.tsx', '../../backoffice/dashboard/AdminDashboardPage'],
    ['backoffice/dashboard/AdminDashboardPage.tsx', '../../features/invoices/queries'],
    ['features/auth/LoginModal.tsx', '../../routes'],
    ['AppShell.tsx', './features/auth/LoginModal'],
    ['main.tsx', './backoffice/dashboard/AdminDashboardPage'],
  ])('%s must not import %s', (path, target) => {
    expect(wrongImports(sourceOf(path, `import { x } from '${target}'`))).toHaveLength(1)
    expect(wrongImports(sourceOf(path, `const x = import('${target}')`))).toHaveLength(1)
  })

  test.each([
    ['routes.tsx', './features/auth/LoginModal'],
    ['admin-routes.ts', './backoffice/dashboard/AdminDashboardPage'],
    ['paths.ts', '../../data/paths.json'],
    ['backoffice/platform/audit/labels.ts', '../../../../../data/audit/labels.json'],
    ['features/auth/LoginModal.tsx', './DemoLogins'],
    ['features/auth/LoginModal.tsx', '../../form/Form'],
  ])('%s may import %s', (path, target) => {
    expect(wrongImports(sourceOf(path, `import { x } from '${target}'`))).toEqual([])
  })
})

/**
 * The folders of the back office, named and ordered as the crates whose screens they hold, and the dashboard; each
 * imports those before it.
 */
const groups = [
  'platform',
  'imports',
  'identity',
  'bulk-jobs',
  'achievements',
  'rewards',
  'catalogue',
  'audiences',
  'promotions',
  'purchases',
  'people',
  'content',
  'mailings',
  'reports',
  'dashboard',
]

/** "people" of "backoffice/people/consents/queries.ts", null of a file that all groups share. */
function groupOf(path: string): string | null {
  const [, group = '', ...rest] = path.split('/')
  return rest.length === 0 ? null : group
}

/** Errors in the group of a file of the back office and in its imports of other groups, one sentence each. */
function wrongGroups({ path, imports }: Source): string[] {
  if (!path.startsWith('backoffice/')) return []
  const own = groupOf(path)
  if (own !== null && !groups.includes(own))
    return [`${path} is in no group: ${own} is none of ${groups.join(', ')}`]
  return imports
    .filter((target) => target.startsWith('backoffice/'))
    .flatMap((target) => {
      const other = groupOf(target)
      if (other === null || other === own) return []
      if (own === null) return [`${path}, which all groups share, imports the group of ${target}`]
      return groups.indexOf(other) > groups.indexOf(own)
        ? [`${path} imports a group above its own: ${target}`]
        : []
    })
}

describe('the groups of the back office', () => {
  test('are the folders there, named and ordered as the crates', () => {
    const folders = readdirSync(join(src, 'backoffice'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.sort()).toEqual([...groups].sort())
    const crates = readdirSync(join(src, '../../crates'))
    expect(groups.filter((group) => group !== 'dashboard' && !crates.includes(group))).toEqual([])
    const direction = readFileSync(join(src, '../../crates/server/tests/tidy/direction.rs'), 'utf8')
    const [, order = ''] = /const CRATES: [^=]*= \[([^\]]*)\]/.exec(direction) ?? []
    const ordered = [...order.matchAll(/"([\w-]+)"/g)].map(([, crate = '']) => crate)
    expect(groups).toEqual([...ordered.filter((crate) => groups.includes(crate)), 'dashboard'])
  })

  test('import only those below them', () => {
    const tested = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path))
    expect(tested.flatMap(wrongGroups)).toEqual([])
  })

  test.each([
    ['backoffice/rewards/orders/OrderPage.tsx', '../../people/participants/queries'],
    ['backoffice/platform/messages/MessagePage.tsx', '../../identity/operators/queries'],
    ['backoffice/content/seasons/SeasonsPage.tsx', '../../dashboard/queries'],
    ['backoffice/promotions/Publish.tsx', '../purchases/audit'],
    ['backoffice/SignDialog.tsx', './identity/auth/CodeField'],
    ['backoffice/orders/OrderPage.tsx', '../BackLink'],
  ])('%s must not import %s', (path, target) => {
    expect(wrongGroups(sourceOf(path, `import { x } from '${target}'`))).toHaveLength(1)
  })

  test.each([
    ['backoffice/people/participants/ParticipantPage.tsx', '../../platform/audit/labels'],
    ['backoffice/people/participants/AssignForm.tsx', '../representatives/queries'],
    ['backoffice/dashboard/Corrections.tsx', '../people/participants/corrections'],
    ['backoffice/promotions/Publish.tsx', '../ConfirmDialog'],
    ['backoffice/PointsQuestion.tsx', './ConfirmDialog'],
    ['features/auth/LoginModal.tsx', './DemoLogins'],
  ])('%s may import %s', (path, target) => {
    expect(wrongGroups(sourceOf(path, `import { x } from '${target}'`))).toEqual([])
  })
})

/** House words that have a standard term: desk → admin, fault → error, tell → notify, worth → value, and so on. */
const forbiddenTerms = [
  'desk fault faults faulty faultless look looks looked wear worn tie tied asked wanted told behind kept facts acts',
  'words reloading farmer clerk tell tells telling teller tellers settle settles settling worth shut begun said says',
  'saying wished mend mends carry',
].flatMap((line) => line.split(' '))

/** Names of the wire, and of what stands outside of the front end, are not ours to choose. */
const outsideNames = new Set(
  [...readFileSync(join(src, 'api/schema.gen.ts'), 'utf8').matchAll(/^\s+(\w+)\??:/gm)].map(
    ([, name]) => name,
  ),
)

/** The code of the front end, its browser tests and its build, without comments and texts. */
const named = ['.', '../e2e', '../build'].flatMap((folder) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|js)$/.test(path) && !path.endsWith('.gen.ts'))
    .map((path) => sourceOf(join(folder, path), readFileSync(join(src, folder, path), 'utf8'))),
)

function codeOf(text: string): string {
  return text.replace(
    /\/\*[\s\S]*?\*\/|\/\/.*|\x60(?:\\.|[^\x60\\])*\x60|\x27(?:\\.|[^\x27\\\n])*\x27|\x22(?:\\.|[^\x22\\\n])*\x22/g,
    ' ',
  )
}

/** "useDebounced", "no-break-nodes" and "LIMIT" in their parts, in small letters. */
function partsOf(name: string): string[] {
  return name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase())
}

/** The identifiers and the name of a file that have a house word in them. */
function forbiddenNamesIn({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  const identifiers = (codeOf(text).match(/[A-Za-z_$][\w$]*/g) ?? []).filter(
    (name) => !outsideNames.has(name),
  )
  const names = [...new Set([...path.split('/'), ...identifiers])]
  return names.filter((name) => partsOf(name).some((word) => forbiddenTerms.includes(word)))
}

/** Names that others give: an attribute of the server's documents, a code of its audit log, a field of a library. */
const foreignNames: Readonly<Record<string, readonly string[]>> = {
  'session/theme.ts': ['look'],
  'backoffice/platform/audit.ts': ['kept'],
  'backoffice/purchases/invoices/recognition/engine.ts': ['words'],
  'backoffice/purchases/invoices/recognition/engine.dom.test.ts': ['words'],
}

describe('house words', () => {
  test('are in no identifier and no file name', () => {
    expect(named.length).toBeGreaterThan(sources.length)
    const found = named.flatMap((source) =>
      forbiddenNamesIn(source)
        .filter((name) => !foreignNames[source.path]?.includes(name))
        .map((name) => `${source.path}: ${name}`),
    )
    expect(found).toEqual([])
  })

  test.each([
    ['ui/Button.tsx', 'function Button({ look }: Props) {}', 'look'],
    ['ui/Button.tsx', 'export type ButtonLook = "primary"', 'ButtonLook'],
    ['form/resolver.ts', 'const faultsOf = new Map()', 'faultsOf'],
    ['form/Reauth.tsx', 'const [isAsked, setAsked] = useState(false)', 'isAsked'],
    ['session/cache.ts', 'interface KeptAnswer { x: 1 }', 'KeptAnswer'],
    ['ui/tied-nodes.ts', 'export const x = 1', 'tied-nodes.ts'],
    ['session/reauth-request.ts', 'function tellListeners() {}', 'tellListeners'],
    ['backoffice/rewards/tax/RewardWorth.tsx', 'export const x = 1', 'RewardWorth.tsx'],
    ['backoffice/desk/Page.tsx', 'export const x = 1', 'desk'],
  ])('of %s with %s are found', (path, text, name) => {
    expect(forbiddenNamesIn({ path, text })).toContain(name)
  })

  test.each([
    'const blocked = lookup(desktop, password, facet, actor)',
    "/* asked at the desk */ const text = 'kept' // told",
    'call(`/backoffice/desk`)',
  ])('are not found in %s', (text) => {
    expect(forbiddenNamesIn({ path: 'ui/Card.tsx', text })).toEqual([])
  })
})

/** `Form` and `SearchButton` are disabled without a connection; the form of a link in a text sends nothing. */
const submitting = [
  'form/Form.tsx',
  'form/SearchButton.tsx',
  'form/SearchIconButton.tsx',
  'ui/RichTextLink.tsx',
]

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
