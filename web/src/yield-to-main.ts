/**
 * Yields to the main thread: the code after it is a task of its own, between which a slow phone can scroll. It uses no
 * timer, so that a stopped clock does not hold it up.
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
