import { emptyRegistry, verifyRegistry, type Registry, type RegistryVerdict } from 'release-format'
import { safeLocalStorage } from 'shared-session/storage'
import { siteConfig } from 'site-config'
import type { Report } from '../report.ts'

/** The last valid registry of this browser, as it arrived. */
const KEY = 'sbiz_registry'

/** The registries of a page, each verified by the keys of the site before it is used. */
export class TrustedRegistry {
  readonly #report: Pick<Report, 'outcome'>
  /** True if the page has no registry, so that an unknown address may be that of an area. */
  isMissing = false
  /** True if the page uses another registry than the one it arrived with, from which the origin rendered it. */
  isReplaced = false
  #newestRevision = 0

  constructor(report: Pick<Report, 'outcome'>) {
    this.#report = report
  }

  /** Returns the registry for the start of the page: the one that arrived if it is valid, else the last valid one, else an empty one. */
  async first(text: string | null): Promise<Registry> {
    const arrived = text === null ? null : await this.accept(text)
    const registry = arrived ?? (await this.#lastValid())
    this.isReplaced = arrived === null
    this.isMissing = registry === null
    return registry ?? emptyRegistry(new Date(0))
  }

  /** Returns the registry in the text, and stores it. If it is invalid or outdated, reports that and returns null. */
  async accept(text: string): Promise<Registry | null> {
    const verdict = await this.#verify(text)
    if (!verdict.ok) {
      const version = verdict.reason.replaceAll(' ', '-')
      this.#report.outcome({ remote: 'registry', version, kind: 'integrity' }, verdict.detail)
      return null
    }
    this.#newestRevision = verdict.registry.revision
    if (safeLocalStorage.getItem(KEY) !== text) safeLocalStorage.setItem(KEY, text)
    this.isMissing = false
    return verdict.registry
  }

  async #verify(text: string): Promise<RegistryVerdict> {
    const verdict = await verified(text, this.#newestRevision)
    if (!verdict.ok || verdict.registry.revision >= keptRevision()) return verdict
    // The stored registry counts only if it is valid itself: a site may have started over with other keys.
    const kept = await this.#lastValid()
    return kept ? verified(text, kept.revision) : verdict
  }

  async #lastValid(): Promise<Registry | null> {
    const kept = safeLocalStorage.getItem(KEY)
    const verdict = kept === null ? null : await verified(kept, this.#newestRevision)
    return verdict?.ok ? verdict.registry : null
  }
}

function verified(text: string, lastRevision: number): Promise<RegistryVerdict> {
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
