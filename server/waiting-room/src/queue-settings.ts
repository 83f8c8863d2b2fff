import { randomBytes } from 'node:crypto'
import { siteConfigFile } from 'server-kit'
import { parseSiteConfig } from 'site-config'
import * as v from 'valibot'
import type { WaitingRoom } from './line/answer-question.ts'
import { createMemoryLines } from './line/memory-lines.ts'
import { createTicketKeys } from './line/ticket-keys.ts'
import { createNumberLimit } from './line/number-limit.ts'

/** The setting that the waiting room goes by, besides those of every server. */
export const queueSettings = { SITE_CONFIG: v.optional(siteConfigFile) }

/** `siteConfig` is the operator's file as it is; its key `queue` names service and actions. */
export type QueueConfig = { sandbox: boolean; trustProxy: boolean; siteConfig: unknown }

/** An empty line for each action of the site. Throws `InvalidSiteConfig`. */
export function openLines({ siteConfig }: QueueConfig): WaitingRoom {
  const { service_id: service, actions } = parseSiteConfig(siteConfig ?? {}).queue
  // A clock that is set must move no one in line.
  const now = () => performance.now()
  const known = Object.values(actions)
  const keys = createTicketKeys(randomBytes(32), known)
  const lines = createMemoryLines({ actions: known, now, keys })
  return { lines, numberLimit: createNumberLimit({ now }), service, actions }
}
