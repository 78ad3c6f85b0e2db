import { callTo } from '../format/phone'

interface CallLinkProps {
  /** undefined until it is known. */
  phone: string | undefined
  children: string
}

/** A link within a sentence that calls the number. */
export function CallLink({ phone, children }: CallLinkProps) {
  if (phone === undefined) return children
  return (
    <a href={callTo(phone)} className="font-semibold underline">
      {children}
    </a>
  )
}
