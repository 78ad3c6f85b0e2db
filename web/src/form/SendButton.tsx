import type { ComponentProps } from 'react'
import { useOnline } from '../session/online'
import { Button } from '../ui/Button'
import { OfflineReason } from './OfflineReason'

/** Button that calls the server outside of a form; disabled, with the reason, without a connection. */
export function SendButton(props: ComponentProps<typeof Button>) {
  const isOnline = useOnline()
  if (isOnline) return <Button {...props} />
  return (
    <OfflineReason place="below">
      <Button {...props} isDisabled />
    </OfflineReason>
  )
}
