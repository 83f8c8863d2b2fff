import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { run } from '../process/run.ts'

/** The message is the installer's own output. */
export class ChromiumNotInstalled extends Error {
  override readonly name = 'ChromiumNotInstalled'
}

// Older releases of Debian have Chromium with windows only.
const DEBIAN_CHROMIUMS = ['chromium-headless-shell', 'chromium']
// Without it every screen would show boxes.
const KOREAN_FONT = 'fonts-noto-cjk'

/** Installs Debian's Chromium when we are root on Debian, else Playwright's own. Throws `ChromiumNotInstalled`. */
export async function installChromium(): Promise<void> {
  if (mayUseApt()) await installFromDebian()
  else await installFromPlaywright()
}

function mayUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

async function installFromDebian(): Promise<void> {
  say('installing Chromium and a Korean font from Debian …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await attempt('apt-get', ['update'], environment)
  const { output } = await run('apt-cache', ['search', '--names-only', '^chromium'], { env: environment })
  const chromium = DEBIAN_CHROMIUMS.find(name => output.includes(`${name} - `)) ?? 'chromium'
  const wanted = ['install', '--yes', '--no-install-recommends', chromium, KOREAN_FONT]
  await attempt('apt-get', wanted, environment)
}

async function installFromPlaywright(): Promise<void> {
  say('installing Chromium by Playwright …')
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'))
  await attempt(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], process.env)
}

async function attempt(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { exitCode, output } = await run(command, args, { env })
  if (exitCode === 0) return
  throw new ChromiumNotInstalled(`${output.trim()}\n\n${[command, ...args].join(' ')} failed.`)
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
