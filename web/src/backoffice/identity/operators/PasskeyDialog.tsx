import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { PasswordInput, TextInput } from '../../../form/fields'
import { fieldMessages, requiredText } from '../../../form/schema'
import type { FormAnswer } from '../../../form/useFormFlow'
import { useOperator } from '../../../session/operator'
import { FormDialog } from '../../ConfirmDialog'
import { CodeField, DemoCode } from '../auth/CodeField'
import { codeSchema } from '../auth/code'
import { addPasskey, type Passkey, removePasskey, renamePasskey } from './passkeys'

/** Request of the passkey dialog: adding, renaming or removing. */
export type PasskeyRequest =
  | { readonly to: 'add' }
  | { readonly to: 'rename'; readonly passkey: Passkey }
  | { readonly to: 'remove'; readonly passkey: Passkey }

/** Dialog that adds, renames or removes a passkey. */
export function PasskeyDialog({ request, onClose }: { request: PasskeyRequest; onClose: () => void }) {
  switch (request.to) {
    case 'add':
      return <Adding onClose={onClose} />
    case 'rename':
      return <Renaming passkey={request.passkey} onClose={onClose} />
    case 'remove':
      return <Removing passkey={request.passkey} onClose={onClose} />
  }
}

const namingSchema = z.object({ name: requiredText() })
const schema = z.object({
  name: requiredText(),
  password: z.string().check(z.minLength(1, fieldMessages.required)),
  code: codeSchema(false),
})

function Adding({ onClose }: { onClose: () => void }) {
  return (
    <ProofDialog title="Nowy klucz dostępu" label="Dodaj klucz" send={addPasskey} onClose={onClose}>
      Podaj hasło i&nbsp;kod, a&nbsp;potem potwierdź klucz w&nbsp;oknie przeglądarki. Przez 48&nbsp;godzin od
      dodania nie podpiszesz decyzji o&nbsp;pieniądzach.
    </ProofDialog>
  )
}

function Removing({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  return (
    <ProofDialog
      title={`Usunąć klucz dostępu „${passkey.name}”?`}
      label="Usuń klucz"
      variant="danger"
      name={passkey.name}
      send={({ password, code }) => removePasskey({ passkey: passkey.id, password, code })}
      onClose={onClose}
    >
      Tym kluczem już się nie zalogujesz. Usuń go też w&nbsp;ustawieniach urządzenia, aby go więcej nie
      proponowało.
    </ProofDialog>
  )
}

function Renaming({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(namingSchema), defaultValues: { name: passkey.name } })
  return (
    <FormDialog
      title="Nazwa klucza dostępu"
      label="Zapisz nazwę"
      form={form}
      send={({ name }) => renamePasskey(passkey.id, name)}
      onClose={onClose}
    >
      <NameInput control={form.control} name="name" />
    </FormDialog>
  )
}

interface ProofDialogProps {
  title: string
  label: string
  variant?: 'primary' | 'danger'
  /** Current name of the passkey; a field asks for one where it is missing. */
  name?: string
  send: (values: z.infer<typeof schema>) => Promise<FormAnswer>
  onClose: () => void
  children: ReactNode
}

/** Dialog that asks for the password and a fresh code, against use of an unattended screen. */
function ProofDialog({ name = '', children, ...question }: ProofDialogProps) {
  const { email } = useOperator()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name, password: '', code: '' } })
  return (
    <FormDialog form={form} {...question}>
      <p>{children}</p>
      {!name && <NameInput control={form.control} name="name" />}
      <PasswordInput
        control={form.control}
        name="password"
        label="Twoje hasło"
        autoComplete="current-password"
        isRequired
      />
      <CodeField control={form.control} name="code" />
      <DemoCode email={email} onCode={(code) => form.setValue('code', code)} />
    </FormDialog>
  )
}

interface NameInputProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
  name: FieldPath<V>
}

function NameInput<V extends FieldValues>(props: NameInputProps<V>) {
  return (
    <TextInput
      {...props}
      label="Nazwa"
      hint="Po niej poznasz klucz, na przykład: laptop służbowy"
      autoComplete="off"
      maxLength={60}
      isRequired
    />
  )
}
