import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { formatInstant } from '../../../format/dates'
import { Button } from '../../../ui/Button'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmptyState } from '../../../ui/EmptyState'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ConfirmDialog } from '../../ConfirmDialog'
import { ResourceList } from '../../ResourceList'
import { ChangeClientDialog, NewClientDialog, NewTokenDialog } from './ClientDialogs'
import { apiClientsQuery, disableApiClient, type ListedApiClient } from './queries'
import { TokenDialog } from './TokenDialog'

type Act = 'change' | 'token' | 'disable'

/** Dialog that is open over the list. */
type Open =
  | { readonly to: 'add' }
  | { readonly to: Act; readonly client: ListedApiClient }
  | { readonly to: 'show'; readonly token: string }

const columns: readonly Column<ListedApiClient>[] = [
  { key: 'name', label: 'Klient', card: 'title', cell: ({ name }) => name },
  { key: 'distributor', label: 'Dystrybutor', card: 'lead', cell: ({ distributor }) => distributor ?? '—' },
  { key: 'last_used_at', label: 'Ostatnio', cell: (row) => lastUse(row) },
  { key: 'expires_at', label: 'Token do', cell: ({ tokens }) => instantOf(tokens[0]?.expires_at) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

function instantOf(instant: string | null | undefined): string {
  return instant ? formatInstant(instant) : '—'
}

/** Latest use of any of the client's tokens. */
function lastUse({ tokens }: ListedApiClient): string {
  const uses = tokens.flatMap(({ last_used_at: at }) => (at ? [at] : []))
  return instantOf(uses.sort().at(-1))
}

/** `/zaplecze/klienci-api`: machines that call the API, and their tokens. */
export default function ApiClientsPage() {
  const query = useInfiniteQuery(apiClientsQuery)
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <>
      <ResourceList
        title="Klienci API"
        action={
          <Button icon={<Plus aria-hidden className="size-5" />} onPress={() => setOpen({ to: 'add' })}>
            Dodaj klienta
          </Button>
        }
        query={query}
        columns={columns}
        details={(row) => <ClientDetails client={row} onAct={(to) => setOpen({ to, client: row })} />}
        empty={
          <EmptyState icon={KeyRound} title="Nie ma jeszcze klientów API">
            Dodaj system, który będzie czytał dane programu albo przesyłał tu sprzedaż.
          </EmptyState>
        }
      />
      <OpenDialog
        open={open}
        onToken={(token) => setOpen({ to: 'show', token })}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

interface OpenDialogProps {
  open: Open | null
  onToken: (token: string) => void
  onClose: () => void
}

function OpenDialog({ open, ...callbacks }: OpenDialogProps) {
  const { onClose } = callbacks
  switch (open?.to) {
    case 'add':
      return <NewClientDialog {...callbacks} />
    case 'change':
      return <ChangeClientDialog client={open.client} onClose={onClose} />
    case 'token':
      return <NewTokenDialog client={open.client} {...callbacks} />
    case 'show':
      return <TokenDialog token={open.token} onClose={onClose} />
    case 'disable':
      return (
        <ConfirmDialog
          title={`Wyłączyć klienta „${open.client.name}”?`}
          label="Wyłącz klienta"
          variant="danger"
          action={() => disableApiClient(open.client.id)}
          onClose={onClose}
        >
          <p>Jego tokeny od razu przestaną działać. Nie da się go włączyć ponownie.</p>
        </ConfirmDialog>
      )
    default:
      return null
  }
}

function ClientDetails({ client, onAct }: { client: ListedApiClient; onAct: (act: Act) => void }) {
  const { scopes, networks, tokens, created_by, created_at, disabled_at } = client
  return (
    <div className="flex flex-col items-start gap-4">
      <DescriptionList>
        <DescriptionItem name="Uprawnienia">{scopes.map(({ label }) => label).join(', ')}</DescriptionItem>
        <DescriptionItem name="Sieci">{networks.join(', ') || 'Każdy adres'}</DescriptionItem>
        <DescriptionItem name="Odpowiada">
          {created_by}, od {formatInstant(created_at)}
        </DescriptionItem>
        {tokens.map((token) => (
          <DescriptionItem key={token.id} name={`Token …${token.hint}`}>
            {token.is_valid ? 'Ważny' : 'Nieważny'} do {formatInstant(token.expires_at)}
            {token.last_used_at &&
              `, ostatnio ${formatInstant(token.last_used_at)} z\u00a0adresu ${token.last_used_from}`}
          </DescriptionItem>
        ))}
        {disabled_at && <DescriptionItem name="Wyłączony">{formatInstant(disabled_at)}</DescriptionItem>}
      </DescriptionList>
      {!disabled_at && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onPress={() => onAct('change')}>
            Zmień
          </Button>
          <Button variant="secondary" onPress={() => onAct('token')}>
            Nowy token
          </Button>
          <Button variant="danger" onPress={() => onAct('disable')}>
            Wyłącz
          </Button>
        </div>
      )}
    </div>
  )
}
