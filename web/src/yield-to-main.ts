/**
 * Yields to the main thread: what follows is a task of its own, and a slow phone scrolls in between. Needs no timer, so
 * a stopped clock does not hold it up.
 */
export function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
