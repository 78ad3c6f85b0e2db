import { parseLink } from '../rules/link'

/** Leaves of each link of a text its address alone, in its normal form; a link that may not stay leaves its text. */
export function keepLinks(text: ParentNode) {
  for (const link of text.querySelectorAll('a')) {
    const address = parseLink(link.getAttribute('href') ?? '')
    if (address.valid && link.textContent !== '') link.setAttribute('href', address.value)
    else link.replaceWith(...link.childNodes)
  }
}
