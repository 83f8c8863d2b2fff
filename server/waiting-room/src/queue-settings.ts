import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { siteConfigFile } from 'server-kit'
import { parseSiteConfig } from 'site-config'
import * as v from 'valibot'
import { createDiskJournal } from './journal/disk-journal.ts'
import { secretKeptIn } from './journal/kept-secret.ts'
import type { WaitingRoom } from './line/answer-question.ts'
import { createMemoryLines } from './line/memory-lines.ts'
import { createTicketKeys } from './line/ticket-keys.ts'
import { createNumberLimit } from './line/number-limit.ts'
import { createTurnLimit } from './line/turn-limit.ts'
import { queueKey } from './pass/queue-key.ts'

/** The settings that the waiting room goes by, besides those of every server. */
export const queueSettings = { SITE_CONFIG: v.optional(siteConfigFile), QUEUE_KEY: v.optional(queueKey) }

/** `siteConfig` is the operator's file as it is; its key `queue` names service and actions. */
export type QueueConfig = {
  sandbox: boolean
  trustProxy: boolean
  siteConfig: unknown
  /** Where the lines are kept, so that they outlive this process; without it they end with it. */
  dataDir?: string
  /** What passes are signed with; without it no backend knows them, nor this server after a restart. */
  queueKey?: string | undefined
}

/** A line for each action of the site, as it was kept, or empty. Throws `InvalidSiteConfig`. */
export function openLines({ siteConfig, dataDir }: QueueConfig, log?: FastifyBaseLogger): WaitingRoom {
  const { service_id: service, actions } = parseSiteConfig(siteConfig ?? {}).queue
  // A clock that is set must move no one in line.
  const now = () => performance.now()
  const known = Object.values(actions)
  const lines = createMemoryLines({ actions: known, now, ...keepingIn(dataDir, known, log) })
  return {
    lines,
    numberLimit: createNumberLimit({ now }),
    turnLimit: createTurnLimit({ now }),
    service,
    actions,
  }
}

function keepingIn(dataDir: string | undefined, actions: readonly string[], log?: FastifyBaseLogger) {
  if (dataDir === undefined) return { keys: createTicketKeys(randomBytes(32), actions) }
  const folder = join(dataDir, 'waiting-room')
  const onFailure = (error: unknown) => log?.error({ err: error }, 'the lines are not kept on disk for now')
  return {
    keys: createTicketKeys(secretKeptIn(folder), actions),
    journal: createDiskJournal({ folder, onFailure }),
  }
}
