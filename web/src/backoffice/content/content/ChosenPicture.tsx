import { NewsPicture } from '../../../ui/NewsPicture'
import { useChosenPicture } from '../../platform/media/PictureInput'

interface ChosenPictureProps {
  /** Id in the media library; null shows the topic's drawing instead. */
  id: number | null
  topic: string
  size: 'card' | 'page'
}

/** Picture of a news item as readers see it. */
export function ChosenPicture({ id, topic, size }: ChosenPictureProps) {
  return <NewsPicture picture={useChosenPicture(id)} topic={topic} size={size} />
}
