import { AreaFields } from '../../form/AreaFields'
import type { StepProps } from './StepFields'

/** Areas of the crops in hectares, all of them optional. */
export function AreasStep({ form, context }: StepProps) {
  return (
    <>
      <p>
        Wpisz, ile hektarów zajmują Twoje uprawy. Dzięki temu pokażemy Ci promocje, które do nich pasują.
        Czego nie uprawiasz, zostaw puste.
      </p>
      <AreaFields control={form.control} groups={context.crops} />
    </>
  )
}
