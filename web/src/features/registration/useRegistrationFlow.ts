import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Failure, failureFrom } from '../../api/errors'
import { queryClient } from '../../api/query-client'
import { tickedOfUnchanged } from '../../form/consents'
import { useFormFlow } from '../../form/useFormFlow'
import { consentsQuery, isNipTaken, type RegistrationBody, register } from './queries'
import { firstStepWith, stepsOf } from './steps'
import { toRequest } from './to-request'
import { useDraftedForm } from './useDraftedForm'
import { useStep } from './useStep'
import type { RegistrationContext, RegistrationValues } from './values'

interface RegistrationFlowOptions {
  readonly context: RegistrationContext
  /** Values known before anything is typed. */
  readonly known: Partial<RegistrationValues>
  readonly onRegistered: () => void
}

const takenSentence = 'Ten numer NIP ma już konto w\u00a0programie.'

/** State of the wizard: each step is validated before the next, and all of it is sent once, at the end. */
export function useRegistrationFlow({ context, known, onRegistered }: RegistrationFlowOptions) {
  const steps = stepsOf(context)
  const { form, forget } = useDraftedForm(context, known)
  /* The step that the server's last answer refers to; its sentence is shown at this step only. */
  const [failed, setFailed] = useState<{ step: number; code: string | null } | null>(null)
  const { isAsking, checkNip } = useTakenNip(context)
  const { step, go } = useStep(() => {
    const result = toRequest(context, form.getValues())
    const firstInvalid = result.valid ? null : firstStepWith(steps, Object.keys(result.errors))
    return firstInvalid ?? steps.length - 1
  })
  const { shell, focusFirstError } = useFormFlow({
    form,
    send: async (body: RegistrationBody) => {
      try {
        return await register(context, body)
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

  /* Runs before the flow marks the fields and focuses the first error. */
  async function showWhereItFailed(failure: Failure) {
    const at = firstStepWith(steps, Object.keys(failure.fields)) ?? step
    setFailed({ step: at, code: failure.code })
    if (failure.code === 'consent_outdated') await refetchConsents(context, form)
    if (at !== step) await go(at)
  }

  async function next(event: FormEvent) {
    event.preventDefault()
    const fields = steps[step]?.fields ?? []
    if (!(await form.trigger(fields))) return focusFirstError()
    const verdict = fields.includes('nip') ? await checkNip(() => form.getValues('nip')) : 'free'
    if (verdict === 'stale') return
    if (verdict === 'taken') {
      form.setError('nip', { type: 'server', message: takenSentence })
      setFailed({ step, code: 'already_registered' })
      return focusFirstError()
    }
    setFailed(null)
    go(step + 1)
  }

  const isLast = step === steps.length - 1
  return {
    form,
    steps,
    step,
    go,
    isLast,
    /** The error code of the server's last answer, where it concerns this step. */
    refusal: failed?.step === step ? failed.code : null,
    shell: {
      ...shell,
      submit: isLast ? shell.submit : next,
      pending: shell.pending || isAsking,
      error: failed?.step === step ? shell.error : null,
    },
  }
}

/** Refetches the consents and unticks those whose text has changed. */
async function refetchConsents(
  { account, consents }: RegistrationContext,
  form: UseFormReturn<RegistrationValues, unknown, RegistrationBody>,
) {
  const newer = await queryClient.fetchQuery({ ...consentsQuery(account), staleTime: 0 }).catch(() => null)
  if (newer) form.setValue('consents', { ...tickedOfUnchanged(consents, newer, form.getValues('consents')) })
}

/** Checks with the server if a typed NIP has an account. */
function useTakenNip(context: RegistrationContext) {
  const [isAsking, setAsking] = useState(false)
  const asks = useRef(0)
  useEffect(
    () => () => {
      asks.current += 1
    },
    [],
  )
  /** An answer is stale after a newer request, a change of the NIP or the end of the page. */
  async function checkNip(nip: () => string): Promise<'free' | 'taken' | 'stale'> {
    if (context.nip !== null) return 'free'
    asks.current += 1
    const [mine, requestedNip] = [asks.current, nip()]
    setAsking(true)
    const isTaken = await isNipTaken(requestedNip)
    if (mine !== asks.current) return 'stale'
    setAsking(false)
    if (requestedNip !== nip()) return 'stale'
    return isTaken ? 'taken' : 'free'
  }
  return { isAsking, checkNip }
}
