import { buildSources } from '../build/sources/build-sources.ts'
import { WrongUsage } from '../process/command.ts'
import { git } from '../process/git.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** No tag marks the commit of the last release. */
export class NoReleaseTag extends Error {
  override readonly name = 'NoReleaseTag'
}

/**
 * Returns the changes of a remote since a commit, by default since its last release: the titles of the commits that
 * touched a file of its build, newest first. Throws `NoReleaseTag`, `GitFailed`, `UnknownPackage`, and `WrongUsage`
 * for a commit that does not exist.
 */
export async function releaseNotes(workspace: Workspace, name: string, since?: string): Promise<string[]> {
  const { files: whole, partly } = buildSources(workspace, name)
  const inputs = new Set([...whole, ...partly])
  const from = since ? await commitOf(workspace.root, since) : await lastReleaseTag(workspace.root, name)
  const log = await git(
    workspace.root,
    'log',
    '--no-merges',
    '--name-only',
    '--format=%x00%s',
    `${from}..HEAD`,
  )
  const commits = log.split('\0').slice(1)
  return commits.flatMap(commit => {
    const [title = '', ...files] = commit.split('\n')
    return files.some(file => inputs.has(file)) ? [title] : []
  })
}

async function commitOf(root: string, revision: string): Promise<string> {
  try {
    return await git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
  } catch {
    throw new WrongUsage(`There is no commit ${revision}.`)
  }
}

/** The newest tag `mfe-apply@<version>` of this branch, which the pipeline sets when it has published. */
async function lastReleaseTag(root: string, name: string): Promise<string> {
  const tags = await git(root, 'tag', '--merged', 'HEAD', '--sort=-creatordate', '--list', `${name}@*`)
  const [newest] = tags.split('\n')
  if (newest) return newest
  throw new NoReleaseTag(`No tag ${name}@… marks its last release; name a commit instead.`)
}
