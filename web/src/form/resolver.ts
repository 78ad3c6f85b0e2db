import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { Parsed } from '../rules/parsed'

/** What came of reading a whole form: what is sent, or a sentence for every field that must be mended. */
export type Read<Sent> =
  | { readonly valid: true; readonly value: Sent }
  | { readonly valid: false; readonly faults: Readonly<Record<string, string>> }

/** Collects the faults of a form, so that all of them are reported at once. */
export class Faults {
  readonly #sentences: Record<string, string> = {}

  /** The value in its normal form; undefined where the field keeps the rule's sentence. */
  read<Value>(field: string, parsed: Parsed<Value>): Value | undefined {
    if (parsed.valid) return parsed.value
    this.add(field, parsed.message)
    return undefined
  }

  add(field: string, sentence: string) {
    this.#sentences[field] ??= sentence
  }

  /** The form as a whole, once each of its fields is read. */
  conclude<Sent>(value: Sent): Read<Sent> {
    const faults = this.#sentences
    return Object.keys(faults).length === 0 ? { valid: true, value } : { valid: false, faults }
  }
}

/** Lets a form be read by one function of all its values, where fields depend on one another. */
export function readWith<Values extends FieldValues, Sent extends FieldValues>(
  read: (values: Values) => Read<Sent>,
): Resolver<Values, unknown, Sent> {
  return async (values, _, options) => {
    const result = read(values)
    if (result.valid) return { values: result.value, errors: {} }
    const errors = Object.entries(result.faults).map(
      ([field, message]) => [field, { type: 'rule', message }] as const,
    )
    return {
      values: {},
      errors: toNestErrors(Object.fromEntries(errors) as unknown as FieldErrors<Values>, options),
    }
  }
}
