import { formatDay } from '../../format/dates'
import { amountText } from './amounts'
import { type Measure, type MechanicKind, measures } from './labels'
import { promptNames } from './names'
import type { Definition, Mechanic, Prompt } from './queries'

export interface RewardValues {
  points: string
  card: string
  value: string
}

export interface MechanicValues {
  kind: MechanicKind
  /** Amount of a step, a target, a factor or a rate. */
  amount: string
  reward: RewardValues
  isBetter: boolean
  betterFrom: string
  better: RewardValues
  rungs: { from: string; reward: RewardValues }[]
}

export interface PromptValues {
  kind: string
  hash: string
  accepted_hash: string
  answer_again: boolean
  cookie: string
  /** Lifetime of the cookie, in hours. */
  cookie_seconds: string
  /** Delay of the prompt, in seconds. */
  delay_ms: string
  position: string
  sequence: { name: string; delay: string }
  /** Keys of promotions. */
  skip_if_answered: string[]
  decline_stops: boolean
}

/** Values of the form, all of them as typed. */
export interface DefinitionValues {
  name: string
  summary: string
  text: string
  success: string
  accepted: string
  picture: string
  /** Id of its own picture in the media library; null: its drawing is shown. */
  photo: number | null
  asks: boolean
  prompt: PromptValues
  /** Id of the segment; empty for everyone of the programme. */
  segment: string
  /** Id of the PDF in the media library; null: the rules are printed from the terms. */
  rules: number | null
  declares: boolean
  terms: {
    purchases: { from: string; to: string }
    accept_by: string
    declaration: { from: string; to: string; fulfil_by: string }
    brands: string[]
    categories: string[]
    products: string[]
    packs: string[]
    measure: Measure
    mechanics: MechanicValues[]
    /** Most points for one participant, and for all of them; empty without a limit. */
    caps: { per_person: string; in_all: string }
  }
}

const noReward: RewardValues = { points: '', card: '', value: '' }

/** Empty row of the form. */
export const newMechanic: MechanicValues = {
  kind: 'per_step',
  amount: '',
  reward: noReward,
  isBetter: false,
  betterFrom: '',
  better: noReward,
  rungs: [{ from: '', reward: noReward }],
}

const newPrompt: PromptValues = {
  kind: 'answer',
  hash: '',
  accepted_hash: '',
  answer_again: false,
  cookie: '',
  cookie_seconds: '24',
  delay_ms: '5',
  position: '100',
  sequence: { name: '', delay: '4' },
  skip_if_answered: [],
  decline_stops: true,
}

export const newDefinition: DefinitionValues = {
  name: '',
  summary: '',
  text: '<p></p>',
  success: '<p>Dziękujemy. Regulamin promocji jest zaakceptowany, a Twoje zakupy już się liczą.</p>',
  accepted: '<p>Regulamin promocji jest zaakceptowany. Postęp i nagrody sprawdzisz na stronie promocji.</p>',
  picture: 'fuel',
  photo: null,
  asks: true,
  prompt: newPrompt,
  segment: '',
  rules: null,
  declares: false,
  terms: {
    purchases: { from: '', to: '' },
    accept_by: '',
    declaration: { from: '', to: '', fulfil_by: '' },
    brands: [],
    categories: [],
    products: [],
    packs: [],
    measure: 'litres',
    mechanics: [newMechanic],
    caps: { per_person: '', in_all: '' },
  },
}

/** Empty definition of a promotion with this address. */
export function newDefinitionOf(slug: string): DefinitionValues {
  return { ...newDefinition, prompt: { ...newPrompt, ...promptNames(slug) } }
}

/** Form values of a definition; a missing prompt gets its address from the promotion's. */
export function valuesOf(definition: Definition, slug: string): DefinitionValues {
  const { name, summary, text, success, accepted, picture, prompt, terms } = definition
  const { purchases, accept_by, declaration, measure } = terms
  const scope = terms.scope
  return {
    name,
    summary,
    text,
    success,
    accepted,
    picture,
    photo: definition.photo ?? null,
    rules: definition.rules ?? null,
    segment: definition.segment == null ? '' : String(definition.segment),
    asks: Boolean(prompt),
    prompt: prompt ? promptValues(prompt) : newDefinitionOf(slug).prompt,
    declares: Boolean(declaration),
    terms: {
      purchases: { from: formatDay(purchases.from), to: formatDay(purchases.to) },
      accept_by: accept_by ? formatDay(accept_by) : '',
      declaration: declaration
        ? {
            from: formatDay(declaration.declare.from),
            to: formatDay(declaration.declare.to),
            fulfil_by: formatDay(declaration.fulfil_by),
          }
        : { from: '', to: '', fulfil_by: '' },
      brands: scope?.brands ?? [],
      categories: scope?.categories ?? [],
      products: scope?.products ?? [],
      packs: (scope?.packs ?? []).map(String),
      measure,
      mechanics: terms.mechanics.map((mechanic) => mechanicValues(mechanic, measures[measure].places)),
      caps: {
        per_person: capText(terms.caps?.per_person),
        in_all: capText(terms.caps?.in_all),
      },
    },
  }
}

function capText(points: number | null | undefined): string {
  return points == null ? '' : amountText(points, 0)
}

function promptValues(prompt: Prompt): PromptValues {
  return {
    kind: prompt.kind,
    hash: prompt.hash,
    accepted_hash: prompt.accepted_hash ?? '',
    answer_again: prompt.answer_again_in_accepted ?? false,
    cookie: prompt.cookie,
    cookie_seconds: prompt.cookie_seconds ? inHours(prompt.cookie_seconds) : '',
    delay_ms: amountText(prompt.delay_ms, 3),
    position: String(prompt.position),
    sequence: {
      name: prompt.sequence?.name ?? '',
      delay: amountText(prompt.sequence?.delay_ms ?? 4000, 3),
    },
    skip_if_answered: prompt.skip_if_answered ?? [],
    decline_stops: prompt.decline_stops,
  }
}

function inHours(seconds: number): string {
  return String(Math.round((seconds / 3600) * 1000) / 1000).replace('.', ',')
}

function mechanicValues(mechanic: Mechanic, places: number): MechanicValues {
  const shown = { ...newMechanic, kind: mechanic.kind }
  switch (mechanic.kind) {
    case 'ladder':
      return {
        ...shown,
        rungs: mechanic.rungs.map(({ from, reward }) => ({
          from: amountText(from, places),
          reward: rewardValues(reward),
        })),
      }
    case 'per_step': {
      const { step, reward, better } = mechanic
      return {
        ...shown,
        amount: amountText(step, places),
        reward: rewardValues(reward),
        isBetter: Boolean(better),
        betterFrom: better ? String(better.from_steps) : '',
        better: better ? rewardValues(better.reward) : noReward,
      }
    }
    case 'target':
      return { ...shown, amount: amountText(mechanic.at, places), reward: rewardValues(mechanic.reward) }
    case 'multiplier':
      return { ...shown, amount: amountText(mechanic.factor, 3) }
    default:
      return { ...shown, amount: amountText(mechanic.rate, 3) }
  }
}

type Reward = Extract<Mechanic, { kind: 'target' }>['reward']

function rewardValues({ points, card }: Reward): RewardValues {
  return {
    points: points ? amountText(points, 0) : '',
    card: card?.kind ?? '',
    value: card ? amountText(card.value, 2) : '',
  }
}
