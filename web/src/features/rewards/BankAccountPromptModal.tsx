import type { ModalViewProps } from '../../modal/modal'
import { modalHash } from '../../paths'
import { DialogTitle } from '../../ui/Dialog'
import { ButtonLink } from '../../ui/Link'

/** `#!uzupelnij-numer-konta`: prompt for the account that a transfer needs. */
export default function BankAccountPromptModal(_: ModalViewProps) {
  return (
    <>
      <DialogTitle>Uzupełnij numer konta</DialogTitle>
      <p className="mb-5">
        Do przelewu potrzebny jest numer Twojego konta bankowego. Bez niego tej nagrody nie można wybrać.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={modalHash('dodaj-numer-konta')}>Dodaj numer konta</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Nie teraz
        </ButtonLink>
      </div>
    </>
  )
}
