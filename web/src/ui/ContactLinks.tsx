import { Mail, Phone } from 'lucide-react'
import { formatPhone } from '../format/phone'
import { buttonClass } from './looks'

interface ContactLinksProps {
  phone: string
  email: string
  isCentred?: boolean
}

/** The number and the address as things to press: on a phone they call and write. */
export function ContactLinks({ phone, email, isCentred = false }: ContactLinksProps) {
  return (
    <div className={`flex flex-wrap gap-3 ${isCentred ? 'justify-center' : ''}`}>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonClass('primary')}>
        <Phone aria-hidden className="size-5" />
        {formatPhone(phone)}
      </a>
      <a href={`mailto:${email}`} className={`${buttonClass('secondary')} max-w-full`}>
        <Mail aria-hidden className="size-5" />
        <span className="wrap-anywhere min-w-0">{email}</span>
      </a>
    </div>
  )
}
