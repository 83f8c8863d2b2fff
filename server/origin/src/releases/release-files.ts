import { parseRelease, type Release } from 'release-format'
import { integrityOf } from 'release-store'
import type { Content, FileCache } from 'server-kit'

/** A file of a release differs from its release.json, so it is not served. */
export class FileDiffers extends Error {
  override readonly name = 'FileDiffers'
}

/**
 * Finds files of the published releases by `<name>/<version>/<path>`. A release serves only the files that it lists,
 * with the hashes that it lists; each version of a file is checked once. Null for any other path. Throws
 * `FileDiffers` for other bytes.
 */
export function createReleaseFiles(
  cache: FileCache,
  folder: string,
): (path: string) => Promise<Content | null> {
  const releases = new WeakMap<Content, Release>()
  const genuine = new WeakSet<Content>()

  return async path => {
    const [name, version, ...rest] = path.split('/')
    const description = await cache.find(folder, `${name}/${version}/release.json`)
    if (!description) return null
    const file = rest.join('/')
    if (file === 'release.json') return description
    const listed = releaseIn(description).files.find(each => each.path === file)
    const content = listed ? await cache.find(folder, path) : null
    if (listed && content) assertGenuine(path, content, listed.integrity)
    return content
  }

  function releaseIn(description: Content): Release {
    const release = releases.get(description) ?? parseRelease(JSON.parse(description.bytes.toString('utf8')))
    releases.set(description, release)
    return release
  }

  function assertGenuine(path: string, content: Content, integrity: string): void {
    if (genuine.has(content)) return
    if (integrityOf(content.bytes) !== integrity)
      throw new FileDiffers(`/remotes/${path} is not what its release.json says`)
    genuine.add(content)
  }
}
