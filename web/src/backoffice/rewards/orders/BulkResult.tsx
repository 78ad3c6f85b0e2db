import { useEffect, useRef } from 'react'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { byReason, orderCountText } from './options'
import type { BulkChanged } from './queries'

interface BulkResultProps {
  changed: BulkChanged
  onClose: () => void
}

/** Result of a bulk action: the number of moved orders, and the refused ones with their reasons. */
export function BulkResult({ changed: { moved, refused }, onClose }: BulkResultProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="mb-4 outline-none">
      <Alert tone={refused.length > 0 ? 'danger' : 'info'}>
        <p>{`Zmieniono: ${orderCountText(moved.length)}.`}</p>
        {refused.length > 0 && (
          <>
            <p className="mt-1">{`Bez zmian: ${orderCountText(refused.length)}.`}</p>
            <ul className="mt-2 list-disc pl-5">
              {byReason(refused).map(({ reason, numbers }) => (
                <li key={reason}>
                  {numbers.length > 0 && (
                    <strong>{`${numbers.map((number) => `nr\u00a0${number}`).join(', ')}: `}</strong>
                  )}
                  {reason}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="mt-2">
          <Button variant="quiet" onPress={onClose}>
            Zamknij
          </Button>
        </div>
      </Alert>
    </div>
  )
}
