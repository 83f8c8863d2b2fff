import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installChromium } from './install-chromium.ts'

// First Chromium without windows: what no person looks at is done by it a third faster.
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
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

/** `CHROMIUM_PATH` names a file that is not there. */
export class NoChromiumThere extends Error {
  override readonly name = 'NoChromiumThere'
}

/**
 * A Chromium for the tests: the one that `CHROMIUM_PATH` names, else the system's, else Playwright's own, which are
 * installed when neither is there. Throws `NoChromiumThere`, and `ChromiumNotInstalled` with the installer's output.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named))
    throw new NoChromiumThere(`CHROMIUM_PATH is ${named}, and nothing is there.`)
  return named || chromiumOnThisMachine() || installed()
}

function chromiumOnThisMachine(): string | undefined {
  return [...USUAL_PLACES, chromium.executablePath()].find(place => existsSync(place))
}

async function installed(): Promise<string> {
  await installChromium()
  return chromiumOnThisMachine() ?? chromium.executablePath()
}
