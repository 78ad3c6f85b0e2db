import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { PageHead } from '../../../ui/PageHead'
import { PageSkeleton } from '../../../ui/Skeleton'
import { ConfirmDialog } from '../../ConfirmDialog'
import { LaunchItem } from './LaunchItem'
import { type Checklist, checklistQuery, openPortal } from './queries'

/** `/zaplecze/przed-startem`: what the portal still needs, and the button that opens it. */
export default function LaunchPage() {
  const { data: checklist } = useQuery(checklistQuery)
  if (!checklist) return <PageSkeleton />
  return (
    <>
      <PageHead
        title="Przed startem"
        {...(!checklist.is_open && {
          about:
            'Dopóki nie otworzysz portalu, jego strony pokazują „Wkrótce”, a\u00a0rejestracja jest zamknięta.',
          action: <OpenButton />,
        })}
      />
      <Summary checklist={checklist} />
      <Card>
        <ul className="flex flex-col divide-y divide-line">
          {checklist.items.map((item) => (
            <LaunchItem key={item.code} item={item} />
          ))}
        </ul>
      </Card>
    </>
  )
}

function Summary({ checklist }: { checklist: Checklist }) {
  const missing = checklist.items.filter(({ state }) => state === 'missing').length
  if (checklist.is_open)
    return (
      <Alert tone="success">
        Portal jest otwarty. Na przerwę techniczną zamkniesz go w&nbsp;ustawieniach.
      </Alert>
    )
  if (missing === 0) return <Alert tone="success">Wszystko, co konieczne, jest gotowe. Otwórz portal.</Alert>
  return (
    <Alert tone="info">
      Do otwarcia brakuje jeszcze {missing === 1 ? 'jednej rzeczy' : `${missing}\u00a0rzeczy`}. To, co
      zalecane, może poczekać.
    </Alert>
  )
}

function OpenButton() {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button onPress={() => setConfirming(true)}>Otwórz portal</Button>
      {isConfirming && (
        <ConfirmDialog
          title="Otworzyć portal?"
          label="Otwórz portal"
          action={openPortal}
          onClose={() => setConfirming(false)}
        >
          <p>
            Strony będą widoczne dla wszystkich i&nbsp;każdy będzie mógł się zarejestrować. Otwarcia nie
            cofniesz: potem portal zamyka się na przerwę techniczną.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
