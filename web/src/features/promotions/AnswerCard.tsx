import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { SendButton } from '../../form/SendButton'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { hasPurchases, useSession } from '../../session/session'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { showError, showSuccess, toastTimes } from '../../ui/toast-queue'
import { useUnfolding } from '../../ui/unfolding'
import { untilText } from './copy'
import { answerPromotion, type Participation } from './queries'

/** Fields that the card shows and sends; a partner who collects no points has no others. */
type Answering = Pick<
  Participation,
  'key' | 'answer' | 'can_answer' | 'accept_by' | 'accept_days_left' | 'state'
>

/** The answer to the rules, which can be changed until the deadline. */
export function AnswerCard({ participation }: { participation: Answering }) {
  const {
    key,
    answer,
    can_answer: canAnswer,
    accept_by: acceptBy,
    accept_days_left: daysLeft,
    state,
  } = participation
  const { mutate, isPending } = useMutation({
    mutationFn: (isAccepted: boolean) => answerPromotion(key, isAccepted),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) =>
      showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined, toastTimes.promotionError),
  })
  const until = acceptBy ? untilText(acceptBy, daysLeft) : null
  const isCounted = hasPurchases(useSession())
  return (
    <Card>
      <CardHead title="Regulamin promocji" />
      <Standing
        answer={answer ?? null}
        isOver={state === 'past'}
        canAnswer={canAnswer}
        until={until}
        acceptBy={acceptBy ?? null}
        isCounted={isCounted}
      />
      {canAnswer && (
        <div className="mt-4 flex flex-wrap gap-3">
          {answer !== true && (
            <SendButton isPending={isPending} onPress={() => mutate(true)}>
              Akceptuję Regulamin Promocji
            </SendButton>
          )}
          {answer == null && (
            <SendButton variant="quiet" isPending={isPending} onPress={() => mutate(false)}>
              Nie akceptuję Regulaminu Promocji
            </SendButton>
          )}
          {answer === true && (
            <Withdrawal isPending={isPending} isCounted={isCounted} onWithdraw={() => mutate(false)} />
          )}
        </div>
      )}
    </Card>
  )
}

interface StandingProps {
  answer: boolean | null
  isOver: boolean
  canAnswer: boolean
  /** "do 31.10.2025, zostało 9 dni". */
  until: string | null
  acceptBy: string | null
  /** True if the participant's purchases count towards it. */
  isCounted: boolean
}

function Standing({ answer, isOver, canAnswer, until, acceptBy, isCounted }: StandingProps) {
  if (answer === true)
    return (
      <p className="flex items-center gap-2 font-semibold text-accepted">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {isOver ? 'Regulamin zaakceptowany.' : 'Regulamin zaakceptowany, bierzesz udział w\u00a0promocji.'}
      </p>
    )
  if (!canAnswer)
    return (
      <p>
        {acceptBy
          ? `Regulamin można było zaakceptować do\u00a0${formatDay(acceptBy)}.`
          : 'Regulaminu nie można teraz zaakceptować.'}
      </p>
    )
  if (answer === false)
    return (
      <p className="flex items-start gap-2">
        <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        <span>Nie bierzesz udziału w&nbsp;promocji. Możesz zmienić zdanie {until}.</span>
      </p>
    )
  if (!isCounted)
    return (
      <p>
        {noBreak('Aby wziąć udział w promocji, zaakceptuj regulamin')} {until}.
      </p>
    )
  return (
    <p>
      {noBreak('Aby dostać nagrodę, zaakceptuj regulamin')} {until}.{' '}
      {noBreak('Policzymy też zakupy zrobione w czasie promocji, zanim go zaakceptujesz.')}
    </p>
  )
}

interface WithdrawalProps {
  isPending: boolean
  /** True if the participant's purchases count, so that there is something to lose. */
  isCounted: boolean
  onWithdraw: () => void
}

/** Withdraws the acceptance, after a confirmation. */
function Withdrawal({ isPending, isCounted, onWithdraw }: WithdrawalProps) {
  const { isOpen: isAsking, close, opener } = useUnfolding()
  if (!isAsking)
    return (
      <Button variant="quiet" {...opener}>
        Nie akceptuję Regulaminu Promocji
      </Button>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        {noBreak(
          isCounted
            ? 'Zrezygnować z promocji? Stracisz to, co już w niej masz.'
            : 'Zrezygnować z udziału w promocji?',
        )}
      </p>
      <SendButton variant="danger" isPending={isPending} onPress={onWithdraw}>
        Tak, rezygnuję
      </SendButton>
      <Button variant="quiet" autoFocus onPress={close}>
        Zostaję
      </Button>
    </div>
  )
}
