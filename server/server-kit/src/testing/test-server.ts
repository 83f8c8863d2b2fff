import { createLog } from '../process/log.ts'
import { startServer, type RunningServer, type ServerPart } from '../process/start-server.ts'

export type TestServer = RunningServer & {
  /** Every line that has been logged so far. */
  logged: string[]
}

/** A server on a free port of this machine. */
export async function startTestServer(
  parts: readonly ServerPart[],
  { trustProxy = false } = {},
): Promise<TestServer> {
  const logged: string[] = []
  const log = createLog('info', { write: line => void logged.push(line) })
  return { ...(await startServer({ host: 'localhost', port: 0, trustProxy, hosts: [] }, log, parts)), logged }
}
