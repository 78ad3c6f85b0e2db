import { type KeyboardEvent, useState } from 'react'
import { layoutOf, margins } from './chart-scale'
import { useWidth } from './width'

export interface Bar {
  readonly key: string
  /** Under the bar, a few letters. */
  readonly label: string
  /** In full, for the tooltip and for those who do not see it: "listopad 2024". */
  readonly name: string
  readonly value: number
}

interface BarChartProps {
  /** Names the chart for those who do not see it. */
  label: string
  bars: readonly Bar[]
  /** With its unit: "1 240 pkt". */
  format: (value: number) => string
  /** On the axis, where the unit would be too much. */
  formatTick: (value: number) => string
}

const height = 260

/** Bars of one measure; pointing at one, or walking along them with the arrow keys, says its name and value. */
export function BarChart({ label, bars, format, formatTick }: BarChartProps) {
  const { box, width } = useWidth()
  const [shown, setShown] = useState<number | null>(null)
  const [reached, setReached] = useState(0)
  const {
    bars: places,
    columns,
    ticks,
    labelEvery,
    base,
  } = layoutOf(
    bars.map(({ value }) => value),
    width,
    height,
  )
  const tip = shown === null ? undefined : bars[shown]
  const tipAt = shown === null ? undefined : places[shown]

  function walk(event: KeyboardEvent<SVGSVGElement>) {
    if (event.key === 'Escape') return setShown(null)
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -bars.length,
      End: bars.length,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max(reached + step, 0), bars.length - 1)
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
        {bars.map((bar, index) => {
          const place = places[index]
          const column = columns[index]
          if (!place || !column) return null
          const isShown = shown === index
          return (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: what can be walked to here says something and does nothing
            <g
              key={bar.key}
              data-bar
              role="img"
              aria-label={`${bar.name}: ${format(bar.value)}`}
              tabIndex={index === reached ? 0 : -1}
              className="focus-visible:outline-none"
              onFocus={() => {
                setReached(index)
                setShown(index)
              }}
              onBlur={() => setShown(null)}
              onPointerEnter={() => setShown(index)}
              onPointerDown={() => setShown(index)}
            >
              <rect
                x={column.x}
                y={margins.top}
                width={column.width}
                height={base - margins.top}
                rx={4}
                className={isShown ? 'fill-brand-tint stroke-2 stroke-brand-strong' : 'fill-transparent'}
              />
              <rect
                {...place}
                rx={Math.min(3, place.height)}
                className={isShown ? 'fill-brand-strong' : 'fill-brand'}
              />
              {index % labelEvery === 0 && (
                <text
                  aria-hidden
                  x={column.x + column.width / 2}
                  y={height - 8}
                  textAnchor="middle"
                  className="fill-muted text-small"
                >
                  {bar.label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      {tip && tipAt && (
        <div
          aria-hidden
          className="pointer-events-none absolute top-0 z-10 w-max max-w-48 rounded-control bg-navy px-3 py-2 text-small text-white shadow-float"
          style={tipPlace(tipAt.x + tipAt.width / 2, width)}
        >
          <span className="block">{tip.name}</span>
          <strong className="block tabular-nums">{format(tip.value)}</strong>
        </div>
      )}
    </div>
  )
}

/** Beside the bar, on the side that has room. */
function tipPlace(x: number, width: number) {
  return x > width / 2 ? { right: width - x + 16 } : { left: x + 16 }
}
