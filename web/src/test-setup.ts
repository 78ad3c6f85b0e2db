import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/* A wait ends as soon as it is met; its ceiling must not measure how busy the machine is. */
configure({ asyncUtilTimeout: 10_000 })

/* Drafts of one test do not reach the next. */
afterEach(() => {
  cleanup()
  globalThis.sessionStorage?.clear()
})
