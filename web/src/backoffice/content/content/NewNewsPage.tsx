import { NewsEditor } from './NewsEditor'

/** `/zaplecze/aktualnosci/nowa`: editor of a new news item. */
export default function NewNewsPage() {
  return <NewsEditor news={null} />
}
