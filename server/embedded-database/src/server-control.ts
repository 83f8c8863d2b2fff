import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ClusterUnusable } from './cluster.ts'
import type { Account } from './postgres-account.ts'
import { endWithThisProcess, runningPostmaster } from './postmaster.ts'
import { runProgram } from './run-program.ts'
import { isAnswering } from './server-access.ts'

const TIMEOUT_S = 60
const ASK_AGAIN_AFTER_MS = 50
// Details and statement of an error contain a person's data, which must not be logged.
const WITHOUT_VALUES =
  '-c log_error_verbosity=terse -c log_min_error_statement=panic -c log_parameter_max_length=0'

/** Controls the database server of one cluster. A server that was started here ends with this process. */
export function controlOf(pgCtl: string, cluster: string, account: Account | undefined) {
  const common = ['--pgdata', cluster, '--wait', '--timeout', String(TIMEOUT_S), '--silent']
  return {
    /**
     * Starts the server on this port, or on a free one, and returns the port. Another program may take the free port
     * first, or the last children of a killed server may take a moment to end.
     */
    start(port?: number): Promise<number> {
      endWithThisProcess(cluster)
      return start(port).catch(() => start(port))
    },
    /** Ends the server, also one that another process has started; a server that has ended already is no error. */
    async stop(): Promise<void> {
      if (!(await runningPostmaster(cluster))) return
      await runProgram(pgCtl, ['stop', ...common, '--mode', 'fast'], account)
    },
  }

  async function start(usualPort?: number): Promise<number> {
    const port = usualPort ?? (await freePort())
    const log = join(cluster, 'server.log')
    await runProgram(
      pgCtl,
      ['start', ...common, '--log', log, '--options', `-p ${port} ${WITHOUT_VALUES}`],
      account,
    )
    return port
  }
}

/**
 * Returns the port of a server that runs already, once it responds: it may be starting or recovering. Null if it was
 * stopping, and has ended. Throws `ClusterUnusable` if it never responds.
 */
export async function portOnceAnswering(cluster: string, password: string): Promise<number | null> {
  const deadline = performance.now() + TIMEOUT_S * 1_000
  for (;;) {
    const postmaster = await runningPostmaster(cluster)
    if (!postmaster) return null
    if (await isAnswering({ port: postmaster.port, password })) return postmaster.port
    if (performance.now() > deadline) {
      throw new ClusterUnusable(
        `The database server ${postmaster.pid} runs on ${cluster} and does not answer.`,
      )
    }
    await wait(ASK_AGAIN_AFTER_MS)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address && typeof address === 'object') return address.port
  throw new Error('This machine gives out no free port.')
}
