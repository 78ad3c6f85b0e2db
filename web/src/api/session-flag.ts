/** The entry of localStorage that says that there is a session to restore in a realm. */
export function sessionFlag(realm: string): string {
  return `plon-${realm}-session`
}
