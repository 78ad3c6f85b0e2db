/** True for equal values of a field: all empty forms are equal, and a file equals only itself. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other)
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]))
  if (isRecord(one) && isRecord(other))
    return Object.keys({ ...one, ...other }).every((key) => isEqual(one[key], other[key]))
  return Object.is(one, other)
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false
}

/** True for a plain object of fields, not a list or a file. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** A deep copy of the values; files are shared. */
export function deepCopy<T>(value: T): T
export function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepCopy)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]): [string, unknown] => [key, deepCopy(part)]),
  )
}
