import { type Control, get, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { CheckboxInput, SelectInput, TextInput } from '../../form/fields'
import { Button } from '../../ui/Button'
import { GroupError } from './GroupError'
import { giftCardOptions, measures, mechanicOptions } from './labels'
import { type DefinitionValues, newMechanic } from './values'

interface MechanicsFieldsProps {
  control: Control<DefinitionValues>
}

type At = `terms.mechanics.${number}`

interface RowProps extends MechanicsFieldsProps {
  at: At
}

/** Mechanics of the promotion, one row each. */
export function MechanicsFields({ control }: MechanicsFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'terms.mechanics' })
  const { errors } = useFormState({ control })
  const isInvalid = (index: number) => get(errors, `terms.mechanics.${index}.message`) !== undefined
  return (
    <>
      <ol aria-label="Nagrody" className="flex flex-col gap-4">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <fieldset
              data-invalid={isInvalid(index) || undefined}
              className="flex flex-col gap-4 rounded-card bg-page p-3 data-invalid:outline-2 data-invalid:outline-rejected sm:p-4"
            >
              <legend className="sr-only">{`Nagroda ${index + 1}`}</legend>
              <div className="flex flex-wrap items-end gap-3">
                <div className="min-w-48 grow">
                  <SelectInput
                    control={control}
                    name={`terms.mechanics.${index}.kind`}
                    label={`Nagroda ${index + 1}: sposób`}
                    options={mechanicOptions}
                  />
                </div>
                <Button variant="quiet" onPress={() => remove(index)}>
                  Usuń<span className="sr-only">{` nagrodę ${index + 1}`}</span>
                </Button>
              </div>
              <Row control={control} at={`terms.mechanics.${index}`} />
              <GroupError control={control} name={`terms.mechanics.${index}`} />
            </fieldset>
          </li>
        ))}
      </ol>
      <div>
        <Button variant="secondary" onPress={() => append(newMechanic)}>
          Dodaj nagrodę
        </Button>
      </div>
    </>
  )
}

function Row({ control, at }: RowProps) {
  const kind = useWatch({ control, name: `${at}.kind` })
  const unit = useUnit(control)
  switch (kind) {
    case 'ladder':
      return <Rungs control={control} at={at} />
    case 'per_step':
      return <PerStep control={control} at={at} />
    case 'target':
      return (
        <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <TextInput
            control={control}
            name={`${at}.amount`}
            label="Cel"
            unit={unit}
            inputMode="decimal"
            isRequired
          />
          <Reward control={control} at={`${at}.reward`} />
        </div>
      )
    case 'multiplier':
      return (
        <Single control={control} at={at} label="Mnożnik" unit="×" hint="Na przykład 2: punkty podwójne" />
      )
    case 'declared':
      return (
        <Single
          control={control}
          at={at}
          label={`Punkty za zadeklarowany ${unit}`}
          unit="pkt"
          hint="Gdy uczestnik kupi tyle, ile zadeklarował"
        />
      )
    default:
      return <Single control={control} at={at} label={`Punkty za ${unit}`} unit="pkt" />
  }
}

interface SingleProps extends RowProps {
  label: string
  unit: string
  hint?: string
}

function Single({ control, at, ...field }: SingleProps) {
  return (
    <div className="max-w-form">
      <TextInput control={control} name={`${at}.amount`} {...field} inputMode="decimal" isRequired />
    </div>
  )
}

function PerStep({ control, at }: RowProps) {
  const unit = useUnit(control)
  const isBetter = useWatch({ control, name: `${at}.isBetter` })
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <TextInput
          control={control}
          name={`${at}.amount`}
          label="Za każde pełne"
          unit={unit}
          inputMode="decimal"
          isRequired
        />
        <Reward control={control} at={`${at}.reward`} />
      </div>
      <CheckboxInput control={control} name={`${at}.isBetter`}>
        Lepsza nagroda przy większych zakupach
      </CheckboxInput>
      {isBetter && (
        <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <TextInput
            control={control}
            name={`${at}.betterFrom`}
            label="Od ilu pełnych kroków"
            inputMode="numeric"
            hint="Wtedy każdy krok jest wart tyle"
            isRequired
          />
          <Reward control={control} at={`${at}.better`} />
        </div>
      )}
    </>
  )
}

function Rungs({ control, at }: RowProps) {
  const unit = useUnit(control)
  const { fields, append, remove } = useFieldArray({ control, name: `${at}.rungs` })
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-5">
          <TextInput
            control={control}
            name={`${at}.rungs.${index}.from`}
            label={`Próg ${index + 1}: od`}
            unit={unit}
            inputMode="decimal"
            isRequired
          />
          <Reward control={control} at={`${at}.rungs.${index}.reward`} />
          <div className="sm:pt-7">
            <Button variant="quiet" onPress={() => remove(index)}>
              Usuń próg<span className="sr-only">{` ${index + 1}`}</span>
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button variant="secondary" onPress={() => append({ from: '', reward: newMechanic.reward })}>
          Dodaj próg
        </Button>
      </div>
    </>
  )
}

interface RewardProps extends MechanicsFieldsProps {
  at: `${At}.reward` | `${At}.better` | `${At}.rungs.${number}.reward`
}

/** Reward of a mechanic: points, a card, or both. */
function Reward({ control, at }: RewardProps) {
  const card = useWatch({ control, name: `${at}.card` })
  return (
    <>
      <TextInput control={control} name={`${at}.points`} label="Punkty" unit="pkt" inputMode="numeric" />
      <SelectInput control={control} name={`${at}.card`} label="Karta" options={giftCardOptions} />
      {card !== '' && (
        <TextInput
          control={control}
          name={`${at}.value`}
          label="Wartość karty"
          unit="zł"
          inputMode="decimal"
          isRequired
        />
      )}
    </>
  )
}

function useUnit(control: Control<DefinitionValues>): string {
  return measures[useWatch({ control, name: 'terms.measure' })].unit
}
