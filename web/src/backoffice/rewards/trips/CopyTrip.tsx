import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { TextInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { FormDialog } from '../../ConfirmDialog'
import { copyTrip, type Trip } from './queries'

/** Form that copies the trip into another season, as a draft. */
export function CopyTrip({ trip }: { trip: Trip }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Kopiuj do innego sezonu
      </Button>
      {isOpen && <Copy trip={trip} onClose={() => setOpen(false)} />}
    </>
  )
}

const schema = z.object({ season: requiredText(), name: requiredText(), slug: z.string() })

function Copy({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { season: String(trip.season + 1), name: trip.name, slug: '' },
  })
  const { control } = form
  return (
    <FormDialog
      title="Kopia do innego sezonu"
      label="Utwórz kopię"
      form={form}
      send={({ season, name, slug }) => copyTrip(trip.id, { season: Number(season) || 0, name, slug })}
      onDone={({ data }) => navigate(pathTo('/zaplecze/wycieczki/:id', { id: String(data.id) }))}
      onClose={onClose}
    >
      <p>
        Uczestnicy zobaczą ją dopiero, gdy ją opublikujesz. Terminy przesuniemy o&nbsp;tyle lat, ile dzieli
        sezony.
      </p>
      <TextInput control={control} name="season" label="Sezon" inputMode="numeric" isRequired />
      <TextInput control={control} name="name" label="Nazwa" autoComplete="off" isRequired />
      <TextInput
        control={control}
        name="slug"
        label="Adres strony"
        hint="Puste: zrobimy go z nazwy."
        autoComplete="off"
      />
    </FormDialog>
  )
}
