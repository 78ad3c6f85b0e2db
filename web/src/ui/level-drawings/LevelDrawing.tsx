import { DrawingPicture } from '../reward-drawings/DrawingPicture'
import { drawingOf, drawings } from './drawings'

interface LevelDrawingProps {
  /** Place among all levels, from 0. */
  place: number
  count: number
  className: string
}

/** The drawing of a level. */
export default function LevelDrawing({ place, count, className }: LevelDrawingProps) {
  const drawing = drawingOf(place, count)
  return (
    <DrawingPicture drawing={drawing} name={`level-${drawings.indexOf(drawing)}`} className={className} />
  )
}
