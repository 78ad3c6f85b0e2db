import { useMutation, useQuery } from '@tanstack/react-query'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { longestConsent } from '../../form/consents'
import { formatInstantDay } from '../../format/dates'
import { counted } from '../../format/plural'
import { FormattedText } from '../../modal/FormattedText'
import { modalHash } from '../../paths'
import { type Agreement, agreementsQuery } from '../../session/agreements'
import { useOnline } from '../../session/online'
import { useUser } from '../../session/session'
import { Alert } from '../../ui/Alert'
import { Card, CardHead } from '../../ui/Card'
import { Checkbox } from '../../ui/Checkbox'
import { CollapsibleSection } from '../../ui/CollapsibleSection'
import { DocumentLink } from '../../ui/DocumentLink'
import { Link } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge } from '../../ui/StatusBadge'
import { showError, showSuccess } from '../../ui/toast-queue'
import { answerAgreement } from './queries'

/** The participant's consents with their dates; withdrawing one takes one press, as giving it does. */
export function ConsentsCard() {
  const { data: agreements } = useQuery(agreementsQuery)
  const hasRequired = useUser().has_required_consents
  const isOnline = useOnline()
  const answering = useMutation({
    mutationFn: answerAgreement,
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  const pendingAnswer = answering.isPending ? answering.variables : null
  const optional = (agreement: Agreement) => (
    <>
      <Checkbox
        isSelected={pendingAnswer?.id === agreement.id ? pendingAnswer.value : agreement.value}
        isDisabled={answering.isPending || !isOnline}
        onChange={(value) => answering.mutate({ id: agreement.id, value })}
      >
        <FormattedText html={agreement.content} atMost={longestConsent} />
      </Checkbox>
      <AnsweredAt agreement={agreement} />
    </>
  )
  const required = agreements?.filter((agreement) => agreement.required) ?? []
  const free = agreements?.filter((agreement) => !agreement.required) ?? []
  return (
    <Card>
      <CardHead title="Zgody i oświadczenia" />
      {!agreements && <PageSkeleton />}
      {!hasRequired && (
        <div className="mb-4">
          <Alert tone="warning">
            Brakuje oświadczeń, bez których nie można brać udziału w&nbsp;programie.{' '}
            <Link to={modalHash('zgody')}>Uzupełnij oświadczenia</Link>
          </Alert>
        </div>
      )}
      {free.length > 0 && (
        <>
          <h3 className="mb-1 font-bold text-h3">Dobrowolne</h3>
          <p className="mb-1 text-muted">
            Zaznacz, aby wyrazić zgodę. Odznacz, aby ją wycofać. Zmiana działa od razu. Przeczytaj też{' '}
            <DocumentLink path="/polityka-prywatnosci">Politykę prywatności</DocumentLink>.
          </p>
          {!isOnline && <p className="font-semibold text-limit">{messages.offline}</p>}
          <ul className="mb-5">
            {free.map((agreement) => (
              <li key={agreement.id} className="border-line border-b py-1 last:border-0">
                {optional(agreement)}
                <ul className="pl-9">
                  {agreement.subconsents.map((part) => (
                    <li key={part.id}>{optional(part)}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
      {required.length > 0 && <Required agreements={required} isOpen={!hasRequired} />}
    </Card>
  )
}

interface RequiredProps {
  agreements: readonly Agreement[]
  /** Opened at once where a required consent is missing. */
  isOpen: boolean
}

/** Required consents, folded because they can only be withdrawn with the account. */
function Required({ agreements, isOpen }: RequiredProps) {
  return (
    <CollapsibleSection
      title={`Wymagane w\u00a0programie: ${counted(agreements.length, ['oświadczenie', 'oświadczenia', 'oświadczeń'])}`}
      isOpen={isOpen}
    >
      <p className="mb-3 text-muted">
        Wycofasz je, prosząc o&nbsp;usunięcie danych w&nbsp;części „Moje dane”. Kończy to udział
        w&nbsp;programie.
      </p>
      <ul className="flex flex-col gap-3">
        {agreements.map((agreement) => (
          <li key={agreement.id} className="flex flex-col items-start gap-1">
            <FormattedText html={agreement.content} atMost={longestConsent} />
            <AnswerStatus agreement={agreement} />
          </li>
        ))}
      </ul>
    </CollapsibleSection>
  )
}

function AnsweredAt({ agreement: { value, answered_at } }: { agreement: Agreement }) {
  if (!answered_at) return null
  return (
    <p className="-mt-2 pb-2 pl-9 text-muted text-small">
      {value ? 'Zaznaczone' : 'Niezaznaczone od'} {formatInstantDay(answered_at)}
    </p>
  )
}

function AnswerStatus({ agreement: { value, answered_at } }: { agreement: Agreement }) {
  if (!value || !answered_at) return <StatusBadge color="red" label="Czeka na Twoją odpowiedź" />
  return <StatusBadge color="green" label={`Złożone ${formatInstantDay(answered_at)}`} />
}
