/** An account number in groups of four, which breaks at a fixed place where one line is too short. */
export function AccountNumber({ account }: { account: string }) {
  const groups = account.split(/\s/)
  return (
    <span className="tabular-nums">
      <span className="whitespace-nowrap">{groups.slice(0, 4).join(' ')}</span>{' '}
      <span className="whitespace-nowrap">{groups.slice(4).join(' ')}</span>
    </span>
  )
}
