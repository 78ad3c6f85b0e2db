import { Card, CardHead } from './Card'
import { ContactLinks } from './ContactLinks'
import { Portrait } from './Portrait'

interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
  readonly email: string
  /** The address of a portrait. */
  readonly image?: string | null
}

/** The participant's sales representative, with links to call and write. */
export function RepresentativeCard({ person }: { person: Person }) {
  const { first_name, last_name, phone, email } = person
  return (
    <Card>
      <CardHead title="Twój przedstawiciel" />
      <p className="mb-4 flex items-center gap-3 font-semibold text-h3">
        <Portrait person={person} />
        {first_name} {last_name}
      </p>
      <ContactLinks phone={phone} email={email} />
    </Card>
  )
}
