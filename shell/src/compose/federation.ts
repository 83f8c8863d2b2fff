import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RegisteredRelease, Registry } from 'remote-registry'
import { entryIntegrity } from './entry-integrity.ts'

let live: Registry['remotes'] = {}

/** Makes the live remotes known to the federation runtime; nothing is loaded yet. */
export function connectRemotes({ remotes }: Registry): void {
  live = remotes
  registerPlugins([entryIntegrity(remotes)])
  registerRemotes(
    Object.entries(remotes).map(([name, { entry }]) => ({
      name: federationName(name),
      entry: new URL(entry, location.origin).href,
    })),
  )
}

/** What the remote exposes as `./remote`. Rejects when its files do not come, or are not those of the registry. */
export async function loadExposed<Exposed>(name: string): Promise<Exposed> {
  await checkFilesBefore(live[name])
  const exposed = await loadRemote<Exposed>(`${federationName(name)}/remote`)
  if (!exposed) throw new Error(`${name} exposes no ./remote`)
  return exposed
}

/** An entry that does not check its own files is loaded only when the page has seen to it. */
async function checkFilesBefore(release: RegisteredRelease | undefined): Promise<void> {
  if (!release || release.checksFiles) return
  const { checkFiles } = await import('./trust/foreign-files.ts')
  await checkFiles(release)
}

// The name is also that of a global variable, where a hyphen cannot stand.
function federationName(name: string): string {
  return name.replaceAll('-', '_')
}
