import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leaveFreely } from '../../form/leaving'
import { giveUpWork } from '../../form/unsaved'
import type { FormAnswer } from '../../form/useFormFlow'
import type { Path } from '../../paths'
import { Button } from '../../ui/Button'
import { ActDialog } from '../ActDialog'

interface DeleteDraftProps {
  /** "aktualność", "stronę", "pytanie": what it is, as the object of a verb. */
  what: string
  act: () => Promise<FormAnswer>
  /** Where its list is. */
  list: Path
}

/** Deletes what no reader was ever shown, once it has asked. */
export function DeleteDraft({ what, act, list }: DeleteDraftProps) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button look="secondary" onPress={() => setAsked(true)}>
        Usuń szkic
      </Button>
      {isAsked && (
        <ActDialog
          title={`Usunąć ${what}?`}
          label="Usuń szkic"
          look="danger"
          act={act}
          onDone={() => {
            giveUpWork()
            leaveFreely(() => navigate(list))
          }}
          onClose={() => setAsked(false)}
        >
          <p>
            Szkic zniknie na zawsze, razem z&nbsp;tym, czego w&nbsp;nim nie zapisano. Nikt go jeszcze nie
            widział.
          </p>
        </ActDialog>
      )}
    </>
  )
}
