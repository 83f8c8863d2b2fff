import { getInstance } from '@module-federation/enhanced/runtime'

/*
 * Every private name of the federation runtime and of Rspack that the page uses. The runtime has no public way to unload
 * a remote. The test beside this file fails if an upgrade removes one of the names.
 */

export type Instance = (typeof globalThis)['__FEDERATION__']['__INSTANCES__'][number]

const CHUNK_GLOBALS = /^(rspack|webpack)Chunk/

/** Returns the names of the globals in which the builds of a remote collect their chunks. */
export function chunkGlobalsOf(federationName: string): readonly string[] {
  return Object.keys(globalThis).filter(key => CHUNK_GLOBALS.test(key) && key.includes(federationName))
}

/** Returns all places in which the runtime keeps something of a remote. */
export function runtimeInternals() {
  const { __FEDERATION__: federation, __GLOBAL_LOADING_REMOTE_ENTRY__: loadingEntries } = globalThis
  const page = getInstance()
  return {
    /** `__INSTANCES__`: one for the page and one for each loaded build; `__SHARE__`: their shared packages, by instance. */
    federation,
    /** By `<name>:<address of the entry>`. */
    loadingEntries,
    /** `remotes`: those that are registered. */
    options: page?.options,
    /** By name. */
    moduleCache: page?.moduleCache,
    /** By `<name>/<exposed module>`. */
    idToRemoteMap: page?.remoteHandler.idToRemoteMap,
  }
}
