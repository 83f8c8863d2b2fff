import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { versionSchema } from '../registered-remote.ts'
import { formerVersions, withoutRemote } from '../registry.ts'
import { placeOf } from './places.ts'
import { MissingRelease, publishRelease } from './publish-release.ts'
import { changeRegistry, readRegistry } from './registry-file.ts'

/** There is nothing to go back to. */
export class NoFormerRelease extends Error {
  override readonly name = 'NoFormerRelease'
}

/** No release of that remote is live. */
export class NotLive extends Error {
  override readonly name = 'NotLive'
}

type RollBack = {
  dataDir: string
  name: string
  version?: string | undefined
  shellPaths?: readonly string[]
}

/**
 * Makes a former release live again: by default the one that the present release replaced, or the last one of a
 * remote that was retired. Its files have stayed where they are served, and every one is compared with its hash.
 * Returns the version. Throws `NotLive`, `NoFormerRelease`, `MissingRelease`, and what `publishRelease` throws.
 */
export async function rollBackRemote({ dataDir, name, version, shellPaths = [] }: RollBack): Promise<string> {
  const registry = await readRegistry(dataDir)
  const former = formerVersions(registry, name)
  if (!Object.hasOwn(registry.remotes, name) && former.length === 0) throw new NotLive(notLive(name))
  const chosen = version ?? former[0]
  if (chosen === undefined)
    throw new NoFormerRelease(`No release of ${name} came before the one that is live.`)
  const distDir = placeOf(dataDir, name, chosen)
  if (!v.is(versionSchema, chosen) || !existsSync(distDir)) {
    throw new MissingRelease(`There is no release ${chosen} of ${name}.`)
  }
  await publishRelease({ dataDir, distDir, shellPaths })
  return chosen
}

/**
 * Takes a remote out of the site: its pages are unknown addresses from the next visit on. Its files stay, for pages that
 * are open. Throws `NotLive`.
 */
export async function retireRemote(dataDir: string, name: string, now = () => new Date()): Promise<void> {
  await changeRegistry(dataDir, async registry => {
    if (!Object.hasOwn(registry.remotes, name)) throw new NotLive(notLive(name))
    return withoutRemote(registry, name, now())
  })
}

function notLive(name: string): string {
  return `No release of ${name} is live.`
}
