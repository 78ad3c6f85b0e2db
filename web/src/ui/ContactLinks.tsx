import { Mail, Phone } from 'lucide-react'
import { callTo, formatPhone } from '../format/phone'
import { EmailAddress } from './EmailAddress'
import { buttonClass } from './styles'

interface ContactLinksProps {
  phone: string
  email: string
  isCentred?: boolean
}

/** Links that call the number and write to the address. */
export function ContactLinks({ phone, email, isCentred = false }: ContactLinksProps) {
  return (
    <div className={`flex flex-wrap gap-3 ${isCentred ? 'justify-center' : ''}`}>
      <a href={callTo(phone)} className={buttonClass('primary')}>
        <Phone aria-hidden className="size-5" />
        {formatPhone(phone)}
      </a>
      <a href={`mailto:${email}`} className={`${buttonClass('secondary')} max-w-full`}>
        <Mail aria-hidden className="size-5" />
        <span className="wrap-anywhere min-w-0 text-left">
          <EmailAddress email={email} />
        </span>
      </a>
    </div>
  )
}
