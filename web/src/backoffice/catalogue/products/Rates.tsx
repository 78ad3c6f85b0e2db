import { useForm } from 'react-hook-form'
import { TextInput } from '../../../form/fields'
import { formatAmount, formatMoney, formatPoints, formatThousandths } from '../../../format/numbers'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { type Column, Table } from '../../../ui/Table'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import type { PartProps } from './ProductPage'
import { type Product, productQuery, type Rate, setRate } from './queries'

const none = <span className="text-muted">brak</span>

/** Rates of a product, by season. */
export function Rates({ product, editing, onEdit }: PartProps) {
  const columns: readonly Column<Rate>[] = [
    { key: 'season', label: 'Sezon', card: 'title', cell: ({ season }) => season },
    {
      key: 'points',
      label: `Punkty za ${product.unit}`,
      align: 'end',
      cell: ({ points_per_unit: points }) => (isSet(points) ? `${formatThousandths(points)}\u00a0pkt` : none),
    },
    {
      key: 'price',
      label: `Cena katalogowa za ${product.unit}`,
      align: 'end',
      cell: ({ list_price: price }) => (isSet(price) ? formatMoney(price) : none),
    },
    {
      key: 'cap',
      label: 'Limit na uczestnika',
      align: 'end',
      cell: ({ points_per_unit: points, cap_points: cap }) =>
        isSet(cap) ? formatPoints(cap) : isSet(points) ? 'bez limitu' : none,
    },
    {
      key: 'edit',
      label: 'Zmiana',
      card: 'action',
      align: 'end',
      cell: ({ season, points_per_unit: points }) => (
        <Button variant="quiet" onPress={() => onEdit(`rate ${season}`)}>
          {isSet(points) ? 'Zmień' : 'Ustaw'}
          <span className="sr-only">{` stawkę sezonu ${season}`}</span>
        </Button>
      ),
    },
  ]
  const edited = product.rates.find(({ season }) => editing === `rate ${season}`)
  return (
    <Card>
      <CardHead title="Stawki w sezonach" />
      {edited && (
        <RateFields key={edited.season} product={product} rate={edited} onDone={() => onEdit('nothing')} />
      )}
      <Table
        label="Stawki w sezonach"
        columns={columns}
        rows={product.rates}
        rowKey={({ season }) => season}
        empty="Program nie ma jeszcze sezonów"
      />
    </Card>
  )
}

function isSet(value: number | null | undefined): value is number {
  return value !== null && value !== undefined
}

function RateFields({ product, rate, onDone }: { product: Product; rate: Rate; onDone: () => void }) {
  const { version, newer } = useOptimisticLock(product, productQuery(product.id), ({ rates }) =>
    valuesOf(rates.find(({ season }) => season === rate.season) ?? rate),
  )
  const form = useForm({ defaultValues: valuesOf(rate) })
  const { control } = form
  return (
    <div className="mb-4 rounded-card bg-page p-4">
      <h3 className="mb-3 font-semibold text-h3">Sezon {rate.season}</h3>
      <EditForm
        label={`Stawka sezonu ${rate.season}`}
        form={form}
        send={(values) => setRate(product.id, rate.season, { ...values, version })}
        newer={newer}
        onDone={onDone}
        onCancel={onDone}
        submitLabel="Zapisz stawkę"
      >
        <div className="grid items-start gap-4 md:grid-cols-3">
          <TextInput
            control={control}
            name="points_per_unit"
            label={`Punkty za ${product.unit}`}
            unit="pkt"
            inputMode="decimal"
            isRequired
          />
          <TextInput
            control={control}
            name="list_price"
            label={`Cena katalogowa za ${product.unit}`}
            unit="zł"
            inputMode="decimal"
            isRequired
          />
          <TextInput
            control={control}
            name="cap_points"
            label="Limit punktów na uczestnika"
            unit="pkt"
            inputMode="numeric"
            hint="Puste pole: bez limitu"
          />
        </div>
        <Alert tone="info">
          Nowa stawka obowiązuje dla decyzji od tej chwili. Pozycje już rozliczone zachowują stawkę,
          z&nbsp;którą je rozliczono, i&nbsp;nikomu nie zmienią się przez to punkty.
        </Alert>
      </EditForm>
    </div>
  )
}

function valuesOf(rate: Rate) {
  return {
    points_per_unit: isSet(rate.points_per_unit) ? formatThousandths(rate.points_per_unit) : '',
    list_price: isSet(rate.list_price) ? formatAmount(rate.list_price) : '',
    cap_points: isSet(rate.cap_points) ? String(rate.cap_points) : '',
  }
}
