import { accepted, type Parsed, refused, required } from '../../rules/parsed'
import type { Topic } from './queries'

/** The most characters of a message, as the server counts them. */
export const longestMessage = 2000

const topicNames: Readonly<Record<Topic, string>> = {
  account: 'Rejestracja i\u00a0logowanie',
  invoices: 'Faktury i\u00a0punkty',
  rewards: 'Nagrody i\u00a0zamówienia',
  promotions: 'Promocje',
  products: 'Produkty i\u00a0dystrybutorzy',
  personal_data: 'Dane osobowe',
  other: 'Inna sprawa',
}

/** The topics of a message, as the field offers them. */
export const topics = Object.entries(topicNames).map(([value, label]) => ({ value, label }))

/** Topics without those of invoices, points and rewards, for partners who have none. */
export const partnerTopics = topics.filter(({ value }) => value !== 'invoices' && value !== 'rewards')

/** One of the topics, which must be chosen. */
export function parseTopic(input: string): Parsed<Topic> {
  return input in topicNames ? accepted(input as Topic) : refused(required)
}

/** A message that must be there. */
export function parseMessage(input: string): Parsed {
  const text = input.trim()
  if (text === '') return refused(required)
  if (Array.from(text).length > longestMessage) return refused(`Wpisz najwyżej ${longestMessage}\u00a0znaków`)
  return accepted(text)
}
