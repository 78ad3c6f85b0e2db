import { formatVolume } from '../format/numbers'
import { type Drawn, packsToDraw } from './packs'

interface PackPictureProps {
  /** The colour of the brand's packs, such as "#0b7a75". */
  colour: string
  unit: string
  /** Its pack sizes, in thousandths of the unit. */
  volumes: readonly number[]
  size?: 'card' | 'row'
}

const ground = 146
const middle = 150

/** Drawing of a product's packs by their sizes; decorative, because the text beside it says the same. */
export function PackPicture({ colour, unit, volumes, size = 'card' }: PackPictureProps) {
  const packs = packsToDraw(unit, size === 'card' ? volumes : volumes.slice(0, 1))
  const width = packs.reduce((sum, pack) => sum + 100 * pack.scale + 6, 0)
  const start = middle - width / 2
  const places = packs.map((_, index) =>
    packs.slice(0, index).reduce((sum, pack) => sum + 100 * pack.scale + 6, start),
  )
  return (
    <span
      aria-hidden
      className={`daylight block shrink-0 overflow-hidden bg-linear-to-b from-line-soft to-white ${size === 'card' ? 'h-40 rounded-card' : 'size-16 rounded-control'}`}
    >
      <svg
        viewBox={size === 'card' ? '0 0 300 160' : '90 18 120 136'}
        role="presentation"
        className="size-full"
      >
        <ellipse cx={middle} cy={ground} rx={width / 2 + 8} ry="7" className="fill-navy" opacity="0.1" />
        {packs.map((pack, index) => (
          <g
            key={pack.volume}
            transform={`translate(${places[index] ?? 0} ${ground - 120 * pack.scale}) scale(${pack.scale})`}
          >
            <Pack {...pack} colour={colour} text={formatVolume(pack.volume, unit)} />
          </g>
        ))}
      </svg>
    </span>
  )
}

type PackProps = Drawn & { colour: string; text: string }

/* A pack in a box of 100 × 120, with its foot on the lower edge. */
function Pack({ shape, colour, text }: PackProps) {
  if (shape === 'bottle') return <Bottle colour={colour} text={text} />
  if (shape === 'bag') return <Bag colour={colour} text={text} />
  if (shape === 'drum') return <Drum colour={colour} text={text} />
  if (shape === 'box') return <Box colour={colour} text={text} />
  return <Canister colour={colour} text={text} />
}

type PackDrawing = Pick<PackProps, 'colour' | 'text'>

function Canister({ colour, text }: PackDrawing) {
  return (
    <>
      <path d="M46 36V24q0-9 9-9h25q11 0 11 11v14" fill="none" stroke={colour} strokeWidth="10" />
      <rect x="14" y="18" width="20" height="18" rx="2" fill={colour} />
      <rect x="11" y="6" width="26" height="15" rx="3" className="fill-navy" />
      <rect x="4" y="32" width="92" height="88" rx="11" fill={colour} />
      <path d="M86 34q10 0 10 10v64q0 12-11 12h-9q10-6 10-16z" className="fill-navy" opacity="0.22" />
      <rect x="9" y="38" width="6" height="74" rx="3" className="fill-white" opacity="0.28" />
      <Label x={18} y={50} width={64} height={54} colour={colour} text={text} />
    </>
  )
}

function Bottle({ colour, text }: PackDrawing) {
  return (
    <>
      <rect x="36" y="0" width="28" height="20" rx="4" className="fill-navy" />
      <path d="M38 18h24v8q20 8 20 26v58q0 10-10 10H28q-10 0-10-10V52q0-18 20-26z" fill={colour} />
      <path d="M72 36q10 7 10 18v56q0 10-10 10h-8q8-6 8-14z" className="fill-navy" opacity="0.22" />
      <rect x="23" y="50" width="5" height="60" rx="2.5" className="fill-white" opacity="0.28" />
      <Label x={26} y={58} width={48} height={48} colour={colour} text={text} />
    </>
  )
}

function Bag({ colour, text }: PackDrawing) {
  return (
    <>
      <path d="M10 6q40 7 80 0 -5 56 3 108 -43 11-86 0 8-52 3-108z" fill={colour} />
      <path d="M82 7q6 0 8-1-5 56 3 108-7 2-14 3 9-54 3-110z" className="fill-navy" opacity="0.22" />
      <path
        d="M13 17q37 6 74 0"
        fill="none"
        className="stroke-white"
        strokeWidth="2.5"
        strokeDasharray="5 4"
      />
      <Label x={20} y={42} width={58} height={54} colour={colour} text={text} />
    </>
  )
}

function Box({ colour, text }: PackDrawing) {
  return (
    <>
      <path d="M8 34 22 20h70l-8 14z" className="fill-white" />
      <path d="M8 34 22 20h70l-8 14z" fill={colour} opacity="0.6" />
      <rect x="8" y="34" width="76" height="86" rx="3" fill={colour} />
      <path d="M84 34 92 20v88l-8 12z" fill={colour} />
      <path d="M84 34 92 20v88l-8 12z" className="fill-navy" opacity="0.35" />
      <Label x={16} y={50} width={60} height={54} colour={colour} text={text} />
    </>
  )
}

function Drum({ colour, text }: PackDrawing) {
  return (
    <>
      <path d="M8 14v94q0 12 42 12t42-12V14z" fill={colour} />
      <path d="M78 20v97q14-3 14-9V14z" className="fill-navy" opacity="0.22" />
      <ellipse cx="50" cy="14" rx="42" ry="10" fill={colour} />
      <ellipse cx="50" cy="14" rx="42" ry="10" className="fill-white" opacity="0.35" />
      <ellipse cx="32" cy="13" rx="7" ry="3" className="fill-navy" />
      <path
        d="M8 38q0 10 42 10t42-10M8 102q0 10 42 10t42-10"
        fill="none"
        className="stroke-navy"
        strokeWidth="3"
        opacity="0.25"
      />
      <Label x={20} y={54} width={60} height={44} colour={colour} text={text} />
    </>
  )
}

interface LabelProps extends PackDrawing {
  x: number
  y: number
  width: number
  height: number
}

/** The pack's label: a leaf in the brand's colour and the size. */
function Label({ x, y, width, height, colour, text }: LabelProps) {
  const middle = x + width / 2
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="4" className="fill-white" />
      <path
        d={`M${middle} ${y + height - 22}q-12-4-10-${height - 30} 12 1 10 ${height - 30}q2-${height - 33} 13-${height - 34} 1 ${height - 36}-13 ${height - 34}z`}
        fill={colour}
      />
      <text
        x={middle}
        y={y + height - 7}
        textAnchor="middle"
        fontSize={text.length > 5 ? 12 : 15}
        fontWeight="700"
        className="fill-navy"
      >
        {text}
      </text>
    </>
  )
}
