import { getInstance } from '@module-federation/enhanced/runtime'
import type { RegisteredRemote } from 'release-format'
import { entryUrl, forbidEntry } from './entry-integrity.ts'
import { nameInRuntime, takeTraces } from './federation.ts'
import { removeStyles } from './styles-ledger.ts'

type FederatedPage = {
  __FEDERATION__: { __INSTANCES__: unknown[]; __SHARE__: Record<string, unknown> }
  __GLOBAL_LOADING_REMOTE_ENTRY__: Record<string, unknown>
}

/**
 * Takes everything of a release out of the page that no one uses any more: its chunks, its styles, its federation instance
 * and what the runtime remembers of it. The runtime itself has no way to unload, and would keep the whole build for good.
 */
export function evict(name: string, release: RegisteredRemote): void {
  const runtimeName = nameInRuntime(name, release.version)
  const page = globalThis as unknown as FederatedPage
  const { __FEDERATION__: federation } = page
  const { globals, instances } = takeTraces(runtimeName)

  for (const key of globals) Reflect.deleteProperty(globalThis, key)
  for (const instance of instances) {
    federation.__INSTANCES__ = federation.__INSTANCES__.filter(other => other !== instance)
    Reflect.deleteProperty(federation.__SHARE__, instance.options.id ?? instance.name)
  }
  Reflect.deleteProperty(page.__GLOBAL_LOADING_REMOTE_ENTRY__, `${runtimeName}:${entryUrl(release.entry)}`)
  forgetInHost(runtimeName)
  forbidEntry(release)
  removeStyles(release)
}

function forgetInHost(runtimeName: string): void {
  const host = getInstance()
  if (!host) return
  host.moduleCache.delete(runtimeName)
  Reflect.deleteProperty(host.remoteHandler.idToRemoteMap, `${runtimeName}/remote`)
  host.options.remotes = host.options.remotes.filter(({ name }) => name !== runtimeName)
}
