import { Button } from '../ui/Button'

interface ReasonChipsProps {
  reasons: readonly string[]
  onChoose: (reason: string) => void
}

/** Ready reasons, put into the field at a press and free to be changed there. */
export function ReasonChips({ reasons, onChoose }: ReasonChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {reasons.map((reason) => (
        <Button key={reason} variant="secondary" onPress={() => onChoose(reason)}>
          <span className="text-left font-normal">{reason}</span>
        </Button>
      ))}
    </div>
  )
}
