import { formatDay } from '../../format/dates'
import { parseDay } from '../../rules/day'

const day = { parse: parseDay, format: (value: string) => (value === '' ? '' : formatDay(value)) }

/** The first and the last day that a list is narrowed to. */
export const dayFilters = { from: day, to: day }
