import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseStorage } from 'release-store'
import { startTestServer, type TestServer } from 'server-kit/testing'
import type { Audit, AuditEntry, RecentAudit } from '../audit.ts'
import type { CountStore } from '../beacons/count-store.ts'
import type { OperationsConfig } from '../config.ts'
import { createOperations } from '../operations.ts'
import type { TryOut } from '../releases/trial.ts'
import type { WaitingRoomPort } from '../waiting-room/waiting-room-port.ts'
import { createMemoryCounts } from './memory-counts.ts'
import { createMemoryVotes } from './memory-votes.ts'
import { createMemoryWaitingRoom } from './memory-waiting-room.ts'

export const TOKEN = 'a-token-of-thirty-two-characters'

export type TestOperations = TestServer & {
  /** The server's data folder; the other folders in `folder` belong to the test. */
  dataDir: string
  folder: string
  audited: AuditEntry[]
  counts: CountStore
  waitingRoom: WaitingRoomPort
  /** Asks as the operator `kim`. */
  call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown }>
}

/** Operations alone on a free port, with a data folder of their own. */
export async function startTestOperations(
  given: {
    releaseStorage?: ReleaseStorage
    tryOut?: TryOut
    audit?: Audit
    now?: () => Date
    settings?: Partial<OperationsConfig>
  } = {},
): Promise<TestOperations> {
  const folder = await mkdtemp(join(tmpdir(), 'operations-'))
  const { dataDir = join(folder, 'data') } = given.settings ?? {}
  const audited: AuditEntry[] = []
  const audit = async (entry: AuditEntry) => void audited.push(entry)
  const recentAudit: RecentAudit = async ({ most, before = audited.length, kind = '' }) =>
    audited
      .map((entry, id) => ({ ...entry, id: String(id) }))
      .filter(({ id, action }) => Number(id) < Number(before) && action.startsWith(kind))
      .toReversed()
      .slice(0, most)
  const counts = createMemoryCounts()
  const waitingRoom = createMemoryWaitingRoom()
  const config: OperationsConfig = {
    dataDir,
    trustProxy: true,
    shellDir: join(folder, 'shell'),
    consoleDir: join(folder, 'console'),
    opsToken: TOKEN,
    releaseStore: 'disk',
    autoRollback: true,
    smoke: false,
    releasesKeepDays: undefined,
    fourEyes: [],
    beaconsShare: 1,
    overrideFrom: { origins: ['http://localhost:*'], networks: ['127.0.0.0/8', '::1/128'] },
    sessionLimits: { idle: 30, longest: 720 },
    voteKey: 'the-votes-of-tests',
    ...given.settings,
  }
  const server = await startTestServer([
    createOperations(config, {
      audit,
      recentAudit,
      counts,
      votes: createMemoryVotes(),
      waitingRoom,
      ...given,
    }),
  ])
  return {
    ...server,
    dataDir,
    folder,
    audited,
    counts,
    waitingRoom,
    async call(method, path, body) {
      const isBytes = body instanceof Uint8Array
      const answer = await fetch(`${server.address}/ops/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'x-operator': 'kim',
          ...(body !== undefined && { 'content-type': isBytes ? 'application/x-tar' : 'application/json' }),
        },
        ...(body !== undefined && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
      })
      return { status: answer.status, body: await answer.json() }
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}
