import type { Page } from '@playwright/test'

/** Everything that a page complains of, and every answer that says no. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()}: ${answer.url()}`)
  })
  return faults
}
