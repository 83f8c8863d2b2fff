import type { RegisteredRelease } from 'release-format'
import { ownStyles } from '../federation/release-styles.ts'
import { keepMark } from './keep-mark.ts'

/** Notes the styles of a mounted area, and marks the tab in case the area hangs. Returns a function that ends this. */
export function watchArea(area: string, release: RegisteredRelease): () => void {
  const ends = [ownStyles(release), keepMark(area, release)]
  return () => {
    for (const end of ends.splice(0)) end()
  }
}
