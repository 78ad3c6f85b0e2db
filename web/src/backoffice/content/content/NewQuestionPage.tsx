import { QuestionEditor } from './QuestionEditor'

/** `/zaplecze/pytania/nowe`: a question that is not written yet. */
export default function NewQuestionPage() {
  return <QuestionEditor question={null} />
}
