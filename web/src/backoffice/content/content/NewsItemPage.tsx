import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageSkeleton } from '../../../ui/Skeleton'
import { NewsEditor } from './NewsEditor'
import { newsItemQuery } from './queries'

/** `/zaplecze/aktualnosci/:id`: editor of a news item, with preview, publication and withdrawal. */
export default function NewsItemPage() {
  const { id = '' } = useParams()
  const { data: news } = useQuery(newsItemQuery(Number(id)))
  return news ? <NewsEditor key={news.id} news={news} /> : <PageSkeleton />
}
