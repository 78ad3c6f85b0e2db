import type { ReactNode } from 'react'

/** What is known of something, a line each: on a phone the name stands above, otherwise beside. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[fit-content(60%)_1fr]">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere min-w-0 font-semibold max-sm:-mt-3">{children}</dd>
    </>
  )
}
