import { CircleCheck } from 'lucide-react'
import { useSettings } from '../../session/settings'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import { PayoutsWaitUntil } from '../../ui/PayoutsWaitUntil'

interface ChangeSavedProps {
  message: string
  /** The end of the hold on transfers; null without a hold. */
  payoutsWaitUntil: string | null
  close: () => void
}

/** Confirmation of a change, with its effect on transfers and a link back. */
export function ChangeSaved({ message, payoutsWaitUntil, close }: ChangeSavedProps) {
  const phone = useSettings()?.brand.phone
  return (
    <>
      <DialogTitle>
        <CircleCheck aria-hidden className="mr-3 size-7 shrink-0 text-accepted" />
        {message}
      </DialogTitle>
      {payoutsWaitUntil && (
        <div className="mb-5">
          <PayoutsWaitUntil until={payoutsWaitUntil} phone={phone} />
        </div>
      )}
      <Button onPress={close}>Zamknij</Button>
    </>
  )
}
