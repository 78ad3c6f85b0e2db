import { type ReactNode, useEffect, useRef } from 'react'

interface StepTitleProps {
  /** Step number: "Krok 2 z 2". */
  place?: string
  /** True after another step: the title takes the focus, where a screen reader continues. */
  follows?: boolean
  children: ReactNode
}

/** Title of a sign-in step. */
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
