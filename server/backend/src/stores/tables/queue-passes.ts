type QueuePassUseTable = {
  /** The id of the turn, which reveals nothing about its key. */
  turn: string
  call: string
  /** A keyed digest of the request and its sender. */
  requestHash: string
  usedAt: Date
}

export type QueuePassTables = { queuePassUse: QueuePassUseTable }
