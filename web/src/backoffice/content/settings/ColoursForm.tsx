import type { UseFormReturn } from 'react-hook-form'
import { EditForm } from '../../EditForm'
import { refetchNewer } from '../../optimistic-lock'
import { ColourInput } from './ColourInput'
import { adminSettingsQuery, type Colours, saveColours } from './queries'

interface ColoursFormProps {
  form: UseFormReturn<Colours>
  version: number
}

/** Form of the programme's three base colours, from which all shades are derived. */
export function ColoursForm({ form, version }: ColoursFormProps) {
  const { control } = form
  return (
    <EditForm
      label="Kolory"
      form={form}
      send={(values) => saveColours(version, values)}
      newer={refetchNewer(adminSettingsQuery, ({ colours }) => colours)}
      onDone={({ data }) => form.reset(data.colours)}
      isLong
      submitLabel="Zapisz kolory"
    >
      <p className="max-w-text text-muted">
        Odcienie dobiera portal. Puste pole to jego własny kolor. Koloru, na którym napisów nie da się
        przeczytać, portal nie przyjmie.
      </p>
      <ColourInput
        control={control}
        name="brand"
        label="Przyciski i&nbsp;linki"
        hint="Własny kolor portalu: #0b7a75"
        own="#0b7a75"
      />
      <ColourInput
        control={control}
        name="dark"
        label="Ciemne tła i&nbsp;tekst"
        hint="Menu z&nbsp;boku i&nbsp;litery na jasnym. Własny kolor portalu: #10233f"
        own="#10233f"
      />
      <ColourInput
        control={control}
        name="accent"
        label="Wyróżnienia"
        hint="Znak, ostrzeżenia, pasek postępu. Własny kolor portalu: #f7a23b"
        own="#f7a23b"
      />
    </EditForm>
  )
}
