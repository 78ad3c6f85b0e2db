/** Hours for which the token or secret before the new one still holds. */
export const overlaps = [
  { value: '24', label: '24\u00a0godziny' },
  { value: '168', label: '7\u00a0dni' },
  { value: '1', label: 'Godzinę' },
  { value: '0', label: 'Wcale' },
]
