import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { queryClient } from '../../api/query-client'
import type { AnswerTo } from '../../api/wire'
import { SendButton } from '../../form/SendButton'
import { formatInstantDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { useOnline } from '../../session/online'
import type { User } from '../../session/session'
import { Card, CardHead } from '../../ui/Card'
import { Checkbox } from '../../ui/Checkbox'
import { NoBreak } from '../../ui/NoBreak'
import { showError, showSuccess } from '../../ui/toast-queue'
import { answerReferral, ownReferralQuery } from './queries'

/** The partner by whose link the participant came, and the consent to be named to them; nothing for everyone else. */
export function ReferralCard({ kind }: { kind: User['profile']['kind'] }) {
  const { data: referral } = useQuery(ownReferralQuery)
  const content = useRef<HTMLDivElement>(null)
  const answering = useMutation({
    mutationFn: answerReferral,
    onSuccess: ({ message }) => showSuccess(message),
    onError: async (thrown) => {
      const { kind: reason, sentence } = failureFrom(thrown)
      showError(messages.failedLoudly, sentence ?? undefined)
      /* Refused, since the text has changed or the partner has left: the card shows what holds now. */
      if (reason === 'refused') await queryClient.invalidateQueries({ queryKey: ownReferralQuery.queryKey })
    },
  })
  if (!referral) return null
  const { company_name: partner, city, consent, is_active: isActive } = referral
  const isAgreed = answering.isPending ? answering.variables.agreed : referral.agreed
  const seen = isAgreed ? seenText(kind) : unseen
  /* The withdrawing button goes as it is pressed, so the focus moves to the content. */
  const focusContent = () => content.current?.focus()
  return (
    <Card>
      <CardHead title="Polecenie" />
      <div ref={content} tabIndex={-1} className="outline-none">
        <p>
          Masz konto z&nbsp;polecenia:{' '}
          <strong>
            <NoBreak text={`${partner}, ${city}`} />
          </strong>
          . {noBreak(isActive ? seen : left)}
        </p>
        {isActive && (
          <Choice
            referral={referral}
            isAgreed={isAgreed}
            isPending={answering.isPending}
            onChange={(agreed) => answering.mutate({ agreed, consent })}
          />
        )}
        {!isActive && referral.agreed && (
          <Withdrawal
            referral={referral}
            isPending={answering.isPending}
            onWithdraw={() => answering.mutate({ agreed: false, consent }, { onSuccess: focusContent })}
          />
        )}
      </div>
    </Card>
  )
}

type OwnReferral = NonNullable<AnswerTo<'/api/v1/user/referral'>['data']>

interface ChoiceProps {
  referral: OwnReferral
  isAgreed: boolean
  isPending: boolean
  onChange: (agreed: boolean) => void
}

/** The consent to a partner who takes part, to be given and withdrawn. */
function Choice({ referral, isAgreed, isPending, onChange }: ChoiceProps) {
  const isOnline = useOnline()
  return (
    <>
      <p className="mt-3 text-muted">
        Zaznacz, aby wyrazić zgodę. Odznacz, aby ją wycofać. Zmiana działa od razu.
      </p>
      {!isOnline && <p className="font-semibold text-limit">{messages.offline}</p>}
      <Checkbox isSelected={isAgreed} isDisabled={isPending || !isOnline} onChange={onChange}>
        <NoBreak text={referral.consent} />
      </Checkbox>
      <p className="-mt-2 pl-9 text-muted text-small">
        {referral.agreed ? 'Zaznaczone' : 'Niezaznaczone od'} {formatInstantDay(referral.answered_at)}
      </p>
    </>
  )
}

interface WithdrawalProps {
  referral: OwnReferral
  isPending: boolean
  onWithdraw: () => void
}

/** The consent to a partner who has left, which can only be withdrawn. */
function Withdrawal({ referral, isPending, onWithdraw }: WithdrawalProps) {
  return (
    <div className="mt-3 flex flex-col items-start gap-3">
      <p>
        <NoBreak text={referral.consent} />{' '}
        <span className="text-muted text-small">Zaznaczone {formatInstantDay(referral.answered_at)}</span>
      </p>
      <SendButton variant="secondary" isPending={isPending} onPress={onWithdraw}>
        Wycofaj zgodę
      </SendButton>
    </div>
  )
}

const left = 'Ten partner nie bierze już udziału w programie.'

const unseen = 'Partner wie tylko, że ktoś zarejestrował się z jego linku. Nie widzi, że to Ty.'

function seenText(kind: User['profile']['kind']): string {
  const name = kind === 'farm' ? 'nazwę Twojego gospodarstwa' : 'nazwę Twojej firmy'
  return `Partner widzi ${name}, miejscowość i dzień zapisu do programu. Nie widzi Twoich zakupów, punktów ani nagród.`
}
