import type { FormEvent } from 'react'
import type { Parsed } from '../rules/parsed'
import { useListParams, useTyped } from '../ui/list-params'

interface TypedFilter {
  readonly parse: (input: string) => Parsed
  /** How the value that the address holds is written in its field. */
  readonly show?: (value: string) => string
}

/** Filters that are typed and asked for together; they stand in the URL, and a wrong one is told at its field. */
export function useTypedFilters<Name extends string>(filters: Readonly<Record<Name, TypedFilter>>) {
  const { filter, setFilters } = useListParams({ by: 'id', desc: true })
  const names = Object.keys(filters) as Name[]
  const each = <Value>(value: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
  const asked = each((name) => (filters[name].show ?? String)(filter(name)))
  const faultless: Partial<Record<Name, string>> = {}
  const [{ typed, faults }, setTyped] = useTyped({ typed: asked, faults: faultless })

  function search(event: FormEvent) {
    event.preventDefault()
    const read = each((name) => readAs(filters[name].parse, typed[name]))
    const wrong = names.flatMap((name) => (read[name].fault ? [[name, read[name].fault]] : []))
    setTyped({ typed, faults: Object.fromEntries(wrong) })
    if (wrong.length === 0) setFilters(each((name) => read[name].value))
  }

  return {
    filter,
    setFilters,
    search,
    /** Empties the fields and takes them and the other filters out of the address. */
    clear(others: readonly string[]) {
      setTyped({ typed: each(() => ''), faults: {} })
      setFilters(Object.fromEntries([...names, ...others].map((name) => [name, null])))
    },
    fieldOf: (name: Name) => ({
      value: typed[name],
      error: faults[name] ?? null,
      onChange: (value: string) => setTyped({ typed: { ...typed, [name]: value }, faults }),
    }),
  }
}

/** An empty filter is none. */
function readAs(
  parse: (input: string) => Parsed,
  input: string,
): { value: string | null; fault: string | null } {
  if (input.trim() === '') return { value: null, fault: null }
  const parsed = parse(input)
  return parsed.valid ? { value: parsed.value, fault: null } : { value: null, fault: parsed.message }
}
