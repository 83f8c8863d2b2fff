import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { debianHas, install, installFromDebian, NotInstalled, say, withKoreanFont } from './installation.ts'

const DEBIAN_CHROMIUM = 'chromium-headless-shell'

/** `CHROMIUM_PATH` names a file that is not there. */
export class NoChromiumThere extends Error {
  override readonly name = 'NoChromiumThere'
}

/**
 * Returns a Chromium for the tests: the one that `CHROMIUM_PATH` names, else one without windows, which needs half of
 * the processor. Installs it if it is missing; if that fails, returns one with windows. Installs the Korean font too.
 * Throws `NoChromiumThere`, and `NotInstalled` with the installer's output.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named))
    throw new NoChromiumThere(`CHROMIUM_PATH is ${named}, and nothing is there.`)
  return withKoreanFont(named || withoutWindows() || (await installed()))
}

/** Returns an installed Chromium; null if there is none. */
export function presentChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  return (named && existsSync(named) ? named : null) ?? withoutWindows() ?? withWindows() ?? null
}

async function installed(): Promise<string> {
  const failure = await installChromium().then(() => null, whyNot)
  const found = withoutWindows() ?? withWindows()
  if (found) return found
  throw failure ?? new NotInstalled('No Chromium is there after one was installed.')
}

/** Installs Debian's as root on a Debian that has it, else Playwright's own. */
async function installChromium(): Promise<void> {
  if (await debianHas(DEBIAN_CHROMIUM)) return installFromDebian(DEBIAN_CHROMIUM)
  say('installing Chromium without windows by Playwright …')
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'))
  await install(process.execPath, [join(playwright, 'cli.js'), 'install', '--only-shell', 'chromium'])
}

function whyNot(error: unknown): NotInstalled {
  if (error instanceof NotInstalled) return error
  throw error
}

function withoutWindows(): string | undefined {
  return ['/usr/bin/chromium-headless-shell', ...shellsOfPlaywright()].find(place => existsSync(place))
}

/** Playwright keeps it in a folder beside that of the Chromium with windows, the only one whose path it gives. */
function shellsOfPlaywright(): string[] {
  const inFolders = /chromium-\d+/.exec(chromium.executablePath())
  if (!inFolders) return []
  const cache = dirname(chromium.executablePath().slice(0, inFolders.index + 1))
  const shell = `${inFolders[0].replace('chromium', 'chromium_headless_shell')}/*/*headless*shell{,.exe}`
  return globSync(shell, { cwd: cache }).map(path => join(cache, path))
}

const WITH_WINDOWS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function withWindows(): string | undefined {
  return [...WITH_WINDOWS, chromium.executablePath()].find(place => existsSync(place))
}
