import type { Change, ReleasesReport, Stored, Verification } from 'release-store'

/** What a change is told besides the remote. */
export type Order = {
  remote: string
  version?: string | undefined
  percent?: number
  allow?: readonly string[]
  reason?: string | undefined
  dryRun?: boolean
}

/** What came of it; a site elsewhere knows its open pages, and whether it tries releases out. */
export type Done = Change & { pages?: number | null; isTried?: boolean }

export type ChangeVerb = 'promote' | 'canary' | 'rollback' | 'retire'

/** The site whose releases a command is about: of this machine, or elsewhere. */
export type Target = {
  report(): Promise<ReleasesReport>
  /** Stores a build without making it live. */
  store(folder: string): Promise<Stored>
  /** Stores a build and makes it live. */
  publish(folder: string, order: Omit<Order, 'remote'>): Promise<Done>
  change(verb: ChangeVerb, order: Order): Promise<Done>
  /** Where a stored release lies on this machine; only there it can be tried out. */
  storedFolder?(remote: string, version: string): string
  /** Signs what is live, if pages would refuse it. Returns whether it did; only where the keys are. */
  sign?(): Promise<boolean>
  verify(remote: string | undefined): Promise<Verification>
}
