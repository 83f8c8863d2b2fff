import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { repository } from './repository.ts'
import type { SiteSettings } from './site.ts'

const FOLDER_VARIABLE = 'E2E_BUILT_SITE'

/**
 * Keeps what is built when the tests begin, for all sites that they start: one of the tests builds a remote anew.
 * Playwright calls it once before everything, and what it answers once after everything.
 */
export default async function keepBuiltSite(): Promise<() => Promise<void>> {
  const kept = await mkdtemp(join(tmpdir(), 'delivery-support-built-'))
  for (const name of ['shell', 'cdn', ...remotes()])
    await cp(distOf(name), join(kept, name), { recursive: true })
  process.env[FOLDER_VARIABLE] = kept
  return () => rm(kept, { recursive: true, force: true })
}

/** What makes a backend serve the kept builds. */
export function builtSiteSettings(): SiteSettings {
  const kept = process.env[FOLDER_VARIABLE] ?? ''
  const inKept = (name: string) => join(kept, name)
  return {
    SHELL_DIR: inKept('shell'),
    CDN_DIR: inKept('cdn'),
    FIRST_RELEASES: remotes().map(inKept).join(delimiter),
  }
}

/** What makes a backend serve the page of a remote that runs alone, in the place of the shell. */
export function aloneSettings(remote: string): SiteSettings {
  return { SHELL_DIR: join(process.env[FOLDER_VARIABLE] ?? '', remote, 'standalone') }
}

function remotes(): string[] {
  return readdirSync(repository).filter(name => name.startsWith('mfe-'))
}

function distOf(name: string): string {
  const dist = join(repository, name, 'dist')
  if (!existsSync(dist)) throw new Error(`${name} is not built. "npm run e2e" builds everything first.`)
  return dist
}
