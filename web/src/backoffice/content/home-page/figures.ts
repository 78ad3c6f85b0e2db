import type { HomeFigure, HomeTexts } from './queries'

/** The text with figures in place of their names in braces, as the server fills it; unknown names stay. */
export function fillFigures(text: string, figures: readonly HomeFigure[]): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const written = name.split(/\s+/).filter(Boolean).join(' ')
    return figures.find((figure) => figure.name === written)?.value ?? whole
  })
}

/** All texts with the figures in them. */
export function fillTexts(texts: HomeTexts, figures: readonly HomeFigure[]): HomeTexts {
  const filled = Object.entries(texts).map(([field, text]) => [field, fillFigures(text, figures)])
  return Object.fromEntries(filled) as HomeTexts
}
