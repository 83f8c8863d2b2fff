import type { Socket } from 'node:net'
import { texts } from '../texts.ko.ts'

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Responds to invalid HTTP, and to an address or headers that are too long, as to every other error. */
export function respondToUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // No one is left to read a response.
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const statusLine = STATUS_LINES[code] ?? '400 Bad Request'
  const body = JSON.stringify({
    status: Number(statusLine.slice(0, 3)),
    errorCode: 'REQUEST_MALFORMED',
    message: texts.malformed,
  })
  const head = [
    `HTTP/1.1 ${statusLine}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
