import { isAdminAddress } from 'domain-rules/journey'
import { siteConfig } from 'site-config'
import { lateCode } from '../compose/late-code.ts'

let known: boolean | 'unknown' = 'unknown'

/** Returns whether the visitor's address may open the admin page; false if the feature is off (GUARD-39, GUARD-45). */
export function comesFromAdminAddress(): boolean | 'unknown' {
  return siteConfig().features.admin && known
}

/** Looks up the visitor's address (GUARD-40). If that fails, the visitor may not open the admin page. */
export async function learnAddress(): Promise<void> {
  const { publicAddressUrl } = siteConfig()
  const address = publicAddressUrl ? await addressBy(publicAddressUrl) : null
  known = address !== null && isAdminAddress(address)
}

async function addressBy(url: string): Promise<string | null> {
  try {
    return await (await lateCode()).publicAddress(url)
  } catch {
    return null // as if the service did not respond
  }
}
