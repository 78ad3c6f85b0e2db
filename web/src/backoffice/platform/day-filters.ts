import { formatDay } from '../../format/dates'
import { parseDay } from '../../rules/day'

const day = { parse: parseDay, format: (value: string) => (value === '' ? '' : formatDay(value)) }

/** Filters for the first and the last day of a list. */
export const dayFilters = { from: day, to: day }
