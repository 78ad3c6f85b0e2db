const secret = /passw|secret|token/i

/** A value as indented JSON with its secrets masked. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, shown, 2) ?? 'undefined'
}

function shown(key: string, value: unknown): unknown {
  if (typeof value === 'string' && value !== '' && secret.test(key)) return '••••••••'
  if (value instanceof File) return { name: value.name, size: value.size, type: value.type }
  return value
}

/** The first characters of a JSON text, on one line. */
export function beginningOf(json: string, length = 60): string {
  const line = json.replace(/\s*\n\s*/g, ' ')
  return line.length > length ? `${line.slice(0, length)}…` : line
}
