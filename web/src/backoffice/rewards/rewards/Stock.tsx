import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { stockText } from './labels'
import type { PartProps } from './RewardPage'
import { StockFields } from './StockFields'

/** Stock of a reward, all variants together. */
export function Stock({ reward, editing, onEdit }: PartProps) {
  return (
    <Card>
      <CardHead
        title="Magazyn"
        action={
          editing !== 'stock' && (
            <Button variant="secondary" onPress={() => onEdit('stock')}>
              Zmień magazyn
            </Button>
          )
        }
      />
      {editing === 'stock' && <StockFields reward={reward} variant={null} onDone={() => onEdit('nothing')} />}
      <p>
        {reward.stock === 0 ? (
          <strong>Nic już nie zostało</strong>
        ) : (
          <>
            Zostało: <strong>{stockText(reward.stock)}</strong>
          </>
        )}
      </p>
      {reward.variants.length > 0 && (
        <p className="mt-1 text-muted">
          To limit na wszystkie warianty razem. Każdy wariant ma też własny magazyn, poniżej.
        </p>
      )}
    </Card>
  )
}
