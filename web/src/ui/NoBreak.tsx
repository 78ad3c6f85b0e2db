import { noBreakParts } from '../format/text'

/**
 * Text with no-break spaces whose hyphenated words do not break either, which takes elements, where `noBreak` has only
 * characters.
 */
export function NoBreak({ text }: { text: string }) {
  return noBreakParts(text).map((part, index) =>
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
