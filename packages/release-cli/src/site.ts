import type { Change, ReleasesReport, Stored, StoredRelease, Verification } from 'release-store'

/** The parameters of a change. */
export type Order = {
  remote: string
  version?: string | undefined
  percent?: number
  allow?: readonly string[]
  reason?: string | undefined
  dryRun?: boolean
}

/** A completed change. A site on another machine adds its open pages, and whether it tried the release out. */
export type Done = Change & { pages?: number | null; isTried?: boolean }

export type ChangeVerb = 'promote' | 'canary' | 'rollback' | 'retire'

/** The site whose releases a command reads or changes. */
export type Site = {
  report(): Promise<ReleasesReport>
  /** Returns every stored release, the newest first. */
  stored(): Promise<readonly StoredRelease[]>
  /** Stores a build without making it live. */
  store(folder: string): Promise<Stored>
  /** Stores a build and makes it live. */
  publish(folder: string, order: Omit<Order, 'remote'>): Promise<Done>
  change(verb: ChangeVerb, order: Order): Promise<Done>
  /**
   * Runs a build, or a stored release, in a browser before browsers get it. Returns a sentence about the result, and
   * throws for a release that does not run. A site on another machine does so by itself.
   */
  tryOut?(build: { folder: string } | { remote: string; version: string }): Promise<string>
  verify(remote: string | undefined): Promise<Verification>
}
