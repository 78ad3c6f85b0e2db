/** Fields in rows under the evening sun, in the brand's colours. */
export function FieldsPicture() {
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="daylight h-56 w-full sm:h-72 lg:h-full lg:min-h-110"
    >
      <rect width="640" height="480" className="fill-navy-soft" />
      <circle cx="450" cy="190" r="150" className="fill-accent opacity-15" />
      <circle cx="450" cy="190" r="108" className="fill-accent opacity-25" />
      <circle cx="450" cy="190" r="68" className="fill-accent" />
      <path d="M0 250C90 205 180 215 280 245S520 215 640 235V480H0Z" className="fill-brand-strong" />
      <path d="M0 285C130 245 250 262 360 285S560 268 640 275V480H0Z" className="fill-brand" />
      <g className="fill-none stroke-brand-tint opacity-35" strokeWidth="5">
        <path d="M330 288C270 330 150 400 40 480" />
        <path d="M350 288C315 335 240 410 175 480" />
        <path d="M370 288C360 340 330 410 305 480" />
        <path d="M390 288C405 340 425 410 440 480" />
        <path d="M410 288C450 335 520 410 575 480" />
        <path d="M430 287C500 325 600 385 680 440" />
      </g>
      <g className="fill-accent">
        {stalks.map(([x, y, size]) => (
          <path key={x} transform={`translate(${x} ${y}) scale(${size})`} d={ear} />
        ))}
      </g>
      <g className="fill-none stroke-accent" strokeWidth="4" strokeLinecap="round">
        {stalks.map(([x, y, size]) => (
          <path
            key={x}
            d={`M${x} ${y}c${-6 * size} ${60 * size} ${4 * size} ${130 * size} ${-2 * size} ${200 * size}`}
          />
        ))}
      </g>
    </svg>
  )
}

/** An ear of wheat: grains in pairs on both sides of the stalk, the tip on top. */
const ear =
  'M0-74c8 10 8 20 0 30c-8-10-8-20 0-30zM4-42c14-2 20 6 20 20c-12 0-20-6-20-20zM-4-42c-14-2-20 6-20 20c12 0 20-6 20-20zM4-18c14-2 20 6 20 20c-12 0-20-6-20-20zM-4-18c-14-2-20 6-20 20c12 0 20-6 20-20zM4 6c14-2 20 6 20 20c-12 0-20-6-20-20zM-4 6c-14-2-20 6-20 20c12 0 20-6 20-20z'

const stalks = [
  [70, 330, 1],
  [118, 376, 0.8],
  [24, 392, 0.75],
  [560, 350, 0.95],
  [606, 392, 0.75],
  [512, 402, 0.7],
] as const
