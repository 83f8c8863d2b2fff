import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { loadedRemoteScripts } from './federation.ts'
import { repository } from './site/repository.ts'

/** Limits of scripts in bytes of gzip. */
type Budgets = {
  /** `first` is the script that the document starts; `home` is everything that the shell loads on home. */
  shell: { first: number; home: number }
  /**
   * `entry` is loaded before any screen, `common` includes the code that screens share, `screen` that of one screen.
   * Chunks that load on first use, such as the tools for pictures, are in none of them. `release` is all scripts of a
   * release, not compressed.
   */
  remotes: Record<string, Record<'entry' | 'common' | 'screen' | 'release', number> | undefined>
  /** Everything behind the document until the page is idle; bytes as they are sent. */
  pages: Record<'home' | 'open' | 'signedIn', PageBudget>
}

type PageBudget = { requests: number; bytes: number }

const file = join(repository, 'packages/release-format/budgets.json')

/** The limits of every page and remote, which docs/performance.md explains. */
export const budgets = JSON.parse(readFileSync(file, 'utf8')) as Budgets

const sizes = new Map<string, Promise<number>>()

/** Fails when these scripts weigh more, gzipped, than the limit. */
export async function expectLight(page: Page, limit: number, scripts: readonly string[]): Promise<void> {
  const each = await Promise.all([...new Set(scripts)].map(script => gzipSize(page, script)))
  const size = each.reduce((sum, bytes) => sum + bytes, 0)
  expect(size, `${page.url()}: ${scripts.join()}`).toBeLessThanOrEqual(limit)
}

/** Fails when scripts of a remote weigh more than that part of it may. */
export async function expectLightRemote(
  page: Page,
  remote: string,
  part: 'entry' | 'common' | 'screen',
  scripts: readonly string[],
): Promise<void> {
  await expectLight(page, budgets.remotes[remote]?.[part] ?? 0, scripts)
}

/** Fails when the page has loaded more so far than it may, or more of a remote than a screen may. */
export async function expectLightPage(page: Page, budget: PageBudget): Promise<void> {
  const byRemote = Map.groupBy(await loadedRemoteScripts(page), script => script.split('/')[2] ?? '')
  for (const [remote, scripts] of byRemote) await expectLightRemote(page, remote, 'screen', scripts)
  const loaded = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const asked = entries.filter(({ initiatorType }) => initiatorType !== 'beacon')
    const bytes = asked.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { requests: asked.length, bytes }
  })
  expect(loaded.requests, `requests of ${page.url()}`).toBeLessThanOrEqual(budget.requests)
  expect(loaded.bytes, `bytes of ${page.url()}`).toBeLessThanOrEqual(budget.bytes)
}

function gzipSize(page: Page, address: string): Promise<number> {
  const { href } = new URL(address, page.url())
  const known = sizes.get(href)
  if (known) return known
  const size = fetch(href).then(async response => gzipSync(await response.bytes(), { level: 9 }).byteLength)
  sizes.set(href, size)
  return size
}
