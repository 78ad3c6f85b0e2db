import { useMutation, useQuery } from '@tanstack/react-query'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { SendButton } from '../../form/SendButton'
import { formatInstant } from '../../format/dates'
import { Card, CardHead } from '../../ui/Card'
import { showError } from '../../ui/toast-queue'
import { markNoticesRead, noticesQuery } from './notices'

/** Unread notices: of other operators, and of what was done for the reader; nothing where there are none. */
export function Notices() {
  const { data } = useQuery(noticesQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: markNoticesRead,
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  const newest = data?.[0]
  if (!data || !newest) return null
  return (
    <Card>
      <CardHead title="Powiadomienia" />
      <ul className="flex flex-col gap-3">
        {data.map(({ id, title, content, created_at }) => (
          <li key={id}>
            <p className="font-semibold">{title}</p>
            <p className="wrap-anywhere">{content}</p>
            <p className="text-muted text-small">{formatInstant(created_at)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <SendButton variant="secondary" isPending={isPending} onPress={() => mutate(newest.id)}>
          Oznacz jako przeczytane
        </SendButton>
      </div>
    </Card>
  )
}
