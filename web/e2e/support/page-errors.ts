import type { Page } from '@playwright/test'

/** Errors of a page: messages in the console, exceptions and refused requests. */
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
