import { Search } from 'lucide-react'
import { messages } from '../api/messages'
import { useOnline } from '../session/online'
import { IconButton } from '../ui/Button'
import { SendButton } from './SendButton'

/** Submit button of search and filter forms, disabled without a connection. */
export function SearchButton() {
  return (
    <SendButton
      type="submit"
      variant="secondary"
      icon={<Search aria-hidden className="size-5" />}
      reason="above"
    >
      Szukaj
    </SendButton>
  )
}

/** The same as an icon within its field, where a narrow phone has no room for a word. */
export function SearchIconButton() {
  const isOnline = useOnline()
  return (
    <IconButton
      type="submit"
      label={isOnline ? 'Szukaj' : `Szukaj. ${messages.offline}`}
      icon={<Search aria-hidden className="size-5" />}
      isDisabled={!isOnline}
    />
  )
}
