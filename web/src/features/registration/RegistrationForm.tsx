import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { type Failure, failureFrom } from '../../api/errors'
import { queryClient } from '../../api/query-client'
import { Form } from '../../form/Form'
import { readWith } from '../../form/resolver'
import { scrollToFirstInvalid } from '../../form/scroll'
import { useFormFlow } from '../../form/useFormFlow'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { draftPlace, forgetDraft, keepDraft, valuesWithDraft } from './draft'
import { HasAccount } from './HasAccount'
import { consentsQuery, type RegistrationBody, register } from './queries'
import { readRegistration } from './read'
import { StepFields } from './StepFields'
import { StepHead } from './StepHead'
import { dependents, firstStepWith, stepsOf } from './steps'
import { useStep } from './useStep'
import { type Door, emptyValues, type RegistrationValues } from './values'

interface RegistrationFormProps {
  door: Door
  /** What we know before anything is typed. */
  known: Partial<RegistrationValues>
  title: string
  /** Stands above the first step. */
  intro: ReactNode
  onRegistered: () => void
}

/** The form in steps: each is checked before the next, all of it is sent once, at the end. */
export function RegistrationForm({ door, known, title, intro, onRegistered }: RegistrationFormProps) {
  const steps = stepsOf(door)
  const place = draftPlace(door)
  const read = (values: RegistrationValues) => readRegistration(door, values)
  const [start] = useState(() => valuesWithDraft(place, { ...emptyValues(door), ...known }))
  const form = useForm({ resolver: readWith(read), defaultValues: start })
  /* Where the last answer of the server left the form: its sentence stands there only. */
  const [failed, setFailed] = useState<{ step: number; code: string | null } | null>(null)
  const { step, go } = useStep(() => {
    const result = read(form.getValues())
    const faulty = result.valid ? null : firstStepWith(steps, Object.keys(result.faults))
    return faulty ?? steps.length - 1
  })
  const isSent = useKeptDraft(form, place, door)
  const { shell } = useFormFlow({
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
      isSent.current = true
      forgetDraft(place)
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
    } else requestAnimationFrame(() => scrollToFirstInvalid(shell.formElement.current))
  }

  const current = steps[step]
  if (!current) return null
  const isLast = step === steps.length - 1
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <h1 className="font-bold text-h1">{title}</h1>
      {step === 0 && intro}
      <Card>
        <StepHead number={step + 1} of={steps.length} title={current.title} />
        <Form
          label={`Rejestracja: ${current.title}`}
          {...shell}
          submit={isLast ? shell.submit : next}
          error={failed?.step === step ? shell.error : null}
          submitLabel={isLast ? sendLabel(door) : 'Dalej'}
          wideSubmit
          aside={
            step > 0 && (
              <Button
                look="secondary"
                wide
                icon={<ArrowLeft aria-hidden className="size-5" />}
                onPress={() => go(step - 1)}
              >
                Wróć
              </Button>
            )
          }
        >
          <StepFields step={current.name} form={form} door={door} onEdit={go} />
          {failed?.step === step && failed.code === 'already_registered' && <HasAccount />}
        </Form>
      </Card>
    </div>
  )
}

function sendLabel({ account }: Door): string {
  return account === 'program.partner' ? 'Wyślij zgłoszenie' : 'Zarejestruj się'
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
