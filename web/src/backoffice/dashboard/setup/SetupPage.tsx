import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { failureFrom } from '../../../api/errors'
import { formatInstant } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { Alert } from '../../../ui/Alert'
import { Link } from '../../../ui/Link'
import { PageSkeleton } from '../../../ui/Skeleton'
import { proposalQuery } from './queries'
import { SetupForm } from './SetupForm'

/** `/zaplecze/pierwsze-uruchomienie#{token}`: sets an empty portal up, once. */
export default function SetupPage() {
  const token = useLocation().hash.slice(1)
  const { data: proposal, error } = useQuery(proposalQuery(token))
  if (error) return <DeadLink sentence={failureFrom(error).message} />
  if (!proposal) return <PageSkeleton />
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-5 py-5">
      <div>
        <h1 className="font-bold text-h1">Pierwsze uruchomienie portalu</h1>
        <p className="mt-1 text-muted">
          {noBreak(
            `Trzy krótkie kroki i portal jest Twój. Wszystko poza administratorem zmienisz potem na zapleczu. Link działa do ${formatInstant(proposal.expires_at)}.`,
          )}
        </p>
      </div>
      <SetupForm token={token} proposal={proposal} />
    </div>
  )
}

function DeadLink({ sentence }: { sentence: string }) {
  return (
    <div className="m-auto flex w-full max-w-form flex-col gap-4">
      <h1 className="font-bold text-h1">Pierwsze uruchomienie portalu</h1>
      <Alert tone="warning">{noBreak(sentence)}</Alert>
      <p>
        <Link to="/zaplecze/logowanie">Zaloguj się na zaplecze</Link>
      </p>
    </div>
  )
}
