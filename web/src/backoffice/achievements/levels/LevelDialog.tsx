import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { NumberInput } from '../../../form/NumberInput'
import { requiredNumber } from '../../../form/schema'
import { formatPoints } from '../../../format/numbers'
import { FormDialog } from '../../ConfirmDialog'
import { addLevel, changeBonus, type Level } from './queries'

const schema = z.object({ level: requiredNumber(), bonus_points: requiredNumber() })

interface LevelDialogProps {
  /** Changed level; null for a new one. */
  level: Level | null
  onClose: () => void
}

/** Form of a new level, or of the bonus of one that stands. */
export function LevelDialog({ level, onClose }: LevelDialogProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      level: level ? level.level : (null as number | null),
      bonus_points: level ? level.bonus_points : (null as number | null),
    },
  })
  const { control } = form
  return (
    <FormDialog
      title={level ? `Premia za poziom ${formatPoints(level.level)}` : 'Nowy poziom'}
      label={level ? 'Zapisz premię' : 'Dodaj poziom'}
      form={form}
      send={(values) =>
        level ? changeBonus(level, values.bonus_points) : addLevel(values.level, values.bonus_points)
      }
      onClose={onClose}
    >
      {level ? (
        <p>Nową premię dostanie ten, kto osiągnie poziom od teraz. Przyznane premie zostają.</p>
      ) : (
        <>
          <p>Kto ma już tyle punktów, tego poziomu nie dostanie.</p>
          <NumberInput control={control} name="level" label="Punkty razem" unit="pkt" isRequired />
        </>
      )}
      <NumberInput control={control} name="bonus_points" label="Premia" unit="pkt" isRequired />
    </FormDialog>
  )
}
