import type { Stop } from './stops.ts'

/* Forms that the sweep leaves out, with the reason. */

/** Swept step by step in a test of its own. */
export const walked: readonly Pick<Stop, 'at' | 'sources'>[] = [
  {
    at: '/rejestracja',
    sources: [
      'features/registration/CompanyStep',
      'features/registration/ContactStep',
      'form/AddressFields',
      'form/AreaFields',
    ],
  },
]

/** Files with fields that no key sends, or that need a world of their own. */
export const leftOut: Readonly<Record<string, string>> = {
  'backoffice/dashboard/launch/TestMessage':
    'the demo sends nothing: LaunchPage is opened by first-run.spec.ts',
  'backoffice/dashboard/setup/LevelFields': 'a portal that is set up has no such form: first-run.spec.ts',
  'backoffice/dashboard/setup/SetupForm':
    'a portal that is set up has no such form: first-run.spec.ts types into it',
  'backoffice/ViewDialog': 'a dialog of every list alike: views.spec.ts types into it',
  'backoffice/people/participants/ParticipantJobDialog':
    'a job leads away from its list: ParticipantBulk.test.tsx types into it',
  'backoffice/content/message-templates/TemplatePreview':
    'in no form: the NIP is looked up for the preview and not sent with the text',
  'backoffice/platform/media/PictureDialog': 'in no form: it narrows the pictures at each letter',
  'backoffice/catalogue/distributors/Availability': 'in no form: it narrows the products at each letter',
  'backoffice/identity/operators/PasskeyDialog':
    'its server has to know its origin before it listens: passkeys.spec.ts types into it',
  'backoffice/promotions/Publish':
    'it waits for a simulation of a draft: promotion-keys.spec.ts sends it by a key',
  'features/calculator/CalculatorPage': 'in no form: it counts at each letter',
  'features/calculator/ChosenProduct': 'in no form: it counts at each letter',
  'features/invoices/BatchRow':
    'in no form: a button sends several invoices, accountant.spec.ts types into it',
  'features/participants/KsefTokenForm':
    'the sample programme reads nothing from KSeF: ksef-connection.spec.ts sweeps it',
  'features/products/ChooseProducts': 'in no form: it narrows the products at each letter',
  'features/products/PlaceSearch': 'in no form: what is chosen is looked for at once',
}

/** Pages and modals whose forms are swept at another. */
export const sameElsewhere: Readonly<Record<string, string>> = {
  '#!pierwsze-logowanie': 'the view of #!reset-hasla',
  '/rejestracja-partner': 'the steps of /rejestracja, one less',
  '/rejestracja-partner/:hash': 'the steps of /rejestracja, one less',
  '/rejestracja/:hash/:nip': 'the steps of /rejestracja, but for the NIP',
  '/zaplecze/aktualnosci/:id': 'the editor of /zaplecze/aktualnosci/nowa',
  '/zaplecze/importy/:id': '/zaplecze/importy/nowy leads there, and its stop goes on with it',
  '/zaplecze/operatorzy': 'the code of /zaplecze/wyplaty/:id, before another question',
  '/zaplecze/pierwsze-uruchomienie': 'a portal that is set up has no such form: first-run.spec.ts',
  '/zaplecze/podatki/:participant': 'the value of /zaplecze/podatki/zasady, of one prize',
  '/zaplecze/pytania/:id': 'the editor of /zaplecze/pytania/nowe',
  '/zaplecze/segmenty/:id': 'the editor of /zaplecze/segmenty/nowy',
  '/zaplecze/strony/:id': 'the editor of /zaplecze/strony/nowa',
  '/zaplecze/wysylki/:id': 'the form of /zaplecze/wysylki/nowa',
  '/zaplecze/zadania/:id': 'the code of /zaplecze/wyplaty/:id; the reason has lines, which no key sends',
}
