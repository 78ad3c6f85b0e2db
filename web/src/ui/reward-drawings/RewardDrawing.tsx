import { DrawingPicture } from './DrawingPicture'
import { drawings } from './drawings'

interface RewardDrawingProps {
  name: string
  /** Drawing for an unknown name. */
  fallback?: 'gift' | 'palmtree'
  className: string
}

/** The drawing of a reward by its name. */
export default function RewardDrawing({ name, fallback = 'gift', className }: RewardDrawingProps) {
  const known = Object.hasOwn(drawings, name) ? name : fallback
  const drawing = drawings[known]
  return drawing && <DrawingPicture drawing={drawing} name={known} className={className} />
}
