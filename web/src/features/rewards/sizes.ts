interface Named {
  readonly name: string
}

/** A size of clothes or shoes: "S", "XXL", "3XL", "42", "41,5", "Rozmiar L". */
const size = /^(?:rozmiar )?(?:\d{1,3}(?:,5)?|(?:X{1,4}|\dX)?[SL]|M)$/i

/** The label of a reward's variants in a form: "Rozmiar" where all of them are sizes, else "Wariant". */
export function variantsLabel(variants: readonly Named[]): 'Rozmiar' | 'Wariant' {
  return variants.length > 0 && variants.every(({ name }) => size.test(name.trim())) ? 'Rozmiar' : 'Wariant'
}
