import type { UseFormReturn } from 'react-hook-form'
import { Form } from '../../../form/Form'
import { useFormFlow } from '../../../form/useFormFlow'
import { refetchNewer } from '../../refetch-newer'
import { ColourInput } from './ColourInput'
import { adminSettingsQuery, type Colours, saveColours } from './queries'

interface ColoursFormProps {
  form: UseFormReturn<Colours>
  version: number
}

/** Form of the programme's three base colours, from which all shades are derived. */
export function ColoursForm({ form, version }: ColoursFormProps) {
  const { shell } = useFormFlow({
    form,
    send: (values: Colours) => saveColours(version, values),
    mode: 'edit',
    newer: refetchNewer(adminSettingsQuery, ({ colours }) => colours),
    onSuccess: ({ data }) => form.reset(data.colours),
  })
  const { control } = form
  return (
    <Form label="Kolory" {...shell} isLong submitLabel="Zapisz kolory">
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
    </Form>
  )
}
