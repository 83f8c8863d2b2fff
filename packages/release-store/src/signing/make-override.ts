import { randomBytes } from 'node:crypto'
import { filesHash, InvalidRelease, parseRelease, type Override, type Release } from 'release-format'
import { signOverride } from 'release-format/trust'
import { signingKeys } from './keys.ts'

const PATIENCE_MS = 5_000
const MINUTE_MS = 60_000

type Asked = {
  remote: string
  /** The folder of the release, as a whole address with a slash at its end. */
  from: string
  minutes: number
}

/**
 * An override that shows the release in that folder, with the hashes that its `release.json` has at this moment. Throws
 * `InvalidRelease` when there is none, or one of another remote; and `WrongKey`.
 */
export async function makeOverride(
  { dataDir, now }: { dataDir: string; now: () => Date },
  { remote, from, minutes }: Asked,
): Promise<Override> {
  const { name, version, entry, ...read } = await releaseIn(from)
  if (name !== remote) throw new InvalidRelease(`${from} holds a release of ${name}.`)
  // The page finds the files of a release by the folder of its entry.
  if (!read.checksFiles && entry.includes('/'))
    throw new InvalidRelease(`The entry ${entry} has to lie beside release.json.`)
  const { integrity, routes, slot, requires, checksFiles } = read
  const unsigned = {
    id: randomBytes(16).toString('base64url'),
    remote,
    release: {
      version,
      entry: new URL(entry, from).href,
      integrity,
      routes,
      slot,
      requires,
      ...(checksFiles !== undefined && { checksFiles }),
      files: await filesHash(read.files),
    },
    until: new Date(now().getTime() + minutes * MINUTE_MS).toISOString(),
  }
  return signOverride(unsigned, await signingKeys('site', dataDir))
}

async function releaseIn(folder: string): Promise<Release> {
  return parseRelease(await jsonAt(new URL('release.json', folder)))
}

async function jsonAt(address: URL): Promise<unknown> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) throw new InvalidRelease(`${address.href}: HTTP ${response.status}`)
    return await response.json()
  } catch (error) {
    if (error instanceof InvalidRelease) throw error
    throw new InvalidRelease(`${address.href} cannot be read.`, { cause: error })
  }
}
