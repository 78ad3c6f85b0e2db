import { encode } from 'uqr'

/** Width of the quiet zone in modules (ISO/IEC 18004 wants four). */
const border = 4

/** QR code as one SVG path: sharp at every size and without a request. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-control border border-line bg-white"
    >
      <path d={pathOf(data)} className="fill-navy" />
    </svg>
  )
}

/** Path of the dark modules; each horizontal run is one rectangle. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  for (const [y, row] of rows.entries()) {
    let start = -1
    for (let x = 0; x <= row.length; x++) {
      if (row[x] === true && start < 0) start = x
      if (row[x] !== true && start >= 0) {
        path += `M${start} ${y}h${x - start}v1h${start - x}z`
        start = -1
      }
    }
  }
  return path
}
