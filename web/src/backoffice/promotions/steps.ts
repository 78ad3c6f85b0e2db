import { type RefObject, useEffect, useRef } from 'react'
import { type FieldErrors, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { type Failure, failureFrom } from '../../api/errors'
import type { RequestResult } from '../../form/resolver'
import { scrollToFirstInvalid } from '../../form/scroll'
import type { ShortcutGroup } from '../../ui/shortcuts'

/** Steps of a promotion's editor, in their order; the id stands in the address. */
export const steps = [
  { id: 'co-sie-liczy', label: 'Co się liczy' },
  { id: 'co-przynosi', label: 'Co przynosi' },
  { id: 'dla-kogo', label: 'Dla kogo' },
  { id: 'kiedy', label: 'Kiedy' },
  { id: 'pytanie', label: 'Jak pytamy' },
  { id: 'teksty', label: 'Teksty i\u00a0regulamin' },
] as const

export type StepId = (typeof steps)[number]['id']

/** Beginnings of the fields' names, by step; all other fields stand in the last one. */
const fields: Readonly<Record<Exclude<StepId, 'teksty'>, readonly string[]>> = {
  'co-sie-liczy': ['terms.measure', 'terms.brands', 'terms.categories', 'terms.products', 'terms.packs'],
  'co-przynosi': ['terms.mechanics', 'terms.caps'],
  'dla-kogo': ['audience', 'season', 'segment'],
  kiedy: ['terms.purchases', 'terms.accept_by', 'terms.declaration', 'declares'],
  pytanie: ['prompt', 'asks', 'success', 'accepted'],
}

export const stepKeys: ShortcutGroup = {
  title: 'Promocja krok po kroku',
  shortcuts: [
    {
      keys: ['Ctrl', 'Enter'],
      does: 'przechodzi do następnego kroku, a\u00a0w\u00a0ostatnim zapisuje szkic',
    },
    { keys: ['Ctrl', 'Shift', 'Enter'], does: 'wraca do poprzedniego kroku' },
  ],
}

/** The step on which a field stands. */
export function stepOf(field: string): StepId {
  const isIn = (start: string) => field === start || field.startsWith(`${start}.`)
  const found = Object.entries(fields).find(([, starts]) => starts.some(isIn))
  return (found?.[0] ?? 'teksty') as StepId
}

/** Steps with a field of these, in the order of the steps. */
export function stepsOf(names: readonly string[]): StepId[] {
  const found = new Set(names.map(stepOf))
  return steps.map(({ id }) => id).filter((id) => found.has(id))
}

/** Names of the fields that have an error. */
export function fieldsWithErrors(errors: FieldErrors, before = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = before === '' ? key : `${before}.${key}`
    if (typeof error !== 'object' || error === null || key === 'ref') return []
    const inside = fieldsWithErrors(error as FieldErrors, name)
    return typeof (error as { message?: unknown }).message === 'string' ? [name, ...inside] : inside
  })
}

/** The step in the address, and the way to another; Back returns. */
export function useStep(): [StepId, (id: StepId) => void] {
  const [search, setSearch] = useSearchParams()
  const step = steps.find(({ id }) => id === search.get('krok')) ?? steps[0]
  function go(id: StepId) {
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (id === steps[0].id) next.delete('krok')
      else next.set('krok', id)
      return next
    })
  }
  return [step.id, go]
}

/** The step `by` steps after this one, or before it; null past the ends. */
export function stepBeside(step: StepId, by: 1 | -1): StepId | null {
  return steps[steps.findIndex(({ id }) => id === step) + by]?.id ?? null
}

interface StepsFlow<V extends FieldValues, Sent> {
  form: UseFormReturn<V, unknown, Sent>
  /** The form's own check of its values. */
  check: (values: V) => RequestResult<Sent>
  /** True when leaving a step saves what is in order. */
  isSavedOnLeave: boolean
}

/** Steps over a form: leaving one saves it, and a refused form opens the step of its first error. */
export function useSteps<V extends FieldValues, Sent>({ form, check, isSavedOnLeave }: StepsFlow<V, Sent>) {
  const [step, go] = useStep()
  const section = useRef<HTMLElement>(null)
  const focusTarget = useRef<'fault' | 'field' | null>(null)
  const next = useRef<StepId | null>(null)
  const { errors, submitCount } = useFormState({ control: form.control })
  const stepsWithErrors = stepsOf(fieldsWithErrors(errors as FieldErrors))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt to send opens the step of an error
  useEffect(() => {
    const [first] = stepsWithErrors
    if (submitCount === 0 || first === undefined) return
    next.current = null
    if (stepsWithErrors.includes(step)) return
    focusTarget.current = 'fault'
    go(first)
  }, [submitCount])
  useFocusIn(section, focusTarget, step)

  function show(id: StepId) {
    next.current = null
    go(id)
  }

  return {
    step,
    section,
    stepsWithErrors,
    /** Steps of which something is still missing or wrong. */
    unfinished(values: V): StepId[] {
      const result = check(values)
      return result.valid ? [] : stepsOf(Object.keys(result.errors))
    },
    /** Opens another step, once the changes are saved where that is possible. */
    open(id: StepId, isByKey = false) {
      if (isByKey) focusTarget.current = 'field'
      const element = section.current?.closest('form')
      const isSaved = isSavedOnLeave && element && form.formState.isDirty && check(form.getValues()).valid
      if (!isSaved) return show(id)
      next.current = id
      element.requestSubmit()
    },
    /** Saves the draft, as its button does. */
    save() {
      section.current?.closest('form')?.requestSubmit()
    },
    /** Opens the step that waited for the save. */
    saved() {
      if (next.current !== null) show(next.current)
    },
    /** Opens the step that waited, although nothing could be saved: what was typed stays in the browser. */
    failed(thrown: unknown) {
      if (next.current !== null && !hasFields(failureFrom(thrown))) show(next.current)
    },
  }
}

function hasFields({ fields: found }: Failure): boolean {
  return Object.keys(found).length > 0
}

/** Focuses the first error of a step that an error has opened, or the first field of one that a key has opened. */
function useFocusIn(
  section: RefObject<HTMLElement | null>,
  focusTarget: RefObject<'fault' | 'field' | null>,
  step: StepId,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step stands there by the time this runs
  useEffect(() => {
    const what = focusTarget.current
    focusTarget.current = null
    if (what === 'fault') scrollToFirstInvalid(section.current?.closest('form') ?? null)
    if (what === 'field')
      section.current
        ?.querySelector<HTMLElement>('input, select, textarea, button, [contenteditable=true]')
        ?.focus()
  }, [step])
}
