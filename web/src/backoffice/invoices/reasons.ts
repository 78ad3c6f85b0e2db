/** What operators say most often; every reason can be changed before it is sent. */
export const lineReasons = [
  'Produkt nie bierze udziału w programie.',
  'Pozycji nie ma na fakturze.',
  'Ilość na fakturze jest inna niż zgłoszona.',
] as const

export const invoiceReasons = [
  'Plik jest nieczytelny. Zgłoś fakturę ponownie z wyraźnym zdjęciem lub skanem.',
  'To nie jest faktura.',
  'Na fakturze nie ma produktów programu.',
  'Nabywcą na fakturze jest inna firma.',
  'Ta faktura została już rozliczona.',
] as const
