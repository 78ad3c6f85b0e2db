import { isRecord } from './equality'

/** Last parts of the names of fields left out of every draft: secrets, accounts, and consents, which are given anew. */
const secretName =
  /password|secret|token|consent|agreement|iban|bank_account|account_number|card_number|^(code|codes|pin)$/i

const marked = new WeakMap<object, Set<string>>()

/** Marks a field as a password or a code; `form` is the form's `control`. */
export function markSecret(form: object, name: string) {
  const names = marked.get(form) ?? new Set()
  marked.set(form, names.add(lastOf(name)))
}

/** True for the `autocomplete` tokens of passwords, codes and cards. */
export function isSecretAutoComplete(purpose = ''): boolean {
  return /^(one-time-code|(new|current)-password|cc-.*)$/.test(purpose)
}

/** A copy of the values without secrets and files. */
export function withoutSecrets(form: object, values: Readonly<Record<string, unknown>>) {
  const names = marked.get(form)
  const isSecret = (name: string) => secretName.test(name) || names?.has(name) === true
  return withoutSecretValues(values, isSecret)
}

function withoutSecretValues(values: Readonly<Record<string, unknown>>, isSecret: (name: string) => boolean) {
  const entries = Object.entries(values).filter(([name, value]) => !isSecret(name) && isPlain(value))
  return Object.fromEntries(
    entries.map(([name, value]): [string, unknown] => [name, cleaned(value, isSecret)]),
  )
}

function cleaned(value: unknown, isSecret: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => cleaned(item, isSecret))
  return isRecord(value) ? withoutSecretValues(value, isSecret) : value
}

/** False for a list with a file in it, which is left out whole because it could not be restored. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  return typeof value !== 'object' || value === null || isRecord(value)
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}
