import { existsSync } from 'node:fs'
import { debianHas, installFromDebian, NotInstalled, withKoreanFont } from './installation.ts'

/** The driver of the WebKit for GTK, the browser itself, and a screen that nobody sees. */
const DEBIAN_WEBKIT = ['webkit2gtk-driver', 'xvfb']
const PROGRAMS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']

/**
 * Returns the driver of Debian's WebKit. Installs both if they are missing, as root on a Debian. Throws `NotInstalled`.
 */
export async function findWebKit(): Promise<string> {
  const [driver] = PROGRAMS
  if (driver && PROGRAMS.every(existsSync)) return withKoreanFont(driver)
  for (const name of DEBIAN_WEBKIT)
    if (!(await debianHas(name))) throw new NotInstalled(`There is no ${name} here, which only Debian has.`)
  await installFromDebian(...DEBIAN_WEBKIT)
  return findWebKit()
}
