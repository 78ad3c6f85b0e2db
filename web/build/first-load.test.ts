// @vitest-environment node
import { expect, test } from 'vitest'
import { firstLoads, tooHeavy } from './first-load.ts'
import type { Part } from './precache.ts'

function chunk(name: string, more: Partial<Part> = {}): Part {
  return { type: 'chunk', fileName: `assets/${name}.js`, ...more }
}

const parts: readonly Part[] = [
  chunk('start', { moduleIds: ['/p/web/src/start.ts'] }),
  chunk('react', { moduleIds: ['/p/web/src/react-root.ts'] }),
  chunk('app', {
    moduleIds: ['/p/web/src/main.tsx'],
    imports: ['assets/react.js', 'assets/router.js'],
    dynamicImports: ['assets/home.js', 'assets/login.js', 'assets/participant-screens.js'],
  }),
  chunk('router'),
  chunk('home', {
    facadeModuleId: '/p/web/src/features/content/HomePage.tsx',
    imports: ['assets/app.js', 'assets/news.js'],
    dynamicImports: ['assets/newsletter.js'],
  }),
  chunk('news', { imports: ['assets/photo.js'] }),
  chunk('photo'),
  chunk('newsletter'),
  chunk('login', { facadeModuleId: '/p/web/src/features/auth/LoginModal.tsx' }),
  chunk('participant-screens', { dynamicImports: ['assets/dashboard.js'] }),
  chunk('dashboard', { facadeModuleId: '/p/web/src/features/dashboard/DashboardPage.tsx' }),
]

/** A weight for each file, so that a sum tells which files it is of. */
const weights: Readonly<Record<string, number>> = {
  start: 1,
  react: 2,
  app: 4,
  router: 8,
  home: 16,
  news: 32,
  photo: 64,
  newsletter: 128,
  login: 256,
  dashboard: 512,
}

const weightOf = (name: string) => weights[name.replace(/^assets\/|\.js$/g, '')] ?? Number.NaN

test('a page weighs the app and its own code with all that it imports, but not what is loaded later', () => {
  expect([...firstLoads(parts, weightOf)]).toEqual([['HomePage', 1 + 2 + 4 + 8 + 16 + 32 + 64]])
})

test('a page is too heavy beyond its limit, which is another for a form', () => {
  const loads = new Map([
    ['HomePage', 130_001],
    ['NewsPage', 130_000],
    ['ContactPage', 180_000],
    ['RegistrationPage', 300_000],
  ])
  expect(tooHeavy(loads)).toEqual([
    'The scripts of HomePage take 130001 bytes by Brotli as a first page, 130000 at most.',
    'The scripts of RegistrationPage take 300000 bytes by Brotli as a first page, 206000 at most.',
  ])
})

test('an app without pages is an error and not a light one', () => {
  expect(() => tooHeavy(new Map())).toThrow('names no page')
})
