import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { watchForm } from './unsaved'
import { workOf } from './work'

/** Watches a form that is held above tabs, whose unsaved input is asked about while another tab is open too. */
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
