import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ComboInput } from '../../../form/ComboInput'
import { pathTo } from '../../../paths'
import { Link } from '../../../ui/Link'
import { FormDialog } from '../../ConfirmDialog'
import { checkAgain } from '../../imports/rows'
import type { UnknownNameDialogProps } from '../../imports/unknown-name'
import { addAlias, packsQuery } from './queries'

/**
 * Dialog that stores a distributor's name for a pack, for this file and later ones; it links to a new product as well.
 */
export function AliasDialog({ run, cell, onClose }: UnknownNameDialogProps) {
  const { data: packs } = useQuery(packsQuery)
  const form = useForm({ defaultValues: { pack_id: '' } })
  const distributor = Number(cell.names_for)
  const alias = cell.value.trim()
  async function send({ pack_id: pack }: { pack_id: string }) {
    const added = await addAlias(distributor, { alias, pack_id: pack === '' ? null : Number(pack) })
    /* The alias is stored even when the check fails to start, so that failure is not reported as an error. */
    const isChecking = await checkAgain(run).then(
      () => true,
      () => false,
    )
    const next = isChecking ? 'Sprawdzamy plik jeszcze raz.' : 'Sprawdź plik ponownie.'
    return { data: added.data, message: `Nazwa „${alias}” jest dodana. ${next}` }
  }
  const options = packs?.map(({ id, product, pack: size }) => ({
    value: String(id),
    label: `${product}, ${size}`,
  }))
  const newProduct = new URLSearchParams({ name: alias, import: String(run.id) })
  return (
    <FormDialog title="Wskaż produkt" label="Zapisz nazwę" form={form} send={send} onClose={onClose}>
      <p className="wrap-anywhere">
        W&nbsp;pliku stoi: <strong className="font-semibold">{alias}</strong>
      </p>
      {options && (
        <ComboInput
          control={form.control}
          name="pack_id"
          label="Produkt i opakowanie"
          options={options}
          placeholder="Zacznij pisać nazwę"
          isRequired
        />
      )}
      <p>
        Nazwa zostanie na stałe u{' '}
        <Link to={pathTo('/zaplecze/dystrybutorzy/:id', { id: String(distributor) })}>tego dystrybutora</Link>
        , gdzie możesz ją usunąć. Plik sprawdzimy od razu jeszcze raz.
      </p>
      <p>
        Nie ma go w&nbsp;katalogu?{' '}
        <Link to={`/zaplecze/produkty/nowy?${newProduct}`}>Dodaj nowy produkt</Link>. Zmiany w&nbsp;tym
        imporcie zaczekają.
      </p>
    </FormDialog>
  )
}
