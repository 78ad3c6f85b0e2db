import type { Parsed } from './parsed'

/** A row of `data/vectors`, which the server's tests read too. */
export interface Vector<Value = string> {
  input: string
  valid: boolean
  normalised?: Value
  message?: string
  why: string
}

/** The rule's result for the row's input. */
export function outcome<Value>({ valid, normalised, message }: Vector<Value>): Parsed<Value> {
  if (valid && normalised !== undefined) return { valid, value: normalised }
  if (!valid && message !== undefined) return { valid, message }
  throw new Error('a valid row needs its normal form, another its message')
}
