import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { loadedRemoteScripts } from './federation.ts'

/**
 * The limits in bytes. `entry` is loaded before any screen, `withCommon` includes the code of all its screens,
 * `withScreen` that of one screen. Chunks that load on first use, such as the tools for pictures, are in none of
 * them. `first` is the script that the document starts; `home` is everything that the shell loads on home, `compose`
 * included.
 */
const MOST_BYTES = {
  first: 123 * 1024,
  home: 195 * 1024,
  entry: 16 * 1024,
  withCommon: 25 * 1024,
  // One form has it nearly all: direct delivery, with its files, whose names leave the page in their safe form.
  withScreen: 46 * 1024,
}

const sizes = new Map<string, Promise<number>>()

/** Fails when these scripts weigh more, gzipped, than the limit of that part. */
export async function expectLight(page: Page, part: keyof typeof MOST_BYTES, scripts: readonly string[]) {
  const each = await Promise.all([...new Set(scripts)].map(script => gzipSize(page, script)))
  const size = each.reduce((sum, bytes) => sum + bytes, 0)
  expect(size, `${part} at ${page.url()}: ${scripts.join()}`).toBeLessThanOrEqual(MOST_BYTES[part])
}

/** Fails when the opened screen has loaded more of any remote than a screen may. */
export async function expectLightScreen(page: Page): Promise<void> {
  const byRemote = Map.groupBy(await loadedRemoteScripts(page), script => script.split('/')[2])
  for (const scripts of byRemote.values()) await expectLight(page, 'withScreen', scripts)
}

function gzipSize(page: Page, address: string): Promise<number> {
  const { href } = new URL(address, page.url())
  const known = sizes.get(href)
  if (known) return known
  const size = fetch(href).then(async response => gzipSync(await response.bytes(), { level: 9 }).byteLength)
  sizes.set(href, size)
  return size
}
