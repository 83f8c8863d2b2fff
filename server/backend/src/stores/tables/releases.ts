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

/** Links for testers that were opened. */
type OverrideOpeningTable = { id: string; browser: string; override: string; until: Date }

export type ReleaseTables = { releaseCount: ReleaseCountTable; overrideOpening: OverrideOpeningTable }
