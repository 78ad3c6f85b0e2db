import { useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useField } from '../../../form/controlled'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { TextField } from '../../../ui/TextField'

interface CropsInputProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
  name: FieldPath<V>
  /** The crops that other products have. */
  known: readonly string[]
}

/**
 * The crops that a product is meant for: those known already, and new ones. A crop that stands in the field counts, at
 * each letter; the button makes room for the next.
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

/** The text of the field, and the crop that is chosen as long as it stands there. */
function useTypedCrop(chosen: readonly string[], onChange: (chosen: string[]) => void) {
  const [typed, setTyped] = useState(nothing)
  /* It was unticked, or the form started over: the text would be one that does not count. */
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
    /** Leaves the crop among the chosen, and the field empty. */
    leave: () => setTyped(nothing),
  }
}
