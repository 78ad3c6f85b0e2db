import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { ButtonLink } from '../../../ui/Link'
import { PageSkeleton } from '../../../ui/Skeleton'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { ValueNames } from '../../ValueNames'
import { HomeFields } from './HomeFields'
import { HomePreview } from './HomePreview'
import { type AdminHomePage, type HomeTexts, homePageQuery, saveHomePage } from './queries'

/** `/zaplecze/strona-glowna`: texts of the home page, with a preview that follows them. */
export default function HomePageEditor() {
  const { data } = useQuery(homePageQuery)
  return data ? <Editor stored={data} /> : <PageSkeleton />
}

const textsOf = ({ texts }: AdminHomePage) => texts as HomeTexts

function Editor({ stored }: { stored: AdminHomePage }) {
  const form = useForm<HomeTexts>({ defaultValues: textsOf(stored) })
  const { version, newer } = useOptimisticLock(stored, homePageQuery, textsOf)
  const typed = form.watch()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-h1">Strona główna</h1>
        <ButtonLink variant="secondary" to="/">
          Zobacz w&nbsp;portalu
        </ButtonLink>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Card>
          <CardHead
            title="Teksty"
            action={
              <Button
                variant="quiet"
                onPress={() => form.reset(stored.originals as HomeTexts, { keepDefaultValues: true })}
              >
                Wpisz teksty początkowe
              </Button>
            }
          />
          <ValueNames values={stored.figures}>
            Liczby, które mogą się zmienić, wpisz nazwą w&nbsp;klamrach. Portal wstawi za nie to, co dziś
            obowiązuje:
          </ValueNames>
          <EditForm
            label="Teksty strony głównej"
            form={form}
            send={(texts) => saveHomePage(version, texts)}
            newer={newer}
            onDone={({ data }) => form.reset(textsOf(data))}
            isLong
            submitLabel="Zapisz teksty"
          >
            <HomeFields control={form.control} />
          </EditForm>
        </Card>
        <HomePreview texts={typed} figures={stored.figures} />
      </div>
    </>
  )
}
