import { MaskedInput, RadioInput, TextInput } from '../../form/fields'
import { registerName } from '../../format/registers'
import type { ParticipantKind } from '../../rules/participant'
import { registers } from '../../rules/participant'
import { formatMasked, nipMask } from '../../ui/mask'
import { CompanyLookup } from './CompanyLookup'
import type { StepProps } from './StepFields'

const kindOptions = [
  { value: 'farm', label: 'Gospodarstwo rolne' },
  { value: 'company', label: 'Firma' },
]

const registerHints: Record<ParticipantKind, string> = {
  farm: 'Rolnik ubezpieczony w\u00a0KRUS wybiera KRUS.',
  company: 'Spółki są w\u00a0KRS, działalność jednej osoby w\u00a0CEIDG.',
}

/** The farm or company that registers: its register, its number and name. */
export function CompanyStep({ form, context }: StepProps) {
  const { control } = form
  const kind = form.watch('kind')
  const isKnown = kind === 'farm' || kind === 'company'
  return (
    <>
      {context.nip === null ? (
        <MaskedInput
          control={control}
          name="nip"
          label="NIP"
          hint="10 cyfr. Tym numerem będziesz się logować."
          mask={nipMask}
          isRequired
        />
      ) : (
        <p>
          <span className="block text-muted">NIP z&nbsp;zaproszenia</span>
          <strong className="text-h3 tabular-nums">{formatMasked(nipMask, context.nip)}</strong>
        </p>
      )}
      {context.companyLookup && <CompanyLookup form={form} context={context} />}
      {context.account === 'program.retail' && (
        <RadioInput
          control={control}
          name="kind"
          label="Kogo rejestrujesz"
          options={kindOptions}
          isRequired
        />
      )}
      {isKnown && (
        <RadioInput
          key={kind}
          control={control}
          name="register"
          label="Rejestr"
          hint={registerHints[kind]}
          options={registers[kind].map((register) => ({ value: register, label: registerName(register) }))}
          isRequired
        />
      )}
      <TextInput
        control={control}
        name="company_name"
        label={kind === 'company' ? 'Nazwa firmy' : 'Nazwa gospodarstwa'}
        hint={kind === 'company' ? null : 'Jeśli gospodarstwo nie ma nazwy, wpisz imię i\u00a0nazwisko.'}
        autoComplete="organization"
        isRequired
      />
    </>
  )
}
