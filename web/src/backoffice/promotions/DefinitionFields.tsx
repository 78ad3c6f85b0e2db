import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { DayInput } from '../../form/DayInput'
import { CheckboxInput, SelectInput, TextAreaInput, TextInput } from '../../form/fields'
import { RichTextInput } from '../../form/RichTextInput'
import { pasteHint } from '../paste-hint'
import { GroupError } from './GroupError'
import { measureOptions, pictureOptions } from './labels'
import { MechanicsFields } from './MechanicsFields'
import { PromptFields } from './PromptFields'
import { promotionOptionsQuery } from './queries'
import { ScopeFields } from './ScopeFields'
import type { DefinitionValues } from './values'

export interface PartProps {
  control: Control<DefinitionValues>
}

/** All fields of a promotion's definition. */
export function DefinitionFields({ control }: PartProps) {
  const { data: options } = useQuery(promotionOptionsQuery)
  return (
    <>
      <Part title="Teksty">
        <Texts control={control} />
      </Part>
      <Part title="Terminy">
        <Days control={control} />
      </Part>
      <Part title="Co się liczy">
        <div className="max-w-form">
          <SelectInput
            control={control}
            name="terms.measure"
            label="Liczymy"
            hint="Progi i kroki nagród podajesz w tej mierze"
            options={measureOptions}
            isRequired
          />
        </div>
        <GroupError control={control} name="terms.measure" />
        {options && <ScopeFields control={control} options={options} />}
      </Part>
      <Part title="Nagrody">
        <MechanicsFields control={control} />
        <GroupError control={control} name="terms.mechanics" />
      </Part>
      <Part title="Pytanie o udział">
        <PromptFields control={control} options={options} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 border-line border-t pt-4 first:border-t-0 first:pt-0"
    >
      <h2 className="font-bold text-h2">{title}</h2>
      {children}
    </section>
  )
}

function Texts({ control }: PartProps) {
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TextInput control={control} name="name" label="Nazwa" maxLength={80} isRequired />
        <SelectInput control={control} name="picture" label="Rysunek" options={pictureOptions} isRequired />
      </div>
      <TextAreaInput
        control={control}
        name="summary"
        label="Jedno zdanie na listę promocji"
        isLine
        maxLength={200}
        isRequired
      />
      <RichTextInput
        control={control}
        name="text"
        label="Opis: w pytaniu i na stronie promocji"
        hint={pasteHint}
        rows={8}
        isRequired
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <RichTextInput control={control} name="success" label="Po zaakceptowaniu regulaminu" rows={3} />
        <RichTextInput
          control={control}
          name="accepted"
          label="Gdy regulamin był zaakceptowany wcześniej"
          rows={3}
        />
      </div>
    </>
  )
}

function Days({ control }: PartProps) {
  const declares = useWatch({ control, name: 'declares' })
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <DayInput control={control} name="terms.purchases.from" label="Zakupy od" isRequired />
        <DayInput control={control} name="terms.purchases.to" label="Zakupy do" isRequired />
        <DayInput
          control={control}
          name="terms.accept_by"
          label="Akceptacja regulaminu do"
          hint="Zostaw puste, jeśli nie trzeba nic akceptować"
        />
      </div>
      <GroupError control={control} name="terms.purchases" />
      <CheckboxInput control={control} name="declares">
        Uczestnik deklaruje ilość i&nbsp;dostaje nagrodę, gdy tyle kupi
      </CheckboxInput>
      {declares && (
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <DayInput control={control} name="terms.declaration.from" label="Deklaracje od" isRequired />
          <DayInput control={control} name="terms.declaration.to" label="Deklaracje do" isRequired />
          <DayInput control={control} name="terms.declaration.fulfil_by" label="Realizacja do" isRequired />
        </div>
      )}
      <GroupError control={control} name="terms.declaration" />
    </>
  )
}
