import { join } from 'node:path'
import {
  createOverrideOpenings,
  createReleaseCounts,
  createReleaseVotes,
  objectsOriginOf,
  openBackend,
  openBucket,
  recentOperations,
  recordAudit,
  type AuditEntry,
} from 'backend'
import { secretIn } from 'file-kit'
import { createOperations, type RecentAudit } from 'operations'
import { createOrigin } from 'origin'
import type { Logger } from 'pino'
import { createBucketStorage, type ReleaseStorage } from 'release-store'
import type { ServerPart } from 'server-kit'
import { openWaitingRoom } from 'waiting-room'
import type { SiteConfig } from './config.ts'

/**
 * Opens the whole site: pages and files, waiting room, calls, operations. Parts that can fail to open are opened
 * last.
 */
export async function openSite(config: SiteConfig, log: Logger): Promise<readonly ServerPart[]> {
  const objectsOrigin = objectsOriginOf(config) ?? config.objectsOrigin
  const releaseStorage = await releaseStorageOf(config)
  const origin = await createOrigin({
    ...config,
    objectsOrigin,
    releaseStorage,
    beaconsUrl: '/beacons',
    overrideOpenings: () => createOverrideOpenings(backend.database),
  })
  const queueKey = config.queueKey ?? (await secretIn(join(config.dataDir, 'queue-key')))
  const waitingRoom = await openWaitingRoom({ ...config, queueKey }, log)
  const backend = await openBackend({ ...config, queueKey }, log, waitingRoom)
  const audit = (entry: AuditEntry) => recordAudit(backend.database, entry)
  const recentAudit: RecentAudit = query => recentOperations(backend.database, query)
  const counts = createReleaseCounts(backend.database)
  const votes = createReleaseVotes(backend.database)
  const operations = createOperations(
    { ...config, beaconsShare: beaconsShareOf(config), voteKey: queueKey },
    { audit, recentAudit, counts, votes, waitingRoom: waitingRoom.controls, releaseStorage },
  )
  return [origin, waitingRoom, backend, operations]
}

/** Returns the addresses of a running site for the person who has started it. */
export function aboutSite({ sandbox }: Pick<SiteConfig, 'sandbox'>, address: string): readonly string[] {
  return [
    `  site     ${address}/`,
    `  console  ${address}/ops/`,
    ...(sandbox ? [`  sandbox  ${address}/sandbox/`] : []),
  ]
}

/** Returns the share of pages that send reports, as the configuration of pages has it. */
function beaconsShareOf({ siteConfig }: SiteConfig): number {
  const share = siteConfig?.['beaconsShare']
  return typeof share === 'number' ? share : 1
}

/** The storage of releases, if it is not the data folder. */
async function releaseStorageOf({ releaseStore, s3 }: SiteConfig): Promise<ReleaseStorage | undefined> {
  if (releaseStore === 'disk' || !s3) return undefined
  return createBucketStorage(await openBucket(s3, 'releases'))
}
