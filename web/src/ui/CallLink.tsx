import { callTo } from '../format/phone'

interface CallLinkProps {
  /** undefined until it is known. */
  phone: string | undefined
  children: string
}

/** What a sentence tells to call is called by a press. */
export function CallLink({ phone, children }: CallLinkProps) {
  if (phone === undefined) return children
  return (
    <a href={callTo(phone)} className="font-semibold underline">
      {children}
    </a>
  )
}
