import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { formatInstant } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { Button } from '../../../ui/Button'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmptyState } from '../../../ui/EmptyState'
import { choiceIn, useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { PageSkeleton, Skeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { RecordHead } from '../../RecordHead'
import { ResourceList } from '../../ResourceList'
import { type AttemptLine, attemptSentence, isUnderWay } from './attempts'
import { deliveriesQuery, deliveryQuery, type ListedDelivery, sendAgain, webhookQuery } from './queries'
import { CallButton, TryButton } from './TryButton'
import { SendAllAgainDialog } from './WebhookDialogs'

/** Pause in milliseconds between two looks at a log in which something is under way. */
const pollTime = 3_000

const states = [
  { value: 'all', label: 'Wszystkie' },
  { value: 'dead', label: 'Niedoręczone' },
  { value: 'waiting', label: 'Czekające' },
  { value: 'sending', label: 'Wysyłane' },
  { value: 'delivered', label: 'Doręczone' },
]

const columns: readonly Column<ListedDelivery>[] = [
  { key: 'event', label: 'Zdarzenie', card: 'title', cell: ({ event_label }) => event_label },
  { key: 'created_at', label: 'Kiedy', card: 'left', cell: ({ created_at }) => formatInstant(created_at) },
  { key: 'attempts', label: 'Próby', align: 'end', cell: ({ attempts }) => formatNumber(attempts) },
  {
    key: 'answer',
    label: 'Odpowiedź',
    card: 'lead',
    cell: ({ last_status, last_error }) => last_status ?? last_error ?? '—',
  },
  {
    key: 'status',
    label: 'Stan',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/webhooki/:id`: what was sent to a webhook, and what it answered. */
export default function WebhookPage() {
  const id = Number(useParams().id)
  const [parameters] = useSearchParams()
  const { setFilter } = useListParams({ by: 'id', desc: true })
  const [isAsking, setAsking] = useState(false)
  const state = choiceIn(parameters, 'state', states, 'all')
  const { data: webhook } = useQuery(webhookQuery(id))
  const query = useInfiniteQuery({
    ...deliveriesQuery(id, state),
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.pages) ? pollTime : false),
  })
  if (!webhook) return <PageSkeleton />
  const isDisabled = webhook.status.code === 'disabled'
  return (
    <>
      <RecordHead
        title={webhook.name}
        badge={<StatusBadge color={statusColor(webhook.status.color)} label={webhook.status.label} />}
        about={webhook.disabled_because ?? webhook.url}
        back={{ to: '/zaplecze/webhooki', name: 'Webhooki' }}
      />
      <ResourceList
        level={2}
        title="Dziennik wysyłki"
        action={
          isDisabled ? null : (
            <span className="flex flex-wrap gap-2">
              {webhook.dead > 0 && (
                <Button variant="secondary" onPress={() => setAsking(true)}>
                  Wyślij ponownie niedoręczone
                </Button>
              )}
              <TryButton id={id} />
            </span>
          )
        }
        query={query}
        columns={columns}
        details={(row) => <Details webhook={id} delivery={row.id} mayRetry={!isDisabled} />}
        empty={
          <EmptyState icon={Send} title="Nie ma takich zdarzeń">
            Wyślij próbne zdarzenie, żeby sprawdzić, czy odbiorca odpowiada.
          </EmptyState>
        }
      >
        <div className="mb-4 grid gap-3 sm:grid-cols-[14rem]">
          <Select
            label="Stan"
            value={state}
            onChange={(value) => setFilter('state', value === 'all' ? null : value)}
            options={states}
          />
        </div>
      </ResourceList>
      {isAsking && <SendAllAgainDialog id={id} onClose={() => setAsking(false)} />}
    </>
  )
}

interface DetailsProps {
  webhook: number
  delivery: number
  mayRetry: boolean
}

function Details({ webhook, delivery, mayRetry }: DetailsProps) {
  const { data } = useQuery(deliveryQuery(webhook, delivery))
  if (!data) return <Skeleton className="h-40" />
  const { message_id, next_attempt_at: next, status } = data.delivery
  return (
    <div className="flex flex-col items-start gap-4">
      <DescriptionList>
        <DescriptionItem name="Numer wiadomości">{message_id}</DescriptionItem>
        {next && <DescriptionItem name="Następna próba">{formatInstant(next)}</DescriptionItem>}
      </DescriptionList>
      <Body label="Treść" text={data.body} />
      {data.attempts.map((attempt) => (
        <Attempt key={attempt.number} attempt={attempt} />
      ))}
      {mayRetry && status.code !== 'sending' && (
        <CallButton label="Ponów" call={() => sendAgain(webhook, delivery)} />
      )}
    </div>
  )
}

function Attempt({ attempt }: { attempt: AttemptLine }) {
  return (
    <div className="w-full">
      <p>{attemptSentence(attempt)}</p>
      {attempt.answer && <Body label={`Odpowiedź na próbę ${attempt.number}`} text={attempt.answer} />}
    </div>
  )
}

/** Text as it was sent; it scrolls by itself, also by keyboard. */
function Body({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus, so that the keyboard scrolls it
      tabIndex={0}
      className="max-h-60 w-full overflow-auto whitespace-pre-wrap break-all rounded-control bg-surface px-4 py-3 font-mono text-small"
    >
      {text}
    </section>
  )
}
