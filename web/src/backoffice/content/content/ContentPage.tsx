import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageSkeleton } from '../../../ui/Skeleton'
import { PageEditor } from './PageEditor'
import { pageQuery } from './queries'

/** `/zaplecze/strony/:id`: editor of a page of text, with preview, publication and withdrawal. */
export default function ContentPage() {
  const { id = '' } = useParams()
  const { data: page } = useQuery(pageQuery(Number(id)))
  return page ? <PageEditor key={page.id} page={page} /> : <PageSkeleton />
}
