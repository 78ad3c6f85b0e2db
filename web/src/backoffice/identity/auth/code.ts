import * as z from 'zod/mini'
import { fieldMessages } from '../../../form/schema'

const digits = 6

/** Schema of a code: six digits in any grouping; a recovery code is validated by the server. */
export function codeSchema(isRecovery: boolean) {
  const typed = z.string().check(z.trim(), z.minLength(1, fieldMessages.required))
  if (isRecovery) return typed
  return z.pipe(
    z.pipe(
      typed,
      z.transform((code: string) => code.replace(/[\s-]/g, '')),
    ),
    z.string().check(z.regex(new RegExp(`^\\d{${digits}}$`), fieldMessages.length(digits))),
  )
}
