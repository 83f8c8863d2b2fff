import { emptyRegistry, verifyRegistry, type Registry, type RegistryVerdict } from 'release-format'
import { safeLocalStorage } from 'shared-session/storage'
import { siteConfig } from 'site-config'
import { report } from '../report.ts'

/** The last registry that this browser believed, as it came. */
const KEY = 'sbiz_registry'

let newestRevision = 0
let isMissing = false

/**
 * The registry that a page begins with: the one that came, if it is to be believed, else the last that this browser
 * believed. Without either nothing is live, and `isRegistryMissing` says so.
 */
export async function firstRegistry(text: string | null): Promise<Registry> {
  const registry = (text === null ? null : await believe(text)) ?? (await lastGood())
  isMissing = registry === null
  return registry ?? emptyRegistry(new Date(0))
}

/** Whether the page does not know what is live, so that an address that it does not know may be an area's. */
export function isRegistryMissing(): boolean {
  return isMissing
}

/**
 * A registry that has come, once its signatures are verified; null, and a report, for one that is not to be believed.
 * None that is older than one that this browser believed before.
 */
export async function believe(text: string): Promise<Registry | null> {
  const verdict = await verdictOn(text)
  if (!verdict.ok) {
    report(
      { remote: 'registry', version: verdict.reason.replaceAll(' ', '-'), kind: 'integrity' },
      verdict.detail,
    )
    return null
  }
  newestRevision = verdict.registry.revision
  if (safeLocalStorage.getItem(KEY) !== text) safeLocalStorage.setItem(KEY, text)
  isMissing = false
  return verdict.registry
}

async function verdictOn(text: string): Promise<RegistryVerdict> {
  const verdict = await verified(text)
  if (!verdict.ok || verdict.registry.revision >= keptRevision()) return verdict
  // What is kept counts only if it is to be believed itself: a site may have begun anew, with other keys.
  const kept = await lastGood()
  return kept ? verified(text, kept.revision) : verdict
}

async function lastGood(): Promise<Registry | null> {
  const kept = safeLocalStorage.getItem(KEY)
  const verdict = kept === null ? null : await verified(kept)
  return verdict?.ok ? verdict.registry : null
}

function verified(text: string, lastRevision = newestRevision): Promise<RegistryVerdict> {
  const { registryPublicKeys: site, publisherPublicKeys: publishers } = siteConfig()
  return verifyRegistry(text, { site, publishers }, lastRevision)
}

function keptRevision(): number {
  try {
    const kept = JSON.parse(safeLocalStorage.getItem(KEY) ?? '{}') as Partial<Registry>
    return kept.revision ?? 0
  } catch {
    return 0 // damaged, so it is no registry that could be newer
  }
}
