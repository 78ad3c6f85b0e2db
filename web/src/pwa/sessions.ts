import { bearer } from '../api/client'

/** Calls back at the begin of each session; at once for one that began before the app's background work was loaded. */
export function followSessions(onBegin: () => void): () => void {
  if (bearer.isSignedIn()) onBegin()
  return bearer.subscribe((event) => {
    if (event === 'signedIn') onBegin()
  })
}
