import { useForm } from 'react-hook-form'
import { SelectInput, TextInput } from '../../../form/fields'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { stockText, variantStockText } from './labels'
import { changeStock, type Reward, rewardQuery, type Variant } from './queries'

interface StockFieldsProps {
  reward: Reward
  /** Variant whose stock changes; null for the reward's own. */
  variant: Variant | null
  onDone: () => void
}

type ChangeKind = 'add' | 'take' | 'unlimited'

const changeOptions = [
  { value: 'add', label: 'Dołóż' },
  { value: 'take', label: 'Zdejmij' },
  { value: 'unlimited', label: 'Bez limitu' },
]

const nothing = { way: 'add' as ChangeKind, change: '', note: '' }

/** Form of a change of stock: a difference, because participants order meanwhile. */
export function StockFields({ reward, variant, onDone }: StockFieldsProps) {
  const { version, newer } = useOptimisticLock(reward, rewardQuery(reward.id), () => nothing)
  const form = useForm({ defaultValues: nothing })
  const isLimited = form.watch('way') !== 'unlimited'
  const what = variant ? `wariantu ${variant.name}` : 'nagrody'
  return (
    <div className="mb-2 rounded-card bg-page p-4">
      <h3 className="mb-3 font-semibold">
        Magazyn {what}: {variant ? variantStockText(variant.stock) : stockText(reward.stock)}
      </h3>
      <EditForm
        label={`Magazyn ${what}`}
        form={form}
        send={({ way, change, note }) =>
          changeStock(reward.id, {
            version,
            variant_id: variant?.id ?? null,
            unlimited: way === 'unlimited',
            change: way === 'take' && change.trim() ? `-${change.trim()}` : change,
            note,
          })
        }
        newer={newer}
        onDone={onDone}
        onCancel={onDone}
        submitLabel="Zapisz magazyn"
      >
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <SelectInput control={form.control} name="way" label="Zmiana" options={changeOptions} isRequired />
          {isLimited && (
            <TextInput
              control={form.control}
              name="change"
              label="Ile"
              unit="szt."
              inputMode="numeric"
              isRequired
            />
          )}
          <TextInput
            control={form.control}
            name="note"
            label="Powód"
            hint="Na przykład numer dostawy"
            maxLength={200}
            isRequired
          />
        </div>
      </EditForm>
    </div>
  )
}
