import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packTar } from 'modern-tar'
import type { Release } from 'release-format'
import { signRelease } from 'release-format/trust'
import { assertBuilt, signingKeys, type Stored, type StoredRelease } from 'release-store'
import { callsTo, type SiteAccess } from './call-site.ts'
import type { Options } from './command.ts'
import { WrongUsage } from './explain.ts'
import { siteIn } from './read-command.ts'
import type { Done, Site } from './site.ts'
import { thisPerson } from './this-person.ts'

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
  const site: Site = {
    report: () => call('GET', '/releases'),
    async stored() {
      const { releases } = await call<{ releases: StoredRelease[] }>('GET', '/releases/stored')
      return releases
    },
    async store(folder) {
      return call<Stored>('POST', '/releases', await packed(folder, sign), 'application/x-tar')
    },
    async publish(folder, order) {
      const { name, version } = await site.store(folder)
      return site.change('promote', { ...order, remote: name, version })
    },
    change: (verb, { remote, ...order }) =>
      call<Done>('POST', `/releases/${encodeURIComponent(remote)}/${verb}`, JSON.stringify(order)),
    steer: (remote, order, reason) =>
      call('POST', `/releases/${encodeURIComponent(remote)}/rollout`, JSON.stringify({ order, reason })),
    async clean(kept) {
      const { removed } = await call<{ removed: StoredRelease[] }>(
        'POST',
        '/releases/clean',
        JSON.stringify(kept),
      )
      return removed
    },
    trial: (remote, version) =>
      call('POST', `/releases/${encodeURIComponent(remote)}/trial`, JSON.stringify({ version })),
    verify: remote =>
      call(
        'GET',
        `/releases/verification${remote === undefined ? '' : `?${new URLSearchParams({ remote })}`}`,
      ),
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
