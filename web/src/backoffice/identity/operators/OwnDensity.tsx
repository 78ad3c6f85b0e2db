import { useDensity } from '../../../session/density'
import { RadioGroup } from '../../../ui/RadioGroup'
import { SectionCard } from '../../SectionCard'

const options = [
  { value: 'comfortable', label: 'Wygodnie' },
  { value: 'dense', label: 'Gęsto' },
] as const

/** Choice of the density of the back office. */
export function OwnDensity() {
  const { chosen, choose } = useDensity()
  return (
    <SectionCard id="widok-zaplecza">
      <RadioGroup
        label="Gęstość"
        value={chosen}
        onChange={(value) => choose(value === 'dense' ? 'dense' : 'comfortable')}
        options={options}
        hint={
          'Gęsto: mniejszy tekst i\u00a0niższe wiersze, na ekranie komputera o\u00a0szerokości co najmniej 1280 pikseli. Na telefonie i\u00a0tablecie widok jest zawsze wygodny.'
        }
      />
    </SectionCard>
  )
}
