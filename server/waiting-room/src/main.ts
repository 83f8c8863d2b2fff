import { readSettings, runServer, serverConfig, serverSettings } from 'server-kit'
import { queueSettings } from './queue-settings.ts'
import { createWaitingRoom } from './waiting-room.ts'

/** The waiting room alone, on a machine of its own: no database; the lines are kept in DATA_DIR. */
await runServer({
  name: 'the waiting room',
  readConfig(environment) {
    const settings = readSettings({ ...serverSettings, ...queueSettings }, environment)
    return { ...serverConfig(settings), siteConfig: settings.SITE_CONFIG, queueKey: settings.QUEUE_KEY }
  },
  open: async (config, log) => [createWaitingRoom(config, log)],
})
