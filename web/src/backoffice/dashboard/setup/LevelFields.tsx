import { Plus, Trash2 } from 'lucide-react'
import { type Control, useFieldArray, useFormState } from 'react-hook-form'
import { TextInput } from '../../../form/fields'
import { Button, IconButton } from '../../../ui/Button'
import type { SetupValues } from './queries'

/** List of achievement levels, which may be emptied. */
export function LevelFields({ control }: { control: Control<SetupValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'levels' })
  const { errors } = useFormState({ control, name: 'levels' })
  const error = errors.levels?.message
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-semibold">Poziomy osiągnięć</legend>
      <p className="text-muted">
        Kto zbierze tyle punktów, dostaje gratulacje i&nbsp;premię. Bez poziomów program też działa.
      </p>
      {fields.map((field, index) => (
        <div key={field.id} className="flex items-start gap-2">
          <div className="grid grow gap-3 sm:grid-cols-2">
            <TextInput
              control={control}
              name={`levels.${index}.level`}
              label={`Poziom ${index + 1}`}
              unit="pkt"
              inputMode="numeric"
              isRequired
            />
            <TextInput
              control={control}
              name={`levels.${index}.bonus_points`}
              label={`Premia za poziom ${index + 1}`}
              unit="pkt"
              inputMode="numeric"
              isRequired
            />
          </div>
          <span className="mt-6">
            <IconButton
              label={`Usuń poziom ${index + 1}`}
              icon={<Trash2 aria-hidden className="size-5" />}
              onPress={() => remove(index)}
            />
          </span>
        </div>
      ))}
      {error && <p className="text-rejected">{error}</p>}
      <div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden className="size-5" />}
          onPress={() => append({ level: '', bonus_points: '' })}
        >
          Dodaj poziom
        </Button>
      </div>
    </fieldset>
  )
}
