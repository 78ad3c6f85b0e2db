let offset = 0

/** Takes over the server's time: days and seconds are counted by it, never by the machine's own clock. */
export function setServerTime(now: string): void {
  offset = new Date(now).getTime() - Date.now()
}

/** The instant it is at the server. */
export function serverNow(): Date {
  return new Date(Date.now() + offset)
}
