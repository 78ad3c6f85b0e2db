import { type FormEvent, useState } from 'react'
import { type Failure, failureFrom } from '../../api/errors'
import { queryClient } from '../../api/query-client'
import { useFormFlow } from '../../form/useFormFlow'
import { consentsQuery, type RegistrationBody, register } from './queries'
import { readRegistration } from './read'
import { firstStepWith, stepsOf } from './steps'
import { useDraftedForm } from './useDraftedForm'
import { useStep } from './useStep'
import type { Door, RegistrationValues } from './values'

interface RegistrationFlowOptions {
  readonly door: Door
  /** What we know before anything is typed. */
  readonly known: Partial<RegistrationValues>
  readonly onRegistered: () => void
}

/** The way through the steps: each is checked before the next, all of it is sent once, at the end. */
export function useRegistrationFlow({ door, known, onRegistered }: RegistrationFlowOptions) {
  const steps = stepsOf(door)
  const { form, forget } = useDraftedForm(door, known)
  /* Where the last answer of the server left the form: its sentence stands there only. */
  const [failed, setFailed] = useState<{ step: number; code: string | null } | null>(null)
  const { step, go } = useStep(() => {
    const result = readRegistration(door, form.getValues())
    const faulty = result.valid ? null : firstStepWith(steps, Object.keys(result.faults))
    return faulty ?? steps.length - 1
  })
  const { shell, leadToFault } = useFormFlow({
    form,
    send: async (body: RegistrationBody) => {
      try {
        return await register(door, body)
      } catch (thrown) {
        await showWhereItFailed(failureFrom(thrown))
        throw thrown
      }
    },
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: () => {
      forget()
      onRegistered()
    },
  })

  /* Shown before the flow marks the fields and looks for the first of them. */
  async function showWhereItFailed(failure: Failure) {
    const at = firstStepWith(steps, Object.keys(failure.fields)) ?? step
    setFailed({ step: at, code: failure.code })
    if (failure.code === 'consent_outdated') queryClient.invalidateQueries(consentsQuery(door.account))
    if (at !== step) await go(at)
  }

  async function next(event: FormEvent) {
    event.preventDefault()
    const fields = steps[step]?.fields ?? []
    if (await form.trigger(fields)) {
      setFailed(null)
      go(step + 1)
    } else leadToFault()
  }

  const isLast = step === steps.length - 1
  return {
    form,
    steps,
    step,
    go,
    isLast,
    /** The code of the server's last answer, where it concerns this step. */
    refusal: failed?.step === step ? failed.code : null,
    shell: {
      ...shell,
      submit: isLast ? shell.submit : next,
      error: failed?.step === step ? shell.error : null,
    },
  }
}
