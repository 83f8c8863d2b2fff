import type { RegisteredRelease } from 'release-format'
import { entryUrl } from './entry-integrity.ts'
import type { Traces } from './federation.ts'
import { removeStyles } from './release-styles.ts'
import { runtimeInternals, type Instance } from './runtime-names.ts'

/**
 * Removes a release that is not used any more: its chunks, its styles, its federation instance and all that the runtime
 * keeps of it. The runtime itself cannot unload, and would keep the whole build.
 */
export function evict(runtimeName: string, release: RegisteredRelease, { globals, instances }: Traces): void {
  for (const key of globals) Reflect.deleteProperty(globalThis, key)
  for (const instance of instances) removeInstance(instance)
  removeFromPage(runtimeName, entryUrl(release.entry))
  removeStyles(release)
}

function removeInstance(instance: Instance): void {
  const { federation } = runtimeInternals()
  federation.__INSTANCES__ = federation.__INSTANCES__.filter(other => other !== instance)
  // Their key is the name or the id that the instance began with, and it may have another id by now.
  for (const [key, packages] of Object.entries(federation.__SHARE__))
    if (packages === instance.shareScopeMap) Reflect.deleteProperty(federation.__SHARE__, key)
}

function removeFromPage(runtimeName: string, entry: string): void {
  const { loadingEntries, options, moduleCache, idToRemoteMap } = runtimeInternals()
  Reflect.deleteProperty(loadingEntries, `${runtimeName}:${entry}`)
  moduleCache?.delete(runtimeName)
  if (idToRemoteMap) Reflect.deleteProperty(idToRemoteMap, `${runtimeName}/remote`)
  if (options) options.remotes = options.remotes.filter(({ name }) => name !== runtimeName)
}
