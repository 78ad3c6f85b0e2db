import { type Drawing, ellipse, palette } from './shapes'

interface DrawingPictureProps {
  drawing: Drawing
  /** Name by which tests find it. */
  name: string
  className: string
}

/** A drawing that fills its box; decorative, because the text beside it says the same. */
export function DrawingPicture({ drawing, name, className }: DrawingPictureProps) {
  return (
    <svg
      viewBox="0 0 640 280"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-drawing={name}
      className={className}
    >
      <Parts {...drawing} />
    </svg>
  )
}

/* The field on which each thing stands: a low sun and two hills. */
const sun = ellipse(320, 132, 116)
const hills = 'M0 226C120 196 250 204 360 218S560 212 640 200V280H0ZM0 252C160 232 420 240 640 250V280H0Z'

function Parts({ ground, parts, text, isScene = false }: Drawing) {
  return (
    <>
      <path d="M0 0h640v280H0z" fill={palette[ground]} />
      {!isScene && (
        <>
          <path d={sun} fill={palette.glow} />
          <path d={hills} fill={palette.deep} opacity="0.16" />
        </>
      )}
      {parts.map(([colour, path, width]) =>
        width === undefined ? (
          <path key={colour + path} d={path} fill={palette[colour]} />
        ) : (
          <path
            key={colour + path}
            d={path}
            fill="none"
            stroke={palette[colour]}
            strokeWidth={width}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
      {text && (
        <text
          x={text.at[0]}
          y={text.at[1]}
          textAnchor="middle"
          fontSize={text.size}
          fontWeight="700"
          fill={palette[text.colour]}
        >
          {text.content}
        </text>
      )}
    </>
  )
}
