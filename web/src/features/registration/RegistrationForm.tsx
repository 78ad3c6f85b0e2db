import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from '../../form/Form'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { HasAccount } from './HasAccount'
import { StepFields } from './StepFields'
import { StepHead } from './StepHead'
import { useRegistrationFlow } from './useRegistrationFlow'
import type { RegistrationContext, RegistrationValues } from './values'

interface RegistrationFormProps {
  context: RegistrationContext
  /** Values known before anything is typed. */
  known: Partial<RegistrationValues>
  title: string
  /** Shown above the first step. */
  intro: ReactNode
  onRegistered: () => void
}

/** Wizard whose steps are validated one by one and sent once, at the end. */
export function RegistrationForm({ context, known, title, intro, onRegistered }: RegistrationFormProps) {
  const { form, steps, step, go, isLast, refusal, shell } = useRegistrationFlow({
    context,
    known,
    onRegistered,
  })
  const current = steps[step]
  if (!current) return null
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <h1 className="font-bold text-h1">{title}</h1>
      {step === 0 && intro}
      <Card>
        <StepHead number={step + 1} of={steps.length} title={current.title} />
        <Form
          label={`Rejestracja: ${current.title}`}
          {...shell}
          holds="nothing"
          submitLabel={isLast ? sendLabel(context) : 'Dalej'}
          wideSubmit
          aside={
            step > 0 && (
              <Button
                variant="secondary"
                wide
                icon={<ArrowLeft aria-hidden className="size-5" />}
                onPress={() => go(step - 1)}
              >
                Wróć
              </Button>
            )
          }
        >
          <StepFields step={current.name} form={form} context={context} onEdit={go} />
          {refusal === 'already_registered' && <HasAccount />}
        </Form>
      </Card>
    </div>
  )
}

function sendLabel({ account }: RegistrationContext): string {
  return account === 'program.partner' ? 'Wyślij zgłoszenie' : 'Zarejestruj się'
}
