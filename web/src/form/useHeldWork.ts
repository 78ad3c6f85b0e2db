import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { watchForm } from './unsaved'
import { workOf } from './work'

/** For a form that is held above tabs: what was typed is asked about while another tab is looked at, too. */
export function useHeldWork<V extends FieldValues, Sent>(form: UseFormReturn<V, unknown, Sent>) {
  const work = workOf(form)
  useEffect(
    () =>
      watchForm(work, {
        asksBeforeLeaving: true,
        hasUnsaved: () => work.unsavedFields().length > 0,
        giveUp: work.giveUp,
      }),
    [work],
  )
  return work
}
