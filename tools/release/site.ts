import type { Change, ReleasesReport, Stored, Verification } from 'release-store'

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
  /** Stores a build without making it live. */
  store(folder: string): Promise<Stored>
  /** Stores a build and makes it live. */
  publish(folder: string, order: Omit<Order, 'remote'>): Promise<Done>
  change(verb: ChangeVerb, order: Order): Promise<Done>
  /** Returns the folder of a stored release; only a site on this machine has one, and only there it can be tried out. */
  storedFolder?(remote: string, version: string): string
  /** Signs the live releases if pages would reject them, and returns whether it did. Only a machine with the keys can. */
  sign?(): Promise<boolean>
  verify(remote: string | undefined): Promise<Verification>
}
