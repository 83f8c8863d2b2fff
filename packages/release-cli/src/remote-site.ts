import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packTar } from 'modern-tar'
import type { Release } from 'release-format'
import { signRelease } from 'release-format/trust'
import { assertBuilt, signingKeys, type StoredRelease } from 'release-store'
import { userInfo } from 'node:os'
import { callsTo, type SiteAccess } from './call-site.ts'
import type { Options } from './command.ts'
import { WrongUsage } from './explain.ts'
import { siteIn } from './read-command.ts'
import type { Site } from './site.ts'

/** `sign` signs a release as its publisher; it is left out if this machine has no key. */
type Access = SiteAccess & { sign?: (release: Release) => Promise<Release> }

/** Opens the site that the options name, with the token and the key of the environment. Throws `WrongUsage`. */
export async function openRemoteSite(address: string, options: Options): Promise<Site> {
  const file = options['token-file']
  const token = file === undefined ? process.env['OPS_TOKEN'] : (await readFile(file, 'utf8')).trim()
  if (!token)
    throw new WrongUsage(`OPS_TOKEN is missing: the token of ${address}. --token-file names a file with it.`)
  const hasKey = Boolean(process.env['PUBLISHER_KEY'])
  return remoteSite({ address: siteIn(address), token, by: thisPerson(), ...(hasKey && { sign: signed }) })
}

/** A signature that the release has already stays. */
async function signed(release: Release): Promise<Release> {
  return release.publisher ? release : signRelease(release, await signingKeys('publishers', ''))
}

/** A site on another machine, through its operations API. Every call throws `RefusedBySite` or `SiteUnreachable`. */
export function remoteSite({ sign = async release => release, ...access }: Access): Site {
  const call = callsTo(access)
  const post = <T>(path: string, body: object): Promise<T> =>
    call('POST', `/releases/${path}`, JSON.stringify(body))
  const site: Site = {
    report: () => call('GET', '/releases'),
    stored: async () => (await call<{ releases: StoredRelease[] }>('GET', '/releases/stored')).releases,
    store: async folder => call('POST', '/releases', await packed(folder, sign), 'application/x-tar'),
    async publish(folder, change) {
      const { name, version } = await site.store(folder)
      return site.change('promote', { ...change, remote: name, version })
    },
    change: (verb, { remote, ...change }) => post(`${encodeURIComponent(remote)}/${verb}`, change),
    steer: (remote, verb, reason) => post(`${encodeURIComponent(remote)}/rollout`, { order: verb, reason }),
    clean: async kept => (await post<{ removed: StoredRelease[] }>('clean', kept)).removed,
    trial: (remote, version) => post(`${encodeURIComponent(remote)}/trial`, { version }),
    verify(remote) {
      const query = remote === undefined ? '' : `?${new URLSearchParams({ remote })}`
      return call('GET', `/releases/verification${query}`)
    },
  }
  return site
}

/** Returns the release in a folder as an archive. Throws `DamagedRelease` if a file differs from the list. */
async function packed(
  folder: string,
  sign: (release: Release) => Promise<Release>,
): Promise<Uint8Array<ArrayBuffer>> {
  const release = await assertBuilt(folder)
  const files = release.files.map(async ({ path }) => entry(path, await readFile(join(folder, path))))
  const described = entry('release.json', Buffer.from(JSON.stringify(await sign(release))))
  return packTar([described, ...(await Promise.all(files))])
}

function entry(name: string, body: Buffer<ArrayBuffer>) {
  return { header: { name, size: body.length, mtime: new Date(0) }, body }
}

/**
 * Returns the name of the person at the terminal, for the history of releases: `OPERATOR`, else the account on this
 * machine.
 */
export function thisPerson(): string {
  return process.env['OPERATOR'] || userInfo().username
}
