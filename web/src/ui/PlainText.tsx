import { NoBreak } from './NoBreak'

/** An operator's plain text: empty lines separate paragraphs, other line breaks are kept. */
export function PlainText({ text }: { text: string }) {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return (
    <div className="max-w-text whitespace-pre-line">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has nothing but its place
        <p key={index} className="not-first:mt-3">
          <NoBreak text={paragraph} />
        </p>
      ))}
    </div>
  )
}
