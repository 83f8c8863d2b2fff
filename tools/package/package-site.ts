import { copyFile, cp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { makeFolder } from 'file-kit'
import { signRelease } from 'release-format/trust'
import { assertBuilt, signingKeys } from 'release-store'
import { buildPackages, buildPrograms, sitePackages } from '../build/build-packages.ts'
import { packageNamed, readWorkspace, remotesOf, root, type Workspace } from '../workspace/workspace.ts'
import { licencesOf, readInventory } from './inventory.ts'

/**
 * Writes everything that a site needs into an empty folder: its programs with the Node that runs them, the built pages,
 * the first releases, the recipes, inventory and licences. The same sources at the same path become the same bytes. Throws `BuildFailed`.
 */
export async function packageSite(to: string): Promise<void> {
  const workspace = readWorkspace(root)
  await buildPackages(workspace, sitePackages(workspace))
  const programs = await buildPrograms(workspace)
  await rm(to, { recursive: true, force: true })
  await makeFolder(join(to, 'bin'))
  await cp(programs, to, { recursive: true })
  for (const name of sitePackages(workspace)) await copyBuild(workspace, name, to)
  await signFirstReleases(remotesOf(workspace).map(name => join(to, name, 'dist')))
  await copyFile(process.execPath, join(to, 'bin', basename(process.execPath)))
  await cp(join(root, 'deploy'), join(to, 'deploy'), { recursive: true })
  await copyFile(join(root, 'LICENSE'), join(to, 'LICENSE'))
  await describe(to)
}

function copyBuild(workspace: Workspace, name: string, to: string): Promise<void> {
  const { folder } = packageNamed(workspace, name)
  // A development page, which is built on demand.
  const isPart = (path: string) => path !== join(folder, 'dist/standalone')
  return cp(join(folder, 'dist'), join(to, name, 'dist'), { recursive: true, filter: isPart })
}

/** With a `PUBLISHER_KEY` in the environment the releases are signed by it, else by the site that first serves them. */
async function signFirstReleases(folders: readonly string[]): Promise<void> {
  if (!process.env['PUBLISHER_KEY']) return
  const keys = await signingKeys('publishers', '')
  for (const folder of folders) {
    const signed = await signRelease(await assertBuilt(folder), keys)
    await writeFile(join(folder, 'release.json'), json(signed))
  }
}

async function describe(to: string): Promise<void> {
  const inventory = await readInventory(root)
  await writeFile(join(to, 'sbom.json'), json(inventory))
  await writeFile(join(to, 'THIRD-PARTY.md'), licencesOf(root, inventory))
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
