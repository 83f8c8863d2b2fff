import { existsSync } from 'node:fs'
import { debianHas, installFromDebian, NotInstalled, withKoreanFont } from './installation.ts'

const DEBIAN_FIREFOX = 'firefox-esr'
const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/**
 * Returns the Firefox that `FIREFOX_PATH` names, else the system's. Installs Debian's if both are missing, as root on
 * a Debian. Throws `NotInstalled`.
 */
export async function findFirefox(): Promise<string> {
  const found = process.env['FIREFOX_PATH'] || PLACES.find(existsSync)
  if (found) return withKoreanFont(found)
  if (!(await debianHas(DEBIAN_FIREFOX)))
    throw new NotInstalled('There is no Firefox here. Install one, or name its place in FIREFOX_PATH.')
  await installFromDebian(DEBIAN_FIREFOX)
  return findFirefox()
}
