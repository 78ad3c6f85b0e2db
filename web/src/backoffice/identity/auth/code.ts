import * as z from 'zod/mini'
import { fieldMessages } from '../../../form/schema'

const digits = 6

/** Six digits from the app, however they are grouped; a recovery code is the server's to judge. */
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
