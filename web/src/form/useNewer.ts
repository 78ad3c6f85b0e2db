import { type RefObject, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Failure } from '../api/errors'
import type { FormChanges } from './form-changes'

/** The version that somebody else has saved since the form was filled. */
export interface Newer<Values> {
  readonly values: Values
  /** Author and time of the save, where known. */
  readonly by?: { readonly name: string; readonly at: string } | null
  /** Makes this version the base of the next save (optimistic locking). */
  readonly take: () => void
}

/** The choice between the newer version and the user's changes, as the form's shell shows it. */
export interface NewerFound {
  readonly by: Newer<unknown>['by']
  /** Labels of the fields that the newer version changes. */
  readonly changed: readonly string[]
  /** Those of `changed` that the user has changed too. */
  readonly alsoOwn: readonly string[]
  readonly keepOwn: () => void
  readonly takeNewer: () => void
}

interface NewerOptions<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values, unknown, Sent>
  readonly changes: FormChanges
  readonly formElement: RefObject<HTMLFormElement | null>
  /** Reads the server's current version; absent for a form without the choice. */
  readonly fetchNewer: (() => Promise<Newer<Values>>) | undefined
  readonly onChosen: () => void
}

const others = 'inne pola'

/** Resolution of an edit conflict by the user's choice, without an automatic merge. */
export function useNewer<Values extends FieldValues, Sent>(options: NewerOptions<Values, Sent>) {
  const { form, changes, formElement, fetchNewer, onChosen } = options
  const [found, setFound] = useState<NewerFound | null>(null)

  function choose(newer: Newer<Values>, own: Readonly<Record<string, unknown>>) {
    form.reset(newer.values)
    if (Object.keys(own).length > 0) form.reset({ ...newer.values, ...own }, { keepDefaultValues: true })
    newer.take()
    setFound(null)
    onChosen()
  }

  /** Loads the newer version after a conflict; false for other refusals and without an answer. */
  async function loadNewer({ code }: Failure): Promise<boolean> {
    setFound(null)
    if (code !== 'version_changed' || !fetchNewer) return false
    const newer = await fetchNewer().catch(() => null)
    if (!newer) return false
    const changed = changes.changedIn(newer.values)
    const own = changes.ownValues()
    const labels = (fields: readonly string[]) => labelsOf(formElement.current, fields)
    setFound({
      by: newer.by,
      changed: labels(changed),
      alsoOwn: labels(changed.filter((field) => field in own)),
      /* Includes changes made until the choice. */
      keepOwn: () => choose(newer, changes.ownOver(newer.values)),
      takeNewer: () => choose(newer, {}),
    })
    return true
  }

  return { found, loadNewer, forget: () => setFound(null) }
}

/** Labels of the fields; one without a label of its own, such as a group, counts as other. */
function labelsOf(form: HTMLFormElement | null, fields: readonly string[]): string[] {
  const labels = fields.map((field) => {
    const input = form?.elements.namedItem(field)
    const label = input instanceof HTMLElement && 'labels' in input ? (input.labels as NodeList)[0] : null
    const labelText = label?.textContent?.replace(/\s*\*$/, '')
    return labelText || others
  })
  return [...new Set(labels)].sort((one, other) => Number(one === others) - Number(other === others))
}
