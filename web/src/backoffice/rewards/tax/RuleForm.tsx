import { type Control, useForm } from 'react-hook-form'
import { DayInput } from '../../../form/DayInput'
import { RadioInput, SelectInput, TextAreaInput, TextInput } from '../../../form/fields'
import { travellingDay } from '../../../rules/day'
import { Alert } from '../../../ui/Alert'
import { EditForm } from '../../EditForm'
import { roundingOptions, scopeLabel, treatmentOptions } from './labels'
import { addRule, type TaxScope } from './queries'

/** Maximum length in characters, the same as on the server. */
const longestNote = 1000

interface RuleFormProps {
  scopes: readonly TaxScope[]
  /** Scope whose rule is changed; undefined lets the operator choose. */
  scope?: string
  onDone: () => void
}

type Values = ReturnType<typeof valuesFor>

/** Form of the next tax rule of a kind of prize or a promotion; the server validates all fields at once. */
export function RuleForm({ scopes, scope, onDone }: RuleFormProps) {
  const form = useForm({ defaultValues: valuesFor(scope) })
  const { control } = form
  return (
    <div className="rounded-card bg-page p-4">
      <EditForm
        label="Nowa zasada"
        form={form}
        send={(values) => addRule({ ...values, valid_from: travellingDay(values.valid_from) })}
        onDone={onDone}
        onCancel={onDone}
        isLong
        about={scope ?? null}
        submitLabel="Dodaj zasadę"
      >
        <StartFields control={control} scopes={scope === undefined ? scopes : null} />
        <RadioInput
          control={control}
          name="treatment"
          label="Sposób rozliczenia"
          options={treatmentOptions}
          isRequired
        />
        <TermFields control={control} isWithheld={form.watch('treatment') === 'withheld'} />
        <TextAreaInput
          control={control}
          name="note"
          label="Podstawa prawna"
          rows={3}
          maxLength={longestNote}
          isRequired
        />
        <Alert tone="info">
          Zasada obejmie nagrody udostępnione od podanego dnia. Tego, co już zapisano, nie przelicza.
        </Alert>
      </EditForm>
    </div>
  )
}

interface StartFieldsProps {
  control: Control<Values>
  /** Scopes to choose from; null where the scope is fixed. */
  scopes: readonly TaxScope[] | null
}

/** Fields of the rule's scope and its first day. */
function StartFields({ control, scopes }: StartFieldsProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-[2fr_1fr]">
      {scopes && (
        <SelectInput
          control={control}
          name="scope"
          label="Rodzaj nagrody albo promocja"
          placeholder="Wybierz"
          options={scopes.map((one) => ({ value: one.scope, label: scopeLabel(one) }))}
          isRequired
        />
      )}
      <DayInput control={control} name="valid_from" label="Obowiązuje od" isRequired />
    </div>
  )
}

/** Fields of the calculation: the rate, the rounding and the tax-free amount. */
function TermFields({ control, isWithheld }: { control: Control<Values>; isWithheld: boolean }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      {isWithheld && (
        <>
          <TextInput control={control} name="rate" label="Stawka" unit="%" inputMode="decimal" isRequired />
          <SelectInput
            control={control}
            name="rounding"
            label="Zaokrąglenie podstawy i&nbsp;podatku"
            options={roundingOptions}
            isRequired
          />
        </>
      )}
      <TextInput
        control={control}
        name="free_up_to"
        label="Bez podatku do wartości"
        unit="zł"
        inputMode="decimal"
        hint="Puste pole: liczy się każda wartość"
      />
    </div>
  )
}

function valuesFor(scope = '') {
  return {
    scope,
    valid_from: '',
    treatment: '',
    rate: '10',
    rounding: 'zloty',
    free_up_to: '',
    note: '',
  }
}
