import type { ReactNode } from 'react'

/** The drawing of a topic by its name; fields for an unknown one. */
export default function TopicDrawing({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 640 280" preserveAspectRatio="xMidYMid slice" role="presentation" className="size-full">
      {(scenes[name] ?? fields)()}
    </svg>
  )
}

const scenes: Readonly<Record<string, () => ReactNode>> = { fields, crops, packs, weather, rewards }

/** Hills in rows under a low sun, with a tree on the ridge. */
function fields() {
  return (
    <>
      <rect width="640" height="280" className="fill-brand-tint" />
      <circle cx="468" cy="104" r="78" className="fill-accent opacity-20" />
      <circle cx="468" cy="104" r="50" className="fill-accent" />
      <path d="M0 168C120 118 250 132 360 154S560 138 640 128V280H0Z" className="fill-brand opacity-45" />
      <g className="fill-brand-strong">
        <path d="M196 150h8v-34h-8z" />
        <circle cx="200" cy="98" r="28" />
        <circle cx="180" cy="112" r="18" />
        <circle cx="221" cy="112" r="18" />
      </g>
      <path d="M0 196C160 150 300 170 420 188S580 180 640 170V280H0Z" className="fill-brand" />
      <g className="fill-none stroke-brand-tint opacity-50" strokeWidth="4" strokeLinecap="round">
        <path d="M292 178C230 208 130 244 40 284" />
        <path d="M324 180C286 214 220 250 168 284" />
        <path d="M356 184C340 216 312 250 288 284" />
        <path d="M388 187C396 218 404 252 408 284" />
        <path d="M420 190C452 218 494 252 530 284" />
        <path d="M452 190C508 214 576 240 650 270" />
      </g>
    </>
  )
}

/** Wheat and rape side by side, close up. */
function crops() {
  return (
    <>
      <rect width="640" height="280" className="fill-accent-tint" />
      <path d="M0 232C160 214 420 214 640 232V280H0Z" className="fill-brand" />
      <g className="fill-none stroke-accent-strong" strokeWidth="5" strokeLinecap="round">
        {wheat.map(([x, y]) => (
          <path key={x} d={`M${x} ${y}C${x - 4} ${y + 60} ${x + 4} ${y + 100} ${x} 250`} />
        ))}
      </g>
      <g className="fill-accent-strong">
        {wheat.map(([x, y]) => (
          <path key={x} transform={`translate(${x} ${y})`} d={ear} />
        ))}
      </g>
      <g className="fill-none stroke-brand-strong" strokeWidth="5" strokeLinecap="round">
        {rape.map(([x, y]) => (
          <path key={x} d={`M${x} 250V${y}M${x} ${y + 70}l-26-22M${x} ${y + 92}l26-24`} />
        ))}
      </g>
      <g className="fill-accent">
        {rape.flatMap(([x, y]) =>
          blossoms.map(([dx, dy]) => (
            <circle key={`${x} ${dx} ${dy}`} cx={x + dx} cy={y + dy} r="9" className="stroke-accent-tint" />
          )),
        )}
      </g>
    </>
  )
}

/** An ear: grains in pairs along the stalk, the tip on top. */
const ear =
  'M0-74c8 10 8 20 0 30c-8-10-8-20 0-30zM4-42c14-2 20 6 20 20c-12 0-20-6-20-20zM-4-42c-14-2-20 6-20 20c12 0 20-6 20-20zM4-18c14-2 20 6 20 20c-12 0-20-6-20-20zM-4-18c-14-2-20 6-20 20c12 0 20-6 20-20zM4 6c14-2 20 6 20 20c-12 0-20-6-20-20zM-4 6c-14-2-20 6-20 20c12 0 20-6 20-20z'

const wheat = [
  [82, 128],
  [146, 104],
  [210, 132],
  [274, 112],
] as const

const rape = [
  [372, 104],
  [446, 84],
  [520, 108],
  [586, 92],
] as const

const blossoms = [
  [0, -12],
  [-14, 0],
  [14, 0],
  [0, 10],
  [-26, 40],
  [26, 60],
] as const

/** A canister, two bottles and a box, as they come from the distributor. */
function packs() {
  return (
    <>
      <rect width="640" height="280" className="fill-brand-tint" />
      <rect y="232" width="640" height="48" className="fill-white" />
      <ellipse cx="320" cy="236" rx="230" ry="10" className="fill-navy opacity-10" />
      <path
        d="M128 236V112q0-16 16-16h26l14-22h54q14 0 14 14v148q0 4-4 4H132q-4 0-4-4z"
        className="fill-brand"
      />
      <path d="M196 88h40v22h-40z" className="fill-brand-tint" />
      <rect x="132" y="62" width="40" height="22" rx="5" className="fill-navy-soft" />
      <rect x="146" y="140" width="88" height="66" rx="6" className="fill-white" />
      <path d="M190 196c-24-4-30-26-24-44c22 4 32 20 24 44z" className="fill-accent" />
      {[
        [292, 'fill-navy-soft'],
        [372, 'fill-accent-strong'],
      ].map(([x, fill]) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect x="20" y="92" width="26" height="26" rx="5" className="fill-navy" />
          <path d="M14 120h38l12 26v88q0 6-6 6H8q-6 0-6-6v-88z" className={String(fill)} />
          <rect x="10" y="166" width="46" height="44" rx="4" className="fill-white" />
          <path d="M20 180h26M20 194h16" className="stroke-line" strokeWidth="6" strokeLinecap="round" />
        </g>
      ))}
      <path d="M462 140h96v100h-96z" className="fill-accent" />
      <path d="M462 140l18-22h60l18 22z" className="fill-accent-strong" />
      <path d="M500 118h20v54l-10-8l-10 8z" className="fill-white opacity-80" />
    </>
  )
}

/** Sun behind a cloud, rain on one side of a field, dry on the other. */
function weather() {
  return (
    <>
      <rect width="640" height="280" className="fill-brand-tint" />
      <circle cx="396" cy="108" r="46" className="fill-accent" />
      <g className="stroke-accent" strokeWidth="8" strokeLinecap="round">
        {[-80, -45, -10, 25, 60].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 396 108)`} d="M396 46v-10" />
        ))}
      </g>
      <g className="fill-white">
        <circle cx="258" cy="112" r="46" />
        <circle cx="312" cy="92" r="56" />
        <circle cx="366" cy="124" r="38" />
        <rect x="226" y="108" width="176" height="54" rx="27" />
      </g>
      <g className="stroke-brand" strokeWidth="7" strokeLinecap="round">
        {[252, 292, 332, 372].map((x, place) => (
          <path key={x} d={`M${x} ${178 + (place % 2) * 10}l-10 24`} />
        ))}
      </g>
      <path d="M0 236C140 214 280 220 400 230S580 226 640 220V280H0Z" className="fill-brand" />
      <g className="fill-brand-strong">
        {[96, 156, 476, 536, 590].map((x) => (
          <path
            key={x}
            d={`M${x - 3} 250v-24c-18 0-24-12-24-22c16 0 25 8 27 18c2-10 11-18 27-18c0 10-6 22-24 22v24z`}
          />
        ))}
      </g>
    </>
  )
}

/** A parcel with a ribbon, coins beside it, and a plane that leaves. */
function rewards() {
  return (
    <>
      <rect width="640" height="280" className="fill-accent-tint" />
      <ellipse cx="320" cy="238" rx="220" ry="10" className="fill-navy opacity-10" />
      <rect x="224" y="134" width="168" height="104" rx="6" className="fill-brand" />
      <rect x="212" y="106" width="192" height="36" rx="6" className="fill-brand-strong" />
      <path d="M292 106h32v132h-32z" className="fill-accent" />
      <path
        d="M308 104c-52 0-66-22-56-36s42-2 56 36c14-38 46-50 56-36s-4 36-56 36z"
        className="fill-none stroke-accent"
        strokeWidth="12"
        strokeLinejoin="round"
      />
      {[
        [446, 226],
        [446, 206],
        [446, 186],
        [506, 226],
        [506, 206],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <ellipse cx={x} cy={y} rx="28" ry="11" className="fill-accent-strong" />
          <ellipse cx={x} cy={(y ?? 0) - 5} rx="28" ry="11" className="fill-accent" />
        </g>
      ))}
      <path
        d="M96 96l96-34l-44 86l-16-36z"
        className="fill-white stroke-brand"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path
        d="M60 186c18-16 34-28 60-44"
        className="fill-none stroke-brand opacity-40"
        strokeWidth="5"
        strokeDasharray="4 14"
        strokeLinecap="round"
      />
    </>
  )
}
