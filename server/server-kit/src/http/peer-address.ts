import type { IncomingMessage } from 'node:http'

/**
 * Who is at the other end. Behind a proxy that is the last address of X-Forwarded-For, which the proxy itself has added:
 * the ones before it are whatever the browser chose to send.
 */
export function peerAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const added = trustProxy ? forwarded.split(',').at(-1)?.trim() : ''
  return (added || socket.remoteAddress || '').replace(/^::ffff:(?=\d+\.)/i, '')
}
