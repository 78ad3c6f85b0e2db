import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fingerprint } from '../api/idempotency'
import { dropDraft } from '../session/draft-store'
import { copyOf, isRecord, isSame } from './same'
import { withoutSecrets } from './secrets'

type Values = Readonly<Record<string, unknown>>

/** The unsaved changes in a form, for the shell that watches over it. */
export type Work = ReturnType<typeof createWork>

const works = new WeakMap<object, Work>()

/** The work in a form: one and the same, also where the form is held above tabs and shown in one of them. */
export function workOf<V extends FieldValues, Sent>(form: UseFormReturn<V, unknown, Sent>): Work {
  const known = works.get(form.control)
  if (known) return known
  const work = createWork(form as unknown as UseFormReturn<FieldValues>)
  works.set(form.control, work)
  return work
}

function createWork(form: UseFormReturn<FieldValues>) {
  const { control } = form
  const listeners = new Set<() => void>()
  let saved: { readonly values: Values; readonly start: unknown } | null = null
  let place: string | null = null

  /** The values saved last, as long as the form has not been filled anew since. */
  function savedValues(): Values | null {
    return saved !== null && saved.start === control._defaultValues ? saved.values : null
  }

  return {
    ...formReaders(form, savedValues),
    /** Fills in what was kept over what the form holds; fields that the form no longer has are left. */
    fill(values: Values) {
      const now: Values = form.getValues()
      const known = Object.entries(values).flatMap(([field, value]): [string, unknown][] =>
        field in now ? [[field, overlaid(now[field], value)]] : [],
      )
      form.reset({ ...now, ...Object.fromEntries(known) }, { keepDefaultValues: true })
    },
    /** Back to what is saved. */
    discard() {
      const before = savedValues()
      if (before) form.reset(copyOf(before), { keepDefaultValues: true })
      else form.reset()
    },
    startOver() {
      saved = null
      form.reset()
    },
    /**
     * Takes the current values as saved, also those that the form filled in by itself; a form that starts over is
     * emptied.
     */
    markSaved(startsOver: boolean) {
      if (startsOver) form.reset()
      saved = startsOver ? null : { values: copyOf(form.getValues()), start: control._defaultValues }
      if (place !== null) dropDraft(place)
      for (const listener of listeners) listener()
    },
    /** Its writer does not want it. */
    giveUp() {
      if (place !== null) dropDraft(place)
    },
    /** Sets the place of the draft; an answer that comes once the form is gone takes the draft away too. */
    setDraftPlace(next: string | null) {
      place = next
    },
    follow(listener: () => void) {
      listeners.add(listener)
      const stop = form.subscribe({ formState: { dirtyFields: true, values: true }, callback: listener })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}

/** The functions that read a form's values without changing any. */
function formReaders(form: UseFormReturn<FieldValues>, savedValues: () => Values | null) {
  const { control } = form

  /** The top-level fields that differ from what is saved; before that, only what somebody has changed counts. */
  function unsavedFields(): string[] {
    const values: Values = form.getValues()
    const before = savedValues()
    const fields = before ? Object.keys(values) : changedIn(control._formState.dirtyFields)
    const base: Values = before ?? control._defaultValues
    return fields.filter((field) => !isSame(values[field], base[field]))
  }

  return {
    unsavedFields,
    /** The changed values, by their fields. */
    ownValues(): Values {
      const values: Values = form.getValues()
      return Object.fromEntries(unsavedFields().map((field): [string, unknown] => [field, values[field]]))
    },
    /** The changes laid over another state: of a record only the parts that were changed. */
    ownOver(other: Values): Values {
      const values: Values = form.getValues()
      const base: Values = savedValues() ?? control._defaultValues
      return Object.fromEntries(
        unsavedFields().map((field): [string, unknown] => [
          field,
          laidOver(base[field], values[field], other[field]),
        ]),
      )
    },
    /** The fields in which another state differs from what the form was filled from. */
    changedIn(other: Values): string[] {
      const base: Values = savedValues() ?? control._defaultValues
      return Object.keys(form.getValues()).filter((field) => !isSame(other[field], base[field]))
    },
    /** The changed values that may be kept in a draft. */
    draft(): Values {
      const values: Values = form.getValues()
      const fields = unsavedFields().map((field): [string, unknown] => [field, values[field]])
      return withoutSecrets(control, Object.fromEntries(fields))
    },
    /** A print of what is saved of some fields: a draft of another state is not laid over this one unasked. */
    baseOf(fields: readonly string[]): string {
      const base: Values = savedValues() ?? control._defaultValues
      return fingerprint(JSON.stringify(fields.map((field) => base[field] ?? null)))
    },
    /** True where the form holds these values already. */
    has(values: Values): boolean {
      const now: Values = form.getValues()
      return Object.entries(values).every(([field, value]) => isSame(now[field], value))
    },
  }
}

/** A list is one's own as a whole: its entries have no names by which they could be told apart. */
function laidOver(base: unknown, own: unknown, other: unknown): unknown {
  if (!isRecord(own) || !isRecord(other)) return isSame(own, base) ? other : own
  const before = isRecord(base) ? base : {}
  return Object.fromEntries(
    Object.keys({ ...other, ...own }).map((key): [string, unknown] => [
      key,
      laidOver(before[key], own[key], other[key]),
    ]),
  )
}

/** The fields with a change somewhere in them. */
function changedIn(dirty: Values): string[] {
  return Object.keys(dirty).filter((field) => isMarked(dirty[field]))
}

function isMarked(mark: unknown): boolean {
  if (typeof mark === 'object' && mark !== null) return Object.values(mark).some(isMarked)
  return mark === true
}

/** A draft lacks the secrets: they stay as the form has them. */
function overlaid(now: unknown, draft: unknown): unknown {
  if (!isRecord(now) || !isRecord(draft)) return draft
  return { ...now, ...draft }
}
