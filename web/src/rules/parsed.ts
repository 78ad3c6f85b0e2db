/** The result of parsing an input: the normalised value, or the error for the field. */
export type Parsed<Value = string> = { valid: true; value: Value } | { valid: false; message: string }

export const required = 'Pole jest wymagane'

export function accepted<Value>(value: Value): Parsed<Value> {
  return { valid: true, value }
}

export function refused(message: string): Parsed<never> {
  return { valid: false, message }
}
