import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/* What one test has typed and not saved is no draft of the next. */
afterEach(() => {
  cleanup()
  globalThis.sessionStorage?.clear()
})
