import { NewsEditor } from './NewsEditor'

/** `/zaplecze/aktualnosci/nowa`: a news item that is not written yet. */
export default function NewNewsPage() {
  return <NewsEditor news={null} />
}
