import { chown, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './postgres-account.ts'

/** Writes the password into a file that only this account may read, for as long as `work` takes. */
export async function withPasswordFile(
  password: string,
  account: Account | undefined,
  work: (file: string) => Promise<void>,
): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'database-'))
  const file = join(folder.path, 'password')
  await writeFile(file, password, { mode: 0o600 })
  if (account) await Promise.all([folder.path, file].map(path => chown(path, account.uid, account.gid)))
  await work(file)
}
