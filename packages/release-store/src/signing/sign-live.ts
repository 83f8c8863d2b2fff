import type { Releases } from '../changes/change-releases.ts'

/**
 * Signs what is live, if pages would refuse it as it is: because it was published before registries were signed, or
 * because another key is in use since. Returns whether it did. Throws `RegistryRejected` when a signature does not help, and
 * `WrongKey`, `InvalidRegistry`.
 */
export async function signLive({ storage, signRegistry, rejectionReason, now }: Releases): Promise<boolean> {
  let isSigned = false
  await storage.changeRegistry(async registry => {
    if (registry.revision === 0 || (await rejectionReason(registry)) === null) return registry
    isSigned = true
    return signRegistry({ ...registry, revision: registry.revision + 1, issuedAt: now().toISOString() })
  })
  return isSigned
}
