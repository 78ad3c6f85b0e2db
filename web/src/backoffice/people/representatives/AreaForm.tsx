import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { CheckboxInput, TextInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { assignArea } from './queries'

const schema = z.object({ postcode: requiredText(), only_unassigned: z.boolean() })

/** Form that assigns all participants of an area at once. */
export function AreaForm({ id }: { id: number }) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { postcode: '', only_unassigned: true },
  })
  const { shell } = useFormFlow({
    form,
    send: ({ postcode, only_unassigned: only }) => assignArea(id, postcode, only),
  })
  return (
    <section aria-label="Uczestnicy z okolicy" className="flex flex-col gap-3">
      <h3 className="font-semibold text-h3">Uczestnicy z okolicy</h3>
      <Form
        label="Przypisanie uczestników z okolicy"
        {...shell}
        about={id}
        submitLabel="Przypisz uczestników"
      >
        <TextInput
          control={form.control}
          name="postcode"
          label="Początek kodu pocztowego"
          hint="Na przykład 99 albo 99-1"
          inputMode="numeric"
          isRequired
        />
        <CheckboxInput control={form.control} name="only_unassigned">
          Tylko ci, którzy nie mają jeszcze przedstawiciela
        </CheckboxInput>
      </Form>
    </section>
  )
}
