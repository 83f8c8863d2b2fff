import { connect } from 'node:net'
import { once } from 'node:events'

const CONNECTIONS = 32
const END_OF_HEADERS = '\r\n\r\n'

type Load = { path: () => string; requests: number; expected: RegExp }

/**
 * Asks as fast as the server responds. Each connection is kept, and asks for the next path after each response. Throws if
 * a response is not as expected.
 */
export async function load(address: string, { path, requests, expected }: Load): Promise<void> {
  const { hostname, port } = new URL(address)
  let left = requests
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))

  async function askOn(): Promise<void> {
    const socket = connect(Number(port), hostname)
    let received = ''
    const ask = () => socket.write(`GET ${path()} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    socket.setEncoding('latin1').on('data', chunk => {
      received += String(chunk)
      const body = received.indexOf(END_OF_HEADERS) + END_OF_HEADERS.length
      if (body < END_OF_HEADERS.length || received.length < body + lengthIn(received)) return
      if (!expected.test(received)) socket.destroy(new Error(`This was not expected: ${received}`))
      received = ''
      askOrEnd()
    })
    const askOrEnd = () => (left-- > 0 ? ask() : socket.end())
    askOrEnd()
    await once(socket, 'close')
  }
}

function lengthIn(head: string): number {
  return Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
}
