import { zodResolver } from '@hookform/resolvers/zod'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FieldValues, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { DayInput } from '../../../form/DayInput'
import { SelectInput, TextInput } from '../../../form/fields'
import { parsedBy, requiredText } from '../../../form/schema'
import { parseDay } from '../../../rules/day'
import { FormDialog } from '../../ConfirmDialog'
import { rowsOf } from '../../list-query'
import { apiClientsQuery } from '../api-clients/queries'
import { codeSchema } from '../auth/code'
import { FreshCode } from '../auth/FreshCode'
import { ChecksInput } from '../ChecksInput'
import { overlaps } from '../overlaps'
import { type InputProps, SystemNameInput } from '../SystemNameInput'
import { eventCodes, eventsFor } from './events'
import {
  addWebhook,
  addWebhookSecret,
  changeWebhook,
  type ListedWebhook,
  type NewWebhook,
  sendAllAgain,
  type WebhookEvent,
} from './queries'

const states = [
  { value: 'active', label: 'Włączony' },
  { value: 'paused', label: 'Wstrzymany: zdarzenia czekają' },
  { value: 'disabled', label: 'Wyłączony: zdarzenia przepadają' },
]

const common = {
  name: requiredText(),
  url: requiredText(),
  events: z
    .array(z.enum(eventCodes as [WebhookEvent, ...WebhookEvent[]]))
    .check(z.minLength(1, 'Zaznacz przynajmniej jedno zdarzenie')),
  state: z.enum(['active', 'paused', 'disabled']),
  code: codeSchema(false),
}

const newSchema = z.object({ ...common, api_client_id: z.string() })
const changeSchema = z.object(common)
const secretSchema = z.object({ overlap_hours: z.string(), code: codeSchema(false) })
const againSchema = z.object({ since: parsedBy(parseDay) })

interface MakingProps {
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Dialog that makes a webhook with its secret. */
export function NewWebhookDialog({ onSecret, onClose }: MakingProps) {
  const clients = useInfiniteQuery(apiClientsQuery)
  const form = useForm({
    resolver: zodResolver(newSchema),
    defaultValues: {
      name: '',
      url: '',
      api_client_id: '',
      events: [] as NonNullable<NewWebhook['events']> as WebhookEvent[],
      state: 'active' as const,
      code: '',
    },
  })
  const client = form.watch('api_client_id')
  const choices = eventsFor(client)
  return (
    <FormDialog
      title="Nowy webhook"
      label="Dodaj webhook"
      form={form}
      send={({ api_client_id, events, ...rest }) =>
        addWebhook({
          ...rest,
          events: events.filter((event) => event in choices),
          ...(api_client_id === '' ? {} : { api_client_id: Number(api_client_id) }),
        })
      }
      onDone={({ data }) => onSecret(data.secret)}
      onClose={onClose}
    >
      <p>
        Pod ten adres program wyśle wiadomość o&nbsp;każdym wybranym zdarzeniu: numery i&nbsp;kwoty, bez
        danych osobowych.
      </p>
      <SystemNameInput control={form.control} name="name" />
      <UrlInput control={form.control} name="url" />
      <SelectInput
        control={form.control}
        name="api_client_id"
        label="Klient API"
        hint="Webhook klienta dostaje tylko zdarzenia o jego paczkach sprzedaży. Tego nie da się potem zmienić."
        options={[
          { value: '', label: 'Bez klienta: cały program' },
          ...(rowsOf(clients) ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <ChecksInput control={form.control} name="events" label="Zdarzenia" choices={choices} />
      <FreshCode control={form.control} name="code" onCode={(code) => form.setValue('code', code)} />
    </FormDialog>
  )
}

/** Dialog that changes a webhook's name, address, events and state. */
export function ChangeWebhookDialog({ webhook, onClose }: { webhook: ListedWebhook; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(changeSchema),
    defaultValues: {
      name: webhook.name,
      url: webhook.url,
      events: webhook.events.map(({ code }) => code),
      state: webhook.status.code as 'active' | 'paused' | 'disabled',
      code: '',
    },
  })
  return (
    <FormDialog
      title={`Zmień webhook „${webhook.name}”`}
      label="Zapisz zmiany"
      form={form}
      send={(values) => changeWebhook(webhook.id, { ...values, version: webhook.version })}
      onClose={onClose}
    >
      <SystemNameInput control={form.control} name="name" />
      <UrlInput control={form.control} name="url" />
      <ChecksInput
        control={form.control}
        name="events"
        label="Zdarzenia"
        choices={eventsFor(webhook.api_client ?? '')}
      />
      <SelectInput control={form.control} name="state" label="Stan" options={states} />
      <FreshCode control={form.control} name="code" onCode={(code) => form.setValue('code', code)} />
    </FormDialog>
  )
}

/** Dialog that gives a webhook a new secret, beside which the one before signs for a while. */
export function NewSecretDialog({ webhook, onSecret, onClose }: MakingProps & { webhook: ListedWebhook }) {
  const form = useForm({
    resolver: zodResolver(secretSchema),
    defaultValues: { overlap_hours: '24', code: '' },
  })
  return (
    <FormDialog
      title={`Nowy sekret webhooka „${webhook.name}”`}
      label="Utwórz sekret"
      form={form}
      send={({ overlap_hours, code }) =>
        addWebhookSecret(webhook.id, { overlap_hours: Number(overlap_hours), code })
      }
      onDone={({ data }) => onSecret(data.secret)}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="overlap_hours"
        label="Dotychczasowy sekret podpisuje jeszcze"
        hint="Tyle czasu ma odbiorca na wpisanie nowego."
        options={overlaps}
      />
      <FreshCode control={form.control} name="code" onCode={(code) => form.setValue('code', code)} />
    </FormDialog>
  )
}

/** Dialog that sends all deliveries again that were given up since a day. */
export function SendAllAgainDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(againSchema), defaultValues: { since: '' } })
  return (
    <FormDialog
      title="Wyślij ponownie niedoręczone"
      label="Wyślij ponownie"
      form={form}
      send={({ since }) => sendAllAgain(id, since)}
      onClose={onClose}
    >
      <p>Odbiorca pozna powtórzone zdarzenie po jego numerze.</p>
      <DayInput control={form.control} name="since" label="Zdarzenia od dnia" isRequired />
    </FormDialog>
  )
}

function UrlInput<V extends FieldValues>(props: InputProps<V>) {
  return (
    <TextInput
      {...props}
      label="Adres"
      hint="Zaczyna się od https://"
      autoComplete="off"
      maxLength={500}
      isRequired
    />
  )
}
