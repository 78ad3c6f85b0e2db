import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { type DraftOf, unchecked } from '../api/wire'
import type { Parsed } from '../rules/parsed'

/** The result of validating a whole form: the request, or the errors by field. */
export type RequestResult<Sent> =
  | { readonly valid: true; readonly value: Sent }
  | { readonly valid: false; readonly errors: Readonly<Record<string, string>> }

/** Collects the errors of a form, so that all of them are reported at once. */
export class FieldErrorCollector {
  readonly #sentences: Record<string, string> = {}

  /** The normalised value; undefined where the rule's error was collected. */
  unwrap<Value>(field: string, parsed: Parsed<Value>): Value | undefined {
    if (parsed.valid) return parsed.value
    this.add(field, parsed.message)
    return undefined
  }

  add(field: string, sentence: string) {
    this.#sentences[field] ??= sentence
  }

  /** The result, once each field is parsed. */
  conclude<Sent>(draft: DraftOf<Sent>): RequestResult<Sent> {
    const errors = this.#sentences
    return Object.keys(errors).length === 0
      ? { valid: true, value: unchecked<Sent>(draft) }
      : { valid: false, errors }
  }
}

/** Resolver that validates a form by one function of all its values, for fields that depend on one another. */
export function requestResolver<Values extends FieldValues, Sent extends FieldValues>(
  toRequest: (values: Values) => RequestResult<Sent>,
): Resolver<Values, unknown, Sent> {
  return async (values, _, options) => {
    const result = toRequest(values)
    if (result.valid) return { values: result.value, errors: {} }
    const errors = Object.entries(result.errors).map(
      ([field, message]) => [field, { type: 'rule', message }] as const,
    )
    return {
      values: {},
      errors: toNestErrors(Object.fromEntries(errors) as unknown as FieldErrors<Values>, options),
    }
  }
}
