import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ComboInput } from '../../../form/ComboInput'
import { TextInput } from '../../../form/fields'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { useUnfolding } from '../../../ui/unfolding'
import { DeleteButton } from '../../DeleteButton'
import { EditForm } from '../../EditForm'
import { addAlias, type Distributor, packsQuery, removeAlias } from './queries'

type Alias = Distributor['aliases'][number]

/** Names and codes of packs in a distributor's invoices. */
export function Aliases({ distributor: { id, aliases } }: { distributor: Distributor }) {
  const { isOpen, close, opener } = useUnfolding()
  return (
    <Card>
      <CardHead
        title="Nazwy produktów u tego dystrybutora"
        action={
          !isOpen && (
            <Button variant="secondary" {...opener}>
              Dodaj nazwę
            </Button>
          )
        }
      />
      <p className="mb-3 max-w-text text-muted">
        Tak dystrybutor nazywa opakowania na swoich fakturach. Po tych nazwach i&nbsp;kodach znajdziesz
        produkt przy sprawdzaniu faktury.
      </p>
      {isOpen && <AliasFields id={id} onDone={close} />}
      <ul className="flex flex-col">
        {aliases.map((alias) => (
          <AliasRow key={alias.id} id={id} alias={alias} />
        ))}
      </ul>
    </Card>
  )
}

function AliasRow({ id, alias }: { id: number; alias: Alias }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-b py-1 last:border-0">
      <span className="wrap-anywhere min-w-0 grow">
        <strong className="font-semibold">{alias.alias}</strong>
        <span className="text-muted">
          {' '}
          to {alias.product}, {alias.pack}
        </span>
      </span>
      <DeleteButton label="Usuń" about={`nazwę ${alias.alias}`} action={() => removeAlias(id, alias.id)} />
    </li>
  )
}

function AliasFields({ id, onDone }: { id: number; onDone: () => void }) {
  const { data: packs } = useQuery(packsQuery)
  const form = useForm({ defaultValues: { alias: '', pack_id: '' } })
  const options = packs?.map(({ id: pack, product, pack: size }) => ({
    value: String(pack),
    label: `${product}, ${size}`,
  }))
  return (
    <div className="mb-4 rounded-card bg-page p-4">
      <EditForm
        label="Nowa nazwa produktu"
        form={form}
        send={({ alias, pack_id: pack }) =>
          addAlias(id, { alias, pack_id: pack === '' ? null : Number(pack) })
        }
        onDone={onDone}
        onCancel={onDone}
        submitLabel="Dodaj"
      >
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextInput
            control={form.control}
            name="alias"
            label="Nazwa lub kod u dystrybutora"
            hint="Tak, jak stoi na fakturze"
            isRequired
          />
          {options && (
            <ComboInput
              control={form.control}
              name="pack_id"
              label="Produkt i opakowanie"
              options={options}
              placeholder="Zacznij pisać nazwę"
              isRequired
            />
          )}
        </div>
      </EditForm>
    </div>
  )
}
