import { useForm } from 'react-hook-form'
import { TextInput } from '../../../form/fields'
import { formatThousandths } from '../../../format/numbers'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { DeleteButton } from '../../DeleteButton'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import type { PartProps } from './ProductPage'
import { type Pack, type Product, productQuery, removePack, savePack } from './queries'

/** Packs of a product. */
export function Packs({ product, editing, onEdit }: PartProps) {
  const close = () => onEdit('nothing')
  return (
    <Card>
      <CardHead
        title="Opakowania"
        action={
          editing !== 'pack new' && (
            <Button variant="secondary" onPress={() => onEdit('pack new')}>
              Dodaj opakowanie
            </Button>
          )
        }
      />
      {editing === 'pack new' && <PackFields product={product} pack={null} onDone={close} />}
      {product.packs.length === 0 && editing !== 'pack new' && (
        <p className="text-muted">
          Dodaj pierwsze opakowanie: bez niego produktu nie da się wpisać na fakturę.
        </p>
      )}
      <ul className="flex flex-col">
        {product.packs.map((pack) => (
          <li key={pack.id} className="border-line border-b py-2 last:border-0">
            {editing === `pack ${pack.id}` ? (
              <PackFields product={product} pack={pack} onDone={close} />
            ) : (
              <PackRow product={product} pack={pack} onEdit={() => onEdit(`pack ${pack.id}`)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PackRow({ product, pack, onEdit }: { product: Product; pack: Pack; onEdit: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <strong className="min-w-16">{pack.label}</strong>
      <span className="wrap-anywhere text-muted">kod {pack.code}</span>
      <span className="ml-auto flex flex-wrap gap-1">
        {pack.on_invoices && (
          <span className="self-center px-2 text-muted text-small">jest na fakturach</span>
        )}
        <Button variant="quiet" onPress={onEdit}>
          Zmień<span className="sr-only">{` opakowanie ${pack.label}`}</span>
        </Button>
        {!pack.on_invoices && (
          <DeleteButton
            label="Usuń"
            about={`opakowanie ${pack.label}`}
            action={() => removePack(product.id, product.version, pack.id)}
          />
        )}
      </span>
    </div>
  )
}

function PackFields({ product, pack, onDone }: { product: Product; pack: Pack | null; onDone: () => void }) {
  const { version, newer } = useOptimisticLock(product, productQuery(product.id), ({ packs }) =>
    valuesOf(packs.find(({ id }) => id === pack?.id) ?? null),
  )
  const form = useForm({ defaultValues: valuesOf(pack) })
  return (
    <div className="mb-2 rounded-card bg-page p-4">
      <EditForm
        label={pack ? `Opakowanie ${pack.label}` : 'Nowe opakowanie'}
        form={form}
        send={(values) => savePack(product.id, pack?.id ?? null, { ...values, version })}
        newer={newer}
        onDone={onDone}
        onCancel={onDone}
        submitLabel={pack ? 'Zapisz opakowanie' : 'Dodaj'}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextInput
            control={form.control}
            name="volume"
            label="Pojemność"
            unit={product.unit}
            inputMode="decimal"
            hint={
              pack?.on_invoices
                ? 'Opakowanie jest na fakturach: pojemność się nie zmieni'
                : 'Na przykład 0,25'
            }
            isDisabled={pack?.on_invoices ?? false}
            isRequired
          />
          <TextInput
            control={form.control}
            name="code"
            label="Kod opakowania"
            hint="Z pudełka lub kanistra, zwykle EAN"
            isRequired
          />
        </div>
      </EditForm>
    </div>
  )
}

function valuesOf(pack: Pack | null) {
  return { volume: pack ? formatThousandths(pack.volume) : '', code: pack?.code ?? '' }
}
