import { defineConfig, devices } from '@playwright/test'
import type { WorkerOptions } from './e2e/support/fixtures.ts'

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}
/* The phone prefers reduced motion; on the desktop animations run. */
const phone = {
  ...chromium,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' as const },
}
const office = { ...devices['Desktop Chrome'], ...chromium, viewport: { width: 1440, height: 900 } }

/** The cookie notice is answered, because it would cover the page in tests about something else. */
const answeredNotice = {
  cookies: [
    {
      name: 'cookie_notice_viewed',
      value: '1',
      domain: '127.0.0.1',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
}

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)

/**
 * Each test runs once on the desktop: over PostgreSQL where it is tagged @postgres (money, sign-in, imports) and there
 * is a PostgreSQL, else over SQLite. Tests tagged @phone, about layout or touch, run on a phone over SQLite as well;
 * those tagged @field, about a participant with a weak signal or what is the same at every width, run there only.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: './e2e',
  fullyParallel: true,
  workers: Number(process.env.PLON_TEST_WORKERS) || 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  globalSetup: './e2e/support/template.ts',
  use: {
    actionTimeout: 15_000,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    storageState: answeredNotice,
    /* Caching some ninety files takes a while, so that only tests of the app's worker allow it. */
    serviceWorkers: 'block',
    /* Recording every test takes a quarter of a run's time; `--trace on` records where it is needed. */
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'sqlite-phone', grep: /@phone|@field/, use: { ...phone, database: 'sqlite' } },
    {
      name: 'sqlite-office',
      use: { ...office, database: 'sqlite' },
      grepInvert: hasPostgres ? /@postgres|@field/ : /@field/,
    },
    ...(hasPostgres
      ? [
          {
            name: 'postgres-office',
            grep: /@postgres/,
            grepInvert: /@field/,
            use: { ...office, database: 'postgres' as const },
          },
        ]
      : []),
  ],
})
