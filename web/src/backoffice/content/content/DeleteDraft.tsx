import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leaveFreely } from '../../../form/leaving'
import { discardUnsaved } from '../../../form/unsaved'
import type { FormAnswer } from '../../../form/useFormFlow'
import type { Path } from '../../../paths'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../ConfirmDialog'

interface DeleteDraftProps {
  /** Kind of text in the accusative: "aktualność", "stronę", "pytanie". */
  what: string
  action: () => Promise<FormAnswer>
  /** Path of the list that contains the text, opened after the deletion. */
  list: Path
}

/** Button that deletes a text that was never published, after a confirmation. */
export function DeleteDraft({ what, action, list }: DeleteDraftProps) {
  const [isConfirming, setConfirming] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button variant="secondary" onPress={() => setConfirming(true)}>
        Usuń szkic
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Usunąć ${what}?`}
          label="Usuń szkic"
          variant="danger"
          action={action}
          onDone={() => {
            discardUnsaved()
            leaveFreely(() => navigate(list))
          }}
          onClose={() => setConfirming(false)}
        >
          <p>
            Szkic zniknie na zawsze, razem z&nbsp;tym, czego w&nbsp;nim nie zapisano. Nikt go jeszcze nie
            widział.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
