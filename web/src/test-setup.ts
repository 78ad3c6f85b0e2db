import { focusManager, onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/*
 * Files share a process and its DOM, which costs a third of what one for each does. Their modules are their own, so
 * that what one holds in memory reaches no other; packages stay loaded, with what they know of the window.
 */
vi.resetModules()
onlineManager.setOnline(true)
focusManager.setFocused(undefined)
localStorage.clear()
sessionStorage.clear()
document.head.replaceChildren()
document.body.replaceChildren()

/* A wait ends as soon as it is met; its ceiling must not measure how busy the machine is. */
configure({ asyncUtilTimeout: 10_000 })

/* Drafts of one test do not reach the next. */
afterEach(() => {
  cleanup()
  globalThis.sessionStorage?.clear()
})
