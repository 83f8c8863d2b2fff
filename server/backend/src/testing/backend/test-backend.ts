import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { createLog, startServer, type RunningServer } from 'server-kit'
import { backendOn } from '../../backend.ts'
import { readConfig } from '../../config.ts'
import type { Dependencies } from '../../dependencies.ts'
import { openDependencies } from '../../open-dependencies.ts'
import { createSandbox } from '../../sandbox/index.ts'
import type { Database } from '../../stores/database.ts'
import { openOwnDatabase } from '../databases/own-database.ts'
import { TEST_SESSION_KEY } from './signed-in.ts'
import { TEST_FIELD_KEYS } from './test-fields.ts'
import { createTestDatabase } from '../databases/test-database.ts'
import { Recording } from '../recording/recording.ts'

export type TestBackend = {
  address: string
  dataDir: string
  database: Database
  /** Every line that has been logged so far. */
  logged: string[]
  stop(): Promise<void>
}

/** A backend with its responses so far. In the contract suite `stop` rejects for a refusal that is not recorded. */
export type RecordedBackend = TestBackend & { recording: Recording }

type Environment = Record<string, string>

/** Replaces dependencies of a backend before it is opened, such as one that shall fail. */
export type Replace = (dependencies: Dependencies) => Dependencies

const asTheyAre: Replace = dependencies => dependencies

/**
 * Starts a backend on a free port, with a data folder and a database of its own: on the run's server or, in the other
 * run, on the database that the backend runs by itself.
 */
export async function startTestBackend(
  environment: Environment = {},
  replace = asTheyAre,
): Promise<RecordedBackend> {
  return inject('ownDatabase') ? startOnItsOwn(environment) : startOnDatabaseOfRun(environment, replace)
}

async function startOnDatabaseOfRun(environment: Environment, replace: Replace): Promise<RecordedBackend> {
  const dataDir = await newDataFolder()
  const { databaseUrl, database, drop } = await createTestDatabase()
  const { stop, ...backend } = await startIn(dataDir, { DATABASE_URL: databaseUrl, ...environment }, replace)
  return {
    ...backend,
    database,
    async stop() {
      await stop()
      await drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function startOnItsOwn(environment: Environment): Promise<RecordedBackend> {
  const dataDir = await newDataFolder()
  const { stop, ...backend } = await startIn(dataDir, environment)
  const database = await openOwnDatabase(dataDir)
  return {
    ...backend,
    database,
    async stop() {
      await database.destroy()
      await stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

function newDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'backend-test-'))
}

async function startIn(
  dataDir: string,
  environment: Environment,
  replace = asTheyAre,
): Promise<Omit<RecordedBackend, 'database'>> {
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    SESSION_KEY: TEST_SESSION_KEY,
    FIELD_KEYS: TEST_FIELD_KEYS,
    // A suite sends more in a minute than a person in a week.
    RATE_LIMITS: 'off',
    ...environment,
  }
  const logged: string[] = []
  const log = createLog('info', { write: line => void logged.push(line) })
  const config = readConfig(settings)
  const sandbox = config.sandbox ? createSandbox() : null
  const part = backendOn(replace(await openDependencies(config, log, sandbox)), sandbox)
  const recording = new Recording()
  const started = await startServer(config, log, [recording.part, part])
  return { ...started, dataDir, logged, recording, stop: () => stopCompared(started, recording) }
}

/** The suites in which each call is made as a client makes it; random bodies and orders are refused in other ways each time. */
const CONTRACT_SUITE = /\/(contract|limits|routes|services|uploads)\/(?!.*(hostile|orders))/

async function stopCompared(started: RunningServer, recording: Recording): Promise<void> {
  await started.stop()
  if (CONTRACT_SUITE.test(expect.getState().testPath ?? '')) expect(recording.newRefusals()).toEqual([])
}

/** Starts a backend before the first test of a file or a `describe`, and stops it after the last. */
export function testBackend(environment: Environment = {}): RecordedBackend {
  let started: RecordedBackend | undefined
  beforeAll(async () => {
    started = await startTestBackend(environment)
  })
  afterAll(() => started?.stop())

  function backend(): RecordedBackend {
    if (started) return started
    throw new Error('The backend of these tests has not been started yet.')
  }

  return {
    get address() {
      return backend().address
    },
    get dataDir() {
      return backend().dataDir
    },
    get database() {
      return backend().database
    },
    get logged() {
      return backend().logged
    },
    get recording() {
      return backend().recording
    },
    stop: () => backend().stop(),
  }
}

/** Posts JSON as the site does, and returns status and body. */
export async function postJson(
  url: string,
  body: unknown,
  extra: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'application/json', ...extra }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}
