import { Card } from '../../../ui/Card'
import { BackLink } from '../../BackLink'
import { InviteForm } from './InviteForm'

/** `/zaplecze/zgloszenia/zaproszenie`: invites somebody who has called or written instead of filling in the form. */
export default function InvitePage() {
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-h1">Zaproszenie do programu</h1>
        <BackLink to="/zaplecze/zgloszenia">Zgłoszenia</BackLink>
      </div>
      <Card>
        <InviteForm />
      </Card>
    </div>
  )
}
