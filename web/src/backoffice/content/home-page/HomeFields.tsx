import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { TextAreaInput, TextInput } from '../../../form/fields'
import { type SectionId, sectionTitle } from '../../../sections'
import { useLinkedPlace } from '../../../ui/useLinkedPlace'
import type { HomeTexts } from './queries'

type Field = keyof HomeTexts

/* Maximum length in characters, the same as on the server. */
const longestShortTitle = 80
const longestTitle = 120
const longestText = 250
const longestLead = 300
const longestParagraph = 400

type Controlled = { control: Control<HomeTexts> }

/** Fields of the home page's texts, in the order of the page. */
export function HomeFields({ control }: Controlled) {
  return (
    <>
      <Part id="poczatek-strony">
        <TextInput control={control} name="label" label="Linia nad hasłem" maxLength={longestShortTitle} />
        <Paragraph control={control} name="headline" label="Hasło" maxLength={longestTitle} isRequired />
        <Paragraph control={control} name="lead" label="Zdanie pod hasłem" maxLength={longestLead} />
      </Part>
      <Part id="o-programie">
        <TextInput
          control={control}
          name="about_title"
          label="Nagłówek"
          maxLength={longestTitle}
          isRequired
        />
        <Paragraph control={control} name="about_text" label="Tekst" maxLength={longestParagraph} />
      </Part>
      <Part id="jak-to-dziala">
        <TextInput
          control={control}
          name="steps_title"
          label="Nagłówek kroków"
          maxLength={longestTitle}
          isRequired
        />
        <Point control={control} title="step_1_title" text="step_1_text" name="Krok 1" isRequired />
        <Point control={control} title="step_2_title" text="step_2_text" name="Krok 2" isRequired />
        <Point control={control} title="step_3_title" text="step_3_text" name="Krok 3" isRequired />
      </Part>
      <Part id="produkty-na-stronie">
        <TextInput
          control={control}
          name="products_title"
          label="Nagłówek produktów"
          maxLength={longestTitle}
          isRequired
        />
        <Paragraph control={control} name="products_text" label="Zdanie o&nbsp;produktach" />
      </Part>
      <Part
        id="nagrody-na-stronie"
        hint="Kafelek bez tytułu się nie pokaże. Bez kafelków nie ma tej części strony."
      >
        <TextInput
          control={control}
          name="rewards_title"
          label="Nagłówek nagród"
          maxLength={longestTitle}
          isRequired
        />
        <Point control={control} title="reward_1_title" text="reward_1_text" name="Kafelek 1" />
        <Point control={control} title="reward_2_title" text="reward_2_text" name="Kafelek 2" />
        <Point control={control} title="reward_3_title" text="reward_3_text" name="Kafelek 3" />
      </Part>
      <Part id="koniec-strony">
        <TextInput
          control={control}
          name="questions_title"
          label="Nagłówek pytań"
          maxLength={longestTitle}
          isRequired
        />
        <TextInput
          control={control}
          name="newsletter_title"
          label="Nagłówek newslettera"
          maxLength={longestTitle}
          isRequired
        />
        <Paragraph
          control={control}
          name="newsletter_text"
          label="Zachęta do newslettera"
          maxLength={longestParagraph}
        />
      </Part>
    </>
  )
}

function Part({ id, hint, children }: { id: SectionId; hint?: string; children: ReactNode }) {
  const place = useLinkedPlace(id)
  return (
    <fieldset {...place} className="flex flex-col gap-4 border-line border-t pt-4">
      <legend className="float-left w-full font-bold text-h3">{sectionTitle(id)}</legend>
      {hint && <p className="text-muted">{hint}</p>}
      {children}
    </fieldset>
  )
}

interface ParagraphProps extends Controlled {
  name: Field
  label: string
  maxLength?: number
  isRequired?: boolean
}

/** A sentence or two on one line. */
function Paragraph({ maxLength = longestText, isRequired = true, ...props }: ParagraphProps) {
  return <TextAreaInput {...props} maxLength={maxLength} isRequired={isRequired} rows={3} isLine />
}

interface PointProps extends Controlled {
  title: Field
  text: Field
  name: string
  isRequired?: boolean
}

/** Title and text of a step or a tile. */
function Point({ control, title, text, name, isRequired = false }: PointProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <TextInput
        control={control}
        name={title}
        label={`${name}: tytuł`}
        maxLength={longestShortTitle}
        isRequired={isRequired}
      />
      <Paragraph control={control} name={text} label={`${name}: tekst`} isRequired={isRequired} />
    </div>
  )
}
