import { useEffect } from 'react'

/** The fields of a form that stand on the page, by the form's `control`. */
const shown = new WeakMap<object, Set<string>>()

/** Registers these fields as rendered with their errors. */
export function useShownFields(form: object, names: readonly string[]) {
  const key = names.join(' ')
  useEffect(() => {
    const drawn = shown.get(form) ?? new Set()
    shown.set(form, drawn)
    const mine = key.split(' ')
    for (const name of mine) drawn.add(name)
    return () => {
      for (const name of mine) drawn.delete(name)
    }
  }, [form, key])
}

/** True if an error with this name is shown at its field. */
export function isFieldShown(form: object, name: string): boolean {
  return shown.get(form)?.has(name) === true
}
