import { useForm } from 'react-hook-form'
import { CheckboxInput, TextAreaInput, TextInput } from '../../../form/fields'
import { NumberInput } from '../../../form/NumberInput'
import { EditForm } from '../../EditForm'
import { refetchNewer } from '../../optimistic-lock'
import { IdentityFields } from './IdentityFields'
import { adminSettingsQuery, keepTyped, type Programme, saveProgramme, typedProgramme } from './queries'

/** Form of the programme's name, operator and contact data. */
export function ProgrammeForm({ version, programme }: { version: number; programme: Programme }) {
  const form = useForm({ values: typedProgramme(programme), resetOptions: keepTyped })
  const { control } = form
  return (
    <EditForm
      label="Program"
      form={form}
      send={(values) => saveProgramme(version, values)}
      newer={refetchNewer(adminSettingsQuery, ({ programme: stored }) => typedProgramme(stored))}
      onDone={({ data }) => form.reset(typedProgramme(data.programme))}
      isLong
      submitLabel="Zapisz program"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <IdentityFields control={control} />
        <TextAreaInput
          control={control}
          name="map_route_url"
          label="Adres usługi map"
          hint="Otwiera trasę do dystrybutora. Wpisz {od} tam, gdzie w&nbsp;adresie ma być początek trasy, a&nbsp;{do} tam, gdzie jej koniec. Puste pole: OpenStreetMap."
          autoComplete="off"
          isLine
        />
        <TextInput
          control={control}
          name="front_version"
          label="Wersja portalu"
          hint="Zmiana raz odświeża portal u&nbsp;wszystkich. Puste pole: wersja z&nbsp;tego serwera."
          autoComplete="off"
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberInput
          control={control}
          name="invoice_check_days"
          label="Dni robocze na sprawdzenie faktury"
          hint="Uczestnik czyta: „zwykle do 2&nbsp;dni roboczych”. Puste pole: nic nie obiecujemy."
          min={1}
          max={60}
        />
        <NumberInput
          control={control}
          name="order_days"
          label="Dni robocze na realizację zamówienia"
          hint="Uczestnik czyta je po zamówieniu nagrody. Puste pole: nic nie obiecujemy."
          min={1}
          max={60}
        />
        <NumberInput
          control={control}
          name="sms_part_price"
          label="Cena części SMS-a"
          hint="W&nbsp;tysięcznych złotego: 95 to 9,5&nbsp;grosza. Widać ją przy szablonach SMS-ów. Puste pole: bez ceny."
          min={1}
          max={10000}
        />
      </div>
      <CheckboxInput
        control={control}
        name="home_rewards"
        hint="Goście widzą na stronie głównej kilka nagród z&nbsp;katalogu."
      >
        Strona główna pokazuje nagrody
      </CheckboxInput>
      <CheckboxInput control={control} name="open_registration">
        Można zarejestrować się bez zaproszenia
      </CheckboxInput>
      <CheckboxInput
        control={control}
        name="partners_collect"
        hint="Partnerzy zgłaszają wtedy faktury, zbierają punkty za zakupy i&nbsp;promocje dla partnerów i&nbsp;zamawiają nagrody. Punktów na start i&nbsp;za udział w&nbsp;sezonie nie dostają. Po wyłączeniu ich punkty czekają, niewidoczne dla nich."
      >
        Partnerzy mają faktury, punkty i&nbsp;nagrody
      </CheckboxInput>
      <CheckboxInput
        control={control}
        name="accept_einvoices"
        hint="Dotyczy e-faktur, które przysyła system dystrybutora, i&nbsp;tylko wtedy, gdy każda pozycja z&nbsp;programu jest rozpoznana po kodzie albo po nazwie zapisanej u&nbsp;dystrybutora. Wszystko inne czeka na operatora."
      >
        Pewne e-faktury od dystrybutorów przyjmują się same
      </CheckboxInput>
    </EditForm>
  )
}
