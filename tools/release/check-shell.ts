import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseRegistry, parseRelease, parseRoutes, type Registry, type Release } from 'release-format'
import { RefusedByGate, refusalsOfShell, shellFactsIn } from 'release-store/gate'
import { openReleases } from 'release-store'
import { root } from '../workspace/workspace.ts'
import { dataDir } from './data-dir.ts'

/** There is no built shell. */
export class ShellNotBuilt extends Error {
  override readonly name = 'ShellNotBuilt'
}

type Live = {
  registry: Registry
  releaseOf: (name: string, version: string) => Promise<Release | null>
}

/** The folder of the shell that is built here. */
export const builtShell = join(root, 'shell/dist')

/**
 * Verifies that a built shell does not break the live releases, on this machine or on another site. Throws
 * `RefusedByGate` if it does, and `ShellNotBuilt`.
 */
export async function checkShell(folder = builtShell, site?: string): Promise<void> {
  const facts = await shellFactsIn(folder)
  if (!facts) throw new ShellNotBuilt(`${resolve(folder)} holds no shell.json.`)
  const routes = parseRoutes(JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8')))
  const { registry, releaseOf } = await (site === undefined ? liveHere() : liveOn(site))
  const refusals = await refusalsOfShell({ facts, routes }, registry, releaseOf)
  if (refusals.length > 0) throw new RefusedByGate(refusals)
}

async function liveHere(): Promise<Live> {
  const { storage } = openReleases({ dataDir: dataDir() })
  return {
    registry: await storage.readRegistry(),
    releaseOf: (name, version) => storage.readRelease(name, version),
  }
}

async function liveOn(site: string): Promise<Live> {
  return {
    registry: parseRegistry(await jsonAt(`${site}/registry.json`)),
    releaseOf: async (name, version) =>
      parseRelease(await jsonAt(`${site}/remotes/${name}/${version}/release.json`)),
  }
}

async function jsonAt(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`)
  return response.json()
}
