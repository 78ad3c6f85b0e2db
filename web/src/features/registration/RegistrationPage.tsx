import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { Link } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { ByInvitationOnly } from './ByInvitationOnly'
import { forgetReferral } from './draft'
import { Intro } from './Intro'
import { InvitationEnded } from './InvitationEnded'
import { consentsQuery, optionsQuery } from './queries'
import { RegistrationForm } from './RegistrationForm'
import { useInvitation } from './useInvitation'
import { useReferral } from './useReferral'

/** `/rejestracja` and `/rejestracja/:hash/:nip`: a farm or a company joins, by itself or by invitation. */
export default function RegistrationPage() {
  const { hash, nip } = useParams()
  const navigate = useNavigate()
  const options = useQuery(optionsQuery).data
  const consents = useQuery(consentsQuery('program.retail')).data
  const invitation = useInvitation('program.retail', hash, nip ?? '')
  const referral = useReferral({ isOpen: hash === undefined })
  if (invitation.kind === 'ended') return <InvitationEnded account="program.retail" />
  if (!options || !consents || invitation.kind === 'loading' || referral === undefined)
    return <PageSkeleton />
  if (!options.open && invitation.kind === 'none') return <ByInvitationOnly />
  return (
    <RegistrationForm
      key={hash}
      context={{
        account: 'program.retail',
        hash: hash ?? null,
        nip: invitation.kind === 'good' ? invitation.nip : null,
        companyLookup: options.company_lookup,
        crops: options.crops,
        consents,
        referral,
      }}
      known={invitation.known}
      title={'Rejestracja w\u00a0programie'}
      intro={
        <Intro invitation={invitation} referral={referral}>
          {invitation.kind === 'none' && (
            <>
              Zgłaszasz firmę partnerską?{' '}
              <Link to="/rejestracja-partner">Przejdź do rejestracji partnera</Link>.
            </>
          )}
        </Intro>
      }
      onRegistered={() => {
        forgetReferral()
        navigate('/rejestracja/dziekujemy', { replace: true })
      }}
    />
  )
}
