import type { ComponentProps } from 'react'
import { messages } from '../api/messages'
import { useOnline } from '../session/online'
import { Button } from '../ui/Button'

interface SendButtonProps extends ComponentProps<typeof Button> {
  /** The place of the reason for a disabled button; `above` keeps it in line with the field beside it. */
  reason?: 'above' | 'below'
}

/** Button that calls the server outside of a form; disabled, with the reason, without a connection. */
export function SendButton({ reason = 'below', ...props }: SendButtonProps) {
  const isOnline = useOnline()
  if (isOnline) return <Button {...props} />
  return (
    <span className={`inline-flex items-start gap-1 ${reason === 'above' ? 'flex-col-reverse' : 'flex-col'}`}>
      <Button {...props} isDisabled />
      <span className="font-semibold text-limit text-small">{messages.offline}</span>
    </span>
  )
}
