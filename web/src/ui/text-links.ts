import { parseLink } from '../rules/link'

/** Of each link that a text came with stays its address, in its normal form; one that may not stay leaves its words. */
export function keepLinks(text: ParentNode) {
  for (const link of text.querySelectorAll('a')) {
    const address = parseLink(link.getAttribute('href') ?? '')
    if (address.valid && link.textContent !== '') link.setAttribute('href', address.value)
    else link.replaceWith(...link.childNodes)
  }
}
