/** A value that a template may name in braces. */
export interface TemplateValue {
  readonly name: string
  readonly value: string
}

const placeholder = /\{([^}]*)\}/g

/* An empty value takes the space or line end before it along. */
const spaced = /([ \n]?)\{([^}]*)\}/g

/** Names of a text's placeholders, in the order of the text. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => normalised(name))
}

/** The text with values in place of their names; a paragraph of which nothing is left is dropped. Null where a name has no value. */
export function fillTemplate(text: string, values: readonly TemplateValue[]): string | null {
  const known = new Map(values.map(({ name, value }) => [name, value]))
  if (namesIn(text).some((name) => !known.has(name))) return null
  return text
    .split('\n\n')
    .map((paragraph) =>
      paragraph.replace(spaced, (_, space: string, name: string) => {
        const value = known.get(normalised(name)) ?? ''
        return value === '' ? '' : space + value
      }),
    )
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n')
}

function normalised(name: string): string {
  return name.split(/\s+/).filter(Boolean).join(' ')
}
