import type { Page } from '@playwright/test'

/**
 * Texts that nobody should read on a screen: names out of the code, marks of templates, English, a noun that does not
 * agree with its number, and truncated text.
 */
export function screenViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const raw: readonly RegExp[] = [
      /(?<![\p{L}\d@./:_-])[a-z]+(?:_[a-z\d]+)+(?![\p{L}\d@./_])/u,
      /(?<![\p{L}\d])(?:undefined|null|NaN|true|false|Infinity|Invalid Date)(?![\p{L}\d])/u,
      /\[object |\{(?!(?:od|do|poziom|kod|link|infolinia|pomoc|nazwisko|firma|zmiany|numer|nagroda|temat|termin)\})[a-z_]+\}|(?<!https?:\/\/\S*)#!|&[a-z]+;/u,
      /(?<![\w-])\d{4}-\d{2}-\d{2}(?!\d)/u,
      /(?<![\p{L}\d.@/-])(?:the|and|not found|failed|loading|submit|save|cancel|click|invalid|required|please|page|previous|next|search|unknown|empty|missing|request|server error)(?![\p{L}\d.@/-])/iu,
    ]
    const nouns: readonly (readonly [one: string, few: string, many: string])[] = [
      ['punkt', 'punkty', 'punktów'],
      ['faktura', 'faktury', 'faktur'],
      ['produkt', 'produkty', 'produktów'],
      ['opakowanie', 'opakowania', 'opakowań'],
      ['nagroda', 'nagrody', 'nagród'],
      ['karta', 'karty', 'kart'],
      ['zamówienie', 'zamówienia', 'zamówień'],
      ['uczestnik', 'uczestnicy', 'uczestników'],
      ['wiersz', 'wiersze', 'wierszy'],
      ['pozycja', 'pozycje', 'pozycji'],
      ['godzina', 'godziny', 'godzin'],
      ['minuta', 'minuty', 'minut'],
      ['dzień', 'dni', 'dni'],
    ]

    /** Numbers with a noun in a form that never follows them. */
    function disagreements(text: string): string[] {
      return nouns.flatMap(([one, few, many]) => {
        const forms = [...new Set([one, few, many])].join('|')
        const pattern = new RegExp(`(?<![\\d,.:/-])(\\d[\\d\\s]*)\\s(${forms})(?!\\p{L})`, 'giu')
        return [...text.matchAll(pattern)].flatMap(([whole, digits = '', form = '']) => {
          const number = Number(digits.replace(/\s/g, ''))
          const label = form.toLocaleLowerCase('pl')
          const isFew = number % 10 >= 2 && number % 10 <= 4 && Math.floor((number % 100) / 10) !== 1
          if (number === 1) return label === one ? [] : [whole]
          if (label === one) return [whole]
          return label === few && few !== many && !isFew ? [whole] : []
        })
      })
    }

    function textViolations(text: string): string[] {
      const found = raw.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
      return [...found, ...disagreements(text)].map((error) => `"${error}" in "${text.slice(0, 120)}"`)
    }

    /** True for a box that hides its overflow and is not for screen readers alone. */
    function cuts(style: CSSStyleDeclaration, box: DOMRect): boolean {
      return /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`) && box.width > 2 && box.height > 2
    }

    function isCut(node: Text): boolean {
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const text of range.getClientRects()) {
        if (text.width < 1) continue
        for (let place = node.parentElement; place && place !== document.body; place = place.parentElement) {
          const style = getComputedStyle(place)
          if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break
          const box = place.getBoundingClientRect()
          if (box.width <= 2 || box.height <= 2 || style.position === 'fixed') break
          if (!cuts(style, box)) continue
          const [left, right] = [box.left - text.left, text.right - box.right]
          if (Math.max(left, right) > 2 && style.overflowX !== 'visible') return true
          if (text.bottom - box.bottom > text.height / 2 && style.overflowY !== 'visible') return true
        }
      }
      return false
    }

    const violations: string[] = []
    const read = new Set<Element>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement
      const text = spaced(node.textContent)
      if (!parent || text === '' || /^(SCRIPT|STYLE|NOSCRIPT|TITLE|OPTION)$/.test(parent.tagName)) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      if (isCut(node)) violations.push(`cut off: "${text.slice(0, 120)}"`)
      if (!read.has(parent)) violations.push(...textViolations(spaced(parent.textContent)))
      read.add(parent)
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        violations.push(...textViolations(one.getAttribute(name) ?? ''))
    return [...new Set(violations)]

    function spaced(text: string | null): string {
      return (text ?? '').replace(/\s+/g, ' ').trim()
    }
  })
}

/** Fields whose value, choice or placeholder is wider than the field. */
export function cutFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    const shown = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    return shown.flatMap((field) => {
      if (!field.checkVisibility({ visibilityProperty: true }) || field.clientWidth < 20 || !canvas) return []
      if (/^(checkbox|radio|hidden|file|range|color)$/.test(field.type)) return []
      const style = getComputedStyle(field)
      canvas.font = style.font
      const isChoice = field instanceof HTMLSelectElement
      const text = isChoice ? (field.selectedOptions[0]?.text ?? '') : field.value || field.placeholder
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const textWidth = canvas.measureText(text).width
      return textWidth > room + 1
        ? [`${field.name || field.id}: "${text}" wants ${textWidth} px of ${room}`]
        : []
    })
  })
}

/** Tables that are wider than their place, where that does not scroll. */
export function wideTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const place = table.parentElement
      if (!place || !table.checkVisibility({ visibilityProperty: true })) return []
      if (/auto|scroll/.test(getComputedStyle(place).overflowX)) return []
      const [width, room] = [table.offsetWidth, place.clientWidth]
      return width > room + 1 ? [`${table.getAttribute('aria-label')}: ${width} px of ${room}`] : []
    }),
  )
}

interface Jump {
  readonly value: number
  /** The first element that has moved. */
  readonly what: string
  readonly from: readonly [top: number, height: number]
  readonly to: readonly [top: number, height: number]
}

declare global {
  interface Window {
    /** Layout shifts since the page was opened. */
    jumps: Jump[]
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Records layout shifts without user input; runs in the page before its scripts. */
export function watchJumps() {
  window.jumps = []
  const watched = window.location.pathname
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const [first] = sources
      /* A page that leads on by itself is another page then. */
      if (hadRecentInput || !first || window.location.pathname !== watched) continue
      const { node, previousRect: before, currentRect: now } = first
      const what = node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '')
      window.jumps.push({ value, what, from: [before.top, before.height], to: [now.top, now.height] })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The page's layout shifts, and their sum. */
export async function jumpsOf(page: Page): Promise<{ sum: number; jumps: Jump[] }> {
  const jumps = await page.evaluate(() => window.jumps)
  return { sum: jumps.reduce((sum, { value }) => sum + value, 0), jumps }
}
