import type { ReactNode } from 'react'
import { callTo, formatPhone } from '../../format/phone'
import { distance, formatDistance, type Place } from '../../format/places'
import { NoBreak } from '../../ui/NoBreak'
import { StatusBadge } from '../../ui/StatusBadge'
import type { Column } from '../../ui/Table'
import { type ColumnCell, columnsOf, type WireField } from '../../ui/table-columns'
import type { Branch } from './queries'

const cells: Record<string, ColumnCell<Branch>> = {
  distributor_name: {
    cell: ({ distributor_name, name }) => (
      <>
        <span className="block">{distributor_name}</span>
        <span className="block font-normal text-muted">{name}</span>
      </>
    ),
    card: 'title',
  },
  nip: { cell: ({ nip }) => nip, card: 'line' },
  address: {
    cell: ({ address, postcode, city }) => (
      <>
        {address}
        <span className="@table:hidden">
          <NoBreak text={`, ${postcode}\u00a0${city}`} />
        </span>
      </>
    ),
    card: 'lead',
  },
  city: { cell: ({ postcode, city }) => <NoBreak text={`${postcode}\u00a0${city}`} />, card: 'hidden' },
  phone: {
    cell: ({ phone }) => (
      <a href={callTo(phone)} className="rounded-tag text-brand-text underline underline-offset-4">
        {formatPhone(phone)}
      </a>
    ),
    card: 'left',
  },
  edi: {
    cell: ({ edi }) =>
      edi ? (
        <StatusBadge color="green" label="Faktury trafiają same" />
      ) : (
        <span className="hidden @table:inline">–</span>
      ),
    card: 'badge',
  },
}

/** The server's columns, the distance where it is known, and a branch's actions. */
export function branchColumns(
  fields: readonly WireField[],
  ownPlace: Place | null,
  actions: (branch: Branch) => ReactNode,
): Column<Branch>[] {
  const near: Column<Branch>[] = ownPlace
    ? [
        {
          key: 'distance',
          label: 'Odległość',
          cell: ({ position }) => formatDistance(distance(ownPlace, position)),
          align: 'end',
          card: 'right',
        },
      ]
    : []
  return [
    ...columnsOf(fields, cells),
    ...near,
    { key: 'actions', label: 'Na mapie', cell: actions, card: 'action' },
  ]
}
