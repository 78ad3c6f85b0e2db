import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { PageSkeleton } from '../../ui/Skeleton'
import { Intro } from './Intro'
import { InvitationEnded } from './InvitationEnded'
import { consentsQuery, optionsQuery } from './queries'
import { RegistrationForm } from './RegistrationForm'
import { useInvitation } from './useInvitation'

/** `/rejestracja-partner` and `/rejestracja-partner/:hash`: a partner registers and waits for approval. */
export default function PartnerPage() {
  const { hash } = useParams()
  const navigate = useNavigate()
  const options = useQuery(optionsQuery).data
  const consents = useQuery(consentsQuery('program.partner')).data
  const invitation = useInvitation('program.partner', hash, '')
  if (invitation.kind === 'ended') return <InvitationEnded account="program.partner" />
  if (!options || !consents || invitation.kind === 'loading') return <PageSkeleton />
  return (
    <RegistrationForm
      key={hash}
      context={{
        account: 'program.partner',
        hash: hash ?? null,
        nip: invitation.kind === 'good' ? invitation.nip : null,
        companyLookup: options.company_lookup,
        crops: [],
        consents,
        referral: null,
      }}
      known={invitation.known}
      title="Rejestracja partnera"
      intro={
        <Intro invitation={invitation}>
          Wyślij zgłoszenie firmy, a&nbsp;sprawdzimy je i&nbsp;napiszemy do Ciebie, gdy konto będzie gotowe.
        </Intro>
      }
      onRegistered={() => navigate('/rejestracja-partner/dziekujemy', { replace: true })}
    />
  )
}
