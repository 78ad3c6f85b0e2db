import { useForm } from 'react-hook-form'
import { TextInput } from '../../../form/fields'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { type Column, Table } from '../../../ui/Table'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { isTransfer, priceText } from './labels'
import { type Reward, rewardQuery, type SeasonPrice, setPrice } from './queries'
import type { PartProps } from './RewardPage'

/** Prices of a reward, by season. */
export function Prices({ reward, editing, onEdit }: PartProps) {
  const columns: readonly Column<SeasonPrice>[] = [
    { key: 'season', label: 'Sezon', card: 'title', cell: ({ season }) => season },
    {
      key: 'price',
      label: 'Cena',
      align: 'end',
      cell: ({ price }) =>
        price == null ? (
          <span className="text-muted">podstawowa</span>
        ) : (
          priceText({ kind: reward.kind, price })
        ),
    },
    {
      key: 'edit',
      label: 'Zmiana',
      card: 'action',
      align: 'end',
      cell: ({ season, price }) => (
        <Button variant="quiet" onPress={() => onEdit(`price ${season}`)}>
          {price == null ? 'Ustaw' : 'Zmień'}
          <span className="sr-only">{` cenę sezonu ${season}`}</span>
        </Button>
      ),
    },
  ]
  const edited = reward.prices.find(({ season }) => editing === `price ${season}`)
  return (
    <Card>
      <CardHead title="Ceny w&nbsp;sezonach" />
      {edited && (
        <PriceFields key={edited.season} reward={reward} price={edited} onDone={() => onEdit('nothing')} />
      )}
      <Table
        label="Ceny w sezonach"
        columns={columns}
        rows={reward.prices}
        rowKey={({ season }) => season}
        empty="Program nie ma jeszcze sezonów"
      />
    </Card>
  )
}

function PriceFields({ reward, price, onDone }: { reward: Reward; price: SeasonPrice; onDone: () => void }) {
  const { version, newer } = useOptimisticLock(reward, rewardQuery(reward.id), ({ prices }) =>
    valuesOf(prices.find(({ season }) => season === price.season) ?? price),
  )
  const form = useForm({ defaultValues: valuesOf(price) })
  return (
    <div className="mb-4 rounded-card bg-page p-4">
      <h3 className="mb-3 font-semibold text-h3">Sezon {price.season}</h3>
      <EditForm
        label={`Cena w sezonie ${price.season}`}
        form={form}
        send={(values) => setPrice(reward.id, price.season, { ...values, version })}
        newer={newer}
        onDone={onDone}
        onCancel={onDone}
        submitLabel="Zapisz cenę"
      >
        <TextInput
          control={form.control}
          name="price"
          label={isTransfer(reward.kind) ? 'Punkty za 1 zł' : 'Cena'}
          unit="pkt"
          inputMode="numeric"
          hint="Puste pole: obowiązuje cena podstawowa"
        />
        <Alert tone="info">
          Nowa cena obowiązuje dla zamówień od tej chwili. Złożone zamówienia zachowują swoje punkty.
        </Alert>
      </EditForm>
    </div>
  )
}

function valuesOf({ price }: SeasonPrice) {
  return { price: price == null ? '' : String(price) }
}
