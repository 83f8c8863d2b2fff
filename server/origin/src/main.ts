import { readSettings, runServer, serverConfig, serverSettings } from 'server-kit'
import { MAY_BE_EMPTY, originConfig, originSettings } from './config.ts'
import { createOrigin } from './origin.ts'

/** The page origin alone: pages, files and releases, without a database. `API_BASE_URL` names the backend. */
await runServer({
  name: 'the page origin',
  readConfig(environment) {
    const settings = readSettings({ ...serverSettings, ...originSettings }, environment, MAY_BE_EMPTY)
    return { ...serverConfig(settings), ...originConfig(settings) }
  },
  open: async config => [await createOrigin(config)],
})
