import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BackendFigures } from '../figures/backend-figures.ts'
import { createCircuit } from '../services/service-client.ts'
import { ServiceUnavailable } from '../services/service-unavailable.ts'
import type { ScanAddress, Scanner } from './scanner.ts'

/** The page waits five seconds for a call. */
const SCAN_MAY_TAKE_MS = 4_000
const LONGEST_REPLY = 1_000
const END_OF_STREAM = Buffer.alloc(4)
const REPLY = /^stream: (?:OK|([^\0]+) FOUND)\0$/

/**
 * Returns a scanner that sends each file to clamd by its command `INSTREAM`, over a connection of its own. After
 * failures in a row clamd is not called for a while.
 */
export function createClamd(
  address: ScanAddress,
  now: () => Date,
  figures: BackendFigures,
  mayTakeMs = SCAN_MAY_TAKE_MS,
): Scanner {
  const throughCircuit = createCircuit('malware scanner', now, figures)
  return content => throughCircuit(async () => malwareIn(await replyTo(content, address, mayTakeMs)))
}

async function replyTo(content: Readable, address: ScanAddress, mayTakeMs: number): Promise<string> {
  const socket = connect({ ...address, signal: AbortSignal.timeout(mayTakeMs) })
  try {
    const sent = pipeline(commandWith(content), socket, { end: false })
    const [reply] = await Promise.all([textUpTo(LONGEST_REPLY, socket), sent])
    return reply
  } catch (cause) {
    // A lost object is no failure of the scanner.
    if (content.errored) throw content.errored
    throw new ServiceUnavailable('malware scanner', 'no reply', { cause })
  } finally {
    socket.destroy()
  }
}

/** Yields the command with the content in parts, each after its length in four bytes. */
async function* commandWith(content: Readable): AsyncGenerator<string | Uint8Array> {
  yield 'zINSTREAM\0'
  for await (const part of content) {
    const bytes = Buffer.from(part)
    // A length of zero would end the stream, and leave the rest unscanned.
    if (bytes.length > 0) yield Buffer.concat([lengthOf(bytes), bytes])
  }
  yield END_OF_STREAM
}

function lengthOf({ length }: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

async function textUpTo(longest: number, source: Readable): Promise<string> {
  let text = ''
  for await (const part of source) {
    text += String(part)
    if (text.length > longest) throw new Error('The reply is too long.')
  }
  return text
}

function malwareIn(reply: string): string | null {
  const read = REPLY.exec(reply)
  if (!read) throw new ServiceUnavailable('malware scanner', 'unexpected reply')
  return read[1] ?? null
}
