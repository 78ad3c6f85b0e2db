import { ProgressBar } from 'react-aria-components/ProgressBar'

interface ProgressProps {
  label: string
  value: number
  max: number
  /** Amount beyond the value that waits to be checked; hatched. */
  waiting?: number
  /** Read out in place of the percentage: "86 400 z 100 000 pkt". */
  valueLabel?: string
}

export function Progress({ label, value, max, waiting = 0, valueLabel }: ProgressProps) {
  return (
    <ProgressBar aria-label={label} value={value} maxValue={max} valueLabel={valueLabel}>
      {({ percentage = 0 }) => (
        <span className="block h-3 overflow-hidden rounded-full bg-line">
          <span className="flex h-full origin-left animate-fill">
            <span
              className={`block shrink-0 bg-brand transition-[width] ${waiting > 0 ? '' : 'rounded-full'}`}
              style={{ width: `${Math.min(percentage, 100)}%` }}
            />
            {waiting > 0 && (
              <span className="hatched block shrink-0" style={{ width: `${(100 * waiting) / max}%` }} />
            )}
          </span>
        </span>
      )}
    </ProgressBar>
  )
}
