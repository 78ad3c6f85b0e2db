import type { ReactNode } from 'react'

interface CardProps {
  tone?: 'white' | 'navy'
  children: ReactNode
}

export function Card({ tone = 'white', children }: CardProps) {
  const className =
    tone === 'navy'
      ? 'on-navy bg-navy text-on-navy'
      : 'border border-line bg-surface [--ground:var(--color-surface)]'
  return <section className={`rounded-card p-3 shadow-card sm:p-5 ${className}`}>{children}</section>
}

interface CardHeadProps {
  title: string
  /** 1 for a card that is the whole page. */
  level?: 1 | 2
  /** The main action, or a link. */
  action?: ReactNode
}

export function CardHead({ title, level = 2, action }: CardHeadProps) {
  const Title = `h${level}` as const
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <Title className={`font-bold ${level === 1 ? 'text-h1' : 'text-h2'}`}>{title}</Title>
      {action}
    </div>
  )
}
