import { Button } from '../ui/Button'

interface ReasonChipsProps {
  reasons: readonly string[]
  onChoose: (reason: string) => void
}

/** Suggested reasons; pressing one copies it into the field, where it can be edited. */
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
