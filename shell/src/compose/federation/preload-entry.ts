import type { RegisteredRelease } from 'release-format'
import { entryUrl } from './entry-integrity.ts'

/** Asks for the entry of a release that is not in the page yet, and runs nothing. */
export function preloadEntry({ entry, integrity }: Pick<RegisteredRelease, 'entry' | 'integrity'>): void {
  const hint = document.createElement('link')
  hint.rel = 'preload'
  hint.as = 'script'
  hint.crossOrigin = 'anonymous'
  hint.integrity = integrity
  hint.href = entryUrl(entry)
  document.head.append(hint)
}
