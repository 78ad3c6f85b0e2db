import type { Page } from '@playwright/test'

/** Everything that a page complains of, and every answer that says no. */
export function watchPageErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) errors.push(`${answer.status()}: ${answer.url()}`)
  })
  return errors
}
