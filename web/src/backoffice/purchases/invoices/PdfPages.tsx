import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/Alert'
import { type ShownFile, zoomSteps } from './zoom'

GlobalWorkerOptions.workerSrc = workerUrl

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly pdf: PDFDocumentProxy }
  | { readonly kind: 'broken' }

/** Pages of a PDF, drawn on canvases, so that none of its scripts run. */
export default function PdfPages({ file, step, turns, name }: ShownFile) {
  const opened = usePdf(file)
  if (opened.kind === 'broken')
    return <Alert tone="danger">Pliku {name} nie da się otworzyć. Odrzuć fakturę jako nieczytelną.</Alert>
  if (opened.kind === 'opening') return <p className="text-muted">Ładowanie...</p>
  const numbers = Array.from({ length: opened.pdf.numPages }, (_, index) => index + 1)
  return numbers.map((number) => (
    <Page key={number} pdf={opened.pdf} number={number} scale={zoomSteps[step]?.scale ?? 1} turns={turns} />
  ))
}

function usePdf(file: Blob): Opened {
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' })
  useEffect(() => {
    let isGone = false
    const loading = file.arrayBuffer().then((data) => {
      const task = getDocument({ data })
      task.promise.then(
        (pdf) => isGone || setOpened({ kind: 'open', pdf }),
        () => isGone || setOpened({ kind: 'broken' }),
      )
      return task
    })
    return () => {
      isGone = true
      loading.then((task) => task.destroy())
    }
  }, [file])
  return opened
}

interface PageProps {
  pdf: PDFDocumentProxy
  number: number
  scale: number
  /** Quarter turns to the right. */
  turns: number
}

function Page({ pdf, number, scale, turns }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    pdf.getPage(number).then((page) => {
      const target = canvas.current
      if (isGone || !target?.parentElement) return
      const rotation = (page.rotate + turns * 90) % 360
      const room = target.parentElement.clientWidth - 24
      const fit = room / page.getViewport({ scale: 1, rotation }).width
      const viewport = page.getViewport({ scale: fit * scale * window.devicePixelRatio, rotation })
      target.width = viewport.width
      target.height = viewport.height
      const task = page.render({ canvas: target, viewport })
      task.promise.catch(() => undefined)
      stop = () => task.cancel()
    })
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, number, scale, turns])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Strona ${number} z ${pdf.numPages}`}
      className={`mb-3 bg-white shadow-card ${zoomSteps.find((step) => step.scale === scale)?.width ?? 'w-full'}`}
    />
  )
}
