import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { Skeleton } from '../../../ui/Skeleton'
import { BackLink } from '../../BackLink'
import { backLinkOf } from './back-link'
import { ProductFields } from './ProductFields'
import { addProduct, productOptionsQuery } from './queries'

/** `/zaplecze/produkty/nowy`: form of a new product. */
export default function NewProductPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back = backLinkOf(search)
  /* The crops among them are a part of the form's height. */
  const { data: options } = useQuery(productOptionsQuery)
  return (
    <Card>
      <CardHead level={1} title="Nowy produkt" action={<BackLink to={back.to}>{back.name}</BackLink>} />
      {options ? (
        <ProductFields
          product={null}
          name={search.get('name') ?? ''}
          send={addProduct}
          onDone={({ data }) =>
            navigate(`${pathTo('/zaplecze/produkty/:id', { id: String(data.id) })}${back.search}`)
          }
          onCancel={() => navigate(back.to)}
        />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Card>
  )
}
