import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { TextInput } from '../../../form/fields'
import { AmountInput, NumberInput } from '../../../form/NumberInput'
import { formatNumber } from '../../../format/numbers'
import { isPackCount } from '../../../rules/packs'
import { IconButton } from '../../../ui/Button'
import { ReasonChips } from '../../ReasonChips'
import type { CellName } from './cells'
import { DecisionInput } from './DecisionInput'
import { PackInput } from './PackInput'
import type { Pack, PackAlias, UsualPack } from './queries'
import { RememberInput } from './RememberInput'
import { lineReasons } from './reasons'
import type { Review, ReviewValues } from './review-schema'

/** Columns of the grid, for the lines and their heads: from 36 rem of room a line is one row, else a card. */
export const lineColumns =
  '@min-[36rem]:grid-cols-[minmax(0,1fr)_2rem_3.75rem_5.75rem_5.25rem_3.5rem_2rem] @min-[36rem]:gap-x-1'

/* In a row the heads of the columns stand for the labels, and a field is as low as the row. */
const cellFields =
  '@min-[36rem]:[&_label]:sr-only @min-[36rem]:[&_input]:min-h-9 @min-[36rem]:[&_input]:px-1.5 @min-[36rem]:[&_input]:py-1 @min-[36rem]:[&_input]:text-small @min-[36rem]:[&_.text-rejected]:wrap-normal @min-[36rem]:[&_.text-rejected]:text-small'

/* A row has no room for a unit, nor for the buttons that step a number, which the arrow keys do too. */
const figureFields = '@min-[36rem]:[&_button]:hidden @min-[36rem]:[&_input+span]:hidden'

/*
 * The longest name of a pack has to be read whole, also on a phone; a press on the field opens the list, which takes
 * its width from the button, so that the button keeps its place.
 */
const packFields =
  '@min-[36rem]:[&_button]:invisible @max-[20rem]:[&_input]:px-2 @max-[20rem]:[&_input]:text-small @max-[20rem]:[&_button]:invisible'

/* Beneath a row the label stands beside its field. */
const secondRowFields =
  '@min-[36rem]:*:flex-row @min-[36rem]:*:flex-wrap @min-[36rem]:*:items-center @min-[36rem]:*:gap-2 @min-[36rem]:[&_label]:max-w-1/2 @min-[36rem]:[&_label]:text-small @min-[36rem]:[&_label+span]:grow @min-[36rem]:[&_input]:min-h-9 @min-[36rem]:[&_input]:px-1.5 @min-[36rem]:[&_input]:py-1 @min-[36rem]:[&_input]:text-small'

interface LineFieldsProps {
  form: UseFormReturn<ReviewValues, unknown, Review>
  index: number
  packs: readonly Pack[]
  aliases: readonly PackAlias[]
  usual: readonly UsualPack[]
  distributor: string
  onRemove: (() => void) | undefined
}

/** Fields of one line: the pack, the quantity, the value, and the decision; beneath them what these ask for. */
export function LineFields({ form, index, packs, aliases, usual, distributor, onRemove }: LineFieldsProps) {
  const [typed, setTyped] = useState('')
  const { control } = form
  const values = form.watch(`lines.${index}`)
  return (
    <fieldset
      data-line={index}
      className="relative flex min-w-0 flex-col gap-3 rounded-card border border-line p-3 @min-[36rem]:gap-1 @min-[36rem]:rounded-none @min-[36rem]:border-0 @min-[36rem]:border-t @min-[36rem]:p-0 @min-[36rem]:pt-1"
    >
      <legend className="float-left mb-2 w-full font-semibold @min-[36rem]:sr-only">
        Pozycja {index + 1}
      </legend>
      <div className={`grid gap-3 @min-[36rem]:items-start ${lineColumns}`}>
        <div className={`min-w-0 ${cellFields} ${packFields}`}>
          <PackInput
            control={control}
            name={`lines.${index}.pack_id`}
            packs={packs}
            aliases={aliases}
            usual={usual}
            onTyped={(text) => setTyped((before) => longer(text, before))}
          />
        </div>
        <div className="empty:hidden @min-[36rem]:empty:block">
          {values.pack_id !== '' && <Remember form={form} index={index} typed={typed} />}
        </div>
        <Cell name="quantity">
          <NumberInput
            control={control}
            name={`lines.${index}.quantity`}
            label="Liczba opakowań"
            min={1}
            isRequired
          />
        </Cell>
        <Cell name="net">
          <AmountInput
            control={control}
            name={`lines.${index}.net_value`}
            label="Wartość netto"
            min={0}
            isRequired
          />
        </Cell>
        <DecisionInput control={control} name={`lines.${index}.decision`} />
        <Points values={values} packs={packs} />
        {onRemove && (
          <div className="absolute top-2 right-2 @min-[36rem]:static @min-[36rem]:[&_button]:h-9 @min-[36rem]:[&_button]:w-8">
            <IconButton
              label={`Usuń pozycję ${index + 1}`}
              icon={<Trash2 aria-hidden className="size-5" />}
              onPress={onRemove}
            />
          </div>
        )}
      </div>
      <SecondRow form={form} index={index} values={values} distributor={distributor} />
    </fieldset>
  )
}

function Cell({ name, children }: { name: CellName; children: ReactNode }) {
  return (
    <div data-cell={name} className={`min-w-0 ${cellFields} ${figureFields}`}>
      {children}
    </div>
  )
}

type LineValues = ReviewValues['lines'][number]

interface PointsProps {
  values: LineValues
  packs: readonly Pack[]
}

/** Estimated points of an accepted line. */
function Points({ values: { pack_id, quantity, decision }, packs }: PointsProps) {
  const pack = packs.find(({ id }) => String(id) === pack_id)
  const isCounted = quantity !== null && isPackCount(quantity) && decision === 'accept'
  return (
    <p
      aria-live="polite"
      className="font-bold empty:hidden @min-[36rem]:text-right @min-[36rem]:empty:block @min-[36rem]:text-small @min-[36rem]:leading-9"
    >
      {pack?.points_per_unit != null && isCounted && (
        <>
          {formatNumber(pointsBeforeLimits(quantity, pack.volume, pack.points_per_unit))}
          <span className="@min-[36rem]:sr-only">&nbsp;pkt</span>
        </>
      )}
    </p>
  )
}

interface SecondRowProps {
  form: LineFieldsProps['form']
  index: number
  values: LineValues
  distributor: string
}

/** Fields that a line needs now and then: its name at the distributor, and the reason of its rejection. */
function SecondRow({ form, index, values: { pack_id, remember, decision }, distributor }: SecondRowProps) {
  const { control, setValue } = form
  return (
    <>
      {pack_id !== '' && remember && (
        <div data-cell="alias" className={secondRowFields}>
          <TextInput
            control={control}
            name={`lines.${index}.alias`}
            label={`Tak nazywa to ${distributor}`}
            maxLength={200}
            isRequired
          />
        </div>
      )}
      {decision === 'reject' && (
        <>
          <div data-cell="reason" className={secondRowFields}>
            <TextInput
              control={control}
              name={`lines.${index}.reason`}
              label="Powód dla uczestnika"
              isRequired
            />
          </div>
          <ReasonChips
            reasons={lineReasons}
            onChoose={(reason) =>
              setValue(`lines.${index}.reason`, reason, { shouldValidate: true, shouldDirty: true })
            }
          />
        </>
      )}
      {decision === 'pending' && (
        <p className="text-pending text-small">
          Pozycja zaczeka na decyzję, faktura zostanie w&nbsp;kolejce.
        </p>
      )}
    </>
  )
}

/** Longest search text so far, most likely the name on the invoice; a chosen option is ignored. */
function longer(text: string, before: string): string {
  const isChosen = text.includes(', ')
  return !isChosen && text.length > before.length ? text : before
}

interface RememberProps {
  form: LineFieldsProps['form']
  index: number
  typed: string
}

function Remember({ form: { watch, setValue, getValues }, index, typed }: RememberProps) {
  return (
    <RememberInput
      isSelected={watch(`lines.${index}.remember`)}
      onChange={(isTicked) => {
        setValue(`lines.${index}.remember`, isTicked, { shouldDirty: true })
        if (isTicked && getValues(`lines.${index}.alias`) === '')
          setValue(`lines.${index}.alias`, typed, { shouldDirty: true })
      }}
    />
  )
}

/** Estimated points before the limits, from a volume and a rate in thousandths; the server has the final say. */
function pointsBeforeLimits(quantity: number, volume: number, pointsPerUnit: number): number {
  return Number((BigInt(quantity) * BigInt(volume) * BigInt(pointsPerUnit) + 500_000n) / 1_000_000n)
}
