import type { ReactNode } from 'react'
import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { useField } from '../../form/controlled'
import { DayInput } from '../../form/DayInput'
import { SelectInput, TextInput } from '../../form/fields'
import { serverNow } from '../../format/clock'
import { formatPoints } from '../../format/numbers'
import { businessDay, seasonOf } from '../../rules/season'
import { voivodeships } from '../../rules/voivodeships'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Select } from '../../ui/Select'
import {
  accountOptions,
  type ConditionKind,
  channelOptions,
  kindOptions,
  lastInvoiceOptions,
  newCondition,
  type SegmentValues,
} from './conditions'
import type { SegmentOptions } from './queries'

interface ConditionFieldsProps {
  control: Control<SegmentValues>
  options: SegmentOptions
}

type At = `conditions.${number}`

interface RowProps extends ConditionFieldsProps {
  at: At
}

/** Conditions of a segment, one row each; a participant meets all of them. */
export function ConditionFields({ control, options }: ConditionFieldsProps) {
  const { fields, append, remove, update } = useFieldArray({ control, name: 'conditions' })
  const season = seasonToOffer(options.seasons)
  return (
    <>
      {fields.length === 0 && <p>Bez warunków: wszyscy uczestnicy z&nbsp;aktywnym kontem.</p>}
      <ol aria-label="Warunki" className="flex flex-col gap-4">
        {fields.map(({ id, kind }, index) => (
          <li key={id}>
            <fieldset className="flex flex-col gap-4 rounded-card bg-page p-3 sm:p-4">
              <legend className="sr-only">{`Warunek ${index + 1}`}</legend>
              <div className="flex flex-wrap items-end gap-3">
                <div className="min-w-48 grow">
                  <Select
                    label={`Warunek ${index + 1}`}
                    value={kind}
                    onChange={(value) => update(index, newCondition(value as ConditionKind, season))}
                    options={kindOptions}
                  />
                </div>
                <Button variant="quiet" onPress={() => remove(index)}>
                  Usuń<span className="sr-only">{` warunek ${index + 1}`}</span>
                </Button>
              </div>
              <Row control={control} options={options} at={`conditions.${index}`} />
            </fieldset>
          </li>
        ))}
      </ol>
      <div>
        <Button variant="secondary" onPress={() => append(newCondition('purchases', season))}>
          Dodaj warunek
        </Button>
      </div>
    </>
  )
}

/** The current season; a draft of the next one may be newer. */
function seasonToOffer(seasons: readonly number[]): string {
  const current = seasonOf(businessDay(serverNow()))
  return String(seasons.includes(current) ? current : (seasons[0] ?? ''))
}

function Row(props: RowProps) {
  const { control, at } = props
  const kind = useWatch({ control, name: `${at}.kind` })
  switch (kind) {
    case 'purchases':
      return <Purchases {...props} />
    case 'promotion':
      return <Promotion {...props} />
    case 'level':
      return <Level {...props} />
    case 'voivodeships':
      return <Voivodeships {...props} />
    case 'account':
      return (
        <Grid>
          <SelectInput
            control={control}
            name={`${at}.account`}
            label="Rodzaj konta"
            options={accountOptions}
          />
        </Grid>
      )
    case 'last_invoice':
      return <LastInvoice {...props} />
    case 'joined':
      return (
        <Grid>
          <DayInput control={control} name={`${at}.from`} label="Od dnia" />
          <DayInput control={control} name={`${at}.to`} label="Do dnia" />
        </Grid>
      )
    case 'consent':
      return (
        <Grid>
          <SelectInput
            control={control}
            name={`${at}.channel`}
            label="Droga kontaktu"
            options={channelOptions}
          />
          <Meets {...props} yes="Wyrażona" no="Niewyrażona" />
        </Grid>
      )
    case 'points':
      return (
        <Grid>
          <TextInput control={control} name={`${at}.from`} label="Od" unit="pkt" inputMode="numeric" />
          <TextInput control={control} name={`${at}.to`} label="Do" unit="pkt" inputMode="numeric" />
        </Grid>
      )
    default:
      return null
  }
}

function Promotion(props: RowProps) {
  const { control, options, at } = props
  return (
    <Grid>
      <SelectInput
        control={control}
        name={`${at}.promotion`}
        label="Promocja"
        {...(options.promotions.length === 0 && {
          hint: 'Wybierzesz ją, gdy pierwsza promocja będzie opublikowana',
        })}
        options={[{ value: '', label: 'Wybierz' }, ...named(options.promotions)]}
        isRequired
      />
      <Meets {...props} yes="Bierze udział" no="Nie bierze udziału" />
    </Grid>
  )
}

function Level(props: RowProps) {
  const { control, options, at } = props
  return (
    <Grid>
      <SelectInput
        control={control}
        name={`${at}.level`}
        label="Poziom"
        {...(options.levels.length === 0 && {
          hint: 'Program nie ma jeszcze poziomów osiągnięć',
        })}
        options={[
          { value: '', label: 'Wybierz' },
          ...options.levels.map((level) => ({
            value: String(level),
            label: formatPoints(level),
          })),
        ]}
        isRequired
      />
      <Meets {...props} yes="Osiągnął" no="Nie osiągnął" />
    </Grid>
  )
}

function Purchases({ control, options, at }: RowProps) {
  const unit = useWatch({ control, name: `${at}.unit` })
  const brand = useWatch({ control, name: `${at}.brand` })
  const product = useWatch({ control, name: `${at}.product` })
  return (
    <>
      <Grid>
        <SelectInput
          control={control}
          name={`${at}.season`}
          label="Sezon"
          options={options.seasons.map((season) => ({ value: String(season), label: String(season) }))}
        />
        {product === '' && (
          <SelectInput
            control={control}
            name={`${at}.brand`}
            label="Marka"
            options={[
              { value: '', label: 'Wszystkie' },
              ...options.brands.map((name) => ({ value: name, label: name })),
            ]}
          />
        )}
        {brand === '' && (
          <SelectInput
            control={control}
            name={`${at}.product`}
            label="Produkt"
            options={[{ value: '', label: 'Wszystkie' }, ...named(options.products)]}
          />
        )}
        <SelectInput
          control={control}
          name={`${at}.unit`}
          label="Jednostka"
          options={[
            { value: 'L', label: 'Litry' },
            { value: 'kg', label: 'Kilogramy' },
          ]}
        />
      </Grid>
      <Grid>
        <TextInput control={control} name={`${at}.from`} label="Od" unit={unit} inputMode="decimal" />
        <TextInput control={control} name={`${at}.to`} label="Do" unit={unit} inputMode="decimal" />
      </Grid>
    </>
  )
}

function LastInvoice({ control, at }: RowProps) {
  const last = useWatch({ control, name: `${at}.last` })
  return (
    <Grid>
      <SelectInput control={control} name={`${at}.last`} label="Kiedy" options={lastInvoiceOptions} />
      {last !== 'never' && (
        <TextInput
          control={control}
          name={`${at}.days`}
          label="Liczba dni"
          hint="Liczy się data na fakturze"
          inputMode="numeric"
          isRequired
        />
      )}
    </Grid>
  )
}

function Voivodeships({ control, at }: RowProps) {
  const { value: chosen, controlled } = useField(control, `${at}.voivodeships`, [] as string[])
  return (
    <div className="flex flex-col gap-1">
      <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-4">
        {voivodeships.map((name) => (
          <Checkbox
            key={name}
            isSelected={chosen.includes(name)}
            onChange={(isOn) =>
              controlled.onChange(isOn ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {controlled.error && <p className="text-rejected">{controlled.error}</p>}
    </div>
  )
}

function Meets({ control, at, yes, no }: RowProps & { yes: string; no: string }) {
  return (
    <SelectInput
      control={control}
      name={`${at}.meets`}
      label="Czy spełnia"
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
    />
  )
}

function Grid({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">{children}</div>
}

function named(options: readonly { readonly id: number; readonly name: string }[]) {
  return options.map(({ id, name }) => ({ value: String(id), label: name }))
}
