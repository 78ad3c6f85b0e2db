import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

/* A portal as in production, from an empty folder: no demo, real senders to servers of this test, a clock that moves. */

interface Mail {
  readonly to: string[]
  readonly source: string
}

interface Sms {
  readonly to: string
  readonly text: string
}

/** Servers that take the portal's e-mails and SMS and keep them. */
export interface Senders {
  readonly settings: Readonly<Record<string, string>>
  /** The newest e-mail to an address that has come, its lines joined. */
  mailTo(address: string): Promise<string>
  /** The newest SMS to a number. */
  smsTo(number: string): Promise<string>
  stop(): Promise<void>
}

export async function startSenders(): Promise<Senders> {
  const mails: Mail[] = []
  const sms: Sms[] = []
  const smtp = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../tools/smtp-server/serve.mjs', import.meta.url))],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const port = await new Promise<string>((resolve) => {
    let isFirst = true
    createInterface({ input: smtp.stdout }).on('line', (line) => {
      if (isFirst) resolve(line)
      else mails.push(JSON.parse(line))
      isFirst = false
    })
  })
  const api = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const form = new URLSearchParams(body)
      sms.push({ to: form.get('to') ?? '', text: form.get('message') ?? '' })
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ count: 1, list: [{ id: `sms-${sms.length}`, status: 'QUEUE' }] }))
    })
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  return {
    settings: {
      PLON_SMTP_HOST: '127.0.0.1',
      PLON_SMTP_PORT: port,
      PLON_SMTP_TLS: 'none',
      PLON_SMTP_FROM: 'Program Pole <program@pole.example>',
      PLON_SMSAPI_TOKEN: 'a-token-for-tests-only',
      PLON_SMSAPI_FROM: 'Pole',
      PLON_SMSAPI_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    },
    async mailTo(address) {
      const found = () => mails.filter(({ to }) => to.includes(address)).at(-1)
      await expect.poll(() => found() !== undefined, { timeout: 30_000 }).toBe(true)
      return plainText(found()?.source ?? '')
    },
    async smsTo(number) {
      const found = () => sms.filter(({ to }) => to === number.replace('+', '')).at(-1)
      await expect.poll(() => found() !== undefined, { timeout: 30_000 }).toBe(true)
      return found()?.text ?? ''
    },
    async stop() {
      smtp.stdin.end()
      await once(smtp, 'exit')
      await new Promise((resolve) => api.close(resolve))
    },
  }
}

/** The text of an e-mail, its transfer encoding undone. */
function plainText(source: string): string {
  const [head, ...rest] = source.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/content-transfer-encoding: base64/i.test(head ?? ''))
    return Buffer.from(body, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(head ?? '')) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
