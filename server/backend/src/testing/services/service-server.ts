import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Reply = (request: IncomingMessage, response: ServerResponse) => void

type Received = { path: string; query: URLSearchParams; headers: IncomingMessage['headers']; text: string }

/** A service outside whose replies a test chooses. */
export type ServiceServer = {
  url: string
  /** The next replies; the last one is for all further requests. */
  replies: Reply[]
  received: Received[]
  stop(): Promise<void>
}

export async function startServiceServer(): Promise<ServiceServer> {
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const service: ServiceServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replies: [],
    received: [],
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return service

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://service')
    const { replies } = service
    service.received.push({ path, query, headers: request.headers, text: await text(request) })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    reply?.(request, response)
  }
}

export function says(body: unknown): Reply {
  return (_, response) => response.end(JSON.stringify(body))
}

export function failsWith(status: number): Reply {
  return (_, response) => response.writeHead(status).end('{}')
}

export const isSilent: Reply = () => undefined

export const cutsOff: Reply = (_, response) => {
  response.writeHead(200, { 'content-length': '100' }).end('{"status')
}

export const hangsUp: Reply = request => void request.socket.destroy()

export const redirects: Reply = (_, response) => void response.writeHead(302, { location: '/' }).end()

export const saysNoJson: Reply = (_, response) => void response.end('시험신규 <html>')
