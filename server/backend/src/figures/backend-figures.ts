import { statfs } from 'node:fs/promises'
import type { LogEvent } from 'kysely'
import type { Pool } from 'pg'
import { gauge, Histogram, recordSpan, type Figure } from 'server-kit'
import type { Circuit } from '../services/circuit-breaker.ts'
import type { Service } from '../services/service-unavailable.ts'

type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/** Collects the figures of a backend: statements, connections, services outside, files and the disk. */
export class BackendFigures {
  readonly serviceCalls = new Histogram({
    name: 'service_call_duration_seconds',
    help: 'Calls to services outside.',
  })
  readonly objectCalls = new Histogram({
    name: 'object_store_duration_seconds',
    help: 'Operations on the store of files.',
  })
  readonly #statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Statements to the database by kind.',
  })
  readonly #circuits = new Map<Service, Circuit['kind']>()
  #pool: PoolCounts = { totalCount: 0, idleCount: 0, waitingCount: 0 }

  watchPool(pool: PoolCounts): void {
    this.#pool = pool
  }

  /** Counts a statement that has ended, as a span of its request. Its text holds no values, which are sent apart. */
  recordStatement({ query, queryDurationMillis: ms, ...event }: LogEvent): void {
    const kind = query.query.kind.replace(/(Query)?Node$/, '').toLowerCase()
    const error = 'error' in event ? event.error : undefined
    this.#statements.observe(ms / 1_000, { kind, outcome: error === undefined ? 'done' : 'failed' })
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.sql }
    recordSpan({ name: kind === 'raw' ? 'statement' : kind, attributes }, ms, error)
  }

  recordCircuit(service: Service, { kind }: Circuit): void {
    this.#circuits.set(service, kind)
  }

  async read(dataDir: string): Promise<readonly Figure[]> {
    const { totalCount, idleCount, waitingCount } = this.#pool
    const { bavail, bsize, blocks } = await statfs(dataDir)
    const circuits = [...this.#circuits].map(
      ([service, kind]) => [{ service }, kind === 'closed' ? 0 : 1] as const,
    )
    return [
      this.#statements.figure(),
      gauge('database_connections', 'Connections to the database by state.', [
        [{ state: 'used' }, totalCount - idleCount],
        [{ state: 'idle' }, idleCount],
      ]),
      gauge('database_connections_waiting', 'Queries that wait for a connection.', waitingCount),
      this.serviceCalls.figure(),
      gauge('service_circuit_open', '1 while a service outside is not called.', circuits),
      this.objectCalls.figure(),
      gauge('data_disk_free_bytes', 'Room on the disk of DATA_DIR.', bavail * bsize),
      gauge('data_disk_bytes', 'Size of the disk of DATA_DIR.', blocks * bsize),
    ]
  }
}
