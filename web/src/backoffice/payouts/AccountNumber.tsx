/** An account number in one line, on a phone as well: only so it can be compared. It comes in groups of four. */
export function AccountNumber({ account }: { account: string }) {
  return <span className="whitespace-nowrap max-sm:text-small max-sm:tracking-tight">{account}</span>
}
