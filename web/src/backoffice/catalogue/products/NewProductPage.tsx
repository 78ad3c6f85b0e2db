import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { BackLink } from '../../BackLink'
import { backLinkOf } from './back-link'
import { ProductFields } from './ProductFields'
import { addProduct } from './queries'

/** `/zaplecze/produkty/nowy`: form of a new product. */
export default function NewProductPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back = backLinkOf(search)
  return (
    <Card>
      <CardHead level={1} title="Nowy produkt" action={<BackLink to={back.to}>{back.name}</BackLink>} />
      <ProductFields
        product={null}
        name={search.get('name') ?? ''}
        send={addProduct}
        onDone={({ data }) =>
          navigate(`${pathTo('/zaplecze/produkty/:id', { id: String(data.id) })}${back.search}`)
        }
        onCancel={() => navigate(back.to)}
      />
    </Card>
  )
}
