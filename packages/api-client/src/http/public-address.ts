import * as v from 'valibot'
import { theClient } from './client.ts'

const AddressResponse = v.object({ ip: v.pipe(v.string(), v.ip()) })

/** Returns the visitor's address as the service at `url` reports it, or null (GUARD-40). Sends no cookie or token. */
export async function publicAddress(url: string): Promise<string | null> {
  const signal = AbortSignal.timeout(theClient().timeoutMs)
  const response = await fetch(url, { credentials: 'omit', signal }).catch(() => null)
  const read = v.safeParse(AddressResponse, response?.ok && (await response.json().catch(() => null)))
  return read.success ? read.output.ip : null
}
