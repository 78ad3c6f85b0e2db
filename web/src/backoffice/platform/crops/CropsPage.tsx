import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { StatusBadge } from '../../../ui/StatusBadge'
import { type Column, Table } from '../../../ui/Table'
import { CropDialog } from './CropDialog'
import { type Crop, cropsQuery } from './queries'

/** `/zaplecze/uprawy`: crops whose areas participants give at registration and in their profiles. */
export default function CropsPage() {
  const { data: crops } = useQuery(cropsQuery)
  const [opened, setOpened] = useState<Crop | 'new' | null>(null)
  return (
    <Card>
      <CardHead
        level={1}
        title="Uprawy"
        action={<Button onPress={() => setOpened('new')}>Dodaj uprawę</Button>}
      />
      <p className="mb-5 max-w-text text-muted">
        O&nbsp;powierzchnię tych upraw pytamy przy rejestracji i&nbsp;w&nbsp;profilu. Kod uprawy się nie
        zmienia: pod nim są zapisane powierzchnie, także po zmianie nazwy i&nbsp;po wycofaniu.
      </p>
      <Table label="Uprawy" columns={columnsOf(setOpened)} rows={crops} rowKey={({ id }) => id} />
      {opened && crops && (
        <CropDialog crop={opened === 'new' ? null : opened} crops={crops} onClose={() => setOpened(null)} />
      )}
    </Card>
  )
}

function columnsOf(onChange: (crop: Crop) => void): readonly Column<Crop>[] {
  return [
    {
      key: 'name',
      label: 'Uprawa',
      card: 'title',
      cell: ({ name, is_total: isTotal }) => (isTotal ? `${name} (suma grupy)` : name),
    },
    { key: 'group', label: 'Grupa', card: 'lead', cell: ({ group }) => group },
    { key: 'id', label: 'Kod', card: 'line', cell: ({ id }) => String(id) },
    {
      key: 'position',
      label: 'Miejsce',
      align: 'end',
      card: 'line',
      cell: ({ position }) => String(position),
    },
    {
      key: 'state',
      label: 'Stan',
      card: 'badge',
      cell: ({ retired }) =>
        retired ? (
          <StatusBadge color="gray" label="Wycofana" />
        ) : (
          <StatusBadge color="green" label="Pytamy o nią" />
        ),
    },
    {
      key: 'actions',
      label: 'Działania',
      card: 'action',
      cell: (crop) => (
        <Button variant="quiet" onPress={() => onChange(crop)}>
          Zmień<span className="sr-only">{`: ${crop.name}`}</span>
        </Button>
      ),
    },
  ]
}
