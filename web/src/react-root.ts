import { createRoot, type Root } from 'react-dom/client'

/** React's root, in a module of its own because it brings the largest library. */
export function reactRoot(element: HTMLElement): Root {
  return createRoot(element)
}
