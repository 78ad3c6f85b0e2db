import { parseLink } from '../rules/link'

/** Reduces each link of a text to its normalised address; one that is not allowed is replaced by its text. */
export function sanitizeLinks(text: ParentNode) {
  for (const link of text.querySelectorAll('a')) {
    const address = parseLink(link.getAttribute('href') ?? '')
    if (address.valid && link.textContent !== '') link.setAttribute('href', address.value)
    else link.replaceWith(...link.childNodes)
  }
}
