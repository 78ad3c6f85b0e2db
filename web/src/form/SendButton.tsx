import type { ComponentProps } from 'react'
import { messages } from '../api/messages'
import { useOnline } from '../session/online'
import { Button } from '../ui/Button'

interface SendButtonProps extends ComponentProps<typeof Button> {
  /** The place of the reason why it rests: above, it stays in line with the field beside it. */
  reason?: 'above' | 'below'
}

/** A button that asks the server by itself, outside of the shell: it rests, and says why, while there is no connection. */
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
