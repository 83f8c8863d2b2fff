import type { IncomingMessage } from 'node:http'

/**
 * Returns the address of the client. Behind a proxy it is the last one of X-Forwarded-For, which the proxy itself has
 * added: the browser may have sent any others.
 */
export function peerAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const added = trustProxy ? forwarded.split(',').at(-1)?.trim() : ''
  return (added || socket.remoteAddress || '').replace(/^::ffff:(?=\d+\.)/i, '')
}
