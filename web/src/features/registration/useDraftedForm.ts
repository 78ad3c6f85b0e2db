import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { readWith } from '../../form/resolver'
import { draftPlace, forgetDraft, keepDraft, valuesWithDraft } from './draft'
import type { RegistrationBody } from './queries'
import { readRegistration } from './read'
import { dependents } from './steps'
import { type Door, emptyValues, type RegistrationValues } from './values'

/** The form, filled with the draft that was kept of it; `forget` ends the draft once the form has been sent. */
export function useDraftedForm(door: Door, known: Partial<RegistrationValues>) {
  const place = draftPlace(door)
  const [start] = useState(() => valuesWithDraft(place, { ...emptyValues(door), ...known }))
  const form = useForm({
    resolver: readWith((values: RegistrationValues) => readRegistration(door, values)),
    defaultValues: start,
  })
  const isSent = useKeptDraft(form, place, door)
  function forget() {
    isSent.current = true
    forgetDraft(place)
  }
  return { form, forget }
}

/** Keeps what is typed, and takes an error away as soon as what caused it is mended. */
function useKeptDraft(
  form: ReturnType<typeof useForm<RegistrationValues, unknown, RegistrationBody>>,
  place: string,
  door: Door,
) {
  const isSent = useRef(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (isSent.current) return
          keepDraft(place, values)
          if (!name) return
          const field = name as FieldPath<RegistrationValues>
          const shown = [field, ...dependents(field, door)].filter((field) => form.getFieldState(field).error)
          if (shown.length > 0) form.trigger(shown)
        },
      }),
    [form, place, door],
  )
  return isSent
}
