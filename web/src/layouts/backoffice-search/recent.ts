import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { fingerprint } from '../../api/idempotency'
import { operatorBearer } from '../../api/operator-client'
import { type Operator, useOperator } from '../../session/operator'
import { recordAt } from './record-pages'

/** The number of records that are remembered. */
const most = 10

/**
 * The place of an operator's list in localStorage. It holds references such as `participant-12`, without names, and its
 * key no more than a hash of the operator's e-mail.
 */
function placeOf({ email }: Pick<Operator, 'email'>): string {
  return `plon-recent-records:${fingerprint(email)}`
}

/** References to the records that an operator has opened in this browser, the last one first. */
export function recentRecords(operator: Pick<Operator, 'email'>): string[] {
  return (localStorage.getItem(placeOf(operator)) ?? '').split(',').filter((reference) => reference !== '')
}

function rememberRecord(operator: Pick<Operator, 'email'>, reference: string) {
  const others = recentRecords(operator).filter((other) => other !== reference)
  localStorage.setItem(placeOf(operator), [reference, ...others].slice(0, most).join(','))
}

/** Remembers each record whose page the operator opens, until they sign out. */
export function useRecentRecords() {
  const { email } = useOperator()
  const { pathname } = useLocation()
  useEffect(() => {
    const reference = recordAt(pathname)
    if (reference !== null) rememberRecord({ email }, reference)
  }, [email, pathname])
  useEffect(
    () =>
      operatorBearer.subscribe((event) => {
        if (event === 'signedOut') localStorage.removeItem(placeOf({ email }))
      }),
    [email],
  )
}
