import type { ReactNode } from 'react'

/** A list of terms and descriptions; the term stands beside its description, on a phone above it. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[fit-content(60%)_1fr]">{children}</dl>
}

export function DescriptionItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere min-w-0 font-semibold max-sm:-mt-3">{children}</dd>
    </>
  )
}
