import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { maskAccount } from '../../format/account'
import { modalHash } from '../../paths'
import type { User } from '../../session/session'
import { useSettings } from '../../session/settings'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { PayoutsWaitUntil } from '../../ui/PayoutsWaitUntil'
import { bankCodeIn, bankQuery } from './queries'

/** The account for transfers, masked but for the ends of its number. */
export function BankAccountCard({ user }: { user: User }) {
  const phone = useSettings()?.brand.phone
  const account = user.profile.bank_account ?? null
  const { data: bank } = useQuery(bankQuery(account && bankCodeIn(account)))
  return (
    <Card>
      <CardHead
        title="Konto bankowe"
        action={
          <ButtonLink to={modalHash('dodaj-numer-konta')} variant={account ? 'secondary' : 'primary'}>
            {account ? 'Zmień' : 'Dodaj numer konta'}
          </ButtonLink>
        }
      />
      {account ? (
        <p className="flex items-center gap-3">
          <Landmark aria-hidden className="size-6 shrink-0 text-brand-text" />
          <span>
            <strong className="tabular-nums">{maskAccount(account)}</strong>
            {bank && <span className="block text-muted">{bank}</span>}
          </span>
        </p>
      ) : (
        <p>Bez numeru konta nie można wybrać nagrody w&nbsp;postaci przelewu.</p>
      )}
      {user.payouts_wait_until && (
        <div className="mt-4">
          <PayoutsWaitUntil until={user.payouts_wait_until} phone={phone} />
        </div>
      )}
    </Card>
  )
}
