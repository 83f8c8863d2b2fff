import type { ColumnType } from 'kysely'

type ReleaseCountTable = {
  minute: Date
  remote: string
  version: string
  kind: string
  /** The upper edge of the range of a measured value; 0 for events without one. */
  upTo: number
  count: ColumnType<string, number, number>
}

/** Outcomes of releases by network, which is a keyed digest; `trial` is 0 for a release without one. */
type ReleaseVoteTable = {
  remote: string
  voter: string
  trial: number
  starts: number
  failures: number
  isKnown: boolean
  firstAt: Date
}

/** Links for testers that were opened. */
type OverrideOpeningTable = { id: string; browser: string; override: string; until: Date }

export type ReleaseTables = {
  releaseCount: ReleaseCountTable
  releaseVote: ReleaseVoteTable
  overrideOpening: OverrideOpeningTable
}
