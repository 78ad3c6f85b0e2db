import { useLayoutEffect, useRef } from 'react'
import { Progress } from '../../ui/Progress'

interface StepHeadProps {
  number: number
  of: number
  title: string
}

/** Heading with the number of the step; it takes the focus on a new step, so that reading starts there. */
export function StepHead({ number, of, title }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(number)
  useLayoutEffect(() => {
    if (shown.current === number) return
    shown.current = number
    heading.current?.focus({ preventScroll: true })
  }, [number])
  const stepText = `Krok ${number} z\u00a0${of}`
  return (
    <div className="mb-5 flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="rounded-tag outline-none">
        <span className="block font-semibold text-brand-text">
          {stepText}
          <span className="sr-only">: </span>
        </span>
        <span className="block font-bold text-h2">{title}</span>
      </h2>
      <Progress label="Postęp rejestracji" value={number} max={of} valueLabel={stepText} />
    </div>
  )
}
