import { useMutation } from '@tanstack/react-query'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { answer } from '../../../api/client'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { operatorApi } from '../../../api/operator-client'
import { TextInput } from '../../../form/fields'
import { useSettings } from '../../../session/settings'
import { Button } from '../../../ui/Button'
import { showError } from '../../../ui/toast-queue'

interface CodeFieldProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
  name: FieldPath<V>
  /** True for a recovery code instead of the app's six digits. */
  isRecovery?: boolean
}

/** Field for the code of the second factor, with the autofill of one-time codes. */
export function CodeField<V extends FieldValues>({ control, name, isRecovery = false }: CodeFieldProps<V>) {
  if (isRecovery)
    return (
      <TextInput
        key="recovery"
        control={control}
        name={name}
        label="Kod zapasowy"
        hint="Jeden z dziesięciu kodów, które zapisano przy konfiguracji. Każdy działa raz."
        autoComplete="off"
        placeholder="ABCD-EFGH-…"
        maxLength={36}
        isRequired
      />
    )
  return (
    <TextInput
      key="code"
      control={control}
      name={name}
      label="Kod z aplikacji"
      hint="6 cyfr, które pokazuje teraz aplikacja uwierzytelniająca"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      isRequired
    />
  )
}

/** Current code of a sample operator's app; the server gives it in the demo only. */
export function DemoCode({ email, onCode }: { email: string; onCode: (code: string) => void }) {
  const isDemo = useSettings()?.demo != null
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      (await answer(operatorApi.POST('/api/demo/operator-code', { body: { email }, errorHandle: false })))
        .data,
    onSuccess: ({ code }) => onCode(code),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  if (!isDemo) return null
  return (
    <div className="mt-5 border-line border-t pt-4">
      <p className="mb-2 text-muted text-small">
        Wersja pokazowa: kod z&nbsp;aplikacji przykładowego operatora
      </p>
      <Button variant="secondary" isPending={isPending} onPress={() => mutate()}>
        Wpisz kod za mnie
      </Button>
    </div>
  )
}
