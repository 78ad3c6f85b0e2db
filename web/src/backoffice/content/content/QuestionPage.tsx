import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageSkeleton } from '../../../ui/Skeleton'
import { QuestionEditor } from './QuestionEditor'
import { questionQuery } from './queries'

/** `/zaplecze/pytania/:id`: editor of a question, with preview, position, publication and withdrawal. */
export default function QuestionPage() {
  const { id = '' } = useParams()
  const { data: question } = useQuery(questionQuery(Number(id)))
  return question ? <QuestionEditor key={question.id} question={question} /> : <PageSkeleton />
}
