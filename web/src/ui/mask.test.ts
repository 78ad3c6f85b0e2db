import { describe, expect, test } from 'vitest'
import vectors from '../../../data/vectors/phone.json'
import { parsePhone } from '../rules/phone'
import { formatMasked, ibanMask, type Mask, nipMask, phoneMask, postcodeMask, typeMasked } from './mask'

/** The result of an edit of the shown text, with | for the caret, as in the input. */
function edited(mask: Mask, input: string, before = '') {
  const { text, caret, value } = typeMasked(mask, input.replace('|', ''), input.indexOf('|'), before)
  return { shown: `${text.slice(0, caret)}|${text.slice(caret)}`, value }
}

function pasted(mask: Mask, input: string) {
  return typeMasked(mask, input, input.length, '')
}

/** The field's text after each key, typed at the caret that the previous key has left. */
function typed(mask: Mask, input: string) {
  return Array.from(input).reduce(
    ({ text, caret }, key) =>
      typeMasked(mask, text.slice(0, caret) + key + text.slice(caret), caret + 1, text),
    { text: '', caret: 0, value: '' },
  )
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
    ['an account number that starts with a digit is Polish', ibanMask, '6|', 'PL6|'],
  ])('%s', (_, mask, input, shown) => {
    expect(edited(mask, input).shown).toBe(shown)
  })
})

describe('a phone, edited', () => {
  test.each([
    ['the country code goes with the last digit', '+48 6', '+48 |', '|'],
    ['a country code typed with its space stays', '+48', '+48 |', '+48 |'],
    [
      'a digit typed before the country code goes behind it',
      '+48 607 008 00',
      '6|+48 607 008 00',
      '+48 6|60 700 800',
    ],
    [
      'a digit typed inside the country code is seen',
      '+48 607 008 00',
      '+46|8 607 008 00',
      '+46|8 607 008 00',
    ],
    ['the space of the country code comes back', '+48 600 700 800', '+48|600 700 800', '+48| 600 700 800'],
    ['a country code in part empties nothing', '+48 600 700 800', '+4| 600 700 800', '+4| 600 700 800'],
    ['a country code made whole lays the number out', '+4 600700800', '+48| 600700800', '+48| 600 700 800'],
    ['a number without its country code gets it back', '+48 600 700 800', '|600 700 800', '|+48 600 700 800'],
    ['another country takes the place of the number', '+48 600 700 800', '+|', '+|'],
    ['one digit too many is not dropped', '+48 600 700 800', '+48 6009| 700 800', '+48 6009| 700 800'],
    ['one digit too many taken out', '+48 6009 700 800', '+48 600| 700 800', '+48 600| 700 800'],
    ['a whole number put over the digits', '+48 600 700 800', '+48 +48601202303|', '+48 601 202 303|'],
  ])('%s', (_, before, input, shown) => {
    expect(edited(phoneMask, input, before).shown).toBe(shown)
  })
})

describe('a phone, however it gets into the field,', () => {
  test.each(vectors)('never becomes another number: $input ($why)', ({ input, valid, normalised }) => {
    for (const { text, value } of [pasted(phoneMask, input), typed(phoneMask, input)]) {
      const read = parsePhone(value)
      if (valid) expect(read).toEqual({ valid, value: normalised })
      /* The mask drops grouping and other characters, but changes no digit of a valid value. */
      if (read.valid)
        expect(input.replace(/\D/g, '')).toMatch(new RegExp(`^(00)?(48)*${read.value.slice(3)}$`))
      expect(formatMasked(phoneMask, value)).toBe(text)
    }
  })

  test.each([
    ['+49600700800', 'Format pola jest nieodpowiedni'],
    ['+380671234567', 'Format pola jest nieodpowiedni'],
    ['+380 67 123 45 67', 'Format pola jest nieodpowiedni'],
    ['0049600700800', 'Pole musi mieć długość 12'],
    ['0600700800', 'Pole musi mieć długość 12'],
    ['380671234567', 'Pole musi mieć długość 12'],
    ['600 700 800 1', 'Pole musi mieć długość 12'],
  ])('stays what it is and is refused: %s', (input, message) => {
    expect(pasted(phoneMask, input)).toMatchObject({ text: input, value: input })
    for (const { value } of [pasted(phoneMask, input), typed(phoneMask, input)]) {
      expect(parsePhone(value)).toEqual({ valid: false, message })
      expect(value.replace(/\D/g, '')).toContain(input.replace(/\D/g, ''))
    }
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
