import { useForm } from 'react-hook-form'
import { TextInput } from '../../../form/fields'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { DeleteButton } from '../../DeleteButton'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { variantStockText } from './labels'
import { type Reward, removeVariant, rewardQuery, saveVariant, type Variant } from './queries'
import type { PartProps } from './RewardPage'
import { StockFields } from './StockFields'

/** Variants of which a participant chooses one: sizes, colours, values of a card. */
export function Variants({ reward, editing, onEdit }: PartProps) {
  const close = () => onEdit('nothing')
  return (
    <Card>
      <CardHead
        title="Warianty"
        action={
          editing !== 'variant new' && (
            <Button variant="secondary" onPress={() => onEdit('variant new')}>
              Dodaj wariant
            </Button>
          )
        }
      />
      {editing === 'variant new' && <VariantFields reward={reward} variant={null} onDone={close} />}
      {reward.variants.length === 0 && editing !== 'variant new' && (
        <p className="text-muted">
          Ta nagroda jest w&nbsp;jednym wariancie. Dodaj warianty, gdy uczestnik ma wybrać rozmiar lub kolor.
        </p>
      )}
      <ul className="flex flex-col">
        {reward.variants.map((variant) => (
          <li key={variant.id} className="border-line border-b py-2 last:border-0">
            {editing === `variant ${variant.id}` ? (
              <VariantFields reward={reward} variant={variant} onDone={close} />
            ) : editing === `variant stock ${variant.id}` ? (
              <StockFields reward={reward} variant={variant} onDone={close} />
            ) : (
              <VariantRow reward={reward} variant={variant} onEdit={onEdit} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface VariantRowProps {
  reward: Reward
  variant: Variant
  onEdit: PartProps['onEdit']
}

function VariantRow({ reward, variant, onEdit }: VariantRowProps) {
  const about = <span className="sr-only">{` wariantu ${variant.name}`}</span>
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <strong className="wrap-anywhere">{variant.name}</strong>
      <span className="wrap-anywhere text-muted">kod {variant.code}</span>
      <span className="whitespace-nowrap">{variantStockText(variant.stock)}</span>
      <span className="ml-auto flex flex-wrap gap-1">
        <Button variant="quiet" onPress={() => onEdit(`variant stock ${variant.id}`)}>
          Magazyn{about}
        </Button>
        <Button variant="quiet" onPress={() => onEdit(`variant ${variant.id}`)}>
          Zmień<span className="sr-only">{` wariant ${variant.name}`}</span>
        </Button>
        {!variant.ordered && (
          <DeleteButton
            label="Usuń"
            about={`wariant ${variant.name}`}
            action={() => removeVariant(reward.id, reward.version, variant.id)}
          />
        )}
      </span>
    </div>
  )
}

interface VariantFieldsProps {
  reward: Reward
  variant: Variant | null
  onDone: () => void
}

function VariantFields({ reward, variant, onDone }: VariantFieldsProps) {
  const { version, newer } = useOptimisticLock(reward, rewardQuery(reward.id), ({ variants }) =>
    valuesOf(variants.find(({ id }) => id === variant?.id) ?? null),
  )
  const form = useForm({ defaultValues: valuesOf(variant) })
  return (
    <div className="mb-2 rounded-card bg-page p-4">
      <EditForm
        label={variant ? `Wariant ${variant.name}` : 'Nowy wariant'}
        form={form}
        send={(values) => saveVariant(reward.id, variant?.id ?? null, { ...values, version })}
        newer={newer}
        onDone={onDone}
        onCancel={onDone}
        submitLabel={variant ? 'Zapisz wariant' : 'Dodaj'}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextInput control={form.control} name="name" label="Nazwa" hint="Na przykład XL" isRequired />
          <TextInput
            control={form.control}
            name="code"
            label="Kod"
            hint="Tak nazywa go magazyn"
            autoComplete="off"
            isRequired
          />
        </div>
      </EditForm>
    </div>
  )
}

function valuesOf(variant: Variant | null) {
  return { name: variant?.name ?? '', code: variant?.code ?? '' }
}
