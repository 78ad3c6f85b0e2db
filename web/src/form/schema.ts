import * as z from 'zod/mini'
import type { Parsed } from '../rules/parsed'

/** The sentences of the specification's default messages (§5). */
export const fieldMessages = {
  required: 'Pole jest wymagane',
  length: (length: number) => `Pole musi mieć długość ${length}`,
  regex: 'Format pola jest nieodpowiedni',
  confirmed: (target: string) => `Pole nie zgadza się z polem potwierdzającym ${target}`,
} as const

/** A text that must not be left empty. */
export function requiredText() {
  return z.string().check(z.trim(), z.minLength(1, fieldMessages.required))
}

/** A text read by a rule (rules/): refused with the rule's own sentence, else kept in its normal form. */
export function readBy<Value>(parse: (input: string) => Parsed<Value>) {
  return z.pipe(
    z.string(),
    z.transform<string, Value>((input, context) => {
      const parsed = parse(input)
      if (parsed.valid) return parsed.value
      context.issues.push({ code: 'custom', message: parsed.message, input })
      return z.NEVER
    }),
  )
}

/** A choice, a file or a number that must be there: `required(z.file())`. */
export function required<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.unknown().check(
      z.refine((value) => value !== null && value !== undefined, {
        error: fieldMessages.required,
        abort: true,
      }),
    ),
    schema,
  )
}
