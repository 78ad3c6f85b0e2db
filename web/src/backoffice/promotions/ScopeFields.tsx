import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useField } from '../../form/bound'
import { formatThousandths } from '../../format/numbers'
import { Checkbox } from '../../ui/Checkbox'
import { Disclosure } from '../../ui/Disclosure'
import type { PromotionWords } from './queries'
import type { DefinitionValues } from './values'

interface ScopeFieldsProps {
  control: Control<DefinitionValues>
  words: PromotionWords
}

type List = 'brands' | 'categories' | 'products' | 'packs'

interface Choice {
  readonly value: string
  readonly label: string
}

/** Which purchases take part: what is ticked, or all where nothing is. */
export function ScopeFields({ control, words }: ScopeFieldsProps) {
  const named = (all: readonly { slug: string; name: string }[]) =>
    all.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <div className="flex flex-col gap-2">
      <ListFields control={control} list="brands" title="Marki" choices={named(words.brands)} />
      <ListFields control={control} list="categories" title="Kategorie" choices={named(words.categories)} />
      <ListFields
        control={control}
        list="products"
        title="Produkty"
        choices={words.products.map(({ sap, name }) => ({ value: sap, label: `${name} (${sap})` }))}
      />
      <ListFields
        control={control}
        list="packs"
        title="Opakowania"
        choices={words.packs.map((volume) => ({
          value: String(volume),
          label: `${formatThousandths(volume)} L lub kg`,
        }))}
      />
    </div>
  )
}

interface ListFieldsProps {
  control: Control<DefinitionValues>
  list: List
  title: string
  choices: readonly Choice[]
}

function ListFields({ control, list, title, choices }: ListFieldsProps) {
  const [isOpen, onToggle] = useState(false)
  const chosen = useWatch({ control, name: `terms.${list}` })
  const { bound } = useField(control, `terms.${list}`, [] as string[])
  /* What is not sold any more stays until it is unticked. */
  const known = new Set(choices.map(({ value }) => value))
  const gone = chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }))
  return (
    <Disclosure
      title={title}
      note={chosen.length === 0 ? 'wszystkie' : `wybrane: ${chosen.length}`}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {[...choices, ...gone].map(({ value, label }) => (
          <Checkbox
            key={value}
            isSelected={chosen.includes(value)}
            onChange={(isOn) =>
              bound.onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </Disclosure>
  )
}
