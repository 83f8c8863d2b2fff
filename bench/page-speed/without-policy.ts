import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const POLICY = ['content-security-policy', 'integrity-policy']

/** Serves a site without its policies, under which plain federation loads nothing. Returns its address. */
export async function withoutPolicy(site: string): Promise<{ address: string; stop: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, outgoing) => passOn(site, agent, incoming, outgoing))
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

function passOn(site: string, agent: Agent, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming
  const asked = request(new URL(url, site), { agent, method, headers }, response => {
    for (const name of POLICY) Reflect.deleteProperty(response.headers, name)
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  asked.on('error', () => outgoing.destroy())
  outgoing.on('close', () => asked.destroy())
  incoming.pipe(asked)
}
