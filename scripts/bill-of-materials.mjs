// What a release is made of: its SBOM as CycloneDX 1.6, and the licences of all that is in it, texts included.
//   node scripts/bill-of-materials.mjs TARGET SBOM.json LICENCES.txt
// TARGET is the Rust target of the binary. Packages that are only used to build or test are not in it. A package
// without a licence's text ends it, unless its licence is Apache-2.0, whose text is everywhere the same, or MIT and it
// names its authors, whose notice stands before that text.
// web/node_modules must be installed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Tools whose own code is in the built front end: the reference of the API, and the base of the style sheet.
const SHIPPED_TOOLS = ['swagger-ui-dist', 'tailwindcss']
// Packages without a line of code: markers for other builds.
const EMPTY = ['client-only']
const LICENCE_FILE = /^(licen[cs]e|copying|notice|copyright|unlicense)/i

const [target, sbomFile, licencesFile] = process.argv.slice(2)
if (!licencesFile) throw new Error('usage: bill-of-materials.mjs TARGET SBOM.json LICENCES.txt')

function cargo(...args) {
  return execFileSync('cargo', [...args, '--locked'], { encoding: 'utf8', maxBuffer: 1 << 28 })
}

// The texts in a package's folder, and in a folder of them there: LICENSES/MIT.txt.
function licenceTexts(folder, wanted = LICENCE_FILE) {
  const paths = readdirSync(folder).filter((name) => wanted.test(name)).sort().map((name) => join(folder, name))
  return paths.flatMap((path) => (statSync(path).isDirectory() ? licenceTexts(path, /./) : [readFileSync(path, 'utf8')]))
}

function rustPackages() {
  const lines = cargo('tree', '--package', 'plon-server', '--edges', 'normal,no-proc-macro', '--target', target, '--prefix', 'none', '--format', '{p}')
  const wanted = new Set(lines.split('\n').filter(Boolean).map((line) => line.split(' ').slice(0, 2).join(' ')))
  const metadata = JSON.parse(cargo('metadata', '--format-version', '1', '--filter-platform', target))
  const sums = new Map([...readFileSync('Cargo.lock', 'utf8').matchAll(/name = "(.+)"\nversion = "(.+)"\nsource = .+\nchecksum = "(.+)"/g)]
    .map(([, name, version, sum]) => [`${name} v${version}`, sum]))
  const packages = metadata.packages.filter((each) => wanted.has(`${each.name} v${each.version}`))
  const refs = new Map(packages.map((each) => [each.id, `pkg:cargo/${each.name}@${each.version}`]))
  const edges = new Map(metadata.resolve.nodes.map((node) => [node.id, node.deps
    .filter((dep) => dep.dep_kinds.some((kind) => kind.kind === null)).map((dep) => refs.get(dep.pkg)).filter(Boolean)]))
  return packages.map((each) => ({
    ref: refs.get(each.id),
    name: each.name,
    version: each.version,
    // The old way to write it: MIT/Apache-2.0.
    licence: each.license?.replaceAll('/', ' OR ') ?? 'Apache-2.0',
    own: each.source === null,
    hash: each.source && { alg: 'SHA-256', content: sums.get(`${each.name} v${each.version}`) },
    source: each.repository,
    texts: each.source ? licenceTexts(dirname(each.manifest_path)) : [],
    authors: each.authors,
    needs: edges.get(each.id),
  }))
}

function npmPackages() {
  const { packages } = JSON.parse(readFileSync('web/package-lock.json', 'utf8'))
  const shipped = ([path, each]) => {
    const name = path.split('node_modules/').at(-1)
    if (!path || each.optional || EMPTY.includes(name)) return false
    return SHIPPED_TOOLS.includes(name) || !(each.dev || each.devOptional)
  }
  return Object.entries(packages).filter(shipped).map(([path, each]) => {
    const name = path.split('node_modules/').at(-1)
    const [algorithm, digest] = each.integrity.split('-')
    const manifest = JSON.parse(readFileSync(join('web', path, 'package.json'), 'utf8'))
    return {
      ref: npmRef(name, each.version),
      name,
      version: each.version,
      authors: [typeof manifest.author === 'string' ? manifest.author : manifest.author?.name].filter(Boolean),
      licence: each.license.replace(/^\((.*)\)$/, '$1'),
      hash: { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') },
      source: (manifest.repository?.url ?? '').replace(/^git\+/, '').replace(/^git:/, 'https:'),
      texts: licenceTexts(join('web', path)),
      needs: Object.keys(each.dependencies ?? {}).map((needed) => resolve(packages, path, needed)).filter(Boolean),
    }
  })
}

function npmRef(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

// Where Node finds a package: in the nearest node_modules upwards.
function resolve(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const found = packages[`${at && `${at}/`}node_modules/${name}`]
    if (found) return npmRef(name, found.version)
    if (!at) return undefined
  }
}

// What no package manager knows of.
function bundled() {
  const ofl = readFileSync('crates/pages/src/pdf/fonts/OFL.txt', 'utf8')
  const parts = [{ ref: 'figtree', name: 'Figtree', version: '2.0', licence: 'OFL-1.1', texts: [ofl] }]
  const rust = execFileSync('rustc', ['--version'], { encoding: 'utf8' }).split(' ')[1]
  parts.push({ ref: 'rust-std', name: 'rust-std', version: rust, licence: 'MIT OR Apache-2.0', source: 'https://github.com/rust-lang/rust', texts: [] })
  if (target.endsWith('musl')) {
    parts.push({ ref: 'musl', name: 'musl', version: '1.2', licence: 'MIT', source: 'https://git.musl-libc.org/cgit/musl', texts: [readFileSync('data/licences/musl.txt', 'utf8')] })
  }
  return parts.map((part) => ({ needs: [], ...part }))
}

function component({ ref, name, version, licence, hash, source }) {
  const purl = ref.startsWith('pkg:') ? { purl: ref } : {}
  return {
    type: name === 'Figtree' ? 'file' : 'library',
    'bom-ref': ref,
    name,
    version,
    ...(hash ? { hashes: [hash] } : {}),
    licenses: [{ expression: licence }],
    ...purl,
    ...(source ? { externalReferences: [{ type: 'vcs', url: source }] } : {}),
  }
}

function sbom(version, packages) {
  const made = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? 0) * 1000).toISOString().replace('.000', '')
  const parts = packages.filter((each) => !each.own)
  const known = new Set(packages.map((each) => each.ref))
  const root = `pkg:cargo/plon-server@${version}`
  const digest = createHash('sha256').update(JSON.stringify([version, target, [...known]])).digest('hex')
  const serial = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
  const front = packages.filter((each) => each.ref.startsWith('pkg:npm/')).map((each) => each.ref)
  const rest = packages.filter((each) => !each.ref.startsWith('pkg:')).map((each) => each.ref)
  const needs = (each) => each.ref === root ? [...each.needs, ...front, ...rest] : each.needs
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: made,
      component: { type: 'application', 'bom-ref': root, name: 'plon', version, licenses: [{ expression: 'Apache-2.0' }], purl: root },
      properties: [{ name: 'plon:target', value: target }],
    },
    components: [...parts, ...packages.filter((each) => each.own && each.ref !== root)].map(component),
    dependencies: packages.map((each) => ({ ref: each.ref, dependsOn: [...new Set(needs(each))].filter((ref) => known.has(ref)).sort() })),
  }
}

function licences(packages) {
  const apache = readFileSync('LICENSE', 'utf8')
  const mit = readFileSync('data/licences/mit.txt', 'utf8').trim()
  const missing = []
  const byText = new Map()
  for (const each of packages.filter((one) => !one.own)) {
    let texts = each.texts.map((text) => text.replaceAll('\r\n', '\n').trim()).filter(Boolean)
    if (texts.length === 0 && /Apache-2\.0/.test(each.licence)) texts = [apache.trim()]
    if (texts.length === 0 && each.licence === 'MIT' && each.authors?.length > 0) texts = [`Copyright (c) ${each.authors.join(', ')}\n\n${mit}`]
    if (texts.length === 0) missing.push(`${each.name} ${each.version} (${each.licence})`)
    for (const text of new Set(texts)) byText.set(text, [...(byText.get(text) ?? []), `${each.name} ${each.version} (${each.licence})`])
  }
  if (missing.length > 0) throw new Error(`no text of a licence comes with ${missing.join(', ')}`)
  const line = `\n${'='.repeat(80)}\n`
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
  return `Plon is under the Apache License 2.0 (LICENSE). What it is made of beside its own code, with the licences of each.\n${line}${parts.join(line)}`
}

// A package of npm may stand in two places.
const all = new Map([...rustPackages(), ...npmPackages(), ...bundled()].map((each) => [each.ref, each]))
const packages = [...all.values()].sort((a, b) => (a.ref < b.ref ? -1 : 1))
const version = packages.find((each) => each.name === 'plon-server').version
writeFileSync(sbomFile, `${JSON.stringify(sbom(version, packages), null, 2)}\n`)
writeFileSync(licencesFile, licences(packages))
console.log(`${packages.filter((each) => !each.own).length} packages in ${sbomFile}`)
