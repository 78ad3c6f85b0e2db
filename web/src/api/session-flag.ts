/** The key in localStorage of the flag that a realm has a session to restore. */
export function sessionFlag(realm: string): string {
  return `plon-${realm}-session`
}
