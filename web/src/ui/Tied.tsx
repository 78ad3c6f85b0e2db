import { tiedParts } from '../format/text'

/** A tied text in which no word is parted at its hyphen either: that needs an element, where `tie` has only signs. */
export function Tied({ text }: { text: string }) {
  return tiedParts(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
