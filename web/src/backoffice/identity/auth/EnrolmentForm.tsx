import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { useFormFlow } from '../../../form/useFormFlow'
import { type Enrolment, enrol } from '../../../session/operator'
import { Button } from '../../../ui/Button'
import QrCode from '../../../ui/QrCode'
import { CodeField } from './CodeField'
import { codeSchema } from './code'
import { StepTitle } from './StepTitle'

const schema = z.object({ code: codeSchema(false) })

interface EnrolmentFormProps {
  handle: string
  enrolment: Enrolment
  onEnrolled: (codes: readonly string[]) => void
  onBack: () => void
}

/** Enrolment of an authenticator app at the first sign-in: the secret, and the first code as proof. */
export function EnrolmentForm({ handle, enrolment, onEnrolled, onBack }: EnrolmentFormProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: '' } })
  const { shell } = useFormFlow({
    form,
    send: ({ code }: { code: string }) => enrol({ handle, code }),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ data }) => onEnrolled(data.recovery_codes),
  })
  return (
    <>
      <StepTitle place="Krok 2 z 3" follows>
        Aplikacja uwierzytelniająca
      </StepTitle>
      <ol className="mb-5 flex list-decimal flex-col gap-4 pl-5">
        <li>
          Otwórz na telefonie aplikację uwierzytelniającą, na przykład Google Authenticator albo Microsoft
          Authenticator.
        </li>
        <li>
          Zeskanuj kod:
          <div className="mt-2">
            <QrCode text={enrolment.address} label="Kod QR dla aplikacji uwierzytelniającej" />
          </div>
        </li>
        <li>
          Jeśli nie możesz zeskanować, wpisz klucz w&nbsp;aplikacji:
          <code className="mt-2 block break-words rounded-control bg-line-soft px-3 py-2 font-mono">
            {grouped(enrolment.secret)}
          </code>
        </li>
        <li>Przepisz tu kod, który pokaże aplikacja.</li>
      </ol>
      <Form
        label="Konfiguracja drugiego składnika"
        {...shell}
        holds="nothing"
        submitLabel="Potwierdź kod"
        wideSubmit
        aside={
          <Button variant="quiet" onPress={onBack}>
            Od początku
          </Button>
        }
      >
        <CodeField control={form.control} name="code" />
      </Form>
    </>
  )
}

/** Secret in groups of four. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
