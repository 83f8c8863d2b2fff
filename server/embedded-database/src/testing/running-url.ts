import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE, urlOf } from '../server-access.ts'

const PORT_LINE = 3

/** Returns the address of the database under a data folder, as its superuser, for a second connection. */
export async function runningUrl(dataDir: string): Promise<string> {
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8')
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return urlOf({ port: Number(lines[PORT_LINE]), password: password.trim() }, DATABASE)
}
