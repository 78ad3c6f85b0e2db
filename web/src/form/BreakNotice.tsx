import { useQuery } from '@tanstack/react-query'
import { tie } from '../format/text'
import { useSession } from '../session/session'
import { settingsQuery } from '../session/settings'
import { Alert } from '../ui/Alert'
import { PlainText } from '../ui/PlainText'

/** How old the answer may be by which a form says that there is no break, in milliseconds. */
const newFor = 60_000

/** Says before a guest fills a form that the programme is closed for a while, and what that means for this form. */
export function BreakNotice({ children }: { children: string }) {
  const { data: settings } = useQuery({ ...settingsQuery, staleTime: newFor })
  const { kind } = useSession()
  if (!settings?.maintenance || kind === 'participant') return null
  return (
    <Alert tone="warning">
      <p>
        <strong>Trwa przerwa techniczna.</strong> {tie(children)}
      </p>
      {settings.maintenance_message && <PlainText text={settings.maintenance_message} />}
    </Alert>
  )
}
