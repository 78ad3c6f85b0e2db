import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { showError, toastTimes } from '../../ui/toast-queue'
import { answerPromotion } from './queries'

/** The delays after the server's answer before a modal goes on, in milliseconds. */
const answerTimes = { thanks: 600, accepted: 4500, declined: 600, again: 300 } as const

/** The state of a modal that asks for an answer. */
export type Asking =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending'; readonly isAccepted: boolean }
  | { readonly kind: 'thanks' }

interface Answering {
  readonly key: string
  /** `again` for rules that are accepted anew. */
  readonly as: 'first' | 'again'
  readonly close: () => void
}

/** Sends the answer, then thanks and closes the modal; a failure returns it to `open`. */
export function useAnswering({ key, as, close }: Answering) {
  const [asking, setAsking] = useState<Asking>({ kind: 'open' })
  const after = useTimers()
  const latestClose = useRef(close)
  latestClose.current = close
  const { mutate } = useMutation({
    mutationFn: (isAccepted: boolean) => answerPromotion(key, isAccepted),
    onMutate: (isAccepted) => setAsking({ kind: 'sending', isAccepted }),
    onSuccess: (_, isAccepted) => {
      const end = () => latestClose.current()
      if (as === 'again') return after(answerTimes.again, end)
      if (!isAccepted) return after(answerTimes.declined, end)
      after(answerTimes.thanks, () => setAsking({ kind: 'thanks' }))
      after(answerTimes.accepted, end)
    },
    onError: (thrown) => {
      setAsking({ kind: 'open' })
      const sentence = failureFrom(thrown).sentence ?? undefined
      showError(messages.failedLoudly, sentence, toastTimes.promotionError)
    },
  })
  return { asking, answer: mutate }
}

/** Timers that are cleared with their modal. */
function useTimers() {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
    }
  }, [])
  return (delay: number, then: () => void) => {
    timers.current.add(setTimeout(then, delay))
  }
}
