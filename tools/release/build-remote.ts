import { join } from 'node:path'
import { buildAs, buildPackages } from '../build/build-packages.ts'
import { packageNamed, readWorkspace, remotesOf, root, UnknownPackage } from '../workspace/workspace.ts'

/**
 * Builds one remote and nothing else, under the given version or else under that of its sources. Returns the folder
 * of the build. Throws `UnknownPackage` and `BuildFailed`.
 */
export async function buildRemote(name: string, version?: string): Promise<string> {
  const workspace = readWorkspace(root)
  const remotes = remotesOf(workspace)
  if (!remotes.includes(name))
    throw new UnknownPackage(`There is no remote ${name}; there are ${remotes.join(', ')}.`)
  await (version ? buildAs(workspace, name, version) : buildPackages(workspace, [name]))
  return join(packageNamed(workspace, name).folder, 'dist')
}
