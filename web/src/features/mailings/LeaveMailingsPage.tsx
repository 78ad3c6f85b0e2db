import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useParams } from 'react-router'
import { Form } from '../../form/Form'
import { useFormFlow } from '../../form/useFormFlow'
import { Card } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { ThankYou } from '../../ui/ThankYou'
import { leaveMailings } from './queries'

/** `/wiadomosci/rezygnacja/:key`: one-press end of e-mails about promotions, linked from each of them. */
export default function LeaveMailingsPage() {
  const { key = '' } = useParams()
  const [hasLeft, setLeft] = useState(false)
  const form = useForm()
  const { shell } = useFormFlow({
    form,
    send: () => leaveMailings(key),
    mode: 'edit',
    sentenceFor: ({ status }) =>
      status === 404
        ? 'Nie znaleźliśmy wiadomości z\u00a0tego linku. Sprawdź, czy jest cały. Zgodę możesz też wycofać w\u00a0swoim profilu.'
        : null,
    onSuccess: () => setLeft(true),
  })
  if (hasLeft)
    return (
      <ThankYou title="Zgoda jest wycofana" actions={<ButtonLink to="/">Strona główna</ButtonLink>}>
        <p>
          Nie wyślemy Ci już e-maili o&nbsp;promocjach. Jeśli zmienisz zdanie, zaznaczysz zgodę w&nbsp;swoim
          profilu.
        </p>
      </ThankYou>
    )
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <Card>
        <h1 className="mb-3 font-bold text-h1">Zrezygnuj z&nbsp;e-maili o&nbsp;promocjach</h1>
        <p className="mb-5">
          Naciśnij przycisk, a&nbsp;wycofamy Twoją zgodę na informacje o&nbsp;promocjach e-mailem. Wiadomości
          o&nbsp;Twoim koncie to nie dotyczy.
        </p>
        <Form
          label="Rezygnacja z e-maili o promocjach"
          {...shell}
          holds="nothing"
          submitLabel="Rezygnuję"
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
