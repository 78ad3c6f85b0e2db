import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { MaskedInput } from '../../../form/fields'
import { parsedBy } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { parseNip } from '../../../rules/nip'
import { beginSupportView } from '../../../session/support'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { ButtonLink } from '../../../ui/Link'
import { nipMask } from '../../../ui/mask'
import { CodeField, DemoCode } from './CodeField'
import { CredentialsForm, type FirstStepResult } from './CredentialsForm'
import { codeSchema } from './code'
import { StepTitle } from './StepTitle'

/** `/support-login`: read-only view of the portal as a participant, for fifteen minutes. */
export default function SupportLoginPage() {
  const [firstStep, setFirstStep] = useState<FirstStepResult | 'first' | 'again'>('first')
  const restart = () => setFirstStep('again')
  return (
    <div className="m-auto w-full max-w-form">
      <Card>
        {typeof firstStep === 'string' ? (
          <>
            <StepTitle follows={firstStep === 'again'}>Podgląd konta uczestnika</StepTitle>
            <p className="mb-5 text-muted">
              Zaloguj się jako operator, a&nbsp;potem podaj NIP uczestnika. Podgląd trwa 15&nbsp;minut,
              niczego w&nbsp;nim nie zmienisz, a&nbsp;uczestnik dowie się, że go otwarto.
            </p>
            <CredentialsForm label="Logowanie do podglądu" onRight={setFirstStep} />
          </>
        ) : firstStep.enrolment ? (
          <NoSecondFactor onBack={restart} />
        ) : (
          <WhomToSee firstStep={firstStep} onBack={restart} />
        )}
      </Card>
    </div>
  )
}

function NoSecondFactor({ onBack }: { onBack: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <StepTitle follows>Najpierw drugi składnik</StepTitle>
      <Alert tone="info">
        Nie masz jeszcze aplikacji uwierzytelniającej. Skonfiguruj ją przy logowaniu do zaplecza, a&nbsp;potem
        wróć tutaj.
      </Alert>
      <ButtonLink to="/zaplecze/logowanie">Przejdź do zaplecza</ButtonLink>
      <Button variant="quiet" onPress={onBack}>
        Od początku
      </Button>
    </div>
  )
}

function WhomToSee({ firstStep, onBack }: { firstStep: FirstStepResult; onBack: () => void }) {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm({
    resolver: zodResolver(z.object({ nip: parsedBy(parseNip), code: codeSchema(isRecovery) })),
    defaultValues: { nip: parameters.get('nip') ?? '', code: '' },
  })
  const { shell } = useFormFlow({
    form,
    send: (step: { nip: string; code: string }) => beginSupportView({ handle: firstStep.handle, ...step }),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: () => navigate('/dashboard', { flushSync: true }),
  })
  function toggle() {
    setRecovery(!isRecovery)
    form.resetField('code')
  }
  return (
    <>
      <StepTitle place="Krok 2 z 2" follows>
        Czyje konto chcesz zobaczyć?
      </StepTitle>
      <Form
        label="Podgląd konta uczestnika"
        {...shell}
        holds="nothing"
        submitLabel="Otwórz podgląd"
        wideSubmit
        aside={
          <div className="flex w-full flex-wrap justify-between gap-x-3">
            <Button variant="quiet" onPress={toggle}>
              {isRecovery ? 'Użyj kodu z aplikacji' : 'Użyj kodu zapasowego'}
            </Button>
            <Button variant="quiet" onPress={onBack}>
              Od początku
            </Button>
          </div>
        }
      >
        <MaskedInput control={form.control} name="nip" label="NIP uczestnika" mask={nipMask} isRequired />
        <CodeField control={form.control} name="code" isRecovery={isRecovery} />
      </Form>
      {!isRecovery && <DemoCode email={firstStep.email} onCode={(code) => form.setValue('code', code)} />}
    </>
  )
}
