import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../ui/Alert'
import { PageSkeleton } from '../../ui/Skeleton'

GlobalWorkerOptions.workerSrc = workerUrl

/** Pixels of a page's width: enough for small print, also on paper. */
const pageWidth = 1_600

/** The pages of a PDF, drawn on canvases, so that none of its scripts run. */
export default function FilePages({ file }: { file: Blob }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'broken'>()
  useEffect(() => {
    let isCurrent = true
    const opening = file.arrayBuffer().then((data) => {
      const task = getDocument({ data })
      task.promise.then(
        (opened) => isCurrent && setPdf(opened),
        () => isCurrent && setPdf('broken'),
      )
      return task
    })
    return () => {
      isCurrent = false
      void opening.then((task) => task.destroy())
    }
  }, [file])
  if (pdf === 'broken')
    return (
      <Alert tone="danger">Tego pliku nie da się tu pokazać. Pobierz go i&nbsp;otwórz u&nbsp;siebie.</Alert>
    )
  if (!pdf) return <PageSkeleton />
  return Array.from({ length: pdf.numPages }, (_, place) => place + 1).map((number) => (
    <Page key={number} pdf={pdf} number={number} />
  ))
}

function Page({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isCurrent = true
    let stop = () => {}
    void pdf.getPage(number).then((page) => {
      if (!isCurrent || !canvas.current) return
      const viewport = page.getViewport({ scale: pageWidth / page.getViewport({ scale: 1 }).width })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
      const task = page.render({ canvas: canvas.current, viewport })
      task.promise.catch(() => undefined)
      stop = () => task.cancel()
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [pdf, number])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Strona ${number} z ${pdf.numPages}`}
      className="mb-3 h-auto w-full rounded-control border border-line daylight bg-surface"
    />
  )
}
