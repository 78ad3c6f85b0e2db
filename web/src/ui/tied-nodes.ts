import { tiedParts } from '../format/text'

/** Ties the words of what is already elements, as `Tied` does those of a text; addresses of links stay as they are. */
export function tieWords(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) text.replaceWith(...tiedParts(text.data).map(nodeOf))
}

function nodeOf(part: string, index: number): string | HTMLElement {
  if (index % 2 === 0) return part
  const whole = document.createElement('span')
  whole.className = 'whitespace-nowrap'
  whole.textContent = part
  return whole
}
