import { useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { failureFrom } from '../../api/errors'
import { SendButton } from '../../form/SendButton'
import { companyAt, type KnownCompany } from './queries'
import type { StepProps } from './StepFields'

/** Fills in the company's data from GUS by its NIP; shown only where the server has access to GUS. */
export function CompanyLookup({ form, context }: StepProps) {
  const lookup = useMutation({
    mutationFn: companyAt,
    onSuccess: (company) => fillIn({ form, context }, company),
  })
  async function fetchCompany() {
    if (context.nip === null && !(await form.trigger('nip', { shouldFocus: true }))) return
    lookup.mutate(context.nip ?? form.getValues('nip'))
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <SendButton
        variant="secondary"
        icon={<Search aria-hidden className="size-5" />}
        isPending={lookup.isPending}
        onPress={fetchCompany}
      >
        Pobierz dane z&nbsp;GUS
      </SendButton>
      <p role="status" className="empty:absolute">
        {lookup.isSuccess &&
          'Wpisaliśmy nazwę i\u00a0adres z\u00a0GUS. Sprawdź je i\u00a0popraw, jeśli trzeba.'}
        {lookup.isError && sentenceFor(lookup.error)}
      </p>
    </div>
  )
}

function sentenceFor(thrown: unknown): string {
  const { status } = failureFrom(thrown)
  if (status === 404) return 'GUS nie zna tego numeru NIP. Wpisz dane ręcznie.'
  if (status === 429) return 'Za dużo zapytań do GUS. Wpisz dane ręcznie.'
  return 'Nie udało się pobrać danych z\u00a0GUS. Wpisz je ręcznie.'
}

/** Overwrites only the fields that GUS knows. */
function fillIn({ form, context }: StepProps, { kind, register, ...texts }: KnownCompany) {
  if (kind && context.account === 'program.retail')
    form.setValue('kind', kind === 'farm' ? 'farm' : 'company')
  if (register) form.setValue('register', register)
  for (const [field, text] of Object.entries(texts)) {
    if (text) form.setValue(field as keyof typeof texts, text)
  }
}
