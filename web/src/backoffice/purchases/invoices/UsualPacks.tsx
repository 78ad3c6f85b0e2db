import { Button } from '../../../ui/Button'
import type { UsualPack } from './queries'

interface UsualPacksProps {
  usual: readonly UsualPack[]
  onChoose: (pack: UsualPack) => void
}

/** Packs that the participant usually buys from the distributor; pressing one begins a line with it. */
export function UsualPacks({ usual, onChoose }: UsualPacksProps) {
  if (usual.length === 0) return null
  return (
    <section
      aria-label="Zwykle kupuje"
      className="flex flex-wrap items-center gap-2 lg:[&_button]:min-h-9 lg:[&_button]:px-3 lg:[&_button]:py-1"
    >
      <span className="text-muted text-small">Zwykle kupuje:</span>
      {usual.map((pack) => (
        <Button key={pack.pack_id} variant="secondary" onPress={() => onChoose(pack)}>
          <span className="font-normal text-small">
            {pack.product}, {pack.pack.replaceAll(' ', '\u00a0')}
          </span>
        </Button>
      ))}
    </section>
  )
}
