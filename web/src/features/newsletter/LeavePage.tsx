import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useParams } from 'react-router'
import { Form } from '../../form/Form'
import { useFormFlow } from '../../form/useFormFlow'
import { Card } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { ThankYou } from '../../ui/ThankYou'
import { leave } from './queries'

/** `/newsletter/rezygnacja/:key`: one-press unsubscription, linked from every newsletter. */
export default function LeavePage() {
  const { key = '' } = useParams()
  const [hasLeft, setLeft] = useState(false)
  const form = useForm()
  const { shell } = useFormFlow({
    form,
    send: () => leave(key),
    mode: 'edit',
    sentenceFor: ({ status }) =>
      status === 404
        ? 'Nie znaleźliśmy adresu z\u00a0tego linku. Sprawdź, czy jest cały. Jeśli nadal dostajesz newsletter, napisz do nas.'
        : null,
    onSuccess: () => setLeft(true),
  })
  if (hasLeft)
    return (
      <ThankYou title="Już Cię nie ma na liście" actions={<ButtonLink to="/">Strona główna</ButtonLink>}>
        <p>
          Nie wyślemy Ci więcej newslettera. Jeśli zmienisz zdanie, zapiszesz się znów na stronie głównej.
        </p>
      </ThankYou>
    )
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <Card>
        <h1 className="mb-3 font-bold text-h1">Wypisz się z&nbsp;newslettera</h1>
        <p className="mb-5">
          Naciśnij przycisk, a&nbsp;nie wyślemy Ci już newslettera. Wiadomości o&nbsp;Twoim koncie to nie
          dotyczy.
        </p>
        <Form
          label="Rezygnacja z newslettera"
          {...shell}
          holds="nothing"
          submitLabel="Wypisz mnie"
          aside={
            <ButtonLink variant="quiet" to="/kontakt">
              Napisz do nas
            </ButtonLink>
          }
        >
          {null}
        </Form>
      </Card>
    </div>
  )
}
