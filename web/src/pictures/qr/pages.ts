/** Numbers of a PDF's pages to read: where an invoice's code stands most often comes first. */
export function pagesToRead(count: number): number[] {
  return [...new Set([1, count, 2, 3])].filter((number) => number >= 1 && number <= count)
}
