import { useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useField } from '../../../form/controlled'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { TextField } from '../../../ui/TextField'

interface CropsInputProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
  name: FieldPath<V>
  /** Crops of other products. */
  known: readonly string[]
}

/**
 * Field for a product's crops, known and new ones. A typed crop counts at each keystroke; the button clears the field
 * for the next.
 */
export function CropsInput<V extends FieldValues>({ control, name, known }: CropsInputProps<V>) {
  const { value: chosen, controlled } = useField(control, name, [] as string[])
  const { typed, others, type, leave } = useTypedCrop(chosen, controlled.onChange)
  const offered = [...known, ...others.filter((crop) => !known.includes(crop))]
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1">Uprawy</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {offered.map((crop) => (
          <Checkbox
            key={crop}
            isSelected={chosen.includes(crop)}
            onChange={(isOn) =>
              controlled.onChange(isOn ? [...chosen, crop] : chosen.filter((other) => other !== crop))
            }
          >
            {crop}
          </Checkbox>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 grow sm:max-w-80">
          <TextField label="Inna uprawa" value={typed} onChange={type} />
        </div>
        <Button variant="secondary" onPress={leave}>
          Dopisz uprawę
        </Button>
      </div>
      {controlled.error && <p className="text-rejected">{controlled.error}</p>}
    </fieldset>
  )
}

const nothing = { text: '', crop: '' }

/** Text of the field, and the crop that is selected while it stands there. */
function useTypedCrop(chosen: readonly string[], onChange: (chosen: string[]) => void) {
  const [typed, setTyped] = useState(nothing)
  /* Reset after an unticked crop or a form reset: the text would not count. */
  if (typed.crop !== '' && !chosen.includes(typed.crop)) setTyped(nothing)
  const others = chosen.filter((crop) => crop !== typed.crop)
  return {
    typed: typed.text,
    others,
    type: (text: string) => {
      const named = text.trim()
      const crop = others.includes(named) ? '' : named
      setTyped({ text, crop })
      onChange(crop === '' ? others : [...others, crop])
    },
    /** Keeps the crop selected and clears the field. */
    leave: () => setTyped(nothing),
  }
}
