import * as v from 'valibot'
import { theClient } from './client.ts'

const AddressAnswer = v.object({ ip: v.pipe(v.string(), v.ip()) })

/**
 * The visitor's own public address as the look-up service at `url` sees it, or null when it cannot be learnt
 * (GUARD-40). The service may be anybody's, so neither cookie nor token goes along.
 */
export async function publicAddress(url: string): Promise<string | null> {
  const signal = AbortSignal.timeout(theClient().timeoutMs)
  const answer = await fetch(url, { credentials: 'omit', signal }).catch(() => null)
  const read = v.safeParse(AddressAnswer, answer?.ok && (await answer.json().catch(() => null)))
  return read.success ? read.output.ip : null
}
