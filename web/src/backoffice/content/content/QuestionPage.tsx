import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageSkeleton } from '../../../ui/Skeleton'
import { QuestionEditor } from './QuestionEditor'
import { questionQuery } from './queries'

/** `/zaplecze/pytania/:id`: a question is answered, looked at, moved, shown and taken back. */
export default function QuestionPage() {
  const { id = '' } = useParams()
  const { data: question } = useQuery(questionQuery(Number(id)))
  return question ? <QuestionEditor key={question.id} question={question} /> : <PageSkeleton />
}
