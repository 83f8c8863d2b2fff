import { execFile } from 'node:child_process'
import { chmod, chown, stat, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const NAME = 'postgres'

/** An account of the machine, by its numbers. */
export type Account = { uid: number; gid: number }

/** There is no account without root's rights that PostgreSQL could run as. */
export class NoPostgresAccount extends Error {
  override readonly name = 'NoPostgresAccount'
}

/**
 * Returns the account for the database server; undefined means that of this process. PostgreSQL refuses to run as
 * root, so root uses the account `postgres`, which is created if the machine has none. Throws `NoPostgresAccount`.
 */
export async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (await find()) ?? create()
}

async function find(): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    // `id` fails for an unknown name, which is no error here.
    return undefined
  }
}

async function create(): Promise<Account> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NAME])
  } catch (cause) {
    const sentence = `PostgreSQL does not run as root, and no account "${NAME}" could be made for it. Run as another user, or set DATABASE_URL.`
    throw new NoPostgresAccount(sentence, { cause })
  }
  const account = await find()
  if (account) return account
  throw new NoPostgresAccount(`The account "${NAME}" was made but cannot be found.`)
}

/** Returns true if the account may pass every folder on the way to `path`, and open it. */
export async function canReach({ uid, gid }: Account, path: string): Promise<boolean> {
  const { mode, uid: owner, gid: group } = await stat(path)
  const mayEnter = owner === uid ? mode & 0o100 : group === gid ? mode & 0o010 : mode & 0o001
  const parent = dirname(path)
  return mayEnter !== 0 && (parent === path || (await canReach({ uid, gid }, parent)))
}

/** Lets the account pass one folder, without admitting any other account. */
export async function letThrough({ gid }: Account, folder: string): Promise<void> {
  const { mode, uid } = await stat(folder)
  await chown(folder, uid, gid)
  await chmod(folder, mode | 0o010)
}

const FOLDER = '/var/lib/delivery-support'

/**
 * Returns a folder that the account `postgres` can reach even if only root can open the project's, as in /root. The
 * alternative, opening root's own folders to other accounts, would be worse.
 */
export async function reachableFolder(): Promise<string> {
  await mkdir(FOLDER, { recursive: true, mode: 0o755 })
  return FOLDER
}
