import type { ReactNode } from 'react'
import { type SectionId, sectionTitle } from '../sections'
import { Card, CardHead } from '../ui/Card'
import { useLinkedPlace } from '../ui/useLinkedPlace'

interface SectionCardProps {
  id: SectionId
  action?: ReactNode
  children: ReactNode
}

/** Card of settings that the search leads to. */
export function SectionCard({ id, action, children }: SectionCardProps) {
  const place = useLinkedPlace(id)
  return (
    <div {...place} className="rounded-card">
      <Card>
        <CardHead title={sectionTitle(id)} action={action} />
        {children}
      </Card>
    </div>
  )
}
