/** Suggested reasons for lines, the most frequent first. */
export const lineReasons = [
  'Produkt nie bierze udziału w programie.',
  'Pozycji nie ma na fakturze.',
  'Ilość na fakturze jest inna niż zgłoszona.',
] as const

export const invoiceReasons = [
  'Plik jest nieczytelny. Jeśli masz wyraźne zdjęcie lub skan, poproś o ponowne sprawdzenie i skontaktuj się z Infolinią.',
  'To nie jest faktura.',
  'Na fakturze nie ma produktów programu.',
  'Nabywcą na fakturze jest inna firma.',
  'Ta faktura została już rozliczona.',
] as const

export const correctionReasons = {
  return: ['Towar wrócił do dystrybutora, mamy fakturę korygującą.'],
  mistake: [
    'Przy wpisywaniu faktury pomyliliśmy liczbę opakowań.',
    'Przy wpisywaniu faktury pomyliliśmy produkt.',
  ],
  rejection: ['Faktura została anulowana przez dystrybutora.', 'Produkt nie bierze udziału w programie.'],
} as const
