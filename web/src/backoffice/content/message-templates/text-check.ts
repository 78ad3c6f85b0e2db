import { namesIn } from '../../../rules/template'
import type { TemplateText, TemplateVariable } from './queries'

/** Errors of a text by field, in the server's sentences; none where it can be saved. */
export function textErrors(
  { subject, body }: TemplateText,
  { variables, hasSubject }: { variables: readonly TemplateVariable[]; hasSubject: boolean },
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  const subjectError = hasSubject ? firstError(subject, variables) : null
  const bodyError = firstError(body, variables) ?? missingFrom(body, variables)
  if (subjectError) errors.subject = subjectError
  if (bodyError) errors.body = bodyError
  return errors
}

function firstError(text: string, variables: readonly TemplateVariable[]): string | null {
  if (text.trim() === '') return 'Pole jest wymagane'
  const unknown = namesIn(text).find((name) => !variables.some((variable) => variable.name === name))
  return unknown === undefined ? null : `Nie ma wartości {${unknown}}. Wybierz nazwę z\u00a0listy.`
}

function missingFrom(text: string, variables: readonly TemplateVariable[]): string | null {
  const names = namesIn(text)
  const missing = variables.find(({ name, required }) => required && !names.includes(name))
  return missing ? `W\u00a0tekście musi być {${missing.name}}` : null
}
