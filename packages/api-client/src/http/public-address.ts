import * as v from 'valibot'
import { theClient } from './client.ts'

const AddressResponse = v.object({ ip: v.pipe(v.string(), v.ip()) })

/**
 * Returns the visitor's public address as the look-up service at `url` reports it, or null on any failure (GUARD-40).
 * The service may be a third party's, so neither cookie nor token is sent.
 */
export async function publicAddress(url: string): Promise<string | null> {
  const signal = AbortSignal.timeout(theClient().timeoutMs)
  const response = await fetch(url, { credentials: 'omit', signal }).catch(() => null)
  const read = v.safeParse(AddressResponse, response?.ok && (await response.json().catch(() => null)))
  return read.success ? read.output.ip : null
}
