import { useQuery } from '@tanstack/react-query'
import { NewsPicture } from '../../../ui/NewsPicture'
import { mediaItemQuery } from '../media/queries'

interface ChosenPictureProps {
  /** Id in the media library; null shows the topic's drawing instead. */
  id: number | null
  topic: string
  size: 'card' | 'page'
}

/** Picture of a news item as readers see it. */
export function ChosenPicture({ id, topic, size }: ChosenPictureProps) {
  const { data } = useQuery({ ...mediaItemQuery(id ?? 0), enabled: id !== null, throwOnError: false })
  return <NewsPicture picture={id === null ? null : data?.picture} topic={topic} size={size} />
}
