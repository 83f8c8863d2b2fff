import { InvalidConfig, readConfig, type Config } from './config.ts'
import { createLog } from './log.ts'
import { startBackend, type Backend } from './start-backend.ts'

/** Runs the backend until it is asked to stop. The ready line is what other programs wait for. */
async function run(): Promise<void> {
  const config = configOrExplain()
  if (!config) return
  const log = createLog(config.logLevel)
  try {
    const starting = startBackend(config, log)
    stopOnSignal(starting)
    announce(await starting, config)
  } catch (error) {
    log.fatal({ err: error }, 'the backend could not start')
    explain(error)
  }
}

function configOrExplain(): Config | undefined {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error
    explain(error)
    return undefined
  }
}

// For the person at the terminal, in one line.
function explain(error: unknown): void {
  process.stderr.write(`The backend could not start. ${sentenceOf(error)}\n`)
  process.exitCode = 1
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${sentenceOf(error.cause)})` : error.message
}

function announce({ address }: Backend, { sandbox }: Config): void {
  const lines = [`ready ${address}`, `  site     ${address}/`]
  if (sandbox) lines.push(`  sandbox  ${address}/sandbox/`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

// A second signal meets no listener any more and ends the process at once.
function stopOnSignal(starting: Promise<Backend>): void {
  const stop = () => {
    process.removeListener('SIGTERM', stop).removeListener('SIGINT', stop)
    starting.then(end, () => undefined)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
}

async function end(backend: Backend): Promise<never> {
  try {
    await backend.stop()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`The backend did not stop in order. ${sentenceOf(error)}\n`)
    process.exit(1)
  }
}

await run()
