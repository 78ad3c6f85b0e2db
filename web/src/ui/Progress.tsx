import { ProgressBar } from 'react-aria-components/ProgressBar'

interface ProgressProps {
  label: string
  value: number
  max: number
  /** Read out in place of the percentage: "86 400 z 100 000 pkt". */
  valueLabel?: string
}

export function Progress({ label, value, max, valueLabel }: ProgressProps) {
  return (
    <ProgressBar aria-label={label} value={value} maxValue={max} valueLabel={valueLabel}>
      {({ percentage = 0 }) => (
        <span className="block h-3 overflow-hidden rounded-full bg-line">
          <span
            className="block h-full rounded-full bg-brand transition-[width]"
            style={{ width: `${Math.min(percentage, 100)}%` }}
          />
        </span>
      )}
    </ProgressBar>
  )
}
