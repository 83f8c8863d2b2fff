import { objectsOriginOf, openBackend } from 'backend'
import { createOrigin } from 'origin'
import type { Logger } from 'pino'
import type { ServerPart } from 'server-kit'
import { createWaitingRoom } from 'waiting-room'
import type { SiteConfig } from './config.ts'

/** Everything that makes the site: pages and files, waiting room, calls. What can fail to open is opened last. */
export async function openSite(config: SiteConfig, log: Logger): Promise<readonly ServerPart[]> {
  const objectsOrigin = objectsOriginOf(config) ?? config.objectsOrigin
  return [
    createOrigin({ ...config, objectsOrigin }),
    createWaitingRoom(config),
    await openBackend(config, log),
  ]
}
