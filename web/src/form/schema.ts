import * as z from 'zod/mini'
import type { Parsed } from '../rules/parsed'

/** Default errors of fields without a rule of their own, as on the server. */
export const fieldMessages = {
  required: 'Pole jest wymagane',
  number: 'Wpisz liczbę',
  length: (length: number) => `Pole musi mieć długość ${length}`,
} as const

/** A required text. */
export function requiredText() {
  return z.string().check(z.trim(), z.minLength(1, fieldMessages.required))
}

/** A text parsed by a rule (rules/): refused with its error, else normalised. */
export function parsedBy<Value>(parse: (input: string) => Parsed<Value>) {
  return z.pipe(
    z.string(),
    z.transform<string, Value>((input, context) => {
      const parsed = parse(input)
      return parsed.valid ? parsed.value : refuse(context, input, parsed.message)
    }),
  )
}

/** The value of a number field: null while it is empty; the field reports other text itself. */
export function typedNumber() {
  return z.nullable(z.number({ error: fieldMessages.number }))
}

/** A required number. */
export function requiredNumber() {
  return z.pipe(
    typedNumber(),
    z.transform<number | null, number>(
      (input, context) => input ?? refuse(context, input, fieldMessages.required),
    ),
  )
}

/** A required file whose content a rule accepts; the field holds null while none is chosen. */
export function requiredFile(check: (file: File) => Promise<Parsed<unknown>>) {
  return z.pipe(
    z.nullable(z.instanceof(File)),
    z.transform<File | null, Promise<File>>(async (file, context) => {
      if (file === null) return refuse(context, file, fieldMessages.required)
      const parsed = await check(file)
      return parsed.valid ? file : refuse(context, file, parsed.message)
    }),
  )
}

/** Files, as a rule returns them. */
export function requiredFiles(parse: (files: readonly File[]) => Promise<Parsed<readonly File[]>>) {
  return z.pipe(
    z.readonly(z.array(z.instanceof(File))),
    z.transform<readonly File[], Promise<readonly File[]>>(async (files, context) => {
      const parsed = await parse(files)
      return parsed.valid ? parsed.value : refuse(context, files, parsed.message)
    }),
  )
}

type Context = z.core.ParsePayload

function refuse(context: Context, input: unknown, message: string): never {
  context.issues.push({ code: 'custom', message, input })
  return z.NEVER
}
