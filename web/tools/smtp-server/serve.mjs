// Serves SMTP on a free port of this machine: prints the port, then each message that it takes as a line of JSON.
// `nobody@…` is refused for good, `later@…` for now, and the only password is `secret`.
import { SMTPServer } from 'smtp-server'

const refusal = (code, message) => Object.assign(new Error(message), { responseCode: code })

const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onAuth({ username, password }, _session, done) {
    if (password !== 'secret') return done(refusal(535, 'Authentication failed'))
    done(null, { user: username })
  },
  onRcptTo({ address }, _session, done) {
    if (address.startsWith('nobody@')) return done(refusal(550, 'No such user here'))
    if (address.startsWith('later@')) return done(refusal(451, 'Try again later'))
    done()
  },
  onData(stream, session, done) {
    const parts = []
    stream.on('data', (part) => parts.push(part))
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope
      const message = {
        from: mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        user: session.user ?? null,
        source: Buffer.concat(parts).toString('utf8'),
      }
      process.stdout.write(`${JSON.stringify(message)}\n`)
      done(null, 'taken')
    })
  },
})

server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.server.address().port}\n`))
// Exits with its parent, whose end closes the standard input.
process.stdin.resume().on('end', () => process.exit(0))
