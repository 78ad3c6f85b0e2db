import { describe, expect, test } from 'vitest'
import { formatMasked, ibanMask, nipMask, phoneMask, postcodeMask, typeMasked } from './mask'

/** What an edit leaves, with | for the caret; the input is written the same way. */
function edited(mask: Parameters<typeof typeMasked>[0], input: string) {
  const { text, caret, value } = typeMasked(mask, input.replace('|', ''), input.indexOf('|'))
  return { shown: `${text.slice(0, caret)}|${text.slice(caret)}`, value }
}

describe('typing', () => {
  test.each([
    ['at the end, a hyphen comes with the digit behind it', nipMask, '5260|', '526-0|'],
    ['in the middle, the caret stays behind the typed digit', nipMask, '5296|-025-02-7', '529-6|02-50-27'],
    ['a digit taken out, the caret stays where it was', nipMask, '52|-025-02-74', '52|0-250-27-4'],
    ['a hyphen taken out changes nothing but the caret', nipMask, '526|025-02-74', '526|-025-02-74'],
    ['letters leave no trace', nipMask, '526-0a|25', '526-0|25'],
    ['one digit too many is dropped at the end', nipMask, '9|526-025-02-74', '9|52-602-50-27'],
    ['the last character is deleted with its hyphen', postcodeMask, '00-|', '00|'],
    ['the first digit brings the country code', phoneMask, '6|', '+48 6|'],
    ['after an emptied number nothing is left', phoneMask, '+48 |', '|'],
    ['an account number that starts with a digit is Polish', ibanMask, '6|', 'PL6|'],
  ])('%s', (_, mask, input, shown) => {
    expect(edited(mask, input).shown).toBe(shown)
  })
})

describe('pasting', () => {
  test.each([
    ['a NIP with spaces', nipMask, ' 526 025 02 74 |', '526-025-02-74|', '5260250274'],
    ['a NIP over a part of another', nipMask, '526-5260250274|-74', '526-526-02-50|', '5265260250'],
    ['a phone with 0048', phoneMask, '0048 600-100-200|', '+48 600 100 200|', '+48600100200'],
    ['a phone with (48)', phoneMask, '(48) 600 100 200|', '+48 600 100 200|', '+48600100200'],
    ['a phone with (+48)', phoneMask, '(+48) 600100200|', '+48 600 100 200|', '+48600100200'],
    ['a phone with a bare 48', phoneMask, '48600100200|', '+48 600 100 200|', '+48600100200'],
    ['a phone that merely starts with 48', phoneMask, '486001002|', '+48 486 001 002|', '+48486001002'],
    ['a postcode without its hyphen', postcodeMask, '99300|', '99-300|', '99-300'],
    [
      'an account number in lower case with spaces',
      ibanMask,
      'pl61 10901014 0000071219812874|',
      'PL61 1090 1014 0000 0712 1981 2874|',
      'PL61109010140000071219812874',
    ],
  ])('%s', (_, mask, input, shown, value) => {
    expect(edited(mask, input)).toEqual({ shown, value })
  })
})

test('a prefilled value is laid out', () => {
  expect(formatMasked(nipMask, '5260250274')).toBe('526-025-02-74')
  expect(formatMasked(phoneMask, '+48600100200')).toBe('+48 600 100 200')
  expect(formatMasked(phoneMask, '')).toBe('')
})
