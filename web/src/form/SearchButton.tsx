import { Search } from 'lucide-react'
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
