import * as z from 'zod/mini'
import { parsedBy, requiredText } from '../../form/schema'
import { parsePostcode } from '../../rules/postcode'
import type { User } from '../../session/session'

/** The delivery address, as it is typed. */
export const addressSchema = z.object({
  recipient: requiredText(),
  street: requiredText(),
  street_number: requiredText(),
  street_number_place: z.string(),
  postcode: parsedBy(parsePostcode),
  city: requiredText(),
})

/** The address for letters: the correspondence address, else the company's. */
export function knownAddress({ profile }: User) {
  const known = profile.correspondence_address
    ? {
        street: profile.correspondence_street,
        street_number: profile.correspondence_street_number,
        street_number_place: profile.correspondence_street_number_place,
        postcode: profile.correspondence_postcode,
        city: profile.correspondence_city,
      }
    : {
        street: profile.company_street,
        street_number: profile.company_street_number,
        street_number_place: profile.company_street_number_place,
        postcode: profile.company_postcode,
        city: profile.company_city,
      }
  return {
    recipient: `${profile.first_name} ${profile.last_name}`,
    street: known.street ?? '',
    street_number: known.street_number ?? '',
    street_number_place: known.street_number_place ?? '',
    postcode: known.postcode ?? '',
    city: known.city ?? '',
  }
}
