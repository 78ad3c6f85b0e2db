import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Control, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { SelectInput, TextInput } from '../../form/fields'
import { FieldErrorCollector, type RequestResult, requestResolver } from '../../form/resolver'
import { serverNow } from '../../format/clock'
import { formatDay } from '../../format/dates'
import { pathTo } from '../../paths'
import { businessDay, seasonOf } from '../../rules/season'
import { Card, CardHead } from '../../ui/Card'
import { PageSkeleton } from '../../ui/Skeleton'
import { BackLink } from '../BackLink'
import { EditForm } from '../EditForm'
import { DefinitionSteps } from './DefinitionSteps'
import { LivePreview } from './LivePreview'
import { audienceOptions } from './labels'
import { keyOf, parseSlug, promptNames, slugOf } from './names'
import { addPromotion, type NewPromotion, type PromotionOptions, promotionOptionsQuery } from './queries'
import { useSteps } from './steps'
import { definitionIn } from './to-request'
import { type DefinitionValues, newDefinition } from './values'

interface NewValues extends DefinitionValues {
  slug: string
  audience: string
  season: string
}

/** `/zaplecze/promocje/nowa`: first draft of a promotion. */
export default function NewPromotionPage() {
  const { data: options } = useQuery(promotionOptionsQuery)
  if (!options) return <PageSkeleton />
  return (
    <Card>
      <CardHead
        level={1}
        title="Nowa promocja"
        action={<BackLink to="/zaplecze/promocje">Promocje</BackLink>}
      />
      <Fields options={options} />
    </Card>
  )
}

function Fields({ options }: { options: PromotionOptions }) {
  const navigate = useNavigate()
  const form = useForm<NewValues, unknown, NewPromotion>({
    resolver: requestResolver(toNewPromotion),
    defaultValues: {
      ...newDefinition,
      ...startOf(options),
      slug: '',
      audience: 'program.retail',
    },
  })
  const { control } = form
  const definition = control as unknown as Control<DefinitionValues>
  useNamesThatFollow(form)
  const steps = useSteps({ form, check: toNewPromotion, isSavedOnLeave: false })
  const [audience, slug] = useWatch({ control, name: ['audience', 'slug'] })
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <EditForm
        label="Nowa promocja"
        form={form}
        send={addPromotion}
        onDone={({ data }) => navigate(pathTo('/zaplecze/promocje/:id', { id: String(data.id) }))}
        isLong
        takesFocus
        submitLabel="Zapisz szkic"
      >
        <DefinitionSteps
          control={definition}
          steps={steps}
          audience={<Audience control={control as unknown as Control<NewValues>} options={options} />}
          address={
            <TextInput
              control={control}
              name="slug"
              label="Adres strony"
              hint="Po /promocje/. Powstaje z&nbsp;nazwy, a&nbsp;po zapisaniu zostaje na stałe."
              autoComplete="off"
              isRequired
            />
          }
        />
      </EditForm>
      <LivePreview control={definition} audience={audience as NewPromotion['audience']} slug={slug} />
    </div>
  )
}

function Audience({ control, options }: { control: Control<NewValues>; options: PromotionOptions }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectInput control={control} name="audience" label="Program" options={audienceOptions} isRequired />
      <SelectInput
        control={control}
        name="season"
        label="Sezon"
        options={options.seasons.map((season) => ({ value: String(season), label: String(season) }))}
        isRequired
      />
    </div>
  )
}

/** The next whole month, in which a promotion is most often planned, with the season of its first day. */
function startOf(options: PromotionOptions) {
  const today = businessDay(serverNow())
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const from = day(new Date(Date.UTC(year, month, 1)))
  const to = day(new Date(Date.UTC(year, month + 1, 0)))
  const season = options.seasons.includes(seasonOf(from)) ? seasonOf(from) : options.seasons[0]
  const terms = {
    ...newDefinition.terms,
    purchases: { from: formatDay(from), to: formatDay(to) },
    accept_by: formatDay(to),
  }
  return { terms, season: String(season ?? '') }
}

/** Derives the address from the name, and the prompt's address from the address, until they are edited. */
function useNamesThatFollow(form: UseFormReturn<NewValues, unknown, NewPromotion>) {
  const { control } = form
  const name = useWatch({ control, name: 'name' })
  const slug = useWatch({ control, name: 'slug' })
  useFollowing(form, 'slug', slugOf(name))
  useFollowing(form, 'prompt.hash', promptNames(slug).hash)
}

function useFollowing(
  { getFieldState, getValues, setValue }: UseFormReturn<NewValues, unknown, NewPromotion>,
  field: 'slug' | 'prompt.hash',
  made: string,
) {
  /* Last derived value, compared instead of `isDirty`: a value set here counts as dirty once another field is reset. */
  const last = useRef('')
  useEffect(() => {
    if (getValues(field) !== last.current) return
    last.current = made
    setValue(field, made, { shouldValidate: getFieldState(field).invalid })
  }, [getFieldState, getValues, setValue, field, made])
}

function toNewPromotion({ slug, audience, season, ...values }: NewValues): RequestResult<NewPromotion> {
  const errors = new FieldErrorCollector()
  const own = errors.unwrap('slug', parseSlug(slug)) ?? ''
  /* An empty address has its own error, so that its prompt gets a placeholder. */
  const names = promptNames(own || 'promocja')
  const prompt = { ...values.prompt, hash: values.prompt.hash.trim() || names.hash, cookie: names.cookie }
  const definition = definitionIn(errors, { ...values, prompt })
  return errors.conclude({
    key: keyOf(own),
    slug: own,
    audience: audience as NewPromotion['audience'],
    season: Number(season),
    definition,
  })
}
