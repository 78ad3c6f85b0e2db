import { useState } from 'react'
import { ClosingWarning } from '../../../form/ClosingWarning'
import { useConfirmedClose } from '../../../form/useConfirmedClose'
import { noBreak } from '../../../format/text'
import { operatorHere } from '../../../session/operator'
import { endReauth, type ReauthRequest } from '../../../session/reauth-request'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { Dialog, DialogTitle } from '../../../ui/Dialog'
import { CodeForm } from './CodeForm'
import { CredentialsForm, type FirstStepResult } from './CredentialsForm'

/** Sign-in dialog over the page for an operator whose session has ended; unsaved work is kept. */
export default function SignInAgain({ request: { account, leave } }: { request: ReauthRequest }) {
  const [firstStep, setFirstStep] = useState<FirstStepResult | null>(null)
  const [isOther, setOther] = useState(false)
  const { isWarned, close } = useConfirmedClose(leave)
  /* After the password alone nobody is signed in yet. */
  function goToCode(right: FirstStepResult) {
    setOther(right.email !== account)
    if (right.email !== account) return
    if (right.enrolment) leave()
    else setFirstStep(right)
  }

  function goOn() {
    /* Another account must not continue somebody's unsaved work. */
    if (operatorHere()?.email === account) endReauth()
    else leave()
  }
  return (
    <Dialog size="md" label="Zaloguj się ponownie" onClose={close}>
      {firstStep ? (
        <CodeForm firstStep={firstStep} onSignedIn={goOn} onBack={() => setFirstStep(null)} />
      ) : (
        <>
          <DialogTitle>Zaloguj się ponownie</DialogTitle>
          <p className="mb-4">
            {noBreak(
              'Twoja sesja się skończyła. To, co masz wpisane, zostaje: zaloguj się i zapisz jeszcze raz.',
            )}
          </p>
          {isWarned && <ClosingWarning />}
          {isOther && (
            <div className="mb-4">
              <Alert tone="warning" announce>
                To, co masz wpisane, może zapisać tylko {account}. Zaloguj się na to konto.
              </Alert>
            </div>
          )}
          <CredentialsForm label="Ponowne logowanie do zaplecza" email={account} onRight={goToCode} />
          <div className="mt-3">
            <Button variant="quiet" wide onPress={leave}>
              Zaloguj się na inne konto
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
