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
  const reached = Math.max(0, Math.min(value, max))
  const percentage = (100 * reached) / max
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={reached}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueLabel ?? `${Math.round(percentage)}%`}
    >
      <span className="block h-3 overflow-hidden rounded-full bg-line">
        <span className="flex h-full origin-left animate-fill">
          <span
            className={`block shrink-0 bg-brand transition-[width] ${waiting > 0 ? '' : 'rounded-full'}`}
            style={{ width: `${percentage}%` }}
          />
          {waiting > 0 && (
            <span className="hatched block shrink-0" style={{ width: `${(100 * waiting) / max}%` }} />
          )}
        </span>
      </span>
    </div>
  )
}
