import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageSkeleton } from '../../../ui/Skeleton'
import { PageEditor } from './PageEditor'
import { pageQuery } from './queries'

/** `/zaplecze/strony/:id`: a page of text is written on, looked at, shown and taken back. */
export default function ContentPage() {
  const { id = '' } = useParams()
  const { data: page } = useQuery(pageQuery(Number(id)))
  return page ? <PageEditor key={page.id} page={page} /> : <PageSkeleton />
}
