import type { ComponentProps } from 'react'
import { messages } from '../api/messages'
import { useOnline } from '../session/online'
import { Button } from '../ui/Button'

/** A button that sends something by itself, without a form: it rests, and says why, while there is no connection. */
export function SendButton(props: ComponentProps<typeof Button>) {
  const isOnline = useOnline()
  if (isOnline) return <Button {...props} />
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <Button {...props} isDisabled />
      <span className="font-semibold text-limit text-small">{messages.offline}</span>
    </span>
  )
}
