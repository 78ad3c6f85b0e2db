/**
 * True where two values of a field say the same: empty is empty however a form writes it, and a file is the same only
 * as itself.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other)
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (isRecord(one) && isRecord(other))
    return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]))
  return Object.is(one, other)
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false
}

/** An object of fields: no list, no file. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** A copy that no change of the form reaches; files are the same. */
export function copyOf<T>(value: T): T
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]): [string, unknown] => [key, copyOf(part)]),
  )
}
