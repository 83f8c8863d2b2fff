import { gateOf } from './gate/gate.ts'
import type { Releases } from './changes/releases.ts'
import { rejectionReason, signedForPages, withPublisher } from './signing/sign-for-pages.ts'
import { createDiskStorage } from './storage/disk-storage.ts'

export type Settings = {
  dataDir: string
  /** The folder of the shell that releases have to fit; any release fits without one. */
  shellDir?: string
} & Partial<Releases>

/** Opens the releases in a data folder, for changes to them. */
export function openReleases({ dataDir, shellDir, ...given }: Settings): Releases {
  const storage = given.storage ?? createDiskStorage(dataDir)
  return {
    storage,
    shellPaths: async () => [],
    signRegistry: registry => signedForPages({ dataDir, storage }, registry),
    rejectionReason: registry => rejectionReason(dataDir, registry),
    signRelease: release => withPublisher(dataDir, release),
    gate: shellDir === undefined ? async () => undefined : gateOf(shellDir),
    now: () => new Date(),
    ...given,
  }
}
