import {
  InvalidSettings,
  isProduction,
  readSettings,
  runServer,
  serverConfig,
  serverSettings,
} from 'server-kit'
import { gatewayKey, NO_GATEWAY_KEY } from '../../services/credentials.ts'
import { sandboxGateway } from './sandbox-gateway.ts'

const PRODUCTION = 'must not be "production": anyone could be verified as a test person'

/** Runs the sandbox as a gateway, in a process of its own. */
await runServer({
  name: 'the gateway',
  readConfig(environment) {
    const settings = readSettings({ ...serverSettings, GATEWAY_KEY: gatewayKey }, environment)
    if (isProduction(settings)) throw new InvalidSettings(`NODE_ENV ${PRODUCTION}.`)
    if (!settings.GATEWAY_KEY) throw new InvalidSettings(NO_GATEWAY_KEY)
    return { ...serverConfig(settings), key: settings.GATEWAY_KEY }
  },
  open: async ({ key }) => [sandboxGateway(key)],
})
