import { beforeEach, expect, test } from 'vitest'
import { forgetPutOffPrompts, isPutOff, putOff } from './prompt-cookies'

beforeEach(() => {
  for (const name of ['app_version', 'undecided']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the tests share one document
    document.cookie = `${name}=; path=/; max-age=-1`
  }
  forgetPutOffPrompts()
})

test('what is put off is known by the name of its cookie', () => {
  putOff('orchard_leptosar_undecided', 86_400)
  putOff('chwastox_presale_promotion_undecided', null)
  expect(isPutOff('orchard_leptosar_undecided')).toBe(true)
  expect(isPutOff('chwastox_presale_promotion_undecided')).toBe(true)
  expect(isPutOff('leptosar_undecided')).toBe(false)
})

test("nothing that was put off stays for the next person, also a prompt's that no release knew", () => {
  putOff('nowa_promocja_2027_undecided', null)
  putOff('trip_hide_modal', 31_536_000)
  putOff('app_version', 600)
  putOff('undecided', null)
  forgetPutOffPrompts()
  expect(isPutOff('nowa_promocja_2027_undecided')).toBe(false)
  expect(isPutOff('trip_hide_modal')).toBe(false)
  expect(isPutOff('app_version')).toBe(true)
  expect(isPutOff('undecided')).toBe(true)
})
