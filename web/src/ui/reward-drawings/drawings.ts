import { clothing } from './clothing'
import { home } from './home'
import { money } from './money'
import type { Drawings } from './shapes'
import { tools } from './tools'
import { trips } from './trips'

/** Drawings of all rewards, by the names that operators choose from. */
export const drawings: Drawings = { ...money, ...clothing, ...tools, ...home, ...trips }
