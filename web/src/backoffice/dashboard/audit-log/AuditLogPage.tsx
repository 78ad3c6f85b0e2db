import { useAuthorOptions } from '../../identity/audit'
import { useConsentNames } from '../../people/audit'
import { AuditPage } from '../../platform/audit/AuditPage'
import type { Names } from '../../platform/audit/changes'
import { usePromotionNames } from '../../promotions/audit'
import { vocabulary } from './vocabulary'

/** `/zaplecze/dziennik`: the append-only audit log, shown with the labels and names of every group. */
export default function AuditLogPage() {
  const authors = useAuthorOptions()
  return <AuditPage vocabulary={vocabulary} useNames={useNames} authors={authors} />
}

function useNames(subject: string): Names {
  return { ...usePromotionNames(subject === 'promotions'), ...useConsentNames(subject === 'consents') }
}
