import { existsSync } from 'node:fs'
import { run } from '../process/run.ts'

/** A program that tests need could not be installed; the message is the installer's own output. */
export class NotInstalled extends Error {
  override readonly name = 'NotInstalled'
}

// Without this font every screen would show boxes until its own typeface has arrived.
const KOREAN_FONT = 'fonts-noto-cjk'
const KOREAN_FACE = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

const asDebian = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

/** Returns true for root on a Debian that has this package. Older releases have Chromium with windows only. */
export async function debianHas(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get'))
    return false
  await install('apt-get', ['update'], asDebian)
  const { output } = await run('apt-cache', ['search', '--names-only', `^${name}$`], { env: asDebian })
  return output.includes(name)
}

/** Installs packages of Debian with their dependencies, without recommendations. Throws `NotInstalled`. */
export async function installFromDebian(...names: readonly string[]): Promise<void> {
  say(`installing ${names.join(' and ')} from Debian …`)
  await install('apt-get', ['install', '--yes', '--no-install-recommends', ...names], asDebian)
}

/** Installs the Korean font if the system lacks it, which an installed browser does not bring, and returns the browser. */
export async function withKoreanFont(browser: string): Promise<string> {
  if (!existsSync(KOREAN_FACE)) await installKoreanFont().catch(sayWhyNot)
  return browser
}

async function installKoreanFont(): Promise<void> {
  if (await debianHas(KOREAN_FONT)) await installFromDebian(KOREAN_FONT)
}

/** Without the font, tests of sizes and of movement fail. */
function sayWhyNot(error: unknown): void {
  if (!(error instanceof NotInstalled)) throw error
  say(`Tests of the layout may fail without ${KOREAN_FONT}: ${error.message}`)
}

/** Runs an installer. Throws `NotInstalled` when it fails. */
export async function install(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const { exitCode, output } = await run(command, args, { env })
  if (exitCode === 0) return
  throw new NotInstalled(`${output.trim()}\n\n${[command, ...args].join(' ')} failed.`)
}

/** Shows the person at the terminal the reason for the wait. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
