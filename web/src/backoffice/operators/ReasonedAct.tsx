import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { showError, showSuccess } from '../../ui/toast-queue'

interface ReasonedActProps {
  label: string
  look?: 'secondary' | 'danger'
  question: string
  act: (note: string) => Promise<{ message: string }>
}

/** Something that changes another's account: it asks once, and the reason goes into the log. */
export function ReasonedAct({ label, look = 'secondary', question, act }: ReasonedActProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'answered'>('idle')
  const [note, setNote] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () => act(note.trim()),
    onSuccess: ({ message }) => {
      setState('answered')
      setNote('')
      showSuccess(message)
    },
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  if (state !== 'asking')
    return (
      <Button
        look={look === 'danger' ? 'danger' : 'secondary'}
        autoFocus={state === 'answered'}
        onPress={() => setState('asking')}
      >
        {label}
      </Button>
    )
  return (
    <fieldset className="flex w-full flex-col gap-3 rounded-control border border-field bg-white p-3">
      <legend className="sr-only">{label}</legend>
      <p role="status">{question}</p>
      <TextField label="Powód do dziennika" value={note} onChange={setNote} maxLength={500} />
      <div className="flex flex-wrap gap-3">
        <Button
          look={look === 'danger' ? 'danger' : 'primary'}
          isPending={isPending}
          onPress={() => mutate()}
        >
          {label}
        </Button>
        <Button look="secondary" autoFocus onPress={() => setState('answered')}>
          Nie teraz
        </Button>
      </div>
    </fieldset>
  )
}
