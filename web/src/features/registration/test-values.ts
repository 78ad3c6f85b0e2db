import type { RegistrationValues } from './values'

/** Values of the first four steps. */
export const filled: Partial<RegistrationValues> = {
  kind: 'farm',
  register: 'krus',
  nip: '5260250274',
  company_name: 'Stary Młyn',
  company_street: 'Polna',
  company_street_number: '12',
  company_postcode: '88-400',
  company_city: 'Żnin',
  first_name: 'Bożena',
  last_name: 'Wiśniewska',
  phone: '+48601202303',
  email: 'bozena@example.pl',
  email_confirmation: 'bozena@example.pl',
}
