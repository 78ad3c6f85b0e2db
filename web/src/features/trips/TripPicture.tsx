import RewardDrawing from '../../ui/reward-drawings/RewardDrawing'

/** The drawing of a trip by the name of its reward; an island for an unknown name. */
export function TripPicture({ name, small = false }: { name: string; small?: boolean }) {
  const height = small ? 'h-32 sm:h-48' : 'h-48 sm:h-64 lg:h-80 xl:h-96'
  return <RewardDrawing name={name} fallback="palmtree" className={`w-full rounded-card ${height}`} />
}
