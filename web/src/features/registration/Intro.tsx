import type { ReactNode } from 'react'
import { MaintenanceNotice } from '../../form/MaintenanceNotice'
import { formatDay } from '../../format/dates'
import { Alert } from '../../ui/Alert'
import { ReferredBy } from './ReferralConsent'
import type { useInvitation } from './useInvitation'
import type { Referral } from './values'

interface IntroProps {
  invitation: ReturnType<typeof useInvitation>
  /** The link by which somebody came. */
  referral?: Referral | null
  children?: ReactNode
}

/** The introduction above the first step: what it is for, that nothing typed is lost, and whether there is a break. */
export function Intro({ invitation, referral, children }: IntroProps) {
  return (
    <div className="flex flex-col gap-3">
      {referral?.partner && (
        <Alert tone="info">
          <ReferredBy partner={referral.partner} />
        </Alert>
      )}
      {children && <p>{children}</p>}
      <p className="text-muted">
        Pola z&nbsp;gwiazdką są wymagane. To, co wpiszesz, zostaje w&nbsp;tej karcie przeglądarki, także po
        odświeżeniu strony.
      </p>
      <MaintenanceNotice>
        Możesz wysłać ten formularz, ale strony uczestnika otworzymy dopiero po przerwie.
      </MaintenanceNotice>
      {invitation.kind === 'good' && (
        <Alert tone="info">
          Rejestrujesz się z&nbsp;zaproszenia. Jest ważne do {formatDay(invitation.lastDay)}.
          <br />
          Kod rejestracyjny: <strong>{invitation.code}</strong>
        </Alert>
      )}
    </div>
  )
}
