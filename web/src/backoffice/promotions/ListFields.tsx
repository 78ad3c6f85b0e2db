import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { useField } from '../../form/controlled'
import { Checkbox } from '../../ui/Checkbox'
import { Disclosure } from '../../ui/Disclosure'
import type { DefinitionValues } from './values'

type List = `terms.${'brands' | 'categories' | 'products' | 'packs'}` | 'prompt.skip_if_answered'

interface ListFieldsProps {
  control: Control<DefinitionValues>
  name: List
  title: string
  /** Meaning of an empty selection. */
  none: string
  choices: readonly { readonly value: string; readonly label: string }[]
}

/** Collapsible list of checkboxes, headed by the number of ticked ones. */
export function ListFields({ control, name, title, none, choices }: ListFieldsProps) {
  const [isOpen, onToggle] = useState(false)
  const { value: chosen, controlled } = useField(control, name, [] as string[])
  /* A ticked value that no longer exists stays listed until it is unticked. */
  const known = new Set(choices.map(({ value }) => value))
  const gone = chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }))
  return (
    <div className="flex flex-col gap-1">
      <Disclosure
        title={title}
        note={chosen.length === 0 ? none : `wybrane: ${chosen.length}`}
        isOpen={isOpen}
        onToggle={onToggle}
      >
        <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
          {[...choices, ...gone].map(({ value, label }) => (
            <Checkbox
              key={value}
              isSelected={chosen.includes(value)}
              onChange={(isOn) =>
                controlled.onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            >
              {label}
            </Checkbox>
          ))}
        </div>
      </Disclosure>
      {controlled.error && <p className="text-rejected">{controlled.error}</p>}
    </div>
  )
}
