import type { ModalViewProps } from '../../modal/modal'
import { useSettings } from '../../session/settings'
import { DialogTitle } from '../../ui/Dialog'
import { ButtonLink } from '../../ui/Link'

/** `#!uzupelnij-numer-konta`: a transfer needs an account to go to. */
export default function BankAccountPromptModal(_: ModalViewProps) {
  const brand = useSettings()?.brand
  return (
    <>
      <DialogTitle>Uzupełnij numer konta</DialogTitle>
      <p className="mb-3">
        Aby zamówić przelew na konto, potrzebujemy numeru Twojego rachunku bankowego. Bez niego tej nagrody
        nie można wybrać.
      </p>
      {brand && (
        <p className="mb-5">
          Numer konta dopiszemy do Twojego profilu, gdy zadzwonisz na Infolinię Programu: {brand.phone}.
        </p>
      )}
      <ButtonLink to="/">Rozumiem</ButtonLink>
    </>
  )
}
