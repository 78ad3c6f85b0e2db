import ImportPage from '../../imports/ImportPage'
import { UnknownNameDialog } from '../../imports/unknown-name'
import { AliasDialog } from './AliasDialog'

/** `/zaplecze/importy/:id`: an import whose unknown product names can be stored as a distributor's aliases. */
export default function ImportWithAliasesPage() {
  return (
    <UnknownNameDialog value={AliasDialog}>
      <ImportPage />
    </UnknownNameDialog>
  )
}
