import { createHash } from 'node:crypto'
import type { Compiler } from '@rspack/core'
import { parseRelease, type Release, type Route, type Slot } from 'release-format'

const ENTRY = 'remoteEntry.js'

type Description = Pick<Release, 'name' | 'version' | 'requires' | 'session'> & {
  slot: Slot
  routes: readonly Route[]
}

/**
 * Returns a plug-in that writes `release.json` beside a remote's files: the size and hash of each file, and the remote's
 * routes and requirements.
 */
export function releaseFile(description: Description): (compiler: Compiler) => void {
  return ({ hooks, rspack: { Compilation, sources } }) =>
    hooks.thisCompilation.tap('ReleaseFile', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ReleaseFile', stage }, assets => {
        const contents = Object.entries(assets).map(([path, source]) => [path, source.buffer()] as const)
        const release = `${JSON.stringify(releaseOf(description, contents), null, 2)}\n`
        compilation.emitAsset('release.json', new sources.RawSource(release))
      })
    })
}

function releaseOf(description: Description, contents: (readonly [path: string, bytes: Buffer])[]): Release {
  // In an order of our own, so that the same files make the same list.
  const sorted = contents.toSorted(([one], [other]) => (one < other ? -1 : 1))
  const files = sorted.map(([path, bytes]) => ({ path, size: bytes.length, integrity: sha384(bytes) }))
  const integrity = files.find(file => file.path === ENTRY)?.integrity
  // The integrity plug-in puts the hashes of all chunks into the entry.
  return parseRelease({ ...description, checksFiles: true, entry: ENTRY, integrity, files })
}

function sha384(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
