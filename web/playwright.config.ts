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
const phone = { ...chromium, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const office = { ...devices['Desktop Chrome'], ...chromium, viewport: { width: 1440, height: 900 } }

/**
 * The whole suite on SQLite at both widths; what is tagged @postgres (money, sign-in, imports) on PostgreSQL too, where
 * there is one, at one width: what differs there is the database, not the screen.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './e2e/support/template.ts',
  use: {
    actionTimeout: 10_000,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'sqlite-phone', use: { ...phone, database: 'sqlite' } },
    { name: 'sqlite-office', use: { ...office, database: 'sqlite' } },
    ...(process.env.TEST_DATABASE_URL
      ? [{ name: 'postgres-office', grep: /@postgres/, use: { ...office, database: 'postgres' as const } }]
      : []),
  ],
})
