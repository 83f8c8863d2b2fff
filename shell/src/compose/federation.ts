import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RegisteredRemote } from 'release-format'
import { allowEntry, entryIntegrity, entryUrl, WrongFile } from './entry-integrity.ts'

/** What a loaded release has left in the page besides the runtime's own notes: to be removed when it goes. */
export type Traces = {
  /** The globals under which its chunks sign in. */
  globals: readonly string[]
  instances: readonly Instance[]
}

type Instance = { name: string; options: { id?: string } }
type FederatedPage = { __FEDERATION__: { __INSTANCES__: Instance[] } }

type Loading = { version: string; ended: Promise<unknown> }

const traces = new Map<string, Traces>()
const loading = new Map<string, Loading>()

/** Makes the runtime load what `allowEntry` allows and nothing else. To be called before the first remote is loaded. */
export function startFederation(): void {
  registerPlugins([entryIntegrity])
}

/**
 * What a release exposes as `./remote`. Other releases of the remote may be in the page beside it: each is a remote of its
 * own to the runtime. Rejects when its files do not come, or are not those of the registry.
 */
export async function loadExposed<Exposed>(name: string, release: RegisteredRemote): Promise<Exposed> {
  const { version } = release
  // All releases of a remote sign in under one global, so they are loaded one after the other.
  const before = loading.get(name)
  const load = before && before.version !== version ? before.ended.then(begin) : begin()
  loading.set(name, { version, ended: load.catch(() => undefined) })
  return load

  async function begin(): Promise<Exposed> {
    const exposed = await loadTraced<Exposed>(name, release)
    if (!exposed) throw new Error(`${name} exposes no ./remote`)
    return exposed
  }
}

async function loadTraced<Exposed>(name: string, release: RegisteredRemote): Promise<Exposed | null> {
  const global = federationName(name)
  const runtimeName = nameInRuntime(name, release.version)
  await checkFilesBefore(release)
  const before = tracesOf(global)
  const putBack = hideInstances(before.instances)
  allowEntry(release)
  registerRemotes([{ name: runtimeName, entry: entryUrl(release.entry), entryGlobalName: global }])
  try {
    return await loadRemote<Exposed>(`${runtimeName}/remote`)
  } catch (error) {
    throw (await isEntryWrong(release)) ? new WrongFile(`${runtimeName} is not what was released`) : error
  } finally {
    putBack()
    const now = tracesOf(global)
    const known = traces.get(runtimeName)
    traces.set(runtimeName, {
      globals: [...(known?.globals ?? []), ...now.globals.filter(key => !before.globals.includes(key))],
      instances: [
        ...(known?.instances ?? []),
        ...now.instances.filter(one => !before.instances.includes(one)),
      ],
    })
    // The next release of the remote must not be taken for this one.
    Reflect.set(globalThis, global, undefined)
  }
}

/** An entry that does not check its own files is loaded only when the page has seen to it. */
async function checkFilesBefore(release: RegisteredRemote): Promise<void> {
  if (release.checksFiles) return
  const { checkFiles } = await import('./trust/foreign-files.ts')
  await checkFiles(release)
}

/** The runtime cannot tell a file that does not come from one that is refused by its hash. */
async function isEntryWrong(release: RegisteredRemote): Promise<boolean> {
  const { isOtherFile } = await import('./trust/other-file.ts')
  return isOtherFile(entryUrl(release.entry), release.integrity)
}

/** The name under which the runtime knows a release. */
export function nameInRuntime(name: string, version: string): string {
  return `${federationName(name)}@${version}`
}

/** Returns what a release has left in the page, and forgets it. */
export function takeTraces(runtimeName: string): Traces {
  const found = traces.get(runtimeName) ?? { globals: [], instances: [] }
  traces.delete(runtimeName)
  return found
}

/** By its name alone a new release would take the instance of another one for its own, and share its fate. */
function hideInstances(hidden: readonly Instance[]): () => void {
  const { __FEDERATION__: federation } = globalThis as unknown as FederatedPage
  federation.__INSTANCES__ = federation.__INSTANCES__.filter(instance => !hidden.includes(instance))
  return () => {
    const missing = hidden.filter(instance => !federation.__INSTANCES__.includes(instance))
    federation.__INSTANCES__ = [...federation.__INSTANCES__, ...missing]
  }
}

function tracesOf(global: string): Traces {
  const { __FEDERATION__: federation } = globalThis as unknown as FederatedPage
  return {
    globals: Object.keys(globalThis).filter(
      key => /^(rspack|webpack)Chunk/.test(key) && key.includes(global),
    ),
    instances: federation.__INSTANCES__.filter(instance => instance.name === global),
  }
}

// The name is also that of a global variable, where a hyphen cannot stand.
function federationName(name: string): string {
  return name.replaceAll('-', '_')
}
