import { join } from 'node:path'
import { rspack } from '../build/build-packages.ts'
import { root, type WorkspacePackage } from '../workspace/workspace.ts'
import { startNamed } from './named-process.ts'

export type Server = {
  address: string
  /** The exit code of its process, when that ends. */
  ended: Promise<number>
}

/** The real backend. Resolves when it is ready; throws `EndedTooEarly`. */
export async function startBackend(dataDir: string): Promise<Server> {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' }
  const main = join(root, 'server/site/src/main.ts')
  const { found, ended } = await startNamed('backend', main, [], { cwd: root, env }, [/^ready (\S+)/])
  return { address: String(found[0]), ended }
}

/** Rspack's server for one package, before a backend where it has one. Resolves with the first build; throws `EndedTooEarly`. */
export async function startDevServer(
  { name, folder }: WorkspacePackage,
  { backend, args = [], env = {} }: DevServerOptions = {},
): Promise<Server> {
  const behind = backend && { BACKEND_URL: backend.address }
  const environment = { NODE_ENV: 'development', ...behind, ...env }
  const isReady = [/Local:\s+(\S+?)\/?$/, /compiled/]
  const surroundings = { cwd: folder, env: environment }
  const { found, ended } = await startNamed(name, rspack, ['serve', ...args], surroundings, isReady)
  return { address: String(found[0]), ended }
}

type DevServerOptions = { backend?: Server; args?: readonly string[]; env?: Readonly<Record<string, string>> }

/** Waits until one of the servers ends, so that the others can be stopped too. Returns its exit code. */
export function untilOneEnds(servers: readonly Server[]): Promise<number> {
  return Promise.race(servers.map(({ ended }) => ended))
}

export function announce({ address }: Server): void {
  process.stdout.write(`ready ${address}\n`)
}
