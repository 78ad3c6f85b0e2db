import { type ReactNode, useEffect, useRef } from 'react'

interface StepTitleProps {
  /** The place of the step among the others: "Krok 2 z 2". */
  place?: string
  /** It follows another step and takes the focus, so that reading starts here. */
  follows?: boolean
  children: ReactNode
}

/** The title of a step of signing in. */
export function StepTitle({ place, follows = false, children }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (follows) title.current?.focus()
  }, [follows])
  return (
    <div className="mb-5">
      {place && <p className="text-muted">{place}</p>}
      <h1 ref={title} tabIndex={-1} className="font-bold text-h2 outline-none">
        {children}
      </h1>
    </div>
  )
}
