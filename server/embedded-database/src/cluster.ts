import { randomUUID } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { chown, mkdir, readdir, realpath, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { canReach, letThrough, reachableFolder, type Account } from './postgres-account.ts'
import { withPasswordFile } from './password-file.ts'
import { ProgramFailed, runProgram } from './run-program.ts'

export const DATABASE_USER = 'delivery_support'
const HALF_MADE = 'postgres.new-'

type Making = { initdb: string; account: Account | undefined; password: string; log: Logger }

/** The database's folder exists but cannot be used. */
export class ClusterUnusable extends Error {
  override readonly name = 'ClusterUnusable'
}

/**
 * Returns the real folder of the database cluster of `dataDir`: its folder `postgres`, or the target of a link of
 * that name. Creates a new cluster if there is none; an incomplete one never gets the name. Throws `ClusterUnusable`.
 */
export async function clusterIn(dataDir: string, making: Making): Promise<string> {
  const place = join(dataDir, 'postgres')
  if (!lstatSync(place, { throwIfNoEntry: false })) await makeCluster(dataDir, place, making)
  const cluster = await targetOf(place)
  if (!making.account || (await canReach(making.account, cluster))) return cluster
  throw new ClusterUnusable(
    `${cluster} cannot be reached by the account "postgres", which PostgreSQL runs as when started by root. ` +
      'Open the folders above it to that account, choose another DATA_DIR, or set DATABASE_URL.',
  )
}

async function makeCluster(dataDir: string, place: string, making: Making): Promise<void> {
  if (await isWithinReach(dataDir, making.account)) {
    await removeHalfMade(dataDir, making.log)
    // A name of its own: the initdb of a killed backend may still be writing into the former one.
    const draft = `${join(dataDir, HALF_MADE)}${randomUUID()}`
    await initialise(draft, making)
    return rename(draft, place)
  }
  const elsewhere = join(await reachableFolder(), `postgres-${randomUUID()}`)
  making.log.warn(
    { dataDir, cluster: elsewhere },
    'PostgreSQL cannot reach the data folder; the database lies elsewhere',
  )
  await initialise(elsewhere, making)
  await symlink(elsewhere, place)
}

async function removeHalfMade(dataDir: string, log: Logger): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(HALF_MADE)) continue
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 }).catch((error: unknown) => {
      log.warn({ err: error, name }, 'a half-made database could not be removed')
    })
  }
}

// The data folder may be opened to the account; the folders above it may not.
async function isWithinReach(dataDir: string, account: Account | undefined): Promise<boolean> {
  if (!account || (await canReach(account, dataDir))) return true
  if (!(await canReach(account, dirname(dataDir)))) return false
  await letThrough(account, dataDir)
  return true
}

async function initialise(folder: string, { initdb, account, password }: Making): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
  await withPasswordFile(password, account, passwordFile => {
    const args = [...commonArguments, `--pgdata=${folder}`, `--pwfile=${passwordFile}`]
    return sortingKorean(locale => runProgram(initdb, [...args, ...locale], account))
  })
}

const commonArguments = [
  `--username=${DATABASE_USER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--set=listen_addresses=127.0.0.1',
  '--set=unix_socket_directories=',
  '--set=timezone=UTC',
]

// Some builds have no ICU; there Hangul sorts by its code points, which is alphabetical order too.
async function sortingKorean(make: (locale: string[]) => Promise<void>): Promise<void> {
  try {
    await make(['--locale-provider=icu', '--icu-locale=ko-KR'])
  } catch (error) {
    if (!(error instanceof ProgramFailed && error.message.includes('ICU is not supported'))) throw error
    await make(['--locale-provider=builtin', '--builtin-locale=C.UTF-8'])
  }
}

async function targetOf(place: string): Promise<string> {
  try {
    return await realpath(place)
  } catch (cause) {
    throw new ClusterUnusable(`${place} leads to a folder that is gone; the database was there.`, { cause })
  }
}
