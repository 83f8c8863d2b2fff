import { git } from '../process/git.ts'
import { temporaryFolder, writeIn } from './temporary-folder.ts'

const NEVER_ASKS = ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgSign=false']

/** A repository whose branch `main` holds these files in one commit. It is deleted after the test. */
export async function repository(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder()
  await git(folder, 'init', '--quiet', '--initial-branch=main')
  await commit(folder, 'the beginning', files)
  return folder
}

/** Writes files and commits them. */
export async function commit(
  folder: string,
  title: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) writeIn(folder, path, text)
  await git(folder, 'add', '--all')
  await git(folder, ...NEVER_ASKS, 'commit', '--quiet', '--message', title)
}
