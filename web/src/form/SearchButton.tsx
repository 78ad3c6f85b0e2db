import { Search } from 'lucide-react'
import { useOnline } from '../session/online'
import { PlainButton } from '../ui/PlainButton'
import { OfflineReason } from './OfflineReason'

/** Submit button of search and filter forms, disabled without a connection. */
export function SearchButton() {
  const isOnline = useOnline()
  const button = (
    <PlainButton
      type="submit"
      variant="secondary"
      icon={<Search aria-hidden className="size-5" />}
      isDisabled={!isOnline}
    >
      Szukaj
    </PlainButton>
  )
  return isOnline ? button : <OfflineReason place="above">{button}</OfflineReason>
}
