import { join } from 'node:path'
import { rspack } from '../build/build-packages.ts'
import { root, type WorkspacePackage } from '../workspace/workspace.ts'
import { startNamed, type NamedProcess } from './named-process.ts'

export type Server = { process: NamedProcess; address: string }

/** The real backend. Resolves when it is ready; throws `EndedTooEarly`. */
export async function startBackend(dataDir: string): Promise<Server> {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' }
  const started = startNamed('backend', join(root, 'server/site/src/main.ts'), [], { cwd: root, env })
  return { process: started, address: await started.says(/^ready (\S+)/) }
}

/** Rspack's server for one package, before a backend where it has one. Resolves with the first build; throws `EndedTooEarly`. */
export async function startDevServer(
  { name, folder }: WorkspacePackage,
  { backend, args = [], env = {} }: DevServerOptions = {},
) {
  const behind = backend && { BACKEND_URL: backend.address }
  const environment = { NODE_ENV: 'development', ...behind, ...env }
  const started = startNamed(name, rspack, ['serve', ...args], { cwd: folder, env: environment })
  const [address] = await Promise.all([started.says(/Local:\s+(\S+?)\/?$/), started.says(/compiled/)])
  return { process: started, address } satisfies Server
}

type DevServerOptions = {
  backend?: Server
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Waits until one of the servers ends, which the others should not survive; returns its exit code. */
export function untilOneEnds(servers: readonly Server[]): Promise<number> {
  return Promise.race(servers.map(({ process: { ended } }) => ended))
}

export function announce({ address }: Server): void {
  process.stdout.write(`ready ${address}\n`)
}
