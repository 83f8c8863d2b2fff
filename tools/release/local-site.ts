import { join } from 'node:path'
import {
  openReleases,
  promoteRelease,
  publishFolder,
  releasesFolder,
  releasesReport,
  retireRelease,
  rollBackRelease,
  setCanary,
  signLive,
  storeFolder,
  verifyReleases,
} from 'release-store'
import type { Site } from './site.ts'

type Shell = { shellPaths?: readonly string[]; shellDir?: string }

/** The site in the data folder of this machine; it may be running. */
export function localSite(dataDir: string, by: string, shell: Shell = {}): Site {
  const releases = openReleases({ dataDir, ...shell })
  return {
    report: async () => releasesReport(await releases.storage.readRegistry()),
    store: folder => storeFolder(releases, folder),
    publish: (folder, order) => publishFolder(releases, folder, { ...order, by }),
    storedFolder: (remote, version) => join(releasesFolder(dataDir), 'remotes', remote, version),
    sign: () => signLive(releases),
    verify: remote => verifyReleases(releases, remote),
    change(verb, { version, ...order }) {
      const ordered = { ...order, by }
      switch (verb) {
        case 'promote':
          return promoteRelease(releases, { ...ordered, version: String(version) })
        case 'canary':
          return setCanary(releases, {
            ...ordered,
            version: String(version),
            allow: [...(order.allow ?? [])],
          })
        case 'rollback':
          return rollBackRelease(releases, { ...ordered, version })
        case 'retire':
          return retireRelease(releases, ordered)
      }
    },
  }
}
