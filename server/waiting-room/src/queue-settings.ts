import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { siteConfigFile } from 'server-kit'
import { parseSiteConfig } from 'site-config'
import * as v from 'valibot'
import { createDiskDocuments, createMemoryDocuments, type Documents } from './documents/documents.ts'
import { createDiskJournal } from './journal/disk-journal.ts'
import { secretKeptIn } from './journal/kept-secret.ts'
import type { WaitingRoom } from './line/reply-to-question.ts'
import { createMemoryLines } from './line/memory-lines.ts'
import type { Lines } from './line/lines.ts'
import { AccessLists } from './lists/access-lists.ts'
import type { SharedLines, SharedOptions } from './redis/shared-lines.ts'
import { lobbyOf } from './schedule/phases.ts'
import { createScheduledLines, type ScheduledLines } from './schedule/scheduled-lines.ts'
import { createTicketKeys } from './line/ticket-keys.ts'
import { createNumberLimit } from './line/number-limit.ts'
import { createTurnLimit } from './line/turn-limit.ts'
import { queueKey } from './pass/passes.ts'

const REDIS_URL = 'must be an address like redis://localhost:6379'

/** The settings of the waiting room, besides those of every server. */
export const queueSettings = {
  SITE_CONFIG: v.optional(siteConfigFile),
  QUEUE_KEY: v.optional(queueKey),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\/./, REDIS_URL))),
}

/** `siteConfig` is the content of the operator's file; its key `queue` names service and actions. */
export type QueueConfig = {
  sandbox: boolean
  trustProxy: boolean
  /** The hosts of this server with their ports; `localhost` and IP addresses if none is listed. */
  hosts?: readonly string[]
  siteConfig: unknown
  /** The folder in which the lines outlive this process; without it they end with it. */
  dataDir?: string
  /** Signs passes. Without it no backend accepts them, nor this server after a restart. */
  queueKey?: string | undefined
  /** The Redis that keeps the lines instead, for several processes. */
  redisUrl?: string | undefined
}

/** Returns the settings that only the waiting room has. */
export function queueConfig({ REDIS_URL: redisUrl }: { REDIS_URL?: string | undefined }) {
  return { redisUrl }
}

type OpenLines = WaitingRoom & { lines: ScheduledLines; close(): void }

/** Clocks in milliseconds: since 1970 for schedules, and a steady one for all else. */
export type Clocks = { wall: () => number; steady: () => number }

// Setting the clock must not move anyone in line.
const OF_THIS_MACHINE: Clocks = { wall: () => Date.now(), steady: () => performance.now() }

type OpenShared = (options: Omit<SharedOptions, 'url'>) => SharedLines

/** Returns the function that opens lines in Redis, if the site has one. No other site loads its client, 500 files. */
export async function sharedLinesOf({ redisUrl: url }: QueueConfig): Promise<OpenShared | undefined> {
  if (url === undefined) return undefined
  const { openSharedLines } = await import('./redis/shared-lines.ts')
  return options => openSharedLines({ ...options, url })
}

/** Opens a line for each action of the site, restored or empty. Throws `InvalidSiteConfig`. */
export function openLines(
  { siteConfig, dataDir }: QueueConfig,
  log?: FastifyBaseLogger,
  { wall, steady: now }: Clocks = OF_THIS_MACHINE,
  openShared?: OpenShared,
): OpenLines {
  const { service_id: service, actions } = parseSiteConfig(siteConfig ?? {}).queue
  const known = Object.values(actions)
  const logFailure = (error: unknown, work: string) => log?.error({ err: error }, `${work} fails`)
  const stored = {
    actions: known.flatMap(action => [action, lobbyOf(action)]),
    onFailure: (error: unknown) => logFailure(error, 'keeping the lines'),
  }
  const folder = dataDir && join(dataDir, 'waiting-room')
  const shared = openShared?.({ ...stored, kept: documentsIn(folder, 'copy') })
  const lines = shared ?? linesIn(folder, { ...stored, now })
  const documents = shared ? shared.documents : documentsIn(folder, 'documents')
  return {
    lines: createScheduledLines({ lines, actions: known, documents, now: wall, onFailure: logFailure }),
    numberLimit: createNumberLimit({ now }),
    turnLimit: createTurnLimit({ now }),
    lists: new AccessLists({ documents, now: wall }),
    service,
    actions,
    close: () => shared?.close(),
  }
}

type Stored = { actions: readonly string[]; now: () => number; onFailure: (error: unknown) => void }

/** The lines of this process, kept in a folder if there is one. */
function linesIn(folder: string | undefined, { actions, now, onFailure }: Stored): Lines {
  const secret = folder ? secretKeptIn(folder) : randomBytes(32)
  const journal = folder ? createDiskJournal({ folder, onFailure }) : undefined
  const keys = createTicketKeys(secret, actions)
  return createMemoryLines({ actions, now, keys, ...(journal && { journal }) })
}

function documentsIn(folder: string | undefined, name: string): Documents {
  return folder ? createDiskDocuments(join(folder, name)) : createMemoryDocuments()
}
