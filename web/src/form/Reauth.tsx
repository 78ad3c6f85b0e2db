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
 * Lets a call that the server answers with "your password first" (403 `reauth_required`) wait for the password and
 * then goes on with it: `send: (values) => reauth.confirmed(() => change(values))` inside `<Reauth reauth={reauth}>`.
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
  /** The form that makes the call stays as it is, out of sight, while the password is asked for. */
  children: ReactNode
}

/** The place of a form whose call may want the password first; nothing typed into it is lost. */
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

/** The step takes the focus and gives it back to what was pressed, where that is still there. */
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
