import { join, resolve } from 'node:path'
import { publishRelease } from 'remote-registry/releases'
import { buildAs, buildPackages } from '../build/build-packages.ts'
import {
  packageNamed,
  readWorkspace,
  remotesOf,
  root,
  UnknownPackage,
  type Workspace,
} from '../workspace/workspace.ts'
import { dataDir } from './data-dir.ts'
import { shellPaths } from './shell-paths.ts'

/**
 * Builds one remote, and nothing else, and makes the build live: under a version of its own when one is given,
 * else under the one that its sources stand for. Throws `UnknownPackage`, `BuildFailed`, and what `publishRelease` throws.
 */
export async function publish(name: string, version?: string): Promise<void> {
  const workspace = readWorkspace(root)
  const { folder } = remoteNamed(workspace, name)
  await (version ? buildAs(workspace, name, version) : buildPackages(workspace, [name]))
  await publishFolder(join(folder, 'dist'))
}

/** Makes a remote live that was built elsewhere, from the folder with its `release.json`. Throws what `publishRelease` throws. */
export async function publishFolder(folder: string): Promise<void> {
  const places = { dataDir: dataDir(), distDir: resolve(folder) }
  const { name, version, isNew } = await publishRelease({ ...places, shellPaths: await shellPaths() })
  process.stdout.write(`${name} ${version} ${isNew ? 'is live now' : 'was live already'}\n`)
}

function remoteNamed(workspace: Workspace, name: string) {
  const remotes = remotesOf(workspace)
  if (remotes.includes(name)) return packageNamed(workspace, name)
  throw new UnknownPackage(`There is no remote ${name}; there are ${remotes.join(', ')}.`)
}
