import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Enrolment, operatorHere } from '../../../session/operator'
import { takeOperatorReturnPath } from '../../../session/operator-return-path'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { CodeForm } from './CodeForm'
import { CredentialsForm, type FirstStepResult } from './CredentialsForm'
import { EnrolmentForm } from './EnrolmentForm'
import { RecoveryCodes } from './RecoveryCodes'
import { StepTitle } from './StepTitle'

type Step =
  | { readonly kind: 'password'; readonly again: boolean }
  | { readonly kind: 'code'; readonly firstStep: FirstStepResult }
  | { readonly kind: 'enrolment'; readonly firstStep: FirstStepResult; readonly enrolment: Enrolment }
  | { readonly kind: 'recovery'; readonly codes: readonly string[] }

/** `/zaplecze/logowanie`: sign-in of operators, by a password and a second factor. */
export default function OperatorSignInPage() {
  return (
    <div className="m-auto w-full max-w-form">
      <Card>
        <Steps />
      </Card>
    </div>
  )
}

function Steps() {
  const navigate = useNavigate()
  const email = useEmailOfInvitation()
  const [step, setStep] = useState<Step>({ kind: 'password', again: false })
  const restart = () => setStep({ kind: 'password', again: true })
  const enter = () => navigate(takeOperatorReturnPath(operatorHere()?.email))
  switch (step.kind) {
    case 'password':
      return (
        <>
          <StepTitle follows={step.again}>Zaplecze programu</StepTitle>
          <CredentialsForm
            label="Logowanie do zaplecza"
            email={email}
            onRight={(firstStep) => setStep(stepAfter(firstStep))}
          />
        </>
      )
    case 'code':
      return <CodeForm firstStep={step.firstStep} onSignedIn={enter} onBack={restart} />
    case 'enrolment':
      return (
        <EnrolmentForm
          handle={step.firstStep.handle}
          enrolment={step.enrolment}
          onEnrolled={(codes) => setStep({ kind: 'recovery', codes })}
          onBack={restart}
        />
      )
    case 'recovery':
      return (
        <>
          <StepTitle place="Krok 3 z 3" follows>
            Kody zapasowe
          </StepTitle>
          <RecoveryCodes codes={step.codes} />
          <div className="mt-5 print:hidden">
            <Button wide onPress={enter}>
              Mam zapisane kody, przejdź dalej
            </Button>
          </div>
        </>
      )
  }
}

function stepAfter(firstStep: FirstStepResult): Step {
  const { enrolment } = firstStep
  return enrolment ? { kind: 'enrolment', firstStep, enrolment } : { kind: 'code', firstStep }
}

/** E-mail of an operator who has just set a password, for prefilling. */
function useEmailOfInvitation(): string {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : ''
}
