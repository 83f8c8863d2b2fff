import { once } from 'node:events'
import {
  createServer,
  request as askUpstream,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { applicationCalls, type Filed } from './application.ts'
import { businessCalls } from './business.ts'
import { readRequest, type Calls, type CallResponse } from './exchange.ts'
import { identityCalls } from './identity.ts'
import { providerWindows } from './provider-windows.ts'
import { sessionCalls } from './session.ts'
import { waitingRoomCalls } from './waiting-room.ts'

/** The headers that the specification names, and no other. */
const ALLOWED_HEADERS = 'content-type, authorization'

export type ContractBackend = {
  url: string
  providersUrl: string
  filed: readonly Filed[]
  /** Sets the origin of the page's files, and whether browsers reach them under this backend's own address. */
  serves: (pageOrigin: string, place: 'elsewhere' | 'here') => void
  stop: () => Promise<void>
}

/**
 * A backend that was written from the specification's tables of calls alone. It returns the fields in the tables and
 * no others. Providers have pages of their own on another port.
 */
export async function startContractBackend(): Promise<ContractBackend> {
  const filed: Filed[] = []
  const place = { site: '', upstream: '' }
  const calls: Calls = {
    ...businessCalls,
    ...sessionCalls,
    ...identityCalls(() => place.site),
    ...applicationCalls(filed),
    ...waitingRoomCalls,
  }
  const backend: Server = createServer((request, response) =>
    place.upstream && !isCall(request.url ?? '')
      ? passOn(place.upstream, request, response)
      : void respond(calls, { request, response, site: place.site }),
  )
  const providers: Server = createServer(
    (request, response) =>
      void respond(
        providerWindows(() => addressOf(backend)),
        { request, response, site: place.site },
      ),
  )
  await Promise.all([listening(backend), listening(providers)])

  return {
    url: addressOf(backend),
    providersUrl: addressOf(providers),
    filed,
    serves(pageOrigin, where) {
      place.site = where === 'here' ? addressOf(backend) : pageOrigin
      place.upstream = where === 'here' ? pageOrigin : ''
    },
    async stop() {
      await Promise.all([backend, providers].map(closed))
    },
  }
}

type Exchange = { request: IncomingMessage; response: ServerResponse; site: string }

async function respond(calls: Calls, { request, response, site }: Exchange): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  allowSite(response, site, url.pathname)
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  const call = calls[`${request.method} ${url.pathname}`]
  send(response, call ? await call(await readRequest(request, url)) : { status: 404 })
}

function allowSite(response: ServerResponse, site: string, path: string): void {
  if (!path.startsWith('/api/')) return
  response.setHeader('access-control-allow-origin', site)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-headers', ALLOWED_HEADERS)
}

function send(
  response: ServerResponse,
  { status = 200, json, html, script, cookie, location }: CallResponse,
): void {
  if (cookie) response.setHeader('set-cookie', cookie)
  if (location) response.setHeader('location', location)
  if (json) response.setHeader('content-type', 'application/json')
  if (html) response.setHeader('content-type', 'text/html; charset=utf-8')
  if (script) response.setHeader('content-type', 'text/javascript; charset=utf-8')
  response.writeHead(status).end(json ? JSON.stringify(json) : (html ?? script))
}

function isCall(path: string): boolean {
  return ['/api/', '/ts.wseq', '/provider/'].some(start => path.startsWith(start))
}

/** The page's files, under this backend's own address. */
function passOn(upstream: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/', headers } = request
  const to = new URL(url, upstream)
  const asked = askUpstream(to, { method, headers: { ...headers, host: to.host } }, from => {
    response.writeHead(from.statusCode ?? 502, from.headers)
    from.pipe(response)
  })
  request.pipe(asked)
}

async function listening(server: Server): Promise<void> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
}

function addressOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
