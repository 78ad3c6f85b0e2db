import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { SendButton } from '../../../form/SendButton'
import { Alert } from '../../../ui/Alert'
import { Card, CardHead } from '../../../ui/Card'
import { Progress } from '../../../ui/Progress'
import { checkedText, isOpen, missingText } from './copy'
import { checkWhiteList, type Payout, whiteListQuery } from './queries'

/** Result of the check against the register of VAT payers; nothing where it is not configured. */
export function WhiteList({ payout }: { payout: Payout }) {
  const { data: progress } = useQuery(whiteListQuery(payout.id))
  const { isRunning, failure, start } = useCheck(payout.id)
  if (!progress || progress.accounts === 0 || !isOpen(payout)) return null
  const { accounts, checked, missing } = progress
  const left = accounts - checked
  return (
    <Card>
      <CardHead title={'Konta w\u00a0wykazie podatników VAT'} />
      <div className="flex flex-col gap-4">
        <p className="max-w-text text-muted">
          Wykaz mówi, czy konto jest zgłoszone jako konto firmowe uczestnika. To tylko wskazówka: rolników
          ryczałtowych często w&nbsp;wykazie nie ma, a&nbsp;ich przelewy mogą wyjść tak samo jak inne.
        </p>
        {(isRunning || checked > 0) && (
          <div className="flex max-w-text flex-col gap-1">
            <Progress
              label="Sprawdzone konta"
              value={checked}
              max={accounts}
              valueLabel={checkedText(progress)}
            />
            <p role="status">{checkedText(progress)}</p>
          </div>
        )}
        {!isRunning && left === 0 && (
          <Alert tone={missing > 0 ? 'info' : 'success'}>{missingText(missing)}</Alert>
        )}
        {failure && (
          <Alert tone="danger" announce>
            {failure}
          </Alert>
        )}
        {(left > 0 || isRunning) && (
          <div>
            <SendButton variant="secondary" isPending={isRunning} onPress={start}>
              {!isRunning && checked > 0 ? 'Sprawdź pozostałe konta' : 'Sprawdź konta w\u00a0wykazie'}
            </SendButton>
          </div>
        )}
      </div>
    </Card>
  )
}

/** Checks the accounts in portions while the page is open; finished portions are kept. */
function useCheck(id: number) {
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  const start = async () => {
    const left = new AbortController()
    leaving.current = left
    setRunning(true)
    setFailure(null)
    try {
      await checkWhiteList(id, left.signal)
    } catch (thrown) {
      const { kind, sentence } = failureFrom(thrown)
      if (kind !== 'cancelled') setFailure(sentence ?? messages.failedLoudly)
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, failure, start }
}
