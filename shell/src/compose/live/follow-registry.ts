import { registryFor } from 'release-format'
import { parseSiteConfig, provideSiteConfig, siteConfig } from 'site-config'
import { loadNotices } from '../../notices/load-notices.ts'
import { startHeartbeat } from '../beacons/pulse.ts'
import { measureVitals } from '../beacons/vitals.ts'
import type { Composition } from '../composition.ts'
import { offersNewShell } from './new-shell.ts'
import { withOverride, type ForTester } from '../override/override.ts'
import type { Report } from '../report.ts'
import { thisBrowser } from '../this-browser.ts'
import { fetchRegistry } from '../trust/registry-text.ts'
import type { TrustedRegistry } from '../trust/trusted-registry.ts'
import type { News } from './connect.ts'
import { listen } from './listen.ts'
import { pulsesOf } from './pulses.ts'

/** Pages begin a change at random within this time, so that they do not all ask in the same instant. */
const SPREAD_MS = 1400

export type FollowingPage = {
  composition: Composition
  trusted: TrustedRegistry
  override: ForTester | null
  report: Pick<Report, 'send' | 'isSampled'>
}

/** Follows the registry of the site, so that an open page runs its releases too. Returns a function that ends this. */
export function followRegistry({ composition, trusted, override, report }: FollowingPage): () => void {
  const asked = { revision: composition.revision }

  async function take({ revision, shell, notices }: News): Promise<void> {
    if (notices !== undefined && notices !== siteConfig().notices.tag) void takeNotices(notices)
    if (shell && offersNewShell(shell)) composition.offerNewShell()
    if (revision <= asked.revision) return
    asked.revision = revision
    try {
      await spread()
      // A cache on the way may keep it under its revision, and one tab's request serves the others of the browser.
      const registry = await trusted.accept(await fetchRegistry(`/registry.json?revision=${revision}`))
      if (!registry) return
      const forAll = withOverride(registry, override)
      composition.follow({ registry: registryFor(forAll, thisBrowser()), forAll })
    } catch (error) {
      console.warn(`revision ${revision} of the registry is not taken`, error)
      asked.revision = composition.revision
    }
  }

  if (report.isSampled) {
    startHeartbeat(() => composition.running().flatMap(pulsesOf), report)
    measureVitals(() => composition.running().find(({ slot }) => slot === 'main'), report)
  }
  return listen(news => void take(news))
}

/** Takes the notices with that tag. They are shown from the next page on. */
async function takeNotices(tag: string): Promise<void> {
  try {
    await spread()
    const response = await fetch(`/site-config.json?revision=${tag}`)
    provideSiteConfig({ ...siteConfig(), notices: parseSiteConfig(await response.json()).notices })
    await loadNotices()
  } catch (error) {
    console.warn('newer notices are not taken', error)
  }
}

function spread(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, Math.random() * SPREAD_MS)
  })
}
