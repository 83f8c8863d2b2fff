import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { debianHas, install, installFromDebian, say } from './installation.ts'

const DEBIAN_CHROMIUM = 'chromium-headless-shell'
// Without this font every screen would show boxes.
export const KOREAN_FONT = 'fonts-noto-cjk'

/**
 * Installs a Chromium without windows: Debian's as root on a Debian that has it, else Playwright's own. Throws
 * `NotInstalled`.
 */
export async function installChromium(): Promise<void> {
  if (await debianHas(DEBIAN_CHROMIUM)) await installFromDebian(DEBIAN_CHROMIUM, KOREAN_FONT)
  else await installFromPlaywright()
}

async function installFromPlaywright(): Promise<void> {
  say('installing Chromium without windows by Playwright …')
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'))
  await install(process.execPath, [join(playwright, 'cli.js'), 'install', '--only-shell', 'chromium'])
}
