import { collectsPoints, isPartner, useUser } from '../../session/session'
import { PageHead } from '../../ui/PageHead'
import { RepresentativeCard } from '../../ui/RepresentativeCard'
import { BankAccountCard } from './BankAccountCard'
import { ConsentsCard } from './ConsentsCard'
import { DetailsCard } from './DetailsCard'
import { KsefCard } from './KsefCard'
import { MyDataCard } from './MyDataCard'
import { PasswordCard } from './PasswordCard'
import { PointsCard } from './PointsCard'
import { PushCard } from './PushCard'
import { ReferralCard } from './ReferralCard'
import { SessionsCard } from './SessionsCard'

/** `/moj-profil`: the participant's details, consents and account settings. */
export default function ProfilePage() {
  const user = useUser()
  const isCollecting = collectsPoints(user)
  return (
    <>
      <PageHead title="Mój profil" />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-5">
          <DetailsCard user={user} />
          {isCollecting && <BankAccountCard user={user} />}
          <ConsentsCard />
          {isCollecting && <KsefCard />}
          {!isPartner(user) && <ReferralCard kind={user.profile.kind} />}
        </div>
        <div className="grid grid-cols-1 gap-5">
          {isCollecting && <PointsCard points={user.points} />}
          {user.ph && <RepresentativeCard person={user.ph} />}
          <PushCard />
          <PasswordCard />
          <SessionsCard />
          <MyDataCard isCollecting={isCollecting} />
        </div>
      </div>
    </>
  )
}
