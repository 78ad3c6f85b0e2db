import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { Checkbox } from '../../../ui/Checkbox'
import { TextField } from '../../../ui/TextField'
import { EditForm } from '../../EditForm'
import { matching } from './matching'
import { type Branch, setAvailability } from './queries'

/** Checkboxes of all products, ticked where the branch has them; saved as a whole. */
export function Availability({ branch }: { branch: Branch }) {
  const [search, setSearch] = useState('')
  const form = useForm({
    defaultValues: { ticked: branch.products.filter(({ available }) => available).map(({ id }) => id) },
  })
  const ticked = form.watch('ticked')
  const shown = matching(branch.products, search)
  function tick(ids: readonly number[], isOn: boolean) {
    const others = ticked.filter((id) => !ids.includes(id))
    form.setValue('ticked', isOn ? [...others, ...ids] : others, { shouldDirty: true })
  }
  const ids = shown.map(({ id }) => id)
  return (
    <Card>
      <CardHead title={`Dostępne produkty (${ticked.length} z ${branch.products.length})`} />
      {/* Outside of the form, because Enter in it would save the selection. */}
      <div className="mb-4 flex flex-wrap items-end gap-2">
        <div className="min-w-60 grow">
          <TextField
            label="Szukaj produktu"
            value={search}
            onChange={setSearch}
            inputMode="search"
            hint="Nazwa, marka lub kategoria"
          />
        </div>
        <span className="flex flex-wrap gap-2 sm:mb-6">
          <Button variant="secondary" onPress={() => tick(ids, true)}>
            Zaznacz widoczne
          </Button>
          <Button variant="secondary" onPress={() => tick(ids, false)}>
            Odznacz widoczne
          </Button>
        </span>
      </div>
      <EditForm
        label="Dostępność produktów"
        form={form}
        send={({ ticked }) => setAvailability(branch.id, branch.version, ticked)}
        submitLabel="Zapisz dostępność"
      >
        {shown.length === 0 && <p className="text-muted">Żaden produkt nie pasuje do wyszukiwania.</p>}
        <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map(({ id, name, category }) => (
            <Checkbox key={id} isSelected={ticked.includes(id)} onChange={(isOn) => tick([id], isOn)}>
              {name}
              <span className="block text-muted text-small">{category}</span>
            </Checkbox>
          ))}
        </div>
      </EditForm>
    </Card>
  )
}
