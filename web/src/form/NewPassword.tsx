import { type Control, type FieldPath, type FieldValues, get, useFormState, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { parsePassword } from '../rules/password'
import { PasswordInput } from './fields'
import { PasswordRules } from './PasswordRules'
import { fieldMessages, parsedBy } from './schema'

/** Schema of the two fields of a new password, used with `passwordsMatch`. */
export const newPassword = {
  password: parsedBy(parsePassword),
  password_confirmation: z.string().check(z.minLength(1, fieldMessages.required)),
}

interface Passwords {
  password: string
  password_confirmation: string
}

/** Runs even with other errors; an empty confirmation is reported as missing only. */
export const passwordsMatch = z.refine<Passwords>(
  ({ password, password_confirmation }) => password === password_confirmation,
  {
    path: ['password_confirmation'],
    error: 'Hasła nie są zgodne',
    when: ({ value }) => Boolean((value as Partial<Passwords>).password_confirmation),
  },
)

/** Fields of a new password and its confirmation, with the rules that are met. */
export function NewPasswordFields<V extends FieldValues>({
  control,
}: {
  control: Control<V, unknown, unknown>
}) {
  const password = 'password' as FieldPath<V>
  const typed: string = useWatch({ control: control as Control<V>, name: password })
  const { errors } = useFormState({ control: control as Control<V>, name: password })
  const message: unknown = get(errors, `${password}.message`)
  return (
    <>
      <PasswordInput
        control={control}
        name={password}
        label="Nowe hasło"
        autoComplete="new-password"
        isRequired
      />
      <PasswordRules typed={typed} error={typeof message === 'string' ? message : null} />
      <PasswordInput
        control={control}
        name={'password_confirmation' as FieldPath<V>}
        label="Powtórz hasło"
        autoComplete="new-password"
        isRequired
      />
    </>
  )
}
