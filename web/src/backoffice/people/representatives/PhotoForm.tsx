import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { FileInput } from '../../../form/FileInput'
import { Form } from '../../../form/Form'
import { SendButton } from '../../../form/SendButton'
import { requiredFile } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { parsePhoto } from '../../../rules/photo'
import { Portrait } from '../../../ui/Portrait'
import { putPhoto, type Representative, removePhoto } from './queries'

const schema = z.object({ photo: requiredFile(parsePhoto) })

/** Portrait for participants, who see the initials where it is missing. */
export function PhotoForm({ person }: { person: Representative }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { photo: null as File | null } })
  const { shell } = useFormFlow({ form, send: ({ photo }) => putPhoto(person.id, photo) })
  const removal = useForm({ defaultValues: {} })
  const { shell: removing } = useFormFlow({ form: removal, send: () => removePhoto(person.id) })
  return (
    <section aria-label="Zdjęcie" className="flex flex-col gap-3">
      <h3 className="font-semibold text-h3">Zdjęcie</h3>
      <span className="flex items-center gap-4">
        <Portrait person={person} large />
        {person.image && (
          <SendButton variant="quiet" isPending={removing.pending} onPress={() => removing.submit()}>
            Usuń zdjęcie
          </SendButton>
        )}
      </span>
      <Form label="Zdjęcie przedstawiciela" {...shell} submitLabel="Zapisz zdjęcie">
        <FileInput
          control={form.control}
          name="photo"
          label={person.image ? 'Nowe zdjęcie' : 'Wybierz zdjęcie'}
          hint="JPEG lub PNG do 5 MB. Zostanie środek zdjęcia, przycięty do kwadratu."
          accept="image/jpeg,image/png"
          camera
          isRequired
        />
      </Form>
    </section>
  )
}
