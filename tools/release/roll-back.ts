import { openReleases, rollBackRelease } from 'remote-registry/releases'
import { shellPaths } from './shell-paths.ts'
import { thisPerson } from './this-person.ts'

/** Makes the release live again that the present one replaced, or the version that is named. Throws what `rollBackRelease` throws. */
export async function rollBack(dataDir: string, remote: string, version?: string): Promise<void> {
  const releases = openReleases({ dataDir, shellPaths: await shellPaths() })
  const { to } = await rollBackRelease(releases, { remote, version, by: thisPerson() })
  process.stdout.write(`${remote} ${to} is live again\n`)
}
