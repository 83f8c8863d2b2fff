import { readSettings, runServer, serverConfig, serverSettings } from 'server-kit'
import { queueConfig, queueSettings } from './queue-settings.ts'
import { openWaitingRoom } from './waiting-room.ts'

/** Runs the waiting room alone, without a database. The lines are kept in DATA_DIR, or in Redis. */
await runServer({
  name: 'the waiting room',
  readConfig(environment) {
    const settings = readSettings({ ...serverSettings, ...queueSettings }, environment)
    const { SITE_CONFIG: siteConfig, QUEUE_KEY: key } = settings
    return { ...serverConfig(settings), siteConfig, queueKey: key, ...queueConfig(settings) }
  },
  open: async (config, log) => [await openWaitingRoom(config, log)],
})
