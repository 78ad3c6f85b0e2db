/** A tractor that brings a present over a field at sunrise; decorative. */
export function JoyPicture() {
  return (
    <svg
      viewBox="-60 0 480 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="daylight h-36 w-full rounded-card sm:h-44"
    >
      <rect x="-60" width="480" height="140" className="fill-brand-tint" />
      <circle cx="296" cy="44" r="38" className="fill-accent opacity-20" />
      <circle cx="296" cy="44" r="25" className="fill-accent" />
      <path d="M-60 100C30 66 130 78 210 90S360 86 420 72V140H-60Z" className="fill-brand opacity-45" />
      <rect x="-60" y="112" width="480" height="28" className="fill-brand" />
      <path
        d="M-44 130H-6M10 122H56M78 132H140M164 122H214M240 132H290M308 122H350M372 131H404"
        className="stroke-brand-tint opacity-50"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g className="animate-[slide-in_900ms_ease-out] motion-reduce:animate-none">
        <Present />
        <Trailer />
        <TractorBody />
      </g>
      <g className="animate-[rise_500ms_ease-out_800ms_backwards] motion-reduce:animate-none">
        <path
          d="M78 26l8 6M118 12l2 10M160 30l9-4M206 16l4 9M58 52l9 2M232 44l8-6M142 8l-4 8"
          className="stroke-accent-strong"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <g className="fill-brand">
          <circle cx="98" cy="24" r="3.5" />
          <circle cx="180" cy="14" r="3.5" />
          <circle cx="218" cy="58" r="3.5" />
          <circle cx="70" cy="70" r="3.5" />
        </g>
      </g>
    </svg>
  )
}

function Present() {
  return (
    <>
      <rect x="98" y="48" width="50" height="40" rx="3" className="fill-brand-strong" />
      <rect x="94" y="40" width="58" height="13" rx="3" className="fill-brand" />
      <path d="M118 40h10v48h-10z" className="fill-accent" />
      <path
        d="M123 39c-20 0-25-8-21-14s16 0 21 14c5-14 17-20 21-14s-1 14-21 14z"
        className="fill-none stroke-accent"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </>
  )
}

function Trailer() {
  return (
    <>
      <path d="M78 84h92l-4 20H82zM168 97h24v5h-24z" className="fill-navy-soft" />
      <g className="fill-navy">
        <circle cx="102" cy="106" r="11" />
        <circle cx="146" cy="106" r="11" />
      </g>
      <g className="fill-accent-tint">
        <circle cx="102" cy="106" r="4.5" />
        <circle cx="146" cy="106" r="4.5" />
      </g>
    </>
  )
}

function TractorBody() {
  return (
    <>
      <path d="M194 52h40l6 26h34q6 0 6 6v18h-88V56q0-4 2-4z" className="fill-accent" />
      <path d="M202 59h26l5 19h-31z" className="fill-brand-tint" />
      <path d="M256 60h6v18h-6z" className="fill-navy" />
      <g className="fill-navy">
        <circle cx="208" cy="96" r="22" />
        <circle cx="264" cy="104" r="13" />
      </g>
      <g className="fill-accent-tint">
        <circle cx="208" cy="96" r="9" />
        <circle cx="264" cy="104" r="5" />
      </g>
    </>
  )
}
