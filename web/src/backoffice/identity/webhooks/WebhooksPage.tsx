import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { formatInstant } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { pathTo } from '../../../paths'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ResourceList } from '../../ResourceList'
import { ShownOnceDialog } from '../ShownOnceDialog'
import { type ListedWebhook, webhooksQuery } from './queries'
import { TryButton } from './TryButton'
import { ChangeWebhookDialog, NewSecretDialog, NewWebhookDialog } from './WebhookDialogs'

type Act = 'change' | 'secret'

/** Dialog that is open over the list. */
type Open =
  | { readonly to: 'add' }
  | { readonly to: Act; readonly webhook: ListedWebhook }
  | { readonly to: 'show'; readonly secret: string }

const columns: readonly Column<ListedWebhook>[] = [
  {
    key: 'name',
    label: 'Webhook',
    card: 'title',
    cell: ({ id, name }) => <Link to={pathTo('/zaplecze/webhooki/:id', { id: String(id) })}>{name}</Link>,
  },
  { key: 'waiting', label: 'Czeka', align: 'end', cell: ({ waiting }) => formatNumber(waiting) },
  { key: 'dead', label: 'Niedoręczone', align: 'end', cell: ({ dead }) => formatNumber(dead) },
  {
    key: 'last_delivered_at',
    label: 'Ostatnio doręczone',
    cell: ({ last_delivered_at: at }) => (at ? formatInstant(at) : '—'),
  },
  {
    key: 'status',
    label: 'Stan',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/webhooki`: addresses outside that are told of events. */
export default function WebhooksPage() {
  const query = useInfiniteQuery(webhooksQuery)
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <>
      <ResourceList
        title="Webhooki"
        action={
          <Button icon={<Plus aria-hidden className="size-5" />} onPress={() => setOpen({ to: 'add' })}>
            Dodaj webhook
          </Button>
        }
        query={query}
        columns={columns}
        details={(row) => <WebhookDetails webhook={row} onAct={(to) => setOpen({ to, webhook: row })} />}
        empty={
          <EmptyState icon={Webhook} title="Nie ma jeszcze webhooków">
            Dodaj adres, pod który program wyśle wiadomość o&nbsp;fakturach, punktach i&nbsp;zamówieniach.
          </EmptyState>
        }
      />
      <OpenDialog
        open={open}
        onSecret={(secret) => setOpen({ to: 'show', secret })}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

interface OpenDialogProps {
  open: Open | null
  onSecret: (secret: string) => void
  onClose: () => void
}

function OpenDialog({ open, ...callbacks }: OpenDialogProps) {
  const { onClose } = callbacks
  switch (open?.to) {
    case 'add':
      return <NewWebhookDialog {...callbacks} />
    case 'change':
      return <ChangeWebhookDialog webhook={open.webhook} onClose={onClose} />
    case 'secret':
      return <NewSecretDialog webhook={open.webhook} {...callbacks} />
    case 'show':
      return (
        <ShownOnceDialog
          title="Sekret webhooka"
          warning="Skopiuj sekret teraz: nie pokażemy go ponownie. Odbiorca sprawdza nim podpis każdej wiadomości. Przekaż go bezpieczną drogą, nie e-mailem."
          text={open.secret}
          copied="Sekret jest w schowku"
          byHand="Zaznacz sekret i skopiuj go ręcznie."
          onClose={onClose}
        />
      )
    default:
      return null
  }
}

function WebhookDetails({ webhook, onAct }: { webhook: ListedWebhook; onAct: (act: Act) => void }) {
  const { id, url, events, api_client, older_secret_until: until, disabled_because: why } = webhook
  return (
    <div className="flex flex-col items-start gap-4">
      {why && <Alert tone="danger">{why}</Alert>}
      <DescriptionList>
        <DescriptionItem name="Adres">{url}</DescriptionItem>
        <DescriptionItem name="Zdarzenia">{events.map(({ label }) => label).join(', ')}</DescriptionItem>
        {api_client && <DescriptionItem name="Klient API">{api_client}</DescriptionItem>}
        <DescriptionItem name="Dodał">
          {webhook.created_by}, {formatInstant(webhook.created_at)}
        </DescriptionItem>
        {until && <DescriptionItem name="Poprzedni sekret do">{formatInstant(until)}</DescriptionItem>}
      </DescriptionList>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onPress={() => onAct('change')}>
          Zmień
        </Button>
        <Button variant="secondary" onPress={() => onAct('secret')}>
          Nowy sekret
        </Button>
        {webhook.status.code !== 'disabled' && <TryButton id={id} />}
      </div>
    </div>
  )
}
