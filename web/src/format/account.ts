/** An account number in groups: "PL61109010140000071219812874" → "PL61 1090 1014 0000 0712 1981 2874". */
export function formatAccount(account: string): string {
  return account.replace(/(.{4})(?=.)/g, '$1\u00a0')
}

/** A masked account number: "PL61 … 2874". */
export function maskAccount(account: string): string {
  return `${account.slice(0, 4)}\u00a0…\u00a0${account.slice(-4)}`
}
