import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { TextInput } from '../../../form/fields'
import { parsedBy, requiredText } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import type { ModalViewProps } from '../../../modal/modal'
import { parseEmail } from '../../../rules/email'
import { DialogTitle } from '../../../ui/Dialog'
import { addOperator, type NewOperator } from './queries'
import { RolesInput } from './RolesInput'
import { rolesSchema } from './roles-schema'

const schema = z.object({
  email: parsedBy(parseEmail),
  first_name: requiredText(),
  last_name: requiredText(),
  roles: rolesSchema,
})

/** `#!dodaj-operatora`: adds an operator, who gets a link to set a password. */
export default function AddOperatorModal({ close }: ModalViewProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', first_name: '', last_name: '', roles: [] as NewOperator['roles'] },
  })
  const { shell } = useFormFlow({ form, send: addOperator, onSuccess: close })
  return (
    <>
      <DialogTitle>Nowy operator</DialogTitle>
      <p className="mb-4 text-muted">
        Na podany adres wyślemy link do ustawienia hasła. Przy pierwszym logowaniu operator skonfiguruje
        aplikację uwierzytelniającą.
      </p>
      <Form label="Nowy operator" {...shell} submitLabel="Wyślij zaproszenie">
        <TextInput
          control={form.control}
          name="email"
          label="Adres e-mail"
          type="email"
          autoComplete="off"
          isRequired
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            control={form.control}
            name="first_name"
            label="Imię"
            autoComplete="off"
            maxLength={80}
            isRequired
          />
          <TextInput
            control={form.control}
            name="last_name"
            label="Nazwisko"
            autoComplete="off"
            maxLength={80}
            isRequired
          />
        </div>
        <RolesInput control={form.control} name="roles" />
      </Form>
    </>
  )
}
