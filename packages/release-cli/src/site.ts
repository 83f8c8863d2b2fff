import type { Rollout } from 'release-format'
import type { Change, ReleasesReport, RolloutOrder, Stored, StoredRelease, Verification } from 'release-store'

/** The parameters of a change. */
export type Order = {
  remote: string
  version?: string | undefined
  percent?: number
  allow?: string[]
  /** For a canary that grows by itself. */
  steps?: Rollout['steps']
  reason?: string | undefined
  dryRun?: boolean
}

/** A completed change. A site on another machine adds its open pages, and whether it tried the release out, or waits for a second person. */
export type Done = Change & { pages?: number | null; isTried?: boolean; waits?: boolean }

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
  /** Pauses a canary with steps, resumes it, or begins its next step. */
  steer(remote: string, order: RolloutOrder, reason: string | undefined): Promise<unknown>
  /** Runs a stored release in a browser. Returns false if there is none; throws for a release that does not run. */
  trial?(remote: string, version: string): Promise<{ isTried: boolean }>
  /** Removes stored releases that nothing needs, and returns them. */
  clean(kept: { days: number; newest: number; dryRun: boolean }): Promise<readonly StoredRelease[]>
  verify(remote: string | undefined): Promise<Verification>
}
