import { PageEditor } from './PageEditor'

/** `/zaplecze/strony/nowa`: a page of text that is not written yet. */
export default function NewContentPage() {
  return <PageEditor page={null} />
}
