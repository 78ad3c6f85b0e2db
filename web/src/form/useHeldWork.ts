import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { formChangesOf } from './form-changes'
import { watchForm } from './unsaved'

/** Watches a form that is held above tabs, whose unsaved input is asked about while another tab is open too. */
export function useHeldWork<V extends FieldValues, Sent>(form: UseFormReturn<V, unknown, Sent>) {
  const changes = formChangesOf(form)
  useEffect(
    () =>
      watchForm(changes, {
        asksBeforeLeaving: true,
        hasUnsaved: () => changes.unsavedFields().length > 0,
        giveUp: changes.giveUp,
      }),
    [changes],
  )
  return changes
}
