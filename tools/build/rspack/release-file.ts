import { createHash } from 'node:crypto'
import type { Compiler } from '@rspack/core'
import { parseRelease, type Release, type Route, type Slot } from 'release-format'

const ENTRY = 'remoteEntry.js'

type Description = Pick<Release, 'name' | 'version' | 'requires' | 'session'> & {
  slot: Slot
  routes: readonly Route[]
}

/**
 * Writes `release.json` beside a remote's files: the size and hash of each file, and the remote's routes and
 * requirements.
 */
export class ReleaseFile {
  readonly #description: Description

  constructor(description: Description) {
    this.#description = description
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap('ReleaseFile', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ReleaseFile', stage }, assets => {
        // In an order of our own, so that the same files make the same list.
        const paths = Object.keys(assets).toSorted()
        const contents = paths.flatMap(path => {
          const source = assets[path]
          return source ? [[path, source.buffer()] as const] : []
        })
        const release = this.#release(contents)
        compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`))
      })
    })
  }

  #release(contents: (readonly [path: string, bytes: Buffer])[]): Release {
    const files = contents.map(([path, bytes]) => ({ path, size: bytes.length, integrity: sha384(bytes) }))
    const integrity = files.find(file => file.path === ENTRY)?.integrity
    // The integrity plug-in puts the hashes of all chunks into the entry.
    const checked = { checksFiles: true }
    return parseRelease({ ...this.#description, ...checked, entry: ENTRY, integrity, files })
  }
}

function sha384(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
