type QueuePassUseTable = {
  /** The id of the turn, which says nothing of the key that it was got with. */
  turn: string
  call: string
  /** A keyed digest of who asked what. */
  requestHash: string
  usedAt: Date
}

export type QueuePassTables = { queuePassUse: QueuePassUseTable }
