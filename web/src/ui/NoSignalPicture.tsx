/** A mast on a hill with broken waves. */
export default function NoSignalPicture() {
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      className="daylight size-full rounded-card"
    >
      <rect width="320" height="180" className="fill-brand-tint" />
      <path d="M0 132C60 104 120 112 180 122S280 116 320 108V180H0Z" className="fill-brand opacity-45" />
      <path d="M0 156C80 132 160 140 220 146S300 142 320 138V180H0Z" className="fill-brand-strong" />
      <g className="fill-none stroke-navy" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M138 142L160 66L182 142M146 114H174M152 92H168" />
      </g>
      <circle cx="160" cy="58" r="8" className="fill-navy" />
      <g className="fill-none stroke-field" strokeWidth="5" strokeDasharray="9 11" strokeLinecap="round">
        <path d="M136 82A34 34 0 0 1 136 34M184 82A34 34 0 0 0 184 34" />
        <path d="M116 100A60 60 0 0 1 116 16M204 100A60 60 0 0 0 204 16" />
      </g>
      <g className="stroke-accent" strokeWidth="8" strokeLinecap="round">
        <path d="M236 26L268 58M268 26L236 58" />
      </g>
    </svg>
  )
}
