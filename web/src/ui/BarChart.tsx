import { type KeyboardEvent, useState } from 'react'
import { layoutOf, margins } from './chart-scale'
import { useElementWidth } from './useElementWidth'

interface Bar {
  readonly key: string
  /** Under the bar, a few letters. */
  readonly label: string
  /** In full, for the tooltip and for screen readers: "listopad 2024". */
  readonly name: string
  readonly value: number
}

interface BarChartProps {
  /** Accessible name of the chart. */
  label: string
  bars: readonly Bar[]
  /** Value with its unit: "1 240 pkt". */
  format: (value: number) => string
  /** Value on the axis, without the unit. */
  formatTick: (value: number) => string
}

type Layout = ReturnType<typeof layoutOf>

const height = 260

/** Bar chart of one measure; the pointer or the arrow keys show a bar's name and value. */
export function BarChart({ label, bars, format, formatTick }: BarChartProps) {
  const { box, width } = useElementWidth()
  const [shown, setShown] = useState<number | null>(null)
  const [reached, setReached] = useState(0)
  const layout = layoutOf(
    bars.map(({ value }) => value),
    width,
    height,
    Math.max(1, ...bars.map(({ label }) => label.length)),
  )
  const tip = shown === null ? undefined : bars[shown]
  const tipAt = shown === null ? undefined : layout.bars[shown]

  function walk(event: KeyboardEvent<SVGSVGElement>) {
    if (event.key === 'Escape') return setShown(null)
    const next = nextBar(event.key, reached, bars.length)
    if (next === null) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<SVGGElement>('[data-bar]')[next]?.focus()
  }

  return (
    <div ref={box} className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of bars is no set of fields */}
      <svg
        role="group"
        aria-label={`${label}. Strzałkami w lewo i w prawo przejdziesz po słupkach.`}
        width={width}
        height={height}
        className="block max-w-full"
        onKeyDown={walk}
        onPointerLeave={() => setShown(null)}
      >
        <Axis ticks={layout.ticks} width={width} formatTick={formatTick} />
        {bars.map((bar, index) => (
          <ChartBar
            key={bar.key}
            bar={bar}
            index={index}
            layout={layout}
            format={format}
            isShown={shown === index}
            isReached={reached === index}
            onReach={setReached}
            onShow={setShown}
          />
        ))}
      </svg>
      {tip && tipAt && <Tip bar={tip} at={tipAt} width={width} format={format} />}
    </div>
  )
}

/** The bar to which a key moves; null for other keys. */
function nextBar(key: string, reached: number, count: number): number | null {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -count, End: count }
  const step = steps[key]
  return step === undefined ? null : Math.min(Math.max(reached + step, 0), count - 1)
}

interface AxisProps {
  ticks: Layout['ticks']
  width: number
  formatTick: BarChartProps['formatTick']
}

/** Labels of the value axis, each with its grid line. */
function Axis({ ticks, width, formatTick }: AxisProps) {
  return (
    <g aria-hidden>
      {ticks.map((tick) => (
        <g key={tick.value} transform={`translate(0 ${tick.y})`}>
          <line x1={margins.left} x2={width} className="stroke-line" />
          <text
            x={margins.left - 8}
            dy="0.32em"
            textAnchor="end"
            className="fill-muted text-small tabular-nums"
          >
            {formatTick(tick.value)}
          </text>
        </g>
      ))}
    </g>
  )
}

interface ChartBarProps {
  bar: Bar
  index: number
  layout: Layout
  format: BarChartProps['format']
  /** True while its tooltip is open. */
  isShown: boolean
  /** True for the bar in the tab order. */
  isReached: boolean
  onReach: (index: number) => void
  onShow: (index: number | null) => void
}

/** A bar in its column, with the label under it. */
function ChartBar({ bar, index, layout, format, isShown, isReached, onReach, onShow }: ChartBarProps) {
  const place = layout.bars[index]
  const column = layout.columns[index]
  if (!place || !column) return null
  const middle = column.x + column.width / 2
  const hasLabel = index % layout.labelEvery === 0 && (index === 0 || middle <= layout.labelsEnd)
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: what can be walked to here says something and does nothing
    <g
      data-bar
      role="img"
      aria-label={`${bar.name}: ${format(bar.value)}`}
      tabIndex={isReached ? 0 : -1}
      className="focus-visible:outline-none"
      onFocus={() => {
        onReach(index)
        onShow(index)
      }}
      onBlur={() => onShow(null)}
      onPointerEnter={() => onShow(index)}
      onPointerDown={() => onShow(index)}
    >
      <rect
        x={column.x}
        y={margins.top}
        width={column.width}
        height={layout.base - margins.top}
        rx={4}
        className={isShown ? 'fill-brand-tint stroke-2 stroke-brand-text' : 'fill-transparent'}
      />
      <rect
        {...place}
        rx={Math.min(3, place.height)}
        className={isShown ? 'fill-brand-text' : 'fill-brand'}
      />
      {hasLabel && (
        <text aria-hidden x={middle} y={height - 8} textAnchor="middle" className="fill-muted text-small">
          {bar.label}
        </text>
      )}
    </g>
  )
}

interface TipProps {
  bar: Bar
  at: Layout['bars'][number]
  width: number
  format: BarChartProps['format']
}

/** Tooltip with the name and value of a bar. */
function Tip({ bar, at, width, format }: TipProps) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 z-10 w-max max-w-48 rounded-control bg-navy px-3 py-2 text-small text-white shadow-float"
      style={tipPlace(at.x + at.width / 2, width)}
    >
      <span className="block">{bar.name}</span>
      <strong className="block tabular-nums">{format(bar.value)}</strong>
    </div>
  )
}

/** Places the tooltip beside the bar, on the side with room. */
function tipPlace(x: number, width: number) {
  return x > width / 2 ? { right: width - x + 16 } : { left: x + 16 }
}
