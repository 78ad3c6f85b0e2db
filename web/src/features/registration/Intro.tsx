import type { ReactNode } from 'react'
import { formatInstantDay } from '../../format/dates'
import { Alert } from '../../ui/Alert'
import type { useInvitation } from './useInvitation'

interface IntroProps {
  invitation: ReturnType<typeof useInvitation>
  children?: ReactNode
}

/** What stands above the first step: what it is for, and that nothing typed is lost. */
export function Intro({ invitation, children }: IntroProps) {
  return (
    <div className="flex flex-col gap-3">
      {children && <p>{children}</p>}
      <p className="text-muted">
        Pola z&nbsp;gwiazdką są wymagane. To, co wpiszesz, zostaje w&nbsp;tej karcie przeglądarki, także po
        odświeżeniu strony.
      </p>
      {invitation.kind === 'good' && (
        <Alert tone="info">
          Rejestrujesz się z&nbsp;zaproszenia. Jest ważne do {formatInstantDay(invitation.expiresAt)}.
          <br />
          Kod rejestracyjny: <strong>{invitation.code}</strong>
        </Alert>
      )}
    </div>
  )
}
