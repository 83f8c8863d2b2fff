import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const MOST_BYTES = 2 ** 28

/** The message is git's own output. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed'
}

/** Runs git in a folder and returns its output, without the last line break. Throws `GitFailed`. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    const options = { cwd: folder, maxBuffer: MOST_BYTES }
    const { stdout } = await promisify(execFile)('git', ['-c', 'core.quotePath=off', ...args], options)
    return stdout.trimEnd()
  } catch (error) {
    throw new GitFailed(error instanceof Error ? error.message.trim() : String(error))
  }
}
