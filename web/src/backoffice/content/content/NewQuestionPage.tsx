import { QuestionEditor } from './QuestionEditor'

/** `/zaplecze/pytania/nowe`: editor of a new question. */
export default function NewQuestionPage() {
  return <QuestionEditor question={null} />
}
