import type { ReactNode } from 'react'

interface CardProps {
  tone?: 'white' | 'navy'
  children: ReactNode
}

export function Card({ tone = 'white', children }: CardProps) {
  const look = tone === 'navy' ? 'on-navy bg-navy text-on-navy' : 'border border-line bg-white'
  return <section className={`rounded-card p-3 shadow-card sm:p-5 ${look}`}>{children}</section>
}

interface CardHeadProps {
  title: string
  /** The one thing to do here, or the way on. */
  action?: ReactNode
}

export function CardHead({ title, action }: CardHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h2 className="font-bold text-h2">{title}</h2>
      {action}
    </div>
  )
}
