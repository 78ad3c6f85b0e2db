import { type RefObject, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Failure } from '../api/errors'
import type { Work } from './work'

/** The newer state that somebody else has saved since a form was filled. */
export interface Newer<Values> {
  readonly values: Values
  /** The author and the time of the save, where they are known. */
  readonly by?: { readonly name: string; readonly at: string } | null
  /** The next save is one of this state. */
  readonly take: () => void
}

/** The choice between the newer state and one's own changes, as a form's shell shows it. */
export interface NewerFound {
  readonly by: Newer<unknown>['by']
  /** The labels of the fields that the newer state changes. */
  readonly changed: readonly string[]
  /** The fields of `changed` that are changed in the form as well. */
  readonly alsoOwn: readonly string[]
  readonly keepOwn: () => void
  readonly takeNewer: () => void
}

interface NewerOptions<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values, unknown, Sent>
  readonly work: Work
  readonly formElement: RefObject<HTMLFormElement | null>
  /** Reads the state that the server has by now; absent where a form has nothing to choose. */
  readonly fetchNewer: (() => Promise<Newer<Values>>) | undefined
  readonly onChosen: () => void
}

const others = 'inne pola'

/** A save that came too late loses nothing: its writer chooses, field by field nothing is mixed unasked. */
export function useNewer<Values extends FieldValues, Sent>(options: NewerOptions<Values, Sent>) {
  const { form, work, formElement, fetchNewer, onChosen } = options
  const [found, setFound] = useState<NewerFound | null>(null)

  function choose(newer: Newer<Values>, own: Readonly<Record<string, unknown>>) {
    form.reset(newer.values)
    if (Object.keys(own).length > 0) form.reset({ ...newer.values, ...own }, { keepDefaultValues: true })
    newer.take()
    setFound(null)
    onChosen()
  }

  /** Looks for the newer state after a refusal; false where the refusal is of another kind, or nobody answers. */
  async function loadNewer({ code }: Failure): Promise<boolean> {
    setFound(null)
    if (code !== 'version_changed' || !fetchNewer) return false
    const newer = await fetchNewer().catch(() => null)
    if (!newer) return false
    const changed = work.changedIn(newer.values)
    const own = work.ownValues()
    const labels = (fields: readonly string[]) => labelsOf(formElement.current, fields)
    setFound({
      by: newer.by,
      changed: labels(changed),
      alsoOwn: labels(changed.filter((field) => field in own)),
      /* Changes typed until then count too. */
      keepOwn: () => choose(newer, work.ownOver(newer.values)),
      takeNewer: () => choose(newer, {}),
    })
    return true
  }

  return { found, loadNewer, forget: () => setFound(null) }
}

/** A field without a label of its own, as a group of them, is one of the others. */
function labelsOf(form: HTMLFormElement | null, fields: readonly string[]): string[] {
  const labels = fields.map((field) => {
    const input = form?.elements.namedItem(field)
    const label = input instanceof HTMLElement && 'labels' in input ? (input.labels as NodeList)[0] : null
    const labelText = label?.textContent?.replace(/\s*\*$/, '')
    return labelText || others
  })
  return [...new Set(labels)].sort((one, other) => Number(one === others) - Number(other === others))
}
