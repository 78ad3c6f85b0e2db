import { useUser } from '../../session/session'
import { Achievements } from './Achievements'
import { Balance } from './Balance'

/** `/dashboard`: what a participant has and what is within reach. */
export default function DashboardPage() {
  const user = useUser()
  return (
    <>
      <h1 className="font-bold text-h1">Dzień dobry, {user.profile.first_name}</h1>
      <div className="grid gap-5 md:grid-cols-2">
        <Balance points={user.points} />
        <Achievements total={user.points.total} achievements={user.achievements} />
      </div>
    </>
  )
}
