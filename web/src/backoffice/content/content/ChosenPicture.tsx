import { useQuery } from '@tanstack/react-query'
import { NewsPicture } from '../../../ui/NewsPicture'
import { mediaItemQuery } from '../media/queries'

interface ChosenPictureProps {
  /** In the library; null: the drawing of the topic is shown. */
  id: number | null
  topic: string
  size: 'card' | 'page'
}

/** The picture that readers will see of a news item. */
export function ChosenPicture({ id, topic, size }: ChosenPictureProps) {
  const { data } = useQuery({ ...mediaItemQuery(id ?? 0), enabled: id !== null, throwOnError: false })
  return <NewsPicture picture={id === null ? null : data?.picture} topic={topic} size={size} />
}
