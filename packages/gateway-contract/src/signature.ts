import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header with the time of a request, in seconds since 1970. */
export const TIME_HEADER = 'gateway-time'
/** The header with the signature of a request, in hexadecimal digits. */
export const SIGNATURE_HEADER = 'gateway-signature'
/** The difference between both clocks that a gateway accepts. */
export const CLOCKS_DIFFER_AT_MOST_S = 300

/** The signed parts of a request: the path is the contract's, without the prefix of the address. */
export type SignedRequest = { method: string; path: string; body: string }

/** Returns the headers that sign a request at this time. */
export function signedHeaders(key: string, request: SignedRequest, now: Date): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1_000))
  return { [TIME_HEADER]: time, [SIGNATURE_HEADER]: signatureOf(key, request, time) }
}

/** Returns true if the headers sign this request, and their time is now. */
export function isSigned(
  key: string,
  request: SignedRequest,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: Date,
): boolean {
  const time = String(headers[TIME_HEADER])
  const isNow = Math.abs(now.getTime() / 1_000 - Number(time)) <= CLOCKS_DIFFER_AT_MOST_S
  const expected = Buffer.from(signatureOf(key, request, time))
  const given = Buffer.from(String(headers[SIGNATURE_HEADER]))
  return isNow && given.length === expected.length && timingSafeEqual(given, expected)
}

function signatureOf(key: string, { method, path, body }: SignedRequest, time: string): string {
  return createHmac('sha256', key).update([method, path, time, body].join('\n')).digest('hex')
}
