import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

/** The lines of the calendar that a press saves, unfolded and with plain spaces. */
export async function calendarOf(page: Page, opener: Locator): Promise<readonly string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), opener.click()])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  const text = await readFile(await file.path(), 'utf8')
  return text.replaceAll('\r\n ', '').replaceAll('\u00a0', ' ').split('\r\n')
}
