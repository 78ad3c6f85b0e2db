import { type Control, type FieldPath, type FieldValues, get, useFormState, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { parsePassword } from '../rules/password'
import { PasswordInput } from './fields'
import { PasswordRules } from './PasswordRules'
import { fieldMessages, parsedBy } from './schema'

/** The two fields of a new password in a form's schema; `passwordsMatch` is the check that goes with them. */
export const newPassword = {
  password: parsedBy(parsePassword),
  password_confirmation: z.string().check(z.minLength(1, fieldMessages.required)),
}

interface Passwords {
  password: string
  password_confirmation: string
}

/** Told beside the other errors; a confirmation that is still missing is told as missing only. */
export const passwordsMatch = z.refine<Passwords>(
  ({ password, password_confirmation }) => password === password_confirmation,
  {
    path: ['password_confirmation'],
    error: 'Hasła nie są zgodne',
    when: ({ value }) => Boolean((value as Partial<Passwords>).password_confirmation),
  },
)

/** A new password, its rules as they are met, and the same once more. */
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
