import type { ReactNode } from 'react'
import type { FormAnswer } from '../form/useFormFlow'
import { formatPoints } from '../format/numbers'
import { Alert } from '../ui/Alert'
import { DescriptionItem, DescriptionList } from '../ui/DescriptionList'
import { ConfirmDialog } from './ConfirmDialog'

interface PointsQuestionProps<Answer> {
  title: string
  /** Difference in points, negative when the participant loses some. */
  difference: number
  /** Points that the participant can spend after the correction. */
  available: number
  /** True when the correction exceeds one operator's limit and needs a second signature. */
  waits?: boolean
  action: () => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
  children?: ReactNode
}

/** Confirmation of a correction of points, with the figures of the server's dry run. */
export function PointsQuestion<Answer extends FormAnswer>({
  title,
  difference,
  available,
  waits = false,
  action,
  onDone,
  onClose,
  children,
}: PointsQuestionProps<Answer>) {
  return (
    <ConfirmDialog
      title={title}
      label={waits ? 'Przekaż do zatwierdzenia' : 'Zapisz korektę'}
      action={action}
      onDone={onDone}
      onClose={onClose}
    >
      {children}
      <DescriptionList>
        <DescriptionItem name="Zmiana punktów">{signed(difference)}</DescriptionItem>
        {!waits && <DescriptionItem name="Dostępne po korekcie">{formatPoints(available)}</DescriptionItem>}
      </DescriptionList>
      {waits && (
        <Alert tone="info">
          Tylu punktów jedna osoba nie zmienia sama: korekta poczeka, aż zatwierdzi ją inna osoba. Liczą się
          też korekty tego uczestnika z&nbsp;ostatniej doby.
        </Alert>
      )}
      {!waits && available < 0 && (
        <Alert tone="warning">
          Uczestnik będzie miał mniej niż zero punktów i&nbsp;nie zamówi nagrody, dopóki nie zbierze
          brakujących.
        </Alert>
      )}
    </ConfirmDialog>
  )
}

function signed(points: number): string {
  if (points === 0) return 'bez zmian'
  return points > 0 ? `+${formatPoints(points)}` : `−${formatPoints(-points)}`
}
