import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/* Drafts of one test do not reach the next. */
afterEach(() => {
  cleanup()
  globalThis.sessionStorage?.clear()
})
