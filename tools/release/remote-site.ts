import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packTar } from 'modern-tar'
import type { Release } from 'release-format'
import { assertGenuine, builtIn, type Stored } from 'release-store'
import type { Done, Site } from './site.ts'

/** The site refused the request; the message is its reason. */
export class RefusedBySite extends Error {
  override readonly name = 'RefusedBySite'
  readonly errorCode: string

  constructor(errorCode: string, message: string) {
    super(message)
    this.errorCode = errorCode
  }
}

/** The site cannot be reached, or the address is not one of this product. */
export class SiteUnreachable extends Error {
  override readonly name = 'SiteUnreachable'
}

type Access = {
  address: string
  token: string
  by: string
  /** Signs a release as its publisher; left out if this machine has no key. */
  sign?: (release: Release) => Promise<Release>
  fetch?: typeof globalThis.fetch
}

/** A site on another machine, through its operations API. Every call throws `RefusedBySite` or `SiteUnreachable`. */
export function remoteSite({
  address,
  token,
  by,
  sign = async release => release,
  fetch = globalThis.fetch,
}: Access): Site {
  const site: Site = {
    report: () => call('GET', '/releases'),
    async store(folder) {
      return call<Stored>('POST', '/releases', await packed(folder, sign), 'application/x-tar')
    },
    async publish(folder, order) {
      const { name, version } = await site.store(folder)
      return site.change('promote', { ...order, remote: name, version })
    },
    change: (verb, { remote, ...order }) =>
      call<Done>('POST', `/releases/${encodeURIComponent(remote)}/${verb}`, JSON.stringify(order)),
    verify: remote =>
      call(
        'GET',
        `/releases/verification${remote === undefined ? '' : `?${new URLSearchParams({ remote })}`}`,
      ),
  }
  return site

  async function call<T>(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    type = 'application/json',
  ): Promise<T> {
    const operator = /^[\w.@-]{1,64}$/.test(by) && { 'x-operator': by }
    const headers = { authorization: `Bearer ${token}`, ...operator, ...(body && { 'content-type': type }) }
    const response = await reached(() =>
      fetch(`${address}/ops/api${path}`, { method, headers, body: body ?? null }),
    )
    const json = await reached(() => response.json())
    if (response.ok) return json as T
    throw refusalIn(json)
  }

  async function reached<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (cause) {
      const reason = cause instanceof Error ? (cause.cause ?? cause) : cause
      throw new SiteUnreachable(`${address} cannot be reached, or is no site of ours: ${String(reason)}`, {
        cause,
      })
    }
  }
}

type Refusal = { errorCode?: string; message?: string; errors?: { field?: string; message?: string }[] }

function refusalIn(json: unknown): RefusedBySite {
  const { errorCode = 'UNKNOWN', message = 'The site gave no reason.', errors = [] } = json as Refusal
  const reasons = errors.map(error => [error.field, error.message].filter(Boolean).join(': '))
  return new RefusedBySite(errorCode, [message, ...reasons].join('\n'))
}

/** Returns the release in a folder as an archive. Throws `DamagedRelease` if a file differs from the list. */
async function packed(
  folder: string,
  sign: (release: Release) => Promise<Release>,
): Promise<Uint8Array<ArrayBuffer>> {
  const release = await builtIn(folder)
  await assertGenuine(release, path => readFile(join(folder, path)))
  const files = release.files.map(async ({ path }) => entry(path, await readFile(join(folder, path))))
  const described = entry('release.json', Buffer.from(JSON.stringify(await sign(release))))
  return packTar([described, ...(await Promise.all(files))])
}

function entry(name: string, body: Buffer<ArrayBuffer>) {
  return { header: { name, size: body.length, mtime: new Date(0) }, body }
}
