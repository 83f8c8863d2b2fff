import { join } from 'node:path'
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

/**
 * Builds one remote, and nothing else, and makes the build live: under a version of its own when one is given,
 * else under the one that its sources stand for. Throws `UnknownPackage`, `BuildFailed`, and what `publishRelease` throws.
 */
export async function publish(name: string, version?: string): Promise<void> {
  const workspace = readWorkspace(root)
  const { folder } = remoteNamed(workspace, name)
  await (version ? buildAs(workspace, name, version) : buildPackages(workspace, [name]))
  const published = await publishRelease({ dataDir: dataDir(), distDir: join(folder, 'dist') })
  process.stdout.write(
    `${name} ${published.version} ${published.isNew ? 'is live now' : 'was live already'}\n`,
  )
}

function remoteNamed(workspace: Workspace, name: string) {
  const remotes = remotesOf(workspace)
  if (remotes.includes(name)) return packageNamed(workspace, name)
  throw new UnknownPackage(`There is no remote ${name}; there are ${remotes.join(', ')}.`)
}
