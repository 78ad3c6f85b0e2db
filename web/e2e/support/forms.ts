import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Chooses a radio or ticks a box by what a person presses, which lies over the input. The input itself could be pressed
 * only by force, and that waits for nothing: where the page still scrolls to an error, or a notice lies over it, the
 * press goes elsewhere.
 */
export async function tick(box: Locator) {
  if (await box.isChecked()) return
  await box.locator('xpath=ancestor::label').click({ position: middleOfBox })
  await expect(box).toBeChecked()
}

/**
 * Types into a field that offers what matches. Its list closes when the page scrolls, and of the scrolling to the field
 * the page is told with the next frame: what is typed comes after that.
 */
export async function suggest(field: Locator, typed: string) {
  await field.click()
  await nextFrames(field)
  await field.fill(typed)
}

/** The page has been told of what it scrolled. */
export async function nextFrames(on: Locator) {
  await on.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

const middleOfBox = { x: 12, y: 22 }
