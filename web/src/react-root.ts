import { createRoot, type Root } from 'react-dom/client'

/** Where React draws: the part of the app that brings the largest library. */
export function reactRoot(element: HTMLElement): Root {
  return createRoot(element)
}
