import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

const widths = [320, 360, 992, 1440]

const [phone, office] = tests.projects ?? []

/** Screenshots of every screen and modal for inspection, by `make shots`; nothing is compared. */
export default defineConfig({
  ...tests,
  testMatch: '**/*.shots.ts',
  timeout: 900_000,
  projects: widths.map((width) => {
    const { use } = (width < 768 ? phone : office) ?? {}
    return {
      name: String(width),
      use: { ...use, viewport: { width, height: width < 768 ? 740 : 900 }, database: 'sqlite' },
    }
  }),
})
