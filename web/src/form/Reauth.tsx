import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Failure, failureFrom } from '../api/errors'
import { confirmPassword, needsPassword } from '../session/confirm'
import { Button } from '../ui/Button'
import { Form } from './Form'
import { PasswordInput } from './fields'
import { fieldMessages } from './schema'
import { useFormFlow } from './useFormFlow'

type Resolve = (isConfirmed: boolean) => void

/**
 * Re-authentication for a call that the server answers with 403 `reauth_required`; the call is repeated after the
 * password was given: `send: (values) => reauth.confirmed(() => change(values))` inside `<Reauth reauth={reauth}>`.
 */
export function useReauth() {
  const [question, setQuestion] = useState<{ readonly resolve: Resolve } | null>(null)

  async function confirmed<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call()
    } catch (thrown) {
      if (!needsPassword(failureFrom(thrown))) throw thrown
      const isConfirmed = await new Promise<boolean>((resolve) => setQuestion({ resolve }))
      setQuestion(null)
      if (!isConfirmed) throw new Failure('cancelled', { cause: thrown })
      return call()
    }
  }

  return { confirmed, question }
}

interface ReauthProps {
  reauth: ReturnType<typeof useReauth>
  /** The calling form, hidden but mounted during the password step. */
  children: ReactNode
}

/** Shows the password step in place of a form, whose input is kept. */
export function Reauth({ reauth: { question }, children }: ReauthProps) {
  return (
    <>
      {question && <PasswordStep resolve={question.resolve} />}
      <div hidden={question !== null}>{children}</div>
    </>
  )
}

const schema = z.object({ password: z.string().check(z.minLength(1, fieldMessages.required)) })

function PasswordStep({ resolve }: { resolve: Resolve }) {
  const heading = useFocusWhileShown()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } })
  const { shell } = useFormFlow({
    form,
    send: ({ password }: { password: string }) => confirmPassword(password),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: () => resolve(true),
  })
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="mb-1 font-bold text-h3 outline-none">
          Potwierdź, że to Ty
        </h3>
        <p>Podaj hasło, którym logujesz się do portalu. Niczego nie trzeba będzie wpisywać od nowa.</p>
      </div>
      <Form
        label="Potwierdzenie hasłem"
        {...shell}
        holds="nothing"
        submitLabel="Potwierdź"
        aside={
          <Button variant="quiet" onPress={() => resolve(false)}>
            Wróć
          </Button>
        }
      >
        <PasswordInput
          control={form.control}
          name="password"
          label="Twoje hasło"
          autoComplete="current-password"
          isRequired
        />
      </Form>
    </div>
  )
}

/** Moves the focus into the step, and afterwards back to the pressed element if it still exists. */
function useFocusWhileShown() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [])
  return heading
}
