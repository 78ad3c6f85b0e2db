import type { ReactNode } from 'react'

/** The drawing of a trip by the name of its reward; an island for an unknown name. */
export function TripPicture({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <svg
      viewBox="0 0 640 280"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`w-full rounded-card ${small ? 'h-32 sm:h-48' : 'h-48 sm:h-64 lg:h-80 xl:h-96'}`}
    >
      <rect width="640" height="280" className="fill-brand-tint" />
      {(scenes[name] ?? island)()}
    </svg>
  )
}

const scenes: Readonly<Record<string, () => ReactNode>> = {
  grape: hills,
  'mountain-snow': glacier,
  palmtree: island,
  trees: crater,
}

/** A palm over a white beach. */
function island() {
  return (
    <>
      <circle cx="470" cy="90" r="56" className="fill-accent" />
      <path d="M0 165Q160 150 320 165T640 160V280H0Z" className="fill-brand" />
      <path d="M0 190Q160 178 320 192T640 186V280H0Z" className="fill-brand-strong" />
      <path d="M60 262C120 205 250 196 360 236S560 262 640 250V280H0Z" className="fill-accent-tint" />
      <path d="M206 226C214 176 226 142 250 108" className="fill-none stroke-accent-text" strokeWidth="9" />
      <g className="fill-accepted">
        {[-150, -105, -60, -15, 30].map((turn) => (
          <path
            key={turn}
            transform={`translate(250 108) rotate(${turn})`}
            d="M0 0C30-18 66-16 92 6C62-2 30 4 0 0Z"
          />
        ))}
      </g>
      <g className="fill-accent-text">
        <circle cx="246" cy="116" r="6" />
        <circle cx="258" cy="118" r="6" />
      </g>
    </>
  )
}

/** Hills with cypresses and rows of vines. */
function hills() {
  return (
    <>
      <circle cx="140" cy="84" r="48" className="fill-accent" />
      <path d="M0 170C120 110 240 120 340 150S560 120 640 140V280H0Z" className="fill-brand" />
      <path d="M0 214C150 150 320 176 430 206S580 190 640 196V280H0Z" className="fill-brand-strong" />
      <path d="M0 250C180 206 380 226 640 236V280H0Z" className="fill-accepted" />
      <g className="fill-navy">
        {[392, 424, 452, 478].map((x, place) => (
          <path key={x} d={`M${x} ${160 - place * 4}q-13 40 0 60q13-20 0-60z`} />
        ))}
      </g>
      <g className="fill-none stroke-accent-tint" strokeWidth="4">
        <path d="M30 280C90 252 150 236 210 226" />
        <path d="M110 280C160 256 210 242 262 232" />
        <path d="M200 280C238 258 280 246 324 236" />
      </g>
      <path d="M540 188v-34l26-18l26 18v34z" className="fill-accent-tint" />
      <path d="M534 156l32-24l32 24z" className="fill-accent-text" />
    </>
  )
}

/** A mountain of ice over dark sand. */
function glacier() {
  return (
    <>
      <rect width="640" height="280" className="fill-navy-soft" />
      <g className="fill-none stroke-brand opacity-60" strokeWidth="14">
        <path d="M0 70C140 20 260 110 400 60S560 30 640 70" />
        <path d="M0 104C150 56 270 140 420 92S570 66 640 100" />
      </g>
      <path d="M60 250L230 78L310 158L392 96L560 250Z" className="fill-brand-strong" />
      <path d="M230 78L176 133L214 142L236 124L262 146L282 130Z" className="fill-white" />
      <path d="M392 96L346 132L376 144L396 126L424 146L446 144Z" className="fill-white" />
      <path d="M0 238C180 218 420 226 640 236V280H0Z" className="fill-navy" />
      <path d="M300 280C330 262 350 250 340 234" className="fill-none stroke-brand-tint" strokeWidth="9" />
    </>
  )
}

/** A lake in a green crater. */
function crater() {
  return (
    <>
      <circle cx="520" cy="70" r="42" className="fill-accent" />
      <path d="M0 150L150 84L290 140L430 78L640 156V280H0Z" className="fill-brand" />
      <path d="M0 206C140 150 500 150 640 206V280H0Z" className="fill-accepted" />
      <ellipse cx="320" cy="222" rx="190" ry="34" className="fill-brand-strong" />
      <ellipse cx="320" cy="218" rx="150" ry="22" className="fill-brand-tint opacity-40" />
    </>
  )
}
