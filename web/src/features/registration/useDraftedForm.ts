import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { requestResolver } from '../../form/resolver'
import { draftKey, forgetDraft, saveDraft, valuesWithDraft } from './draft'
import type { RegistrationBody } from './queries'
import { dependents } from './steps'
import { toRequest } from './to-request'
import { emptyValues, type RegistrationContext, type RegistrationValues } from './values'

/** The form with its draft restored; `forget` deletes the draft once the form has been sent. */
export function useDraftedForm(context: RegistrationContext, known: Partial<RegistrationValues>) {
  const place = draftKey(context)
  const [start] = useState(() => valuesWithDraft(place, { ...emptyValues(context), ...known }))
  const form = useForm({
    resolver: requestResolver((values: RegistrationValues) => toRequest(context, values)),
    defaultValues: start,
  })
  const isSent = useDraftSaving(form, place, context)
  function forget() {
    isSent.current = true
    forgetDraft(place)
  }
  return { form, forget }
}

/** Saves the draft, and revalidates fields with an error as they change. */
function useDraftSaving(
  form: ReturnType<typeof useForm<RegistrationValues, unknown, RegistrationBody>>,
  place: string,
  context: RegistrationContext,
) {
  const isSent = useRef(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (isSent.current) return
          saveDraft(place, values)
          if (!name) return
          const field = name as FieldPath<RegistrationValues>
          const shown = [field, ...dependents(field, context)].filter(
            (field) => form.getFieldState(field).error,
          )
          if (shown.length > 0) form.trigger(shown)
        },
      }),
    [form, place, context],
  )
  return isSent
}
