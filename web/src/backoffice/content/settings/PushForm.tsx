import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CheckboxInput, TextInput } from '../../../form/fields'
import { formatInstant } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { counted } from '../../../format/plural'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { PageSkeleton } from '../../../ui/Skeleton'
import { ConfirmDialog } from '../../ConfirmDialog'
import { EditForm } from '../../EditForm'
import { refetchNewer } from '../../optimistic-lock'
import { type PushSettings, pushSettingsQuery, replacePushKeys, savePushSettings } from './push'
import { keepTyped } from './queries'

/** Push to participants' devices: the switch, the keys, and how many devices receive it. */
export function PushForm() {
  const { data: push, isError } = useQuery(pushSettingsQuery)
  if (!push)
    return isError ? (
      <Alert tone="danger">Nie udało się pobrać ustawień powiadomień. Odśwież stronę.</Alert>
    ) : (
      <PageSkeleton />
    )
  return (
    <div className="flex flex-col gap-5">
      <Switch push={push} />
      {push.public_key != null && <Keys push={push} />}
    </div>
  )
}

function valuesOf({ enabled, contact }: PushSettings) {
  return { enabled, contact }
}

function Switch({ push }: { push: PushSettings }) {
  const form = useForm({ values: valuesOf(push), resetOptions: keepTyped })
  const { control } = form
  return (
    <EditForm
      label="Powiadomienia push"
      form={form}
      send={savePushSettings}
      newer={refetchNewer(pushSettingsQuery, valuesOf)}
      onDone={({ data }) => form.reset(valuesOf(data))}
      submitLabel="Zapisz powiadomienia"
    >
      <p>
        Uczestnik włącza je sam w&nbsp;profilu, osobno na każdym urządzeniu. Dostaje wtedy na ekran to, co
        dziś znajduje pod dzwonkiem.
      </p>
      <CheckboxInput control={control} name="enabled">
        Uczestnicy mogą włączać powiadomienia
      </CheckboxInput>
      <TextInput
        control={control}
        name="contact"
        label="Kontakt do programu"
        hint="Adres e-mail albo strona https://. Producenci przeglądarek, którzy dostarczają powiadomienia, napiszą tu, gdyby coś było nie tak."
        autoComplete="off"
        isRequired
      />
    </EditForm>
  )
}

function Keys({ push: { public_key, created_at, devices } }: { push: PushSettings }) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <div className="flex flex-col items-start gap-4 border-line border-t pt-4">
      <DescriptionList>
        <DescriptionItem name="Urządzenia">{formatNumber(devices)}</DescriptionItem>
        <DescriptionItem name="Klucz publiczny">{public_key}</DescriptionItem>
        {created_at && (
          <DescriptionItem name="Klucze z&nbsp;dnia">{formatInstant(created_at)}</DescriptionItem>
        )}
      </DescriptionList>
      <Button variant="secondary" onPress={() => setConfirming(true)}>
        Wymień klucze
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Wymienić klucze powiadomień?"
          label="Wymień klucze"
          variant="danger"
          action={replacePushKeys}
          onClose={() => setConfirming(false)}
        >
          <p>{consequenceOf(devices)}</p>
          <p>Wymień je, gdy ktoś obcy mógł poznać klucz prywatny. Zwykle nie trzeba tego robić.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** The sentence about the devices that are dropped with the keys. */
export function consequenceOf(devices: number): string {
  if (devices === 0) return 'Żadne urządzenie nie ma teraz włączonych powiadomień.'
  const dropped = counted(devices, ['urządzenie', 'urządzenia', 'urządzeń'])
  return `Odłączymy ${dropped}. Powiadomienia wrócą na nie przy następnej wizycie w\u00a0portalu.`
}
