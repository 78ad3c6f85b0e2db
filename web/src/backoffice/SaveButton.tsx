import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { Button } from '../ui/Button'
import { showError } from '../ui/toast-queue'

interface SaveButtonProps {
  label: string
  /** Subject of the file, for the button's accessible name. */
  about?: string
  save: () => Promise<void>
}

/** Button that saves a file to the operator's disk. */
export function SaveButton({ label, about, save }: SaveButtonProps) {
  const saving = useMutation({
    mutationFn: save,
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden className="size-5" />}
      isPending={saving.isPending}
      onPress={() => saving.mutate()}
    >
      <span>
        {label}
        {about && <span className="sr-only">{`: ${about}`}</span>}
      </span>
    </Button>
  )
}
