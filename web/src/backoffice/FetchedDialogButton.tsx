import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { Button } from '../ui/Button'
import { showError } from '../ui/toast-queue'

interface FetchedDialogButtonProps<Data> {
  label: string
  fetch: () => Promise<Data>
  /** Dialog over what was fetched when it was opened, whatever changes meanwhile. */
  dialog: (data: Data, close: () => void) => ReactNode
}

/** Button that fetches what its dialog shows, anew each time, and then opens it. */
export function FetchedDialogButton<Data>({ label, fetch, dialog }: FetchedDialogButtonProps<Data>) {
  const opening = useMutation({
    mutationFn: fetch,
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  return (
    <>
      <Button variant="secondary" isPending={opening.isPending} onPress={() => opening.mutate()}>
        {label}
      </Button>
      {opening.data !== undefined && dialog(opening.data, opening.reset)}
    </>
  )
}
