import { expect, test } from 'vitest'
import file from '../../../../data/programme/promotions.json'
import type { Definition } from './queries'
import { toRequest } from './to-request'
import { newDefinition, valuesOf } from './values'

interface Shipped {
  readonly key: string
  readonly definition: Definition
}

const shipped = file as unknown as readonly Shipped[]

/** Definition with null in the place of every field that the wire omits. */
function whole(definition: Definition): unknown {
  const { prompt, terms } = definition
  return {
    photo: null,
    rules: null,
    segment: null,
    ...definition,
    prompt: prompt
      ? {
          accepted_hash: null,
          answer_again_in_accepted: false,
          cookie_seconds: null,
          sequence: null,
          skip_if_answered: [],
          ...prompt,
        }
      : null,
    terms: {
      accept_by: null,
      declaration: null,
      caps: { per_person: null, in_all: null },
      ...terms,
      scope: { brands: [], categories: [], products: [], packs: [], ...terms.scope },
      mechanics: terms.mechanics.map((mechanic) => JSON.parse(JSON.stringify(mechanic), wholeReward)),
    },
  }
}

function wholeReward(this: unknown, key: string, value: unknown): unknown {
  if (key === 'reward') return { points: 0, card: null, ...(value as object) }
  if (key === '' && (value as { kind: string }).kind === 'per_step')
    return { better: null, ...(value as object) }
  return value
}

test.each(shipped)('$key goes through the form unchanged', ({ definition }) => {
  const result = toRequest(valuesOf(definition, 'inna'))
  expect(result).toEqual({ valid: true, value: whole(definition) })
})

test('what is missing is told at its field, all at once', () => {
  const result = toRequest(newDefinition)
  expect(result.valid).toBe(false)
  if (result.valid) return
  expect(Object.keys(result.errors)).toEqual([
    'name',
    'summary',
    'text',
    'prompt.hash',
    'terms.purchases.from',
    'terms.purchases.to',
    'terms.mechanics.0.amount',
  ])
})

test('a prompt that is asked for later is named after the address', () => {
  const [first] = shipped
  if (!first) throw new Error('no promotion is shipped')
  const values = valuesOf({ ...first.definition, prompt: null }, 'sad-z-leptosar')
  const result = toRequest({ ...values, asks: true })
  expect(result).toMatchObject({
    valid: true,
    value: { prompt: { hash: 'regulamin-sad-z-leptosar', cookie: 'sad_z_leptosar_undecided' } },
  })
})

test('amounts are read in the unit of the measure', () => {
  const litres = {
    ...newDefinition,
    name: 'A',
    summary: 'B',
    text: '<p>C</p>',
    asks: false,
    terms: {
      ...newDefinition.terms,
      purchases: { from: '01.08.2025', to: '31.08.2025' },
      mechanics: newDefinition.terms.mechanics.map((row) => ({
        ...row,
        amount: '1 440,5',
        reward: { points: '', card: 'fuel', value: '300' },
      })),
    },
  }
  const step = (values: typeof litres) => {
    const result = toRequest(values)
    return result.valid ? result.value.terms.mechanics[0] : result.errors
  }
  expect(step(litres)).toMatchObject({ step: 1_440_500, reward: { card: { kind: 'fuel', value: 30_000 } } })
  const packs = { ...litres, terms: { ...litres.terms, measure: 'packs' as const } }
  expect(step(packs)).toEqual({ 'terms.mechanics.0.amount': 'Podaj liczbę całkowitą' })
})
