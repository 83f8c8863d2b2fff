import { join } from 'node:path'
import { publishRelease, readRegistry } from 'remote-registry/releases'

/** There is nothing to go back to. */
export class NoPreviousRelease extends Error {
  override readonly name = 'NoPreviousRelease'
}

/**
 * Makes the release live again that the present one replaced; rolling back twice is back at the start.
 * Its files have stayed where they are served, so they are published from there. Throws `NoPreviousRelease`.
 */
export async function rollBack(dataDir: string, name: string): Promise<void> {
  const { remotes } = await readRegistry(dataDir)
  const previous = remotes[name]?.previous
  if (!previous) throw new NoPreviousRelease(`No release of ${name} came before the one that is live.`)
  await publishRelease({ dataDir, distDir: join(dataDir, 'releases/remotes', name, previous.version) })
  process.stdout.write(`${name} ${previous.version} is live again\n`)
}
