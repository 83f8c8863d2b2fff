import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Credentials = { accessKeyId: string; secretAccessKey: string }

const SIGNATURE = 'X-Amz-Signature'

/**
 * Returns true if an address was signed with these credentials for exactly this request and has not expired: Amazon's
 * signature version 4 in the query, computed independently of the signing library.
 */
export function isSignedAddress(request: IncomingMessage, credentials: Credentials, now: Date): boolean {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const signedAt = url.searchParams.get('X-Amz-Date') ?? ''
  const lastsSeconds = Number(url.searchParams.get('X-Amz-Expires'))
  if (momentOf(signedAt) + lastsSeconds * 1000 <= now.getTime()) return false
  return url.searchParams.get(SIGNATURE) === signatureOf(request, url, signedAt, credentials)
}

function signatureOf(
  request: IncomingMessage,
  url: URL,
  signedAt: string,
  { accessKeyId, secretAccessKey }: Credentials,
): string {
  const [keyId, day = '', region = '', ...service] = (url.searchParams.get('X-Amz-Credential') ?? '').split(
    '/',
  )
  if (keyId !== accessKeyId) return ''
  const scope = [day, region, ...service].join('/')
  const canonical = createHash('sha256').update(canonicalRequest(request, url)).digest('hex')
  const text = ['AWS4-HMAC-SHA256', signedAt, scope, canonical].join('\n')
  const key = [day, region, ...service].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, text).toString('hex')
}

function canonicalRequest({ method, headers }: IncomingMessage, { pathname, searchParams }: URL): string {
  const query = [...searchParams].filter(([name]) => name !== SIGNATURE)
  const names = (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';')
  return [
    method,
    pathname,
    query
      .map(pair => pair.map(encoded).join('='))
      .toSorted()
      .join('&'),
    ...names.map(name => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n')
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

// 20250102T030405Z
function momentOf(signedAt: string): number {
  return Date.parse(signedAt.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
