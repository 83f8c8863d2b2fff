import type { FastifyBaseLogger } from 'fastify'
import { recordAll, type AuditEntry } from '../stores/applications/audit.ts'
import type { Database } from '../stores/database.ts'

/** More than the database takes in many minutes; a flood from many addresses must not fill the memory. */
const MOST_WAITING = 1000

/**
 * Records refusals in the background, by one statement at a time for all since the last one. A flood takes one
 * connection, so that calls of others get theirs, and each of its refusals is recorded.
 */
export class RefusalLog {
  readonly #database: Database
  #waiting: AuditEntry[] = []
  #isWriting = false

  constructor(database: Database) {
    this.#database = database
  }

  /** Takes over an entry. One that cannot be recorded is in the log. */
  add(entry: AuditEntry, log: FastifyBaseLogger): void {
    if (this.#waiting.length >= MOST_WAITING) return log.warn(NOT_RECORDED)
    this.#waiting.push(entry)
    if (!this.#isWriting) void this.#write(log)
  }

  async #write(log: FastifyBaseLogger): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      const entries = this.#waiting
      this.#waiting = []
      try {
        await recordAll(this.#database, entries)
      } catch (error) {
        log.warn({ err: error, entries: entries.length }, NOT_RECORDED)
      }
    }
    this.#isWriting = false
  }
}

const NOT_RECORDED = 'refusal not in the audit log'
