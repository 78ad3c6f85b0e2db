import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Chooses a radio or ticks a checkbox by its visible part, which lies over the input. The input itself takes a forced
 * press only, without Playwright's waiting, which misses while the page scrolls to an error or a toast lies over it.
 */
export async function tick(box: Locator) {
  if (await box.isChecked()) return
  await box.locator('xpath=ancestor::label').click({ position: middleOfBox })
  await expect(box).toBeChecked()
}

/**
 * Types into a field with suggestions. Their list closes when the page scrolls, and the event of the scroll to the
 * field fires in the next frame, so the typing waits for that.
 */
export async function suggest(field: Locator, typed: string) {
  await field.click()
  await nextFrames(field)
  await field.fill(typed)
}

/** Waits two frames, in which the events of a scroll have fired. */
export async function nextFrames(on: Locator) {
  await on.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

const middleOfBox = { x: 12, y: 22 }
