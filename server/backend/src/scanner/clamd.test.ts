import fc from 'fast-check'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FAILURES_ALLOWED } from '../services/circuit-breaker.ts'
import { ServiceUnavailable } from '../services/service-unavailable.ts'
import {
  CLEAN,
  cutsOff,
  EICAR,
  FOUND,
  isSilent,
  startClamdServer,
  type ClamdServer,
} from '../testing/services/clamd-server.ts'
import { BackendFigures } from '../figures/backend-figures.ts'
import { createClamd } from './clamd.ts'
import { parseScanAddress, type Scanner } from './scanner.ts'

let clamd: ClamdServer
let scan: Scanner

beforeAll(async () => {
  clamd = await startClamdServer()
})
afterAll(() => clamd.stop())
beforeEach(() => {
  clamd.replies = []
  scan = scannerWith({})
})

function scannerWith({ port = clamd.port, mayTakeMs }: { port?: number; mayTakeMs?: number }): Scanner {
  return createClamd({ host: '127.0.0.1', port }, () => new Date(), new BackendFigures(), mayTakeMs)
}

const contentOf = (...parts: (string | Uint8Array)[]) => Readable.from(parts.map(part => Buffer.from(part)))

describe('a scan', () => {
  it('passes a clean file, and names the malware of another', async () => {
    expect(await scan(contentOf('a receipt'))).toBeNull()
    expect(await scan(contentOf('a receipt', EICAR))).toBe('Eicar-Test-Signature')
  })

  it('sends every byte, however the content is cut into parts', async () => {
    const parts = fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(parts, async given => {
        expect(await scan(contentOf(...given))).toBeNull()
        expect(clamd.scanned.at(-1)).toEqual(Buffer.concat(given))
      }),
      { numRuns: 30 },
    )
  })

  it('passes a failure of the content on, which is none of the scanner, and keeps no connection', async () => {
    const patient = scannerWith({ mayTakeMs: 3_600_000 })
    const lost = new Error('The object store is gone.')
    const content = Readable.from(
      (async function* () {
        yield Buffer.from('begun')
        throw lost
      })(),
    )
    await expect(patient(content)).rejects.toBe(lost)
    await expect.poll(() => clamd.open).toBe(0)
  })
})

describe('a scanner without a result', () => {
  it.each([
    ['closes the connection', cutsOff],
    ['closes it after half a reply', 'stream: OK'],
    ['replies with an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['replies to another command', 'PONG\0'],
    ['says a word more', `${CLEAN}${FOUND}`],
    ['does not end its reply', 'stream: '.repeat(1_000)],
    ['replies with nothing', ''],
  ])('is unavailable if it %s', async (_, reply) => {
    clamd.replies = [reply]
    await expect(scan(contentOf('a'))).rejects.toThrow(ServiceUnavailable)
  })

  it('is unavailable if it is silent for too long, or away', async () => {
    clamd.replies = [isSilent]
    const impatient = scannerWith({ mayTakeMs: 50 })
    await expect(impatient(contentOf('a'))).rejects.toThrow('malware scanner: no reply')
    const away = scannerWith({ port: 1 })
    await expect(away(contentOf('a'))).rejects.toThrow('malware scanner: no reply')
  })

  it('is not called for a while after failures in a row', async () => {
    clamd.replies = [cutsOff]
    for (let times = 0; times < FAILURES_ALLOWED; times += 1)
      await expect(scan(contentOf('a'))).rejects.toThrow('unexpected reply')
    const before = clamd.connections
    await expect(scan(contentOf('a'))).rejects.toThrow('circuit open')
    expect(clamd.connections).toBe(before)
  })
})

it.each([
  ['clamd:3310', { host: 'clamd', port: 3310 }],
  ['clamd.example.org:1', { host: 'clamd.example.org', port: 1 }],
  ['192.0.2.7:65535', { host: '192.0.2.7', port: 65_535 }],
  ['[2001:db8::1]:3310', { host: '2001:db8::1', port: 3310 }],
  ['clamd', null],
  ['clamd:0', null],
  ['clamd:65536', null],
  ['2001:db8::1:3310', null],
  ['tcp://clamd:3310', null],
  ['clamd:3310/', null],
])('reads the address %s as %j', (text, address) => {
  expect(parseScanAddress(text)).toEqual(address)
})
