import { useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useField } from '../../form/bound'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { TextField } from '../../ui/TextField'

interface CropsInputProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
  name: FieldPath<V>
  /** The crops that other products have. */
  known: readonly string[]
}

/** The crops that a product is meant for: those known already, and new ones. */
export function CropsInput<V extends FieldValues>({ control, name, known }: CropsInputProps<V>) {
  const { value: chosen, bound } = useField(control, name, [] as string[])
  const [typed, setTyped] = useState('')
  const offered = [...known, ...chosen.filter((crop) => !known.includes(crop))]
  function add() {
    const crop = typed.trim()
    if (crop && !chosen.includes(crop)) bound.onChange([...chosen, crop])
    setTyped('')
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1">Uprawy</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {offered.map((crop) => (
          <Checkbox
            key={crop}
            isSelected={chosen.includes(crop)}
            onChange={(isOn) =>
              bound.onChange(isOn ? [...chosen, crop] : chosen.filter((other) => other !== crop))
            }
          >
            {crop}
          </Checkbox>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 grow sm:max-w-80">
          <TextField label="Inna uprawa" value={typed} onChange={setTyped} />
        </div>
        <Button look="secondary" onPress={add}>
          Dopisz uprawę
        </Button>
      </div>
      {bound.error && <p className="text-rejected">{bound.error}</p>}
    </fieldset>
  )
}
