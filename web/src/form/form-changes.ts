import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fingerprint } from '../api/idempotency'
import { dropDraft } from '../session/draft-store'
import { deepCopy, isEqual, isRecord } from './equality'
import { withoutSecrets } from './secrets'

type Values = Readonly<Record<string, unknown>>

/** The unsaved changes in a form, for the shell that watches over it. */
export type FormChanges = ReturnType<typeof createFormChanges>

const changesByForm = new WeakMap<object, FormChanges>()

/** The changes of a form, one object per form, also for a form held above tabs. */
export function formChangesOf<V extends FieldValues, Sent>(
  form: UseFormReturn<V, unknown, Sent>,
): FormChanges {
  const known = changesByForm.get(form.control)
  if (known) return known
  const changes = createFormChanges(form as unknown as UseFormReturn<FieldValues>)
  changesByForm.set(form.control, changes)
  return changes
}

function createFormChanges(form: UseFormReturn<FieldValues>) {
  const { control } = form
  const listeners = new Set<() => void>()
  let saved: { readonly values: Values; readonly start: unknown } | null = null
  let place: string | null = null

  /** The values saved last, unless the form has been filled anew since. */
  function savedValues(): Values | null {
    return saved !== null && saved.start === control._defaultValues ? saved.values : null
  }

  return {
    ...formReaders(form, savedValues),
    /** Fills in stored values; those of fields that no longer exist are ignored. */
    fill(values: Values) {
      const now: Values = form.getValues()
      const known = Object.entries(values).flatMap(([field, value]): [string, unknown][] =>
        field in now ? [[field, withDraftValues(now[field], value)]] : [],
      )
      form.reset({ ...now, ...Object.fromEntries(known) }, { keepDefaultValues: true })
    },
    /** Returns to the saved values. */
    discard() {
      const before = savedValues()
      if (before) form.reset(deepCopy(before), { keepDefaultValues: true })
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
      saved = startsOver ? null : { values: deepCopy(form.getValues()), start: control._defaultValues }
      if (place !== null) dropDraft(place)
      for (const listener of listeners) listener()
    },
    /** Drops the draft, as its user has chosen. */
    giveUp() {
      if (place !== null) dropDraft(place)
    },
    /** Sets the draft's storage key; an answer that arrives after unmount deletes the draft too. */
    setDraftKey(next: string | null) {
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

/** Read-only accessors of a form's values. */
function formReaders(form: UseFormReturn<FieldValues>, savedValues: () => Values | null) {
  const { control } = form

  /** Top-level fields that differ from the saved values; before the first save, those that the user has changed. */
  function unsavedFields(): string[] {
    const values: Values = form.getValues()
    const before = savedValues()
    const fields = before ? Object.keys(values) : changedIn(control._formState.dirtyFields)
    const base: Values = before ?? control._defaultValues
    return fields.filter((field) => !isEqual(values[field], base[field]))
  }

  return {
    unsavedFields,
    /** The changed values by field. */
    ownValues(): Values {
      const values: Values = form.getValues()
      return Object.fromEntries(unsavedFields().map((field): [string, unknown] => [field, values[field]]))
    },
    /** Another version with the user's changes over it; of a record only the changed parts. */
    ownOver(other: Values): Values {
      const values: Values = form.getValues()
      const base: Values = savedValues() ?? control._defaultValues
      return Object.fromEntries(
        unsavedFields().map((field): [string, unknown] => [
          field,
          mergedOver(base[field], values[field], other[field]),
        ]),
      )
    },
    /** Fields in which another version differs from the form's base. */
    changedIn(other: Values): string[] {
      const base: Values = savedValues() ?? control._defaultValues
      return Object.keys(form.getValues()).filter((field) => !isEqual(other[field], base[field]))
    },
    /** The changed values that a draft may store. */
    draft(): Values {
      const values: Values = form.getValues()
      const fields = unsavedFields().map((field): [string, unknown] => [field, values[field]])
      return withoutSecrets(control, Object.fromEntries(fields))
    },
    /** Fingerprint of the saved values of some fields, by which a draft of another version is recognised. */
    baseOf(fields: readonly string[]): string {
      const base: Values = savedValues() ?? control._defaultValues
      return fingerprint(JSON.stringify(fields.map((field) => base[field] ?? null)))
    },
    /** True if the form already has these values. */
    has(values: Values): boolean {
      const now: Values = form.getValues()
      return Object.entries(values).every(([field, value]) => isEqual(now[field], value))
    },
  }
}

/** Three-way merge of records; a list is taken as a whole, because its entries have no keys. */
function mergedOver(base: unknown, own: unknown, other: unknown): unknown {
  if (!isRecord(own) || !isRecord(other)) return isEqual(own, base) ? other : own
  const before = isRecord(base) ? base : {}
  return Object.fromEntries(
    Object.keys({ ...other, ...own }).map((key): [string, unknown] => [
      key,
      mergedOver(before[key], own[key], other[key]),
    ]),
  )
}

/** Fields with a change anywhere in them. */
function changedIn(dirty: Values): string[] {
  return Object.keys(dirty).filter((field) => isMarked(dirty[field]))
}

function isMarked(mark: unknown): boolean {
  if (typeof mark === 'object' && mark !== null) return Object.values(mark).some(isMarked)
  return mark === true
}

/** The draft over the current values, which keep the secrets that a draft lacks. */
function withDraftValues(now: unknown, draft: unknown): unknown {
  if (!isRecord(now) || !isRecord(draft)) return draft
  return { ...now, ...draft }
}
