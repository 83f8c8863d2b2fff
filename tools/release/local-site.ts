import type { Site } from 'release-cli'
import {
  cleanReleases,
  openReleases,
  placeOf,
  promoteRelease,
  publishFolder,
  releasesReport,
  retireRelease,
  rollBackRelease,
  setCanary,
  storeFolder,
  steerRollout,
  verifyReleases,
  type Settings,
} from 'release-store'

type Shell = Pick<Settings, 'shellPaths' | 'shellDir'>

/** The site in the data folder of this machine; it may be running. `tryOut` runs the release in a folder in a browser. */
export function localSite(
  dataDir: string,
  by: string,
  shell: Shell = {},
  tryOut?: (folder: string) => Promise<string>,
): Site {
  const releases = openReleases({ dataDir, ...shell })
  return {
    report: async () => releasesReport(await releases.storage.readRegistry()),
    stored: () => releases.storage.listReleases(),
    store: folder => storeFolder(releases, folder),
    publish: (folder, order) => publishFolder(releases, folder, { ...order, by }),
    ...(tryOut && {
      tryOut: build =>
        tryOut('folder' in build ? build.folder : placeOf(dataDir, build.remote, build.version)),
    }),
    steer: (remote, order, reason) => steerRollout(releases, { remote, order, by, reason }),
    clean: kept => cleanReleases(releases, kept),
    verify: remote => verifyReleases(releases, remote),
    change(verb, { version = '', ...given }) {
      const order = { ...given, by }
      switch (verb) {
        case 'promote':
          return promoteRelease(releases, { ...order, version })
        case 'canary':
          return setCanary(releases, { ...order, version })
        case 'rollback':
          return rollBackRelease(releases, { ...order, version: version || undefined })
        case 'retire':
          return retireRelease(releases, order)
      }
    },
  }
}
