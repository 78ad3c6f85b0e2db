import { UserRound } from 'lucide-react'
import type { User } from '../../session/session'
import { Card, CardHead } from '../../ui/Card'
import { ContactLinks } from '../../ui/ContactLinks'

/** Whom to call: the sales representative who looks after this participant. */
export function Representative({ person }: { person: NonNullable<User['ph']> }) {
  const { first_name, last_name, phone, email, image } = person
  return (
    <Card>
      <CardHead title="Twój przedstawiciel" />
      <p className="mb-4 flex items-center gap-3 font-semibold text-h3">
        {image ? (
          <img src={image} alt="" className="size-14 rounded-full object-cover" />
        ) : (
          <span className="grid size-14 place-items-center rounded-full bg-brand-tint text-brand">
            <UserRound aria-hidden className="size-7" />
          </span>
        )}
        {first_name} {last_name}
      </p>
      <ContactLinks phone={phone} email={email} />
    </Card>
  )
}
