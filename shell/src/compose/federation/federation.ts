import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin'
import type { RegisteredRelease } from 'release-format'
import type { AddressGuard } from '../trust/guarded-addresses.ts'
import { isOtherFile } from '../trust/other-file.ts'
import { EntryIntegrity, entryUrl, WrongFile } from './entry-integrity.ts'
import { hostShares } from './host-shares.ts'
import { chunkGlobalsOf, runtimeInternals, type Instance } from './runtime-names.ts'

/** Remains of a loaded release in the page, beside those of the runtime. They are removed with the release. */
export type Traces = {
  /** The globals in which its chunks are collected. */
  globals: readonly string[]
  instances: readonly Instance[]
}

const NO_TRACES: Traces = { globals: [], instances: [] }

/** The federation runtime of the page. It loads and removes releases; nothing else in the shell calls the runtime. */
export class Federation {
  readonly #entries = new EntryIntegrity()
  readonly #traces = new Map<string, Traces>()
  /** The end of the last load of each remote. */
  readonly #loads = new Map<string, { version: string; ended: Promise<unknown> }>()
  #guard: AddressGuard | null = null

  constructor() {
    // The page's own packages are in the share scope before any remote registers a copy. Remotes use this runtime.
    init({
      name: 'shell',
      remotes: [],
      shared: hostShares,
      shareStrategy: 'loaded-first',
      plugins: [provideRuntimeCore(), this.#entries.plugin],
    })
  }

  /** Allows the entry of a release that the registry names. No other can be loaded. */
  allow(release: RegisteredRelease): void {
    this.#entries.allow(release)
  }

  /**
   * Returns the module that a release exposes as `./remote`. Other releases of the remote may be in the page beside it:
   * each is a remote of its own to the runtime. Rejects if a file is missing or differs from the registry (`WrongFile`).
   */
  async load(name: string, release: RegisteredRelease): Promise<unknown> {
    const { version } = release
    // All releases of a remote register under one global, so they are loaded one after the other.
    const before = this.#loads.get(name)
    const begin = () => this.#loadTraced(name, release)
    const load = before && before.version !== version ? before.ended.then(begin) : begin()
    this.#loads.set(name, { version, ended: load.catch(() => undefined) })
    return load
  }

  /** Removes all code and styles of a release. If the code for that is not available, the release stays in the page. */
  async evict(name: string, release: RegisteredRelease): Promise<void> {
    try {
      const { evict } = await import('./evict.ts')
      const runtimeName = nameInRuntime(name, release.version)
      evict(runtimeName, release, this.#traces.get(runtimeName) ?? NO_TRACES)
      this.#traces.delete(runtimeName)
      this.#entries.forbid(release)
    } catch (error) {
      console.warn(`${name} ${release.version} stays in the page`, error)
    }
  }

  async #loadTraced(name: string, release: RegisteredRelease): Promise<unknown> {
    const global = federationName(name)
    const runtimeName = nameInRuntime(name, release.version)
    await this.#verifyFiles(release)
    const before = tracesOf(global)
    const showAgain = hideInstances(before.instances)
    this.#entries.allow(release)
    registerRemotes([{ name: runtimeName, entry: entryUrl(release.entry), entryGlobalName: global }])
    try {
      const exposed = await loadRemote(`${runtimeName}/remote`)
      if (exposed) return exposed
    } catch (error) {
      throw (await isEntryWrong(release)) ? new WrongFile(`${runtimeName} is not what was released`) : error
    } finally {
      showAgain()
      this.#addTraces(runtimeName, before, tracesOf(global))
      // The next release of the remote must not be taken for this one.
      Reflect.set(globalThis, global, undefined)
    }
    throw new Error(`${name} exposes no ./remote`)
  }

  #addTraces(runtimeName: string, before: Traces, now: Traces): void {
    const known = this.#traces.get(runtimeName) ?? NO_TRACES
    this.#traces.set(runtimeName, {
      globals: [...known.globals, ...now.globals.filter(key => !before.globals.includes(key))],
      instances: [...known.instances, ...now.instances.filter(one => !before.instances.includes(one))],
    })
  }

  /** The page verifies the files of an entry that does not verify them itself. */
  async #verifyFiles(release: RegisteredRelease): Promise<void> {
    if (release.checksFiles) return
    const { AddressGuard, checkFiles } = await import('../trust/foreign-files.ts')
    this.#guard ??= new AddressGuard()
    await checkFiles(release, this.#guard)
  }
}

/** The runtime rejects alike for a missing entry and for one with another hash. */
async function isEntryWrong(release: RegisteredRelease): Promise<boolean> {
  return isOtherFile(entryUrl(release.entry), release.integrity)
}

/** By its name alone a new release would take the instance of another one for its own, and share its fate. */
function hideInstances(hidden: readonly Instance[]): () => void {
  const { federation } = runtimeInternals()
  federation.__INSTANCES__ = federation.__INSTANCES__.filter(instance => !hidden.includes(instance))
  return () => {
    const missing = hidden.filter(instance => !federation.__INSTANCES__.includes(instance))
    federation.__INSTANCES__.push(...missing)
  }
}

function tracesOf(global: string): Traces {
  const { federation } = runtimeInternals()
  return {
    globals: chunkGlobalsOf(global),
    instances: federation.__INSTANCES__.filter(instance => instance.name === global),
  }
}

function nameInRuntime(name: string, version: string): string {
  return `${federationName(name)}@${version}`
}

// The name is also that of a global variable, in which a hyphen is not allowed.
function federationName(name: string): string {
  return name.replaceAll('-', '_')
}
