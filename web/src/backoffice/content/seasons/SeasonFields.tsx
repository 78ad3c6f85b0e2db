import type { Control, FieldPath } from 'react-hook-form'
import { TextInput } from '../../../form/fields'

export interface SeasonPoints {
  welcome_points: string
  membership_points: string
}

/** Fields of the points that a season gives. */
export function SeasonFields<Values extends SeasonPoints>({ control }: { control: Control<Values> }) {
  return (
    <>
      <TextInput
        control={control}
        name={'welcome_points' as FieldPath<Values>}
        label="Punkty powitalne"
        hint="Dostaje je każdy, kto dołączy w&nbsp;tym sezonie"
        unit="pkt"
        inputMode="numeric"
        isRequired
      />
      <TextInput
        control={control}
        name={'membership_points' as FieldPath<Values>}
        label="Punkty za kolejny sezon"
        hint="Dostają je ci, którzy są z&nbsp;nami od poprzednich sezonów"
        unit="pkt"
        inputMode="numeric"
        isRequired
      />
    </>
  )
}
