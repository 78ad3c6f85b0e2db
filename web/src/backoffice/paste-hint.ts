/** Hint at every rich-text field. */
export const pasteHint =
  'Wkleić możesz też tekst z\u00a0innego programu: zostaną akapity, nagłówki, listy, linki, pogrubienie i\u00a0kursywa.'
