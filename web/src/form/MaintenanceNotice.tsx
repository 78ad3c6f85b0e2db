import { useQuery } from '@tanstack/react-query'
import { noBreak } from '../format/text'
import { useSession } from '../session/session'
import { settingsQuery } from '../session/settings'
import { Alert } from '../ui/Alert'
import { PlainText } from '../ui/PlainText'

/** The greatest age, in milliseconds, of the settings that count as current. */
const newFor = 60_000

/** Notice above a guest's form that maintenance is under way, and its effect on this form. */
export function MaintenanceNotice({ children }: { children: string }) {
  const { data: settings } = useQuery({ ...settingsQuery, staleTime: newFor })
  const { kind } = useSession()
  if (!settings?.maintenance || kind === 'participant') return null
  return (
    <Alert tone="warning">
      <p>
        <strong>Trwa przerwa techniczna.</strong> {noBreak(children)}
      </p>
      {settings.maintenance_message && <PlainText text={settings.maintenance_message} />}
    </Alert>
  )
}
