/** As the server knows them. */
export const voivodeships = [
  'dolnośląskie',
  'kujawsko-pomorskie',
  'lubelskie',
  'lubuskie',
  'łódzkie',
  'małopolskie',
  'mazowieckie',
  'opolskie',
  'podkarpackie',
  'podlaskie',
  'pomorskie',
  'śląskie',
  'świętokrzyskie',
  'warmińsko-mazurskie',
  'wielkopolskie',
  'zachodniopomorskie',
] as const

/** Millionths of a degree as they stand in a field: 52105100 → "52,1051". */
export function degreesOf(millionths: number): string {
  return String(millionths / 1_000_000).replace('.', ',')
}
