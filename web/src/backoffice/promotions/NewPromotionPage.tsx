import { useQuery } from '@tanstack/react-query'
import { type Control, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Form } from '../../form/Form'
import { SelectInput, TextInput } from '../../form/fields'
import { Faults, type Read, readWith } from '../../form/resolver'
import { fieldMessages } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { pathTo } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { DefinitionFields } from './DefinitionFields'
import { addPromotion, type NewPromotion, type PromotionWords, promotionWordsQuery } from './queries'
import { definitionIn } from './reading'
import { type DefinitionValues, newDefinition } from './values'
import { audienceOptions } from './words'

interface NewValues extends DefinitionValues {
  key: string
  slug: string
  audience: string
  season: string
}

/** `/zaplecze/promocje/nowa`: a promotion's first draft. */
export default function NewPromotionPage() {
  const { data: words } = useQuery(promotionWordsQuery)
  if (!words) return <PageSkeleton />
  return (
    <Card>
      <CardHead level={1} title="Nowa promocja" />
      <Fields words={words} />
    </Card>
  )
}

function Fields({ words }: { words: PromotionWords }) {
  const navigate = useNavigate()
  const form = useForm<NewValues, unknown, NewPromotion>({
    resolver: readWith(readNew),
    defaultValues: {
      ...newDefinition,
      key: '',
      slug: '',
      audience: 'program.retail',
      season: String(words.seasons[0] ?? ''),
    },
  })
  const { shell } = useFormFlow({
    form,
    send: addPromotion,
    mode: 'edit',
    onSuccess: ({ data }) => navigate(pathTo('/zaplecze/promocje/:id', { id: String(data.id) })),
  })
  const { control } = form
  return (
    <Form
      label="Nowa promocja"
      {...shell}
      submitLabel="Zapisz szkic"
      aside={
        <ButtonLink look="quiet" to="/zaplecze/promocje">
          Anuluj
        </ButtonLink>
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TextInput
          control={control}
          name="key"
          label="Klucz"
          hint="Na przykład dovvo_refuel. Zostaje na stałe."
          autoComplete="off"
          isRequired
        />
        <TextInput
          control={control}
          name="slug"
          label="Adres strony"
          hint="Po /promocje/, na przykład tankuj-z-dovvo. Zostaje na stałe."
          autoComplete="off"
          isRequired
        />
        <SelectInput control={control} name="audience" label="Program" options={audienceOptions} isRequired />
        <SelectInput
          control={control}
          name="season"
          label="Sezon"
          options={words.seasons.map((season) => ({ value: String(season), label: String(season) }))}
          isRequired
        />
      </div>
      <DefinitionFields control={control as unknown as Control<DefinitionValues>} />
    </Form>
  )
}

function readNew({ key, slug, audience, season, ...values }: NewValues): Read<NewPromotion> {
  const faults = new Faults()
  if (key.trim() === '') faults.add('key', fieldMessages.required)
  if (slug.trim() === '') faults.add('slug', fieldMessages.required)
  const definition = definitionIn(faults, values)
  return faults.conclude({
    key: key.trim(),
    slug: slug.trim(),
    audience: audience as NewPromotion['audience'],
    season: Number(season),
    definition,
  })
}
