import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { modalHash } from '../../paths'
import { DialogTitle } from '../../ui/Dialog'
import { ButtonLink } from '../../ui/Link'
import { AskForCode } from './AskForCode'
import { NewPasswordForm } from './NewPasswordForm'

type Step = { kind: 'nip'; nip: string } | { kind: 'code'; nip: string } | { kind: 'done' }

/** `#!reset-hasla` and `#!pierwsze-logowanie`: the NIP, then the code from the SMS with a new password. */
export default function SetPasswordModal() {
  const [step, setStep] = useState<Step>({ kind: 'nip', nip: '' })
  switch (step.kind) {
    case 'nip':
      return (
        <>
          <DialogTitle>Ustaw hasło</DialogTitle>
          <AskForCode nip={step.nip} onSent={(nip) => setStep({ kind: 'code', nip })} />
        </>
      )
    case 'code':
      return (
        <>
          <DialogTitle>Ustaw hasło</DialogTitle>
          <NewPasswordForm
            nip={step.nip}
            onBack={() => setStep({ kind: 'nip', nip: step.nip })}
            onDone={() => setStep({ kind: 'done' })}
          />
        </>
      )
    case 'done':
      return <Done />
  }
}

function Done() {
  return (
    <>
      <DialogTitle>Hasło ustawione</DialogTitle>
      <div className="flex flex-col items-start gap-5">
        <p role="status" className="flex items-center gap-3">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-brand-text" />
          Twoje hasło zostało ustawione
        </p>
        <ButtonLink to={modalHash('logowanie')}>Wróć do logowania</ButtonLink>
      </div>
    </>
  )
}
