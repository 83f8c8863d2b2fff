import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { run } from '../process/run.ts'

/** The message is the installer's own output. */
export class ChromiumNotInstalled extends Error {
  override readonly name = 'ChromiumNotInstalled'
}

const DEBIAN_CHROMIUM = 'chromium-headless-shell'
// Without it every screen would show boxes.
const KOREAN_FONT = 'fonts-noto-cjk'

const debian = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

/**
 * Installs a Chromium without windows: Debian's when we are root on a Debian that has it, else Playwright's own.
 * Throws `ChromiumNotInstalled`.
 */
export async function installChromium(): Promise<void> {
  if (await debianHasIt()) await installFromDebian()
  else await installFromPlaywright()
}

/** Older releases of Debian have Chromium with windows only. */
async function debianHasIt(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get'))
    return false
  await attempt('apt-get', ['update'], debian)
  const { output } = await run('apt-cache', ['search', '--names-only', `^${DEBIAN_CHROMIUM}$`], {
    env: debian,
  })
  return output.includes(DEBIAN_CHROMIUM)
}

async function installFromDebian(): Promise<void> {
  say('installing Chromium without windows and a Korean font from Debian …')
  const packages = [DEBIAN_CHROMIUM, KOREAN_FONT]
  await attempt('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], debian)
}

async function installFromPlaywright(): Promise<void> {
  say('installing Chromium without windows by Playwright …')
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'))
  const install = [join(playwright, 'cli.js'), 'install', '--only-shell', 'chromium']
  await attempt(process.execPath, install, process.env)
}

async function attempt(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { exitCode, output } = await run(command, args, { env })
  if (exitCode === 0) return
  throw new ChromiumNotInstalled(`${output.trim()}\n\n${[command, ...args].join(' ')} failed.`)
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
