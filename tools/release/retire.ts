import { openReleases, retireRelease } from 'remote-registry/releases'
import { thisPerson } from './this-person.ts'

/** Takes a remote out of the site; `rollBack` brings it back. Throws what `retireRelease` throws. */
export async function retire(dataDir: string, remote: string): Promise<void> {
  await retireRelease(openReleases({ dataDir }), { remote, by: thisPerson() })
  process.stdout.write(`${remote} is retired; open pages keep it until they are loaded again\n`)
}
