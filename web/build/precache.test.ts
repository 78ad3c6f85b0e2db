// @vitest-environment node
import { expect, test } from 'vitest'
import { listsOf, type Part, workerOf } from './precache.ts'

function chunk(name: string, more: Partial<Part> = {}): Part {
  return { type: 'chunk', fileName: `assets/${name}.js`, ...more }
}

const parts: Part[] = [
  chunk('start', { moduleIds: ['/p/web/src/start.ts'], dynamicImports: ['assets/index.js'] }),
  chunk('index', {
    moduleIds: ['/p/web/src/main.tsx'],
    imports: ['assets/react.js'],
    dynamicImports: [
      'assets/dashboard.js',
      'assets/admin.js',
      'assets/admin-routes.js',
      'assets/map.js',
      'assets/background.js',
    ],
  }),
  chunk('background', { moduleIds: ['/p/web/src/pwa/start.ts'], imports: ['assets/offline.js'] }),
  chunk('offline'),
  chunk('admin-routes', { facadeModuleId: '/p/web/src/admin-routes.ts' }),
  chunk('react'),
  chunk('dashboard', {
    facadeModuleId: '/p/web/src/features/dashboard/DashboardPage.tsx',
    imports: ['assets/react.js', 'assets/card.js'],
  }),
  chunk('card', { viteMetadata: { importedCss: new Set(['assets/card.css']) } }),
  { type: 'asset', fileName: 'assets/card.css' },
  chunk('admin', {
    facadeModuleId: '/p/web/src/backoffice/dashboard/AdminDashboardPage.tsx',
    imports: ['assets/admin-table.js'],
  }),
  chunk('admin-table'),
  chunk('map', {
    facadeModuleId: '/p/web/src/features/distributors/DistributorsMap.tsx',
    viteMetadata: { importedCss: new Set(['assets/map.css']) },
  }),
  { type: 'asset', fileName: 'assets/index.css' },
  { type: 'asset', fileName: 'assets/map.css' },
  { type: 'asset', fileName: 'assets/figtree.woff2' },
  { type: 'asset', fileName: 'assets/leaflet.png' },
  { type: 'asset', fileName: 'assets/locales.worker-1.js' },
  { type: 'asset', fileName: 'assets/pdf.worker-1.js' },
  { type: 'asset', fileName: 'assets/recognition/worker.min-1.js' },
  { type: 'asset', fileName: 'assets/recognition/pol.traineddata-1.gz' },
]

test('the first list holds what every screen needs, the document, its fonts its worker and the work beside the screens included', () => {
  const { core } = listsOf(parts)
  expect(core).toContain('/index.html')
  expect(core.filter((path) => path.startsWith('/assets/'))).toEqual([
    '/assets/background.js',
    '/assets/figtree.woff2',
    '/assets/index.css',
    '/assets/index.js',
    '/assets/locales.worker-1.js',
    '/assets/offline.js',
    '/assets/react.js',
    '/assets/start.js',
  ])
})

test('the recogniser of the operators is in neither', () => {
  const { core, more } = listsOf(parts)
  expect([...core, ...more].filter((path) => path.includes('recognition'))).toEqual([])
})

test('the second holds a participant’s other screens; nothing of the operators’, and not the map', () => {
  expect(listsOf(parts).more).toEqual(['/assets/card.css', '/assets/card.js', '/assets/dashboard.js'])
})

const text = 'const version = VERSION\nconst core = CORE\nconst more = MORE\n'

test('the worker’s version follows what it keeps, and what stands in it', () => {
  const lists = listsOf(parts)
  const versionOf = (worker: string) => /version = "(\w{12})"/.exec(worker)?.[1]
  const first = versionOf(workerOf(text, lists, [Buffer.from('shell')]))
  expect(first).toBeDefined()
  expect(versionOf(workerOf(text, lists, [Buffer.from('shell')]))).toBe(first)
  expect(versionOf(workerOf(text, lists, [Buffer.from('other')]))).not.toBe(first)
  expect(versionOf(workerOf(`${text}//`, lists, [Buffer.from('shell')]))).not.toBe(first)
  expect(versionOf(workerOf(text, { ...lists, more: [] }, [Buffer.from('shell')]))).not.toBe(first)
})

test('a worker without a place for the lists is no worker', () => {
  expect(() => workerOf('const version = VERSION\n', listsOf(parts), [])).toThrow(/CORE/)
})
