import type { Logger } from 'pino'
import { completeEnvironment } from './known-settings.ts'
import { createLog } from './log.ts'
import { InvalidSettings, type ServerConfig } from './settings.ts'
import { startTracing } from '../tracing/start-tracing.ts'
import { startServer, type RunningServer, type ServerPart } from './start-server.ts'

const SAME_REQUEST_MS = 3_000
/** Supervisors kill a process that takes longer. */
const STOP_MAY_TAKE_MS = 29_000

type Program<Config> = {
  /** The name of the server at the terminal and in the title of its calls: `the backend`. */
  name: string
  readConfig: (environment: NodeJS.ProcessEnv) => Config
  /** Opens the parts that are served. */
  open: (config: Config, log: Logger) => Promise<readonly ServerPart[]>
  /** Further lines below the ready line. */
  about?: (config: Config, address: string) => readonly string[]
}

/** Runs a server until it is asked to stop. Other programs wait for the ready line. */
export async function runServer<Config extends ServerConfig>(program: Program<Config>): Promise<void> {
  const config = configOrExplain(program)
  if (!config) return
  const log = createLog(config.logLevel)
  try {
    const starting = startTraced(program, config, log)
    stopOnSignal(program.name, starting)
    const { address, about } = await starting
    const lines = [`ready ${address}`, ...(program.about?.(config, address) ?? []), ...about]
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    log.fatal({ err: error }, `${program.name} could not start`)
    explain(program.name, error)
  }
}

async function startTraced<Config extends ServerConfig>(
  { name, open }: Program<Config>,
  config: Config,
  log: Logger,
): Promise<RunningServer> {
  const endTracing = await startTracing(process.env, name.replace('the ', ''), log)
  const server = await startServer(config, log, await open(config, log), name)
  return {
    ...server,
    async stop() {
      await server.stop()
      await endTracing()
    },
  }
}

/** Runs a task to its end, with a sentence for the person if it fails: the one that it returns, or that of its error. */
export async function runTask(
  name: string,
  work: (environment: NodeJS.ProcessEnv) => Promise<string | null>,
): Promise<void> {
  try {
    const problem = await work(completeEnvironment(process.env))
    if (problem !== null) throw new InvalidSettings(problem)
  } catch (error) {
    process.stderr.write(`${name} failed. ${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
}

function configOrExplain<Config>({ name, readConfig }: Program<Config>): Config | undefined {
  try {
    process.env = completeEnvironment(process.env)
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error
    explain(name, error)
    return undefined
  }
}

// For the person at the terminal, in one line.
function explain(name: string, error: unknown): void {
  process.stderr.write(`${asSubject(name)} could not start. ${sentenceOf(error)}\n`)
  process.exitCode = 1
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${sentenceOf(error.cause)})` : error.message
}

function asSubject(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

// A group is signalled as a whole, and parents like npm pass their signal on: soon after the first it is the same request.
// A later one ends the process at once.
function stopOnSignal(name: string, starting: Promise<RunningServer>): void {
  let askedAt: number | undefined
  const stop = () => {
    const isFirst = askedAt === undefined
    askedAt ??= performance.now()
    if (performance.now() - askedAt > SAME_REQUEST_MS) process.exit(1)
    if (!isFirst) return
    starting.then(
      server => end(name, server),
      () => undefined,
    )
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

async function end(name: string, server: RunningServer): Promise<never> {
  setTimeout(() => process.exit(1), STOP_MAY_TAKE_MS).unref()
  try {
    await server.stop()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${asSubject(name)} did not shut down cleanly. ${sentenceOf(error)}\n`)
    process.exit(1)
  }
}
