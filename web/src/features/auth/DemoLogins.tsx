import { type SystemSettings, useSettings } from '../../session/settings'
import { Button } from '../../ui/Button'

type DemoLogin = NonNullable<SystemSettings['demo']>['logins'][number]

/** Buttons that fill the form with the sample logins; only the demo has them. */
export function DemoLogins({ onChoose }: { onChoose: (login: DemoLogin) => void }) {
  const logins = useSettings()?.demo?.logins.filter(({ role }) => role === 'participant') ?? []
  if (logins.length === 0) return null
  return (
    <div className="mt-5 border-line border-t pt-4">
      <p className="mb-2 text-muted text-small">Wersja pokazowa: wypełnij danymi przykładowego uczestnika</p>
      <div className="flex flex-wrap gap-2">
        {logins.map((login) => (
          <Button key={login.login} variant="secondary" onPress={() => onChoose(login)}>
            {login.label}
          </Button>
        ))}
      </div>
    </div>
  )
}
