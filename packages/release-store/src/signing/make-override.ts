import { randomBytes } from 'node:crypto'
import { hashed, InvalidRelease, parseRelease, registeredFrom, type Override } from 'release-format'
import { signOverride } from 'release-format/trust'
import { signingKeys } from './keys.ts'

const MINUTE_MS = 60_000

type OverrideRequest = {
  remote: string
  /** The folder of the release, as a whole address with a slash at its end. */
  from: string
  minutes: number
}

type Needed = {
  dataDir: string
  now: () => Date
  /** Returns the JSON at an address. */
  read: (address: URL) => Promise<unknown>
}

/**
 * Returns an override that shows the release in this folder, with the hashes that its `release.json` has now. Throws
 * `InvalidRelease` if the folder has no release of this remote, and `WrongKey`.
 */
export async function makeOverride(
  { dataDir, now, read }: Needed,
  { remote, from, minutes }: OverrideRequest,
): Promise<Override> {
  const release = parseRelease(await read(new URL('release.json', from)))
  const { name, entry, checksFiles } = release
  if (name !== remote) throw new InvalidRelease(`${from} holds a release of ${name}.`)
  // The page finds the files of a release by the folder of its entry.
  if (!checksFiles && entry.includes('/'))
    throw new InvalidRelease(`The entry ${entry} has to lie beside release.json.`)
  const { publisher: _, ...registered } = registeredFrom(await hashed(release))
  const unsigned = {
    id: randomBytes(16).toString('base64url'),
    remote,
    release: { ...registered, entry: new URL(entry, from).href },
    until: new Date(now().getTime() + minutes * MINUTE_MS).toISOString(),
  }
  return signOverride(unsigned, await signingKeys('site', dataDir))
}
