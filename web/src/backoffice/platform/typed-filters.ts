import type { FormEvent } from 'react'
import type { Parsed } from '../../rules/parsed'
import { useListParams, useTypedFilter } from '../../ui/list-params'

interface TypedFilter {
  readonly parse: (input: string) => Parsed
  /** Formats the URL's value for its field. */
  readonly format?: (value: string) => string
}

/** Filters that are typed and applied together; the applied ones are in the URL, an invalid one shows its error. */
export function useTypedFilters<Name extends string>(filters: Readonly<Record<Name, TypedFilter>>) {
  const { filter, setFilters } = useListParams({ by: 'id', desc: true })
  const names = Object.keys(filters) as Name[]
  const each = <Value>(value: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
  const applied = each((name) => (filters[name].format ?? String)(filter(name)))
  const hasNoError: Partial<Record<Name, string>> = {}
  const [{ typed, errors }, setTyped] = useTypedFilter({ typed: applied, errors: hasNoError })

  function search(event: FormEvent) {
    event.preventDefault()
    const parsed = each((name) => parseFilter(filters[name].parse, typed[name]))
    const wrong = names.flatMap((name) => (parsed[name].error ? [[name, parsed[name].error]] : []))
    setTyped({ typed, errors: Object.fromEntries(wrong) })
    if (wrong.length === 0) setFilters(each((name) => parsed[name].value))
  }

  return {
    filter,
    setFilters,
    search,
    /** Clears the fields and removes them and the other filters from the URL. */
    clear(others: readonly string[]) {
      setTyped({ typed: each(() => ''), errors: {} })
      setFilters(Object.fromEntries([...names, ...others].map((name) => [name, null])))
    },
    fieldOf: (name: Name) => ({
      value: typed[name],
      error: errors[name] ?? null,
      onChange: (value: string) => setTyped({ typed: { ...typed, [name]: value }, errors }),
    }),
  }
}

/** Parses the filter; an empty input is no filter. */
function parseFilter(
  parse: (input: string) => Parsed,
  input: string,
): { value: string | null; error: string | null } {
  if (input.trim() === '') return { value: null, error: null }
  const parsed = parse(input)
  return parsed.valid ? { value: parsed.value, error: null } : { value: null, error: parsed.message }
}
