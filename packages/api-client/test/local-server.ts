import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { configureApiClient } from '../src/http/settings.ts'

export type ReceivedRequest = {
  method: string | undefined
  path: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}
type Respond = (response: ServerResponse) => void

/** Starts a real server on a free port until the test ends. It records the requests, and gives its responses in turn, the last one repeatedly. */
export async function startServer(
  ...responses: Respond[]
): Promise<{ baseUrl: string; received: ReceivedRequest[] }> {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    received.push({ method, path: url, headers, body: bodyOf(headers, await buffer(request)) })
    const respond = responses[received.length - 1] ?? responses.at(-1)
    respond?.(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}`, received }
}

/** Returns the parsed JSON, the bytes of any other body, or an empty text without a body. */
function bodyOf(headers: IncomingHttpHeaders, sent: Buffer): unknown {
  if (sent.length === 0) return ''
  return headers['content-type']?.startsWith('application/json') ? JSON.parse(sent.toString()) : sent
}

/** The parts of a form with files, as a server reads them. */
export function formIn({ headers, body }: ReceivedRequest): Promise<FormData> {
  return new Response(body as BodyInit, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
}

/** Returns the address of a server that has stopped. */
export async function addressWithoutServer(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}

/** Starts a server and points the client at it. */
export async function serve(...responses: Respond[]): Promise<ReceivedRequest[]> {
  const { baseUrl, received } = await startServer(...responses)
  configureApiClient({ baseUrl, timeoutMs: 2000, bearerToken: () => null })
  return received
}

export function respondJson(body: unknown, httpStatus = 200): Respond {
  return respondText(JSON.stringify(body), httpStatus, 'application/json')
}

export function respondText(body: string, httpStatus = 200, type = 'text/html'): Respond {
  return response => response.writeHead(httpStatus, { 'content-type': `${type}; charset=utf-8` }).end(body)
}

export const neverRespond: Respond = () => undefined

export const hangUp: Respond = response => response.socket?.destroy()

export const breakOffHalfWay: Respond = response => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
  response.write('{"status":200,', () => response.socket?.destroy())
}

export const stallHalfWay: Respond = response => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
  response.write('{"status":200,')
}

export const trickle: Respond = response => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const drops = setInterval(() => response.write(' '), 10)
  response.on('close', () => clearInterval(drops))
}
