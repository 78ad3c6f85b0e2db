import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { useFormFlow } from '../../../form/useFormFlow'
import { passSecondFactor } from '../../../session/operator'
import { Button } from '../../../ui/Button'
import { CodeField, DemoCode } from './CodeField'
import type { FirstStepResult } from './CredentialsForm'
import { codeSchema } from './code'
import { PasskeyButton } from './PasskeyButton'
import { StepTitle } from './StepTitle'

interface CodeFormProps {
  firstStep: FirstStepResult
  onSignedIn: () => void
  onBack: () => void
}

/** Second step: a code of the app, or a recovery code. */
export function CodeForm({ firstStep, onSignedIn, onBack }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm({
    resolver: zodResolver(z.object({ code: codeSchema(isRecovery) })),
    defaultValues: { code: '' },
  })
  const { shell } = useFormFlow({
    form,
    send: ({ code }: { code: string }) => passSecondFactor({ handle: firstStep.handle, code }),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: onSignedIn,
  })
  function toggle() {
    setRecovery(!isRecovery)
    form.reset({ code: '' })
  }
  return (
    <>
      <StepTitle place="Krok 2 z 2" follows>
        {isRecovery ? 'Kod zapasowy' : firstStep.passkey ? 'Klucz dostępu lub kod' : 'Kod z aplikacji'}
      </StepTitle>
      {firstStep.passkey && !isRecovery && (
        <PasskeyButton handle={firstStep.handle} onSignedIn={onSignedIn} />
      )}
      <Form
        label="Drugi krok logowania"
        {...shell}
        holds="nothing"
        submitLabel="Zaloguj się"
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
        <CodeField control={form.control} name="code" isRecovery={isRecovery} />
      </Form>
      {!isRecovery && <DemoCode email={firstStep.email} onCode={(code) => form.setValue('code', code)} />}
    </>
  )
}
