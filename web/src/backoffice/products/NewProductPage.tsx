import { useNavigate } from 'react-router'
import { pathTo } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { BackLink } from '../BackLink'
import { ProductFields } from './ProductFields'
import { addProduct } from './queries'

/** `/zaplecze/produkty/nowy`: a product before it has packs and rates. */
export default function NewProductPage() {
  const navigate = useNavigate()
  return (
    <Card>
      <CardHead
        level={1}
        title="Nowy produkt"
        action={<BackLink to="/zaplecze/produkty">Produkty</BackLink>}
      />
      <ProductFields
        product={null}
        send={addProduct}
        onDone={({ data }) => navigate(pathTo('/zaplecze/produkty/:id', { id: String(data.id) }))}
        onCancel={() => navigate('/zaplecze/produkty')}
      />
    </Card>
  )
}
