import { PageEditor } from './PageEditor'

/** `/zaplecze/strony/nowa`: editor of a new page of text. */
export default function NewContentPage() {
  return <PageEditor page={null} />
}
