import { FieldErrorCollector, type RequestResult } from '../../form/resolver'
import { fieldMessages } from '../../form/schema'
import { parseDay } from '../../rules/day'
import { parseAmount } from './amounts'
import { measures } from './labels'
import type { Definition, Mechanic, Prompt, Terms } from './queries'
import type { DefinitionValues, MechanicValues, PromptValues, RewardValues } from './values'

type Reward = Extract<Mechanic, { kind: 'target' }>['reward']

/** Request body of the form's values, or an error for every wrong field. */
export function toRequest(values: DefinitionValues): RequestResult<Definition> {
  const errors = new FieldErrorCollector()
  const definition = definitionIn(errors, values)
  return errors.conclude(definition)
}

/** Definition of the form's values, with errors added to those of a larger form. */
export function definitionIn(errors: FieldErrorCollector, values: DefinitionValues): Definition {
  for (const field of ['name', 'summary', 'text'] as const) {
    if (values[field].replace(/<[^>]*>/g, '').trim() === '') errors.add(field, fieldMessages.required)
  }
  const { name, summary, text, success, accepted, picture, photo } = values
  return {
    name,
    summary,
    text,
    success,
    accepted,
    picture,
    photo,
    prompt: values.asks ? toPrompt(errors, values.prompt) : null,
    rules: values.rules,
    segment: values.segment === '' ? null : Number(values.segment),
    terms: toTerms(errors, values),
  }
}

function toPrompt(errors: FieldErrorCollector, prompt: PromptValues): Prompt {
  if (prompt.hash.trim() === '') errors.add('prompt.hash', fieldMessages.required)
  const amount = amountsOf(errors)
  const { sequence } = prompt
  return {
    kind: prompt.kind as Prompt['kind'],
    hash: prompt.hash.trim(),
    accepted_hash: prompt.accepted_hash.trim() || null,
    answer_again_in_accepted: prompt.answer_again,
    cookie: prompt.cookie,
    cookie_seconds:
      prompt.cookie_seconds.trim() === ''
        ? null
        : Math.round((amount('prompt.cookie_seconds', prompt.cookie_seconds, 3) * 3600) / 1000),
    delay_ms: amount('prompt.delay_ms', prompt.delay_ms, 3),
    position: amount('prompt.position', prompt.position, 0),
    sequence:
      sequence.name.trim() === ''
        ? null
        : { name: sequence.name.trim(), delay_ms: amount('prompt.sequence.delay', sequence.delay, 3) },
    skip_if_answered: prompt.skip_if_answered,
    decline_stops: prompt.decline_stops,
  }
}

function toTerms(errors: FieldErrorCollector, { terms, declares }: DefinitionValues): Terms {
  const day = (field: string, text: string) => errors.unwrap(`terms.${field}`, parseDay(text)) ?? ''
  const { declaration, measure } = terms
  if (terms.mechanics.length === 0) errors.add('terms.mechanics', 'Dodaj przynajmniej jedną nagrodę')
  return {
    purchases: {
      from: day('purchases.from', terms.purchases.from),
      to: day('purchases.to', terms.purchases.to),
    },
    accept_by: terms.accept_by.trim() === '' ? null : day('accept_by', terms.accept_by),
    declaration: declares
      ? {
          declare: {
            from: day('declaration.from', declaration.from),
            to: day('declaration.to', declaration.to),
          },
          fulfil_by: day('declaration.fulfil_by', declaration.fulfil_by),
        }
      : null,
    scope: {
      brands: terms.brands,
      categories: terms.categories,
      products: terms.products,
      packs: terms.packs.map(Number),
    },
    measure,
    mechanics: terms.mechanics.map((row, index) =>
      toMechanic(errors, `terms.mechanics.${index}`, row, measures[measure].places),
    ),
    caps: {
      per_person: toCap(errors, 'terms.caps.per_person', terms.caps.per_person),
      in_all: toCap(errors, 'terms.caps.in_all', terms.caps.in_all),
    },
  }
}

function toCap(errors: FieldErrorCollector, field: string, points: string): number | null {
  return points.trim() === '' ? null : amountsOf(errors)(field, points, 0)
}

function toMechanic(errors: FieldErrorCollector, at: string, row: MechanicValues, places: number): Mechanic {
  const amount = amountsOf(errors)
  const rewardAt = (field: string, reward: RewardValues) => toReward(errors, `${at}.${field}`, reward)
  switch (row.kind) {
    case 'ladder':
      return {
        kind: 'ladder',
        rungs: row.rungs.map(({ from, reward }, index) => ({
          from: amount(`${at}.rungs.${index}.from`, from, places),
          reward: rewardAt(`rungs.${index}.reward`, reward),
        })),
      }
    case 'per_step':
      return {
        kind: 'per_step',
        step: amount(`${at}.amount`, row.amount, places),
        reward: rewardAt('reward', row.reward),
        better: row.isBetter
          ? {
              from_steps: amount(`${at}.betterFrom`, row.betterFrom, 0),
              reward: rewardAt('better', row.better),
            }
          : null,
      }
    case 'target':
      return {
        kind: 'target',
        at: amount(`${at}.amount`, row.amount, places),
        reward: rewardAt('reward', row.reward),
      }
    case 'multiplier':
      return { kind: 'multiplier', factor: amount(`${at}.amount`, row.amount, 3) }
    default:
      return { kind: row.kind, rate: amount(`${at}.amount`, row.amount, 3) }
  }
}

function toReward(errors: FieldErrorCollector, at: string, { points, card, value }: RewardValues): Reward {
  const amount = amountsOf(errors)
  return {
    points: points.trim() === '' ? 0 : amount(`${at}.points`, points, 0),
    card: card === '' ? null : { kind: card as 'fuel' | 'prepaid', value: amount(`${at}.value`, value, 2) },
  }
}

/** Parser of amounts in their smallest unit; a wrong one adds an error and gives 0. */
function amountsOf(errors: FieldErrorCollector) {
  return (field: string, text: string, places: number) => errors.unwrap(field, parseAmount(text, places)) ?? 0
}
