import { execFile } from 'node:child_process'
import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { RefusedByGate, type Refusal } from 'release-store/gate'
import type { Release } from 'release-format'
import type { ReleaseStorage } from 'release-store'
import { repositoryRoot } from 'server-kit'

/**
 * Runs a stored release in the pages of the live shell, in a browser without windows. Returns whether it did, or in a dry
 * run whether it would. Throws `RefusedByGate` for one that does not run.
 */
export type TryOut = (release: Release, dryRun: boolean) => Promise<boolean>

/** Without a browser no release is tried out. */
export const triesNothing: TryOut = async () => false

type Needed = {
  storage: ReleaseStorage
  shellDir: string
  log: FastifyBaseLogger
  /** Runs the command with these arguments, and returns its output. */
  run?: (args: readonly string[]) => Promise<string>
}

/** The output of `tools/commands/smoke-run.ts`. */
type Outcome = { refusals: Refusal[]; notTried: string | null }

const COMMAND = join(repositoryRoot, 'tools/commands/smoke-run.ts')
/** Longer than a trial that ends with its first step, on a busy machine. */
const PATIENCE_MS = 180_000

async function inProcess(args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args], { timeout: PATIENCE_MS })
  return stdout
}

/** Runs trials by the command of this repository, in a process of their own, one after the other. */
export function createTrial({ storage, shellDir, log, run = inProcess }: Needed): TryOut {
  let last: Promise<unknown> = Promise.resolve()

  return (release, dryRun) => {
    const trial = last.then(() => (dryRun ? outcomeOf() : inFolder(release, outcomeOf)))
    last = trial.catch(() => undefined)
    return trial.then(({ refusals, notTried }) => {
      if (refusals.length > 0) throw new RefusedByGate(refusals)
      const { name: remote, version } = release
      if (notTried !== null)
        log.warn({ remote, version, reason: notTried }, 'release not tried out in a browser')
      return notTried === null
    })
  }

  /** Without a folder, returns whether a release could be run. */
  async function outcomeOf(folder?: string): Promise<Outcome> {
    try {
      return JSON.parse(await run([shellDir, ...(folder === undefined ? [] : [folder])])) as Outcome
    } catch (error) {
      return { refusals: [], notTried: error instanceof Error ? error.message : String(error) }
    }
  }

  /** Copies the release from its storage to a folder while `work` runs. */
  async function inFolder<T>(release: Release, work: (folder: string) => Promise<T>): Promise<T> {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'trial-'))
    await writeFile(join(folder.path, 'release.json'), JSON.stringify(release))
    for (const { path } of release.files) {
      const bytes = await storage.readFile(release.name, release.version, path)
      await mkdir(dirname(join(folder.path, path)), { recursive: true })
      if (bytes) await writeFile(join(folder.path, path), bytes)
    }
    return await work(folder.path)
  }
}
