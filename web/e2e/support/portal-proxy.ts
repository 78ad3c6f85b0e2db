import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An intercepted answer. */
export interface InterceptedAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

type Change = (answer: InterceptedAnswer) => InterceptedAnswer

/** A proxy before a portal that changes some answers, as a newly published portal would. */
export interface PortalProxy {
  readonly url: string
  /** Changes to the answers at a path. */
  readonly changes: Map<string, Change>
  /** The requested paths, in order. */
  readonly requests: string[]
  stop(): Promise<void>
}

export async function startProxy(portal: string): Promise<PortalProxy> {
  const changes = new Map<string, Change>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    pass(portal, request, response, changes, requests).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    changes,
    requests,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function pass(
  portal: string,
  request: IncomingMessage,
  response: ServerResponse,
  changes: ReadonlyMap<string, Change>,
  requests: string[],
) {
  const path = request.url ?? '/'
  requests.push(path)
  const sent: Buffer[] = []
  for await (const part of request) sent.push(part)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !/^(host|connection|content-length|accept-encoding)$/.test(name))
      headers.set(name, value)
  const change = changes.get(new URL(path, portal).pathname)
  /* A changed answer is never "not modified". */
  if (change) headers.delete('if-none-match')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const answer = await fetch(portal + path, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(hasBody ? { body: Buffer.concat(sent) } : {}),
  })
  const cookies = answer.headers.getSetCookie()
  const plain = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(content-encoding|content-length|set-cookie|connection|keep-alive)$/.test(name),
    ),
  )
  const whole = { status: answer.status, headers: plain, body: Buffer.from(await answer.arrayBuffer()) }
  const body = change ? change(whole) : whole
  response.writeHead(body.status, {
    ...body.headers,
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  })
  response.end(body.body)
}

/** A change that rewrites an answer's text. */
export function rewritten(rewrite: (text: string) => string): Change {
  return ({ status, headers, body }) => {
    const { etag: _, ...rest } = headers
    return { status, headers: rest, body: Buffer.from(rewrite(body.toString())) }
  }
}

/** A file that no longer exists. */
export const gone: Change = () => ({
  status: 404,
  headers: { 'cache-control': 'no-store', 'content-type': 'application/json' },
  body: Buffer.from('{}'),
})
