import { formatDay, formatInstant } from '../../format/dates'
import { type Column, Table } from '../../ui/Table'
import type { EditedPromotion, Revision } from './queries'

const columns: readonly Column<Revision>[] = [
  { key: 'revision', label: 'Wersja', card: 'title', cell: ({ revision }) => `Wersja ${revision}` },
  {
    key: 'when',
    label: 'Opublikowana',
    card: 'lead',
    cell: ({ published_at }) => (published_at ? formatInstant(published_at) : 'z plików programu'),
  },
  { key: 'who', label: 'Kto', card: 'left', cell: ({ published_by }) => published_by ?? 'brak' },
  { key: 'name', label: 'Nazwa', onlyWide: true, cell: ({ definition }) => definition.name },
  {
    key: 'days',
    label: 'Zakupy',
    card: 'line',
    cell: ({ definition: { terms } }) =>
      `${formatDay(terms.purchases.from)} – ${formatDay(terms.purchases.to)}`,
  },
]

/** The rules of each revision, with the hash by which anybody can tell that it is the same file. */
function rulesColumn(slug: string): Column<Revision> {
  return {
    key: 'rules',
    label: 'Regulamin',
    card: 'line',
    cell: ({ revision, definition, rules_sha256: hash }) => (
      <span className="flex flex-col items-start">
        <a
          href={`/api/v1/cms/promotions/${slug}/rules/${revision}`}
          target="_blank"
          rel="noopener noreferrer"
          className="rounded-tag text-brand-text underline underline-offset-4"
        >
          {definition.rules == null ? 'Ułożony z\u00a0zasad (PDF)' : 'Plik prawnika (PDF)'}
        </a>
        {hash && <span className="wrap-anywhere text-muted text-small">{`SHA-256: ${hash}`}</span>}
      </span>
    ),
  }
}

/** Published revisions, with time and operator. */
export function History({ promotion }: { promotion: EditedPromotion }) {
  return (
    <Table
      label="Historia wersji"
      columns={[...columns, rulesColumn(promotion.slug)]}
      rows={promotion.revisions}
      rowKey={({ revision }) => revision}
      empty="Tej promocji jeszcze nie opublikowano"
    />
  )
}
