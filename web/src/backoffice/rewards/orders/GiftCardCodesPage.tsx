import { useRef, useState } from 'react'
import { Card, CardHead } from '../../../ui/Card'
import { BackLink } from '../../BackLink'
import { CodesFile } from './CodesFile'
import { CodesPreview } from './CodesPreview'
import { CodesResult } from './CodesResult'
import { type Checked, type CodeChanges, checkFile, type Imported, noChanges } from './codes'
import { IssuerLists } from './IssuerLists'
import { OrdersLeft } from './OrdersLeft'
import { WaitingCards } from './WaitingCards'

/** Checked file with its changes and the result of the dry run. */
interface CheckedFile {
  readonly file: File
  readonly changes: CodeChanges
  readonly checked: Checked
}

/** `/zaplecze/zamowienia/kody`: cards that wait for their codes, and the import of a file of codes. */
export default function GiftCardCodesPage() {
  const [checkedFile, setCheckedFile] = useState<CheckedFile | null>(null)
  const [result, setResult] = useState<Imported | null>(null)
  const top = useRef<HTMLDivElement>(null)
  function begin() {
    setCheckedFile(null)
    setResult(null)
    top.current?.focus()
  }
  async function change(file: File, changes: CodeChanges) {
    setCheckedFile({ file, changes, checked: (await checkFile(file, changes)).data })
  }
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <Card>
        <CardHead
          level={1}
          title="Kody kart"
          action={<BackLink to="/zaplecze/zamowienia">Zamówienia</BackLink>}
        />
        <p className="mb-4 max-w-text">
          Przygotuj listę kart, które czekają na kod, i&nbsp;przekaż ją wydawcy kart. Gdy uzupełni numery,
          wczytaj ten sam plik. Pliku nie przechowujemy, a&nbsp;numer karty zobaczy potem tylko jej
          właściciel.
        </p>
        {!result && !checkedFile && <OrdersLeft />}
        {result ? (
          <CodesResult result={result} onDone={begin} />
        ) : checkedFile ? (
          <CodesPreview
            {...checkedFile}
            onChange={(changes) => change(checkedFile.file, changes)}
            onImported={setResult}
            onDone={begin}
          />
        ) : (
          <CodesFile onChecked={(file, checked) => setCheckedFile({ file, changes: noChanges, checked })} />
        )}
      </Card>
      <WaitingCards />
      <IssuerLists />
    </div>
  )
}
