import { useState } from 'react'
import { type Control, useFormState, useWatch } from 'react-hook-form'
import { CheckboxInput, RadioInput, TextInput } from '../../form/fields'
import { Disclosure } from '../../ui/Disclosure'
import { GroupError } from './GroupError'
import { ListFields } from './ListFields'
import type { PromotionOptions } from './queries'
import type { DefinitionValues } from './values'

interface PromptFieldsProps {
  control: Control<DefinitionValues>
  options: PromotionOptions | undefined
}

/** Fields of the prompt that opens over the portal; the rarer ones are collapsed. */
export function PromptFields({ control, options }: PromptFieldsProps) {
  const asks = useWatch({ control, name: 'asks' })
  const [isOpen, onToggle] = useState(false)
  const { errors } = useFormState({ control })
  const { kind, ...rarer } = errors.prompt ?? {}
  return (
    <>
      <CheckboxInput control={control} name="asks">
        Pytaj uczestników w&nbsp;okienku, które samo się otwiera
      </CheckboxInput>
      {asks && (
        <>
          <RadioInput
            control={control}
            name="prompt.kind"
            label="Co robi okienko"
            options={[
              { value: 'answer', label: 'Pyta o\u00a0akceptację regulaminu' },
              { value: 'page', label: 'Zaprasza na stronę promocji' },
            ]}
          />
          <Disclosure
            title="Więcej ustawień okienka"
            note="adres, opóźnienie, kolejność"
            isOpen={isOpen || Object.keys(rarer).length > 0}
            onToggle={onToggle}
          >
            <Rarer control={control} options={options} />
          </Disclosure>
        </>
      )}
    </>
  )
}

function Rarer({ control, options }: PromptFieldsProps) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextInput
          control={control}
          name="prompt.delay_ms"
          label="Otwiera się po"
          unit="s"
          inputMode="decimal"
          isRequired
        />
        <TextInput
          control={control}
          name="prompt.cookie_seconds"
          label="„Nie teraz” działa przez"
          unit="godz."
          inputMode="decimal"
          hint="Puste pole: do zamknięcia przeglądarki"
        />
        <TextInput
          control={control}
          name="prompt.position"
          label="Miejsce w kolejce"
          inputMode="numeric"
          hint="Najniższe otwiera się pierwsze"
          isRequired
        />
        <TextInput
          control={control}
          name="prompt.hash"
          label="Adres okienka"
          hint="Końcówka linku, który otwiera okienko"
          autoComplete="off"
          isRequired
        />
        <TextInput
          control={control}
          name="prompt.accepted_hash"
          label="Adres po akceptacji"
          hint="Puste pole: takiego okienka nie ma"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="prompt.sequence.name"
          label="Seria"
          hint="Okienka jednej serii otwierają się jedno po drugim"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="prompt.sequence.delay"
          label="Odstęp w serii"
          unit="s"
          inputMode="decimal"
        />
      </div>
      <GroupError control={control} name="prompt.sequence" />
      {options && (
        <ListFields
          control={control}
          name="prompt.skip_if_answered"
          title="Nie pytaj tych, którzy odpowiedzieli w&nbsp;promocjach"
          none="pytamy wszystkich"
          choices={options.promotions.map(({ key, name, season }) => ({
            value: key,
            label: `${name} (${season})`,
          }))}
        />
      )}
      <GroupError control={control} name="prompt.cookie" />
      <CheckboxInput control={control} name="prompt.decline_stops">
        Po odmowie nie otwiera się więcej samo
      </CheckboxInput>
      <CheckboxInput control={control} name="prompt.answer_again">
        W&nbsp;okienku po akceptacji można zmienić odpowiedź
      </CheckboxInput>
    </>
  )
}
