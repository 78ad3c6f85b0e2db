import * as z from 'zod/mini'
import { parsedBy } from '../../form/schema'
import { type CropGroup, cropsOf, filledIn, parseCropAreas } from '../../rules/crops'
import { parseEmail } from '../../rules/email'
import { longest, parseLine, parseRequiredLine } from '../../rules/line'
import { parsePhone } from '../../rules/phone'
import { parsePostcode } from '../../rules/postcode'
import type { User } from '../../session/session'
import type { ProfileChange } from './queries'

const upTo = (most: number) => parsedBy((text) => parseRequiredLine(text, most))

const names = { first_name: upTo(longest.name), last_name: upTo(longest.name) }

/** An unused correspondence address is not validated, but kept in case the participant returns to it. */
const toTheCompany = z.object({
  ...names,
  letters: z.literal('company'),
  correspondence_street: z.string(),
  correspondence_street_number: z.string(),
  correspondence_street_number_place: z.string(),
  correspondence_postcode: z.string(),
  correspondence_city: z.string(),
})

const elsewhere = z.object({
  ...names,
  letters: z.literal('other'),
  correspondence_street: upTo(longest.street),
  correspondence_street_number: upTo(longest.number),
  correspondence_street_number_place: parsedBy((text) => parseLine(text, longest.number)),
  correspondence_postcode: parsedBy(parsePostcode),
  correspondence_city: upTo(longest.city),
})

/** The form's schema for the given crops. */
export function editSchema(groups: readonly CropGroup[]) {
  return z.object({
    email: parsedBy(parseEmail),
    phone: parsedBy(parsePhone),
    profile: z.discriminatedUnion('letters', [toTheCompany, elsewhere]),
    area: areasOf(groups),
  })
}

/** Hectares by the id of the crop, sent as typed, because the server parses them by the same rule. */
function areasOf(groups: readonly CropGroup[]) {
  return z.pipe(
    z.record(z.string(), z.string()),
    z.transform<Record<string, string>, { id: number; value: string }[]>((typed, { issues }) => {
      const filled = filledIn(typed, groups)
      const parsed = parseCropAreas(
        filled.map(({ id, value }) => [id, value] as const),
        groups,
      )
      if (!parsed.valid)
        for (const [id, message] of parsed.errors)
          issues.push({ code: 'custom', path: [String(id)], message, input: typed })
      return filled
    }),
  )
}

export type Edited = z.infer<ReturnType<typeof editSchema>>
export type EditValues = z.input<ReturnType<typeof editSchema>>

/** The form's values from the profile. */
export function valuesOf({ email, phone, profile, area }: User, groups: readonly CropGroup[]): EditValues {
  return {
    email,
    phone,
    profile: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      letters: profile.correspondence_address ? 'other' : 'company',
      correspondence_street: profile.correspondence_street ?? '',
      correspondence_street_number: profile.correspondence_street_number ?? '',
      correspondence_street_number_place: profile.correspondence_street_number_place ?? '',
      correspondence_postcode: profile.correspondence_postcode ?? '',
      correspondence_city: profile.correspondence_city ?? '',
    },
    area: areasTyped(area, groups),
  }
}

/** The known areas as typed text, by the id of the crop. */
export function areasTyped(area: User['area'], groups: readonly CropGroup[]): Record<string, string> {
  const known = new Map(area.map(({ id, value }) => [id, value]))
  return Object.fromEntries(groups.flatMap(cropsOf).map(({ id }) => [id, hectares(known.get(id))]))
}

/** Hectares as a person types them: 12500 thousandths are `12,5`. */
function hectares(thousandths: number | undefined): string {
  return thousandths === undefined ? '' : String(thousandths / 1000).replace('.', ',')
}

/** The request's body; an address that the form does not show is left out. */
export function changeOf({ email, phone, profile, area }: Edited): ProfileChange {
  const { letters, first_name, last_name, ...address } = profile
  const isElsewhere = letters === 'other'
  return {
    email,
    phone,
    profile: {
      first_name,
      last_name,
      correspondence_address: isElsewhere,
      ...(isElsewhere ? address : {}),
    },
    area,
  }
}
