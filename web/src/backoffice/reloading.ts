import { queryClient } from '../api/query-client'

/** What an operator has changed shows at once, wherever it stands. */
export async function reloading<Answer>(call: Promise<Answer>): Promise<Answer> {
  const done = await call
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}
