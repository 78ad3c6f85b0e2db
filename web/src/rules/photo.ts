import { accepted, type Parsed, refused } from './parsed'

/** A photo must be smaller than this: 5 MiB. */
const maxBytes = 5 * 1024 * 1024

/** A logo smaller than this: 2 MiB. */
const maxLogoBytes = 2 * 1024 * 1024

const heads: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** Parses a JPEG or PNG by its first bytes; the server checks its content and size in pixels. */
export async function parsePhoto(file: File): Promise<Parsed<File>> {
  if (file.size === 0) return refused('Wybierz zdjęcie')
  if (file.size >= maxBytes) return refused('Zdjęcie musi być mniejsze niż 5\u00a0MB')
  return (await isPicture(file)) ? accepted(file) : refused('Wybierz zdjęcie w\u00a0formacie JPEG lub PNG')
}

/** Parses a logo in the same way. */
export async function parseLogo(file: File): Promise<Parsed<File>> {
  if (file.size === 0) return refused('Wybierz plik z\u00a0logo')
  if (file.size >= maxLogoBytes) return refused('Plik musi być mniejszy niż 2\u00a0MB')
  return (await isPicture(file)) ? accepted(file) : refused('Wybierz logo w\u00a0formacie PNG lub JPEG')
}

async function isPicture(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return heads.some((head) => head.every((byte, place) => start[place] === byte))
}
