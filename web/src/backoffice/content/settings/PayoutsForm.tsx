import { type Control, useForm } from 'react-hook-form'
import { CheckboxInput, MaskedInput, TextAreaInput, TextInput } from '../../../form/fields'
import { type SectionId, sectionTitle } from '../../../sections'
import { useOperator } from '../../../session/operator'
import { ibanMask } from '../../../ui/mask'
import { useLinkedPlace } from '../../../ui/useLinkedPlace'
import { EditForm } from '../../EditForm'
import { CodeField, DemoCode } from '../../identity/auth/CodeField'
import { refetchNewer } from '../../optimistic-lock'
import { adminSettingsQuery, keepTyped, type PayoutAccounts, savePayoutAccounts } from './queries'

type Values = ReturnType<typeof valuesOf>

/** Form of the accounts that payouts leave from and go to, and of the bank's file formats. */
export function PayoutsForm({ version, payouts }: { version: number; payouts: PayoutAccounts }) {
  const form = useForm({ values: valuesOf(payouts), resetOptions: keepTyped })
  const { control } = form
  const { email } = useOperator()
  const [account, charity] = form.watch(['payout_account', 'charity_account'])
  const needsCode =
    isReplaced(payouts.payout_account, account) || isReplaced(payouts.charity_account, charity)
  return (
    <EditForm
      label="Wypłaty"
      form={form}
      send={({ code, ...values }) => savePayoutAccounts(version, values, needsCode ? code : '')}
      newer={refetchNewer(adminSettingsQuery, ({ payouts: stored }) => valuesOf(stored))}
      onDone={({ data }) => form.reset(valuesOf(data.payouts))}
      isLong
      submitLabel="Zapisz wypłaty"
    >
      <p>
        Bez rachunku nie da się przygotować pliku do banku. Paczki, których pliki już powstały, zostają
        z&nbsp;tym rachunkiem, który był wtedy.
      </p>
      <PartyFields control={control} party="payout" section="rachunek-wyplat" />
      <PartyFields control={control} party="charity" section="rachunek-darowizn" />
      <FormatFields control={control} hasEncodings={form.watch('elixir_0')} />
      {needsCode && (
        <div className="rounded-card bg-page p-4">
          <p className="mb-3">
            Zmieniasz rachunek, który już jest w&nbsp;programie. Potwierdź to kodem. Wszyscy administratorzy
            i&nbsp;osoby z&nbsp;finansów dostaną o&nbsp;tym wiadomość.
          </p>
          <CodeField control={control} name="code" />
          <DemoCode email={email} onCode={(code) => form.setValue('code', code)} />
        </div>
      )}
    </EditForm>
  )
}

interface PartyFieldsProps {
  control: Control<Values>
  party: 'payout' | 'charity'
  section: SectionId
}

/** Account, name and address of one party of the transfers. */
function PartyFields({ control, party, section }: PartyFieldsProps) {
  const place = useLinkedPlace(section)
  return (
    <fieldset {...place} className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold text-h3">{sectionTitle(section)}</legend>
      {/* A whole account fits a phone only with a part of the card's padding. */}
      <div className="-mx-2 sm:mx-0">
        <MaskedInput
          control={control}
          name={`${party}_account`}
          label="Numer konta"
          mask={ibanMask}
          hint="Z&nbsp;kodem kraju PL. Puste pole: takich przelewów nie ma."
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput control={control} name={`${party}_name`} label="Nazwa posiadacza" maxLength={70} />
        <TextAreaInput
          control={control}
          name={`${party}_title`}
          label="Początek tytułu przelewu"
          hint="Po nim stoi numer zamówienia. Puste pole: słowa portalu."
          maxLength={100}
          isLine
        />
        <TextInput control={control} name={`${party}_street`} label="Ulica i&nbsp;numer" maxLength={35} />
        <TextInput
          control={control}
          name={`${party}_city`}
          label="Kod pocztowy i&nbsp;miejscowość"
          maxLength={35}
        />
      </div>
    </fieldset>
  )
}

/** Formats of the file that the programme's bank takes. */
function FormatFields({ control, hasEncodings }: { control: Control<Values>; hasEncodings: boolean }) {
  const place = useLinkedPlace('pliki-dla-banku')
  return (
    <fieldset {...place} className="flex flex-col gap-2">
      <legend className="mb-3 font-semibold text-h3">{sectionTitle('pliki-dla-banku')}</legend>
      <CheckboxInput control={control} name="pain_001_001_09">
        ISO 20022, pain.001.001.09
      </CheckboxInput>
      <CheckboxInput control={control} name="pain_001_001_03">
        ISO 20022, pain.001.001.03
      </CheckboxInput>
      <CheckboxInput control={control} name="elixir_0">
        Elixir-0
      </CheckboxInput>
      {hasEncodings && (
        <div className="ml-8 flex flex-col gap-2">
          <CheckboxInput control={control} name="cp1250">
            Elixir-0 w&nbsp;kodowaniu CP1250 (Windows)
          </CheckboxInput>
          <CheckboxInput control={control} name="iso_8859_2">
            Elixir-0 w&nbsp;kodowaniu ISO 8859-2
          </CheckboxInput>
          <CheckboxInput control={control} name="cp852">
            Elixir-0 w&nbsp;kodowaniu CP852 (DOS)
          </CheckboxInput>
          <CheckboxInput control={control} name="utf_8">
            Elixir-0 w&nbsp;kodowaniu UTF-8
          </CheckboxInput>
          <TextInput
            control={control}
            name="elixir_reference"
            label="Ostatnie pole Elixir-0"
            hint="Tylko gdy bank go wymaga"
            maxLength={35}
          />
        </div>
      )}
    </fieldset>
  )
}

function valuesOf(payouts: PayoutAccounts) {
  return { ...payouts, code: '' }
}

/** True when another account takes a known one's place. */
function isReplaced(known: string, typed: string): boolean {
  const plain = (account: string) => account.replace(/\s/g, '').toUpperCase()
  return known !== '' && plain(known) !== plain(typed)
}
