import type { Releases } from '../changes/releases.ts'

/**
 * Signs the live releases if pages would reject them: without signatures, or after a change of keys. Returns whether
 * it did. Throws `RegistryRejected` if signing does not help, and `WrongKey`, `InvalidRegistry`.
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
