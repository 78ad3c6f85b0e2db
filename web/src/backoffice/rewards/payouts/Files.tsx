import { Card, CardHead } from '../../../ui/Card'
import { SaveButton } from '../../SaveButton'
import { offeredFormats } from './copy'
import { type Payout, savePayoutFile } from './queries'

/** Files of a batch for the bank, one for each format. */
export function Files({ payout: { id, files } }: { payout: Payout }) {
  return (
    <Card>
      <CardHead title="Plik do banku" />
      <p className="mb-4">
        Wybierz jeden rodzaj pliku, ten, który czyta Twój bank, i&nbsp;wczytaj go w&nbsp;banku raz. Ponowne
        pobranie to nie druga wypłata: plik jest zawsze ten sam, z&nbsp;tymi samymi przelewami.
      </p>
      <ul className="flex flex-col gap-4">
        {offeredFormats(files).map(({ format, label, files: offered }) => (
          <li key={format} className="flex flex-col gap-2">
            <h3 className="font-semibold">{label}</h3>
            <div className="flex flex-wrap gap-2">
              {offered.map(({ file, label: button }) => (
                <SaveButton
                  key={file.encoding}
                  label={button}
                  save={() => savePayoutFile(id, file)}
                  about={label}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
