/** An account number in groups of four, to be compared. Where it has no room in one line it has two, always the same. */
export function AccountNumber({ account }: { account: string }) {
  const groups = account.split(/\s/)
  return (
    <span className="tabular-nums">
      <span className="whitespace-nowrap">{groups.slice(0, 4).join(' ')}</span>{' '}
      <span className="whitespace-nowrap">{groups.slice(4).join(' ')}</span>
    </span>
  )
}
