/** A phone number in its spoken groups, without line breaks: "+48500000010" → "+48 500 000 010". */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3\u00a0$4')
}

/** The address of a link that calls: "+48 500 000 010" → "tel:+48500000010". */
export function callTo(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
