import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { DayInput } from '../../form/DayInput'
import { CheckboxInput, SelectInput, TextAreaInput, TextInput } from '../../form/fields'
import { RichTextInput } from '../../form/RichTextInput'
import { PromotionPicture } from '../../ui/PromotionPicture'
import { PageSkeleton } from '../../ui/Skeleton'
import { pasteHint } from '../paste-hint'
import { PdfInput } from '../platform/media/PdfInput'
import { PictureInput } from '../platform/media/PictureInput'
import { GroupError } from './GroupError'
import { measureOptions, pictureOptions } from './labels'
import { MechanicsFields } from './MechanicsFields'
import { PromptFields } from './PromptFields'
import { type PromotionOptions, promotionOptionsQuery } from './queries'
import { ScopeFields } from './ScopeFields'
import type { StepId } from './steps'
import type { DefinitionValues } from './values'

export interface PartProps {
  control: Control<DefinitionValues>
}

interface DefinitionFieldsProps extends PartProps {
  step: StepId
  /** Fields that only this promotion has on the steps "Dla kogo" and "Teksty". */
  audience: ReactNode
  address?: ReactNode
}

/** Fields of a promotion's definition on one step of its editor. */
export function DefinitionFields({ control, step, audience, address }: DefinitionFieldsProps) {
  const { data: options } = useQuery(promotionOptionsQuery)
  if (!options) return <PageSkeleton />
  switch (step) {
    case 'co-sie-liczy':
      return (
        <>
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
          <ScopeFields control={control} options={options} />
        </>
      )
    case 'co-przynosi':
      return (
        <>
          <MechanicsFields control={control} />
          <GroupError control={control} name="terms.mechanics" />
          <Caps control={control} />
        </>
      )
    case 'dla-kogo':
      return (
        <>
          {audience}
          <div className="max-w-form">
            <SelectInput
              control={control}
              name="segment"
              label="Uczestnicy"
              hint="Segment: jego członkowie w&nbsp;dniu publikacji i&nbsp;każdy, kto do niego później dołączy. Nikogo nie usuwamy. Inni promocji nie zobaczą."
              options={segmentOptions(options)}
            />
          </div>
        </>
      )
    case 'kiedy':
      return <Days control={control} />
    case 'pytanie':
      return (
        <>
          <PromptFields control={control} options={options} />
          <Answers control={control} />
        </>
      )
    default:
      return <Texts control={control} address={address} />
  }
}

/** Everyone, or a segment; one that no longer exists stays until another is chosen. */
function segmentOptions({ segments }: PromotionOptions) {
  const named = segments.map(({ id, name }) => ({ value: String(id), label: name }))
  return [{ value: '', label: 'wszyscy w\u00a0programie' }, ...named]
}

/** Most points that the promotion gives. */
function Caps({ control }: PartProps) {
  return (
    <fieldset className="flex flex-col gap-3 border-line border-t pt-4">
      <legend className="sr-only">Limity punktów</legend>
      <h3 className="font-semibold text-h3">Limity punktów</h3>
      <p className="text-muted">
        Uczestnik czyta je na stronie promocji i&nbsp;w&nbsp;regulaminie. Kart limity nie dotyczą.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          control={control}
          name="terms.caps.per_person"
          label="Limit na osobę"
          unit="pkt"
          inputMode="numeric"
          hint="Punktów ponad limit nie przyznajemy. Puste pole: bez limitu."
        />
        <TextInput
          control={control}
          name="terms.caps.in_all"
          label="Pula dla wszystkich"
          unit="pkt"
          inputMode="numeric"
          hint="Rozdzielana w kolejności przyznawania. Czego w niej zabrakło, nie wraca po jej zwiększeniu. Puste pole: bez limitu."
        />
      </div>
    </fieldset>
  )
}

function Texts({ control, address }: PartProps & { address: ReactNode }) {
  return (
    <>
      <TextInput control={control} name="name" label="Nazwa" maxLength={80} isRequired />
      {address}
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
      <Pictures control={control} />
      <PdfInput
        control={control}
        name="rules"
        label="Regulamin promocji"
        hint="Ułożymy go z&nbsp;zasad promocji. Możesz wybrać zamiast niego plik PDF od prawnika."
      />
    </>
  )
}

/** The promotion's drawing, and a picture of its own that stands in for it. */
function Pictures({ control }: PartProps) {
  const drawing = useWatch({ control, name: 'picture' })
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <SelectInput control={control} name="picture" label="Rysunek" options={pictureOptions} isRequired />
      <PictureInput
        control={control}
        name="photo"
        label="Własny obraz"
        hint="Bez niego pokażemy rysunek. Najlepszy jest szeroki, od 960 × 420 pikseli: brzegi przytniemy."
      >
        {(photo) => <PromotionPicture name={drawing} photo={photo} />}
      </PictureInput>
    </div>
  )
}

/** Texts that are read after an answer. */
function Answers({ control }: PartProps) {
  const asks = useWatch({ control, name: 'asks' })
  if (!asks) return null
  return (
    <>
      <RichTextInput control={control} name="success" label="Po zaakceptowaniu regulaminu" rows={3} />
      <RichTextInput
        control={control}
        name="accepted"
        label="Gdy regulamin był zaakceptowany wcześniej"
        rows={3}
      />
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
