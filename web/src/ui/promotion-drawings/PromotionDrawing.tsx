import { DrawingPicture } from '../reward-drawings/DrawingPicture'
import { drawings } from './drawings'

/** The drawing of a promotion by its name; a rosette for an unknown name. */
export default function PromotionDrawing({ name, className }: { name: string; className: string }) {
  const known = Object.hasOwn(drawings, name) ? name : 'promotion'
  const drawing = drawings[known]
  return drawing && <DrawingPicture drawing={drawing} name={known} className={className} />
}
