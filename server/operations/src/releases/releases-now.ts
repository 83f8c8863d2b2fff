import { releasesReport, type Releases } from 'release-store'
import type { Guard } from '../canary/guard.ts'

/** Returns a reader of the site's releases, and of the questions about them that an operator has to decide. */
export function releasesNow({ storage }: Releases, guard: Guard) {
  return async () => {
    const registry = await storage.readRegistry()
    return { ...releasesReport(registry), questions: guard.questions(registry) }
  }
}

export type ReleasesNow = ReturnType<typeof releasesNow>
