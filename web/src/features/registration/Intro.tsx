import type { ReactNode } from 'react'
import { MaintenanceNotice } from '../../form/MaintenanceNotice'
import { formatDay } from '../../format/dates'
import { Alert } from '../../ui/Alert'
import type { useInvitation } from './useInvitation'

interface IntroProps {
  invitation: ReturnType<typeof useInvitation>
  children?: ReactNode
}

/** The introduction above the first step: what it is for, that nothing typed is lost, and whether there is a break. */
export function Intro({ invitation, children }: IntroProps) {
  return (
    <div className="flex flex-col gap-3">
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
