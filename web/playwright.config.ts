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
/* Its owner wishes for less motion; in the office things move. */
const phone = {
  ...chromium,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' as const },
}
const office = { ...devices['Desktop Chrome'], ...chromium, viewport: { width: 1440, height: 900 } }

/** The notice of cookies would stand in the way of tests that are about something else: it was answered. */
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
 * Every test runs once, in an office's wide window: over PostgreSQL what is tagged @postgres (money, sign-in, imports), where
 * there is PostgreSQL, over SQLite all else. What is tagged @phone is about what a phone shows or how it is used (layout,
 * touch, a weak signal, what a participant does in the field), and runs on a phone over SQLite as well.
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
    /* Keeping some ninety files takes a while; what is about the app says so. */
    serviceWorkers: 'block',
    /* A trace of every test, kept of those that fail, takes a quarter of a run's time: `--trace on` where one is needed. */
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'sqlite-phone', grep: /@phone/, use: { ...phone, database: 'sqlite' } },
    {
      name: 'sqlite-office',
      use: { ...office, database: 'sqlite' },
      ...(hasPostgres ? { grepInvert: /@postgres/ } : {}),
    },
    ...(hasPostgres
      ? [{ name: 'postgres-office', grep: /@postgres/, use: { ...office, database: 'postgres' as const } }]
      : []),
  ],
})
