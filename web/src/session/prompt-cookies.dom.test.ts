import { beforeEach, expect, test } from 'vitest'
import { forgetPostponedPrompts, isPostponed, postponePrompt } from './prompt-cookies'

beforeEach(() => {
  for (const name of ['app_version', 'undecided']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the tests share one document
    document.cookie = `${name}=; path=/; max-age=-1`
  }
  forgetPostponedPrompts()
})

test('what is put off is known by the name of its cookie', () => {
  postponePrompt('orchard_leptosar_undecided', 86_400)
  postponePrompt('chwastox_presale_promotion_undecided', null)
  expect(isPostponed('orchard_leptosar_undecided')).toBe(true)
  expect(isPostponed('chwastox_presale_promotion_undecided')).toBe(true)
  expect(isPostponed('leptosar_undecided')).toBe(false)
})

test("nothing that was put off stays for the next person, also a prompt's that no release knew", () => {
  postponePrompt('nowa_promocja_2027_undecided', null)
  postponePrompt('trip_hide_modal', 31_536_000)
  postponePrompt('app_version', 600)
  postponePrompt('undecided', null)
  forgetPostponedPrompts()
  expect(isPostponed('nowa_promocja_2027_undecided')).toBe(false)
  expect(isPostponed('trip_hide_modal')).toBe(false)
  expect(isPostponed('app_version')).toBe(true)
  expect(isPostponed('undecided')).toBe(true)
})
