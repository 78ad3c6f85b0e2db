import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useParams } from 'react-router'
import { Form } from '../../form/Form'
import { useFormFlow } from '../../form/useFormFlow'
import { Card } from '../../ui/Card'
import { EmailAddress } from '../../ui/EmailAddress'
import { ButtonLink } from '../../ui/Link'
import { ThankYou } from '../../ui/ThankYou'
import { confirmAddress } from './queries'

/**
 * `/newsletter/potwierdzenie/:token`: the page of the e-mail's link. A button confirms, because mail scanners follow
 * links.
 */
export default function ConfirmPage() {
  const { token = '' } = useParams()
  const [email, setEmail] = useState<string | null>(null)
  const form = useForm()
  const { shell } = useFormFlow({
    form,
    send: () => confirmAddress(token),
    mode: 'edit',
    onSuccess: ({ data }) => setEmail(data.email),
  })
  if (email !== null)
    return (
      <ThankYou title="Jesteś na liście" actions={<ButtonLink to="/">Strona główna</ButtonLink>}>
        <p>
          Newsletter będziemy wysyłać na adres{' '}
          <strong className="wrap-anywhere">
            <EmailAddress email={email} />
          </strong>
          . W&nbsp;każdej wiadomości znajdziesz link, którym wypiszesz się jednym kliknięciem.
        </p>
      </ThankYou>
    )
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <Card>
        <h1 className="mb-3 font-bold text-h1">Potwierdź zapis na newsletter</h1>
        <p className="mb-5">
          Jeszcze jeden krok: naciśnij przycisk, a&nbsp;będziemy wysyłać Ci wiadomości o&nbsp;promocjach,
          nagrodach i&nbsp;nowościach w&nbsp;programie.
        </p>
        <Form
          label="Potwierdzenie zapisu"
          {...shell}
          holds="nothing"
          submitLabel="Potwierdzam zapis"
          aside={
            <ButtonLink variant="quiet" to="/">
              Strona główna
            </ButtonLink>
          }
        >
          {null}
        </Form>
      </Card>
    </div>
  )
}
