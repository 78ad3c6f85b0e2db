import { noBreakParts } from '../format/text'

/** Puts no-break spaces and spans into the texts of an element, as `NoBreak` does into one text; attributes stay. */
export function noBreakNodes(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) text.replaceWith(...noBreakParts(text.data).map(nodeOf))
}

function nodeOf(part: string, index: number): string | HTMLElement {
  if (index % 2 === 0) return part
  const whole = document.createElement('span')
  whole.className = 'whitespace-nowrap'
  whole.textContent = part
  return whole
}
