import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { type FieldValues, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { SelectInput, TextAreaInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import { FormDialog } from '../../ConfirmDialog'
import { kindsQuery } from '../../imports/queries'
import { codeSchema } from '../auth/code'
import { FreshCode } from '../auth/FreshCode'
import { ChecksInput } from '../ChecksInput'
import { overlaps } from '../overlaps'
import { type InputProps, SystemNameInput } from '../SystemNameInput'
import {
  type ApiScope,
  addApiClient,
  addApiToken,
  changeApiClient,
  type ListedApiClient,
  type NewApiClient,
} from './queries'
import { distributorScopes, networksFrom, scopeCodes, scopes } from './scopes'

const lives = [
  { value: '365', label: 'Rok' },
  { value: '180', label: '180\u00a0dni' },
  { value: '90', label: '90\u00a0dni' },
  { value: '30', label: '30\u00a0dni' },
]

const common = {
  name: requiredText(),
  scopes: z
    .array(z.enum(scopeCodes as [ApiScope, ...ApiScope[]]))
    .check(z.minLength(1, 'Zaznacz przynajmniej jedno uprawnienie')),
  networks: z.string(),
  code: codeSchema(false),
}

const newSchema = z.object({ ...common, distributor_id: z.string(), valid_days: z.string() })
const changeSchema = z.object(common)
const tokenSchema = z.object({ valid_days: z.string(), overlap_hours: z.string(), code: codeSchema(false) })

interface MakingProps {
  onToken: (token: string) => void
  onClose: () => void
}

/** Dialog that makes a client with its first token. */
export function NewClientDialog({ onToken, onClose }: MakingProps) {
  const { data } = useQuery(kindsQuery)
  const form = useForm({
    resolver: zodResolver(newSchema),
    defaultValues: {
      name: '',
      scopes: [...distributorScopes] as NewApiClient['scopes'],
      distributor_id: '',
      networks: '',
      valid_days: '365',
      code: '',
    },
  })
  const distributors = data?.distributors ?? []
  return (
    <FormDialog
      title="Nowy klient API"
      label="Dodaj klienta"
      form={form}
      send={({ distributor_id, networks, valid_days, ...rest }) =>
        addApiClient({
          ...rest,
          ...(distributor_id === '' ? {} : { distributor_id: Number(distributor_id) }),
          networks: networksFrom(networks),
          valid_days: Number(valid_days),
        })
      }
      onDone={({ data }) => onToken(data.token)}
      onClose={onClose}
    >
      <p>Za to, co robi klient, odpowiada operator, który go dodał.</p>
      <SystemNameInput control={form.control} name="name" />
      <ChecksInput control={form.control} name="scopes" label="Uprawnienia" choices={scopes} />
      <SelectInput
        control={form.control}
        name="distributor_id"
        label="Dystrybutor"
        hint={
          data?.distributors.length === 0
            ? 'Dystrybutora jeszcze nie ma: najpierw dodaj go w\u00a0katalogu. Klientowi nie da się go potem zmienić.'
            : 'Czyją sprzedaż wysyła. Tego nie da się potem zmienić.'
        }
        options={[
          { value: '', label: 'Bez dystrybutora' },
          ...distributors.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <NetworksInput control={form.control} name="networks" />
      <SelectInput control={form.control} name="valid_days" label="Token ważny przez" options={lives} />
      <FreshCode control={form.control} name="code" onCode={(code) => form.setValue('code', code)} />
    </FormDialog>
  )
}

/** Dialog that changes a client's name, scopes and networks. */
export function ChangeClientDialog({ client, onClose }: { client: ListedApiClient; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(changeSchema),
    defaultValues: {
      name: client.name,
      scopes: client.scopes.map(({ code }) => code),
      networks: client.networks.join('\n'),
      code: '',
    },
  })
  return (
    <FormDialog
      title={`Zmień klienta „${client.name}”`}
      label="Zapisz zmiany"
      form={form}
      send={({ networks, ...rest }) =>
        changeApiClient(client.id, { ...rest, networks: networksFrom(networks), version: client.version })
      }
      onClose={onClose}
    >
      <SystemNameInput control={form.control} name="name" />
      <ChecksInput control={form.control} name="scopes" label="Uprawnienia" choices={scopes} />
      <NetworksInput control={form.control} name="networks" />
      <FreshCode control={form.control} name="code" onCode={(code) => form.setValue('code', code)} />
    </FormDialog>
  )
}

/** Dialog that gives a client a new token, beside which the older ones last for a while. */
export function NewTokenDialog({ client, onToken, onClose }: MakingProps & { client: ListedApiClient }) {
  const form = useForm({
    resolver: zodResolver(tokenSchema),
    defaultValues: { valid_days: '365', overlap_hours: '24', code: '' },
  })
  return (
    <FormDialog
      title={`Nowy token klienta „${client.name}”`}
      label="Utwórz token"
      form={form}
      send={({ valid_days, overlap_hours, code }) =>
        addApiToken(client.id, { valid_days: Number(valid_days), overlap_hours: Number(overlap_hours), code })
      }
      onDone={({ data }) => onToken(data.token)}
      onClose={onClose}
    >
      <SelectInput control={form.control} name="valid_days" label="Nowy token ważny przez" options={lives} />
      <SelectInput
        control={form.control}
        name="overlap_hours"
        label="Dotychczasowy token działa jeszcze"
        hint="Tyle czasu ma dystrybutor na wpisanie nowego."
        options={overlaps}
      />
      <FreshCode control={form.control} name="code" onCode={(code) => form.setValue('code', code)} />
    </FormDialog>
  )
}

function NetworksInput<V extends FieldValues>(props: InputProps<V>) {
  return (
    <TextAreaInput
      {...props}
      label="Sieci"
      hint="Z których może się łączyć, po jednej w wierszu, na przykład 192.0.2.0/24. Puste pole to każdy adres."
    />
  )
}
