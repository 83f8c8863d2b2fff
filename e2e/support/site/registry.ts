import { createHash } from 'node:crypto'
import type { Site } from './site.ts'

export type LiveRemote = {
  version: string
  entry: string
  integrity: string
  routes: { path: string; needs: string[] }[]
  requires: Record<string, string>
}
type Registry = { revision: number; remotes: Record<string, LiveRemote> }
type ReleaseFile = { path: string; size: number; integrity: string }

export async function registryOf({ url }: Site): Promise<Registry> {
  return (await fetch(`${url}/registry.json`)).json() as Promise<Registry>
}

/** Returns a remote's entry in the site's registry. Throws when it is not live. */
export async function liveRemote(site: Site, name: string): Promise<LiveRemote> {
  const { remotes } = await registryOf(site)
  const remote = remotes[name]
  if (!remote) throw new Error(`${name} is not live`)
  return remote
}

/** Returns the address of the folder of the live release, with a slash at its end. */
export async function folderOf(site: Site, name: string): Promise<string> {
  const { entry } = await liveRemote(site, name)
  return entry.slice(0, entry.lastIndexOf('/') + 1)
}

/** The files that the live release of a remote lists. */
export async function filesOf(site: Site, name: string): Promise<ReleaseFile[]> {
  const response = await fetch(`${site.url}${await folderOf(site, name)}release.json`)
  return ((await response.json()) as { files: ReleaseFile[] }).files
}

/** The hash of every file of a remote's live release as the site serves it now, by address. */
export async function servedHashes(site: Site, name: string): Promise<Record<string, string>> {
  const folder = await folderOf(site, name)
  const addresses = (await filesOf(site, name)).map(({ path }) => `${folder}${path}`)
  return Object.fromEntries(
    await Promise.all(addresses.map(async address => [address, await hashOf(site, address)])),
  )
}

async function hashOf({ url }: Site, address: string): Promise<string> {
  const bytes = await (await fetch(`${url}${address}`)).arrayBuffer()
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
}
