let offset = 0

/** Sets the server's time, by which days and seconds are counted instead of the machine's clock. */
export function setServerTime(now: string): void {
  offset = new Date(now).getTime() - Date.now()
}

/** The current time at the server. */
export function serverNow(): Date {
  return new Date(Date.now() + offset)
}
