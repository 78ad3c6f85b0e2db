/** The app's place in the document. */
export function appRoot(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  return root
}

/** True where the server has written the page into the document, so that somebody may be reading it. */
export function isFilled(root: HTMLElement): boolean {
  return root.childElementCount > 0
}
