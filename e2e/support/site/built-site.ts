import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { repository } from './repository.ts'
import type { SiteSettings } from './site.ts'

const FOLDER_VARIABLE = 'E2E_BUILT_SITE'

/**
 * Copies the builds when the tests begin, for all sites that they start, because one test builds a remote anew.
 * Returns a function that deletes the copies.
 */
export async function keepBuiltSite(): Promise<() => Promise<void>> {
  const kept = await mkdtemp(join(tmpdir(), 'delivery-support-built-'))
  for (const name of ['shell', 'cdn', ...remotes()].filter(isBuilt)) {
    await cp(distOf(name), join(kept, name), { recursive: true })
  }
  process.env[FOLDER_VARIABLE] = kept
  return () => rm(kept, { recursive: true, force: true })
}

/** Returns the settings of a backend that serves the copied builds. Throws when one is missing. */
export function builtSiteSettings(): SiteSettings {
  return {
    SHELL_DIR: keptFolder('shell'),
    CDN_DIR: keptFolder('cdn'),
    FIRST_RELEASES: remotes()
      .map(name => keptFolder(name))
      .join(delimiter),
  }
}

/** Returns the settings of a backend whose page is a remote alone. Throws when it is missing. */
export function aloneSettings(remote: string): SiteSettings {
  return {
    SHELL_DIR: keptFolder(remote, 'standalone'),
    CDN_DIR: keptFolder('cdn'),
    FIRST_RELEASES: keptFolder(remote),
  }
}

/** Copies the build of a remote, as another version of it. */
export async function copyBuilt(remote: string, version: string, folder: string): Promise<void> {
  await cp(keptFolder(remote), folder, { recursive: true })
  const file = join(folder, 'release.json')
  const about: object = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...about, version }))
}

function keptFolder(...path: string[]): string {
  const folder = join(process.env[FOLDER_VARIABLE] ?? '', ...path)
  if (!existsSync(folder))
    throw new Error(`${path.join(' ')} is not built. "npm run e2e" builds everything first.`)
  return folder
}

function remotes(): string[] {
  return readdirSync(repository).filter(name => name.startsWith('mfe-'))
}

function isBuilt(name: string): boolean {
  return existsSync(distOf(name))
}

function distOf(name: string): string {
  return join(repository, name, 'dist')
}
