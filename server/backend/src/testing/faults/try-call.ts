import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { Dependencies } from '../../dependencies.ts'
import type { Database } from '../../stores/database.ts'
import { objectPathOf } from '../../stores/file-store.ts'
import { sweepNewObjects } from '../../uploads/new-objects.ts'
import { sweepObjects } from '../../uploads/remove-objects.ts'
import type { TestBackend } from '../backend/test-backend.ts'
import { requestFor, type Sent } from '../browsers/visitor.ts'
import type { Fault, FaultInjector, Way } from './fault-injector.ts'
import type { FailingStatements } from './failing-statements.ts'
import { wrongAfter, wrongWith, type Outcome } from './judge-outcome.ts'
import { changesBetween, type Rows, type StoredState } from './stored-state.ts'

/** A request that is sent again and again, with the same cookie and the same key. */
export type Asked = { call: string; sent: Sent; cookie: string }

/** A call that was tried: what it changes, its steps, and the problems that faults have shown. */
export type Trial = { call: string; steps: string[]; changes: string[]; tried: number; problems: string[] }

/** Selects the ways in which a step is to fail. `isLast` is true for the last step of a call. */
export type Choose = (step: string, position: { isLast: boolean }) => readonly Way[]

type Site = {
  backend: Pick<TestBackend, 'address' | 'database'>
  dependencies: Dependencies
  injector: FaultInjector
  statements: FailingStatements
  state: StoredState
}

/**
 * Makes a call with each of its steps failing in turn, and returns what was wrong: a success without its change, half
 * a change, a failure that is no error of the server, a repetition that is neither done nor refused as done, a lost
 * connection. The state is the former one at the end.
 */
export async function tryCall(site: Site, asked: Asked, choose: Choose): Promise<Trial> {
  await tidied(site)
  const before = await site.state.keep()
  const key = randomUUID()
  const make = (fault: Fault | null) => outcomeOf(site, asked, { before, key, fault })
  const done = await make(null)
  const again = await make(null)
  await site.state.restore(before)
  const faults = done.steps.flatMap((step, at) =>
    choose(step, { isLast: at === done.steps.length - 1 }).map(way => ({ step, at, way })),
  )
  const problems: string[] = []
  for (const { step, ...fault } of faults) {
    const failed = await make(fault)
    const repeated = await make(null)
    const unreached = fault.at < failed.steps.length ? [] : ['not reached']
    const found = [...unreached, ...wrongWith(failed, done), ...wrongAfter(failed, repeated, { done, again })]
    problems.push(...found.map(problem => `${asked.call}, ${step} (${fault.at}) ${fault.way}: ${problem}`))
    await site.state.restore(before)
  }
  return { call: asked.call, steps: done.steps, changes: done.changes, tried: faults.length, problems }
}

async function outcomeOf(
  site: Site,
  { call, sent, cookie }: Asked,
  { before, key, fault }: { before: Rows; key: string; fault: Fault | null },
): Promise<Outcome> {
  const [address, init] = requestFor(site.backend.address, call, sent, cookie)
  const headers = new Headers(init.headers)
  headers.set('idempotency-key', key)
  const { result, steps } = await site.injector.during(fault, async () => {
    const response = await fetch(address, { ...init, headers })
    return { status: response.status, body: await response.text() }
  })
  const untidy = await tidied(site)
  return { ...result, steps, untidy, changes: changesBetween(before, await site.state.rows()) }
}

/** Waits until nothing runs any more, removes unneeded files as the hourly job does, and returns what is left wrong. */
async function tidied({ statements, dependencies, state, backend }: Site): Promise<string[]> {
  const areFree = await vi
    .waitUntil(() => statements.areAllFree(), { interval: 1, timeout: 10_000 })
    .catch(() => false)
  await sweepNewObjects(dependencies, dependencies.now())
  await sweepObjects(dependencies)
  const differing = await filesAgainstRows(backend.database, state.objects())
  return areFree ? differing : ['a connection was not given back', ...differing]
}

async function filesAgainstRows(database: Database, stored: readonly string[]): Promise<string[]> {
  const documents = await database.selectFrom('applicationDocument').select('filePath').execute()
  const files = await database.selectFrom('file').selectAll().execute()
  const inUse = files.filter(({ attachedAt, removedAt }) => attachedAt && !removedAt).map(objectPathOf)
  const needed = [...documents.map(({ filePath }) => filePath), ...inUse]
  const known = [...needed, ...files.flatMap(({ filePath, storedPath }) => [filePath, storedPath])]
  return [
    ...needed.filter(path => !stored.includes(path)).map(path => `no file for a row: ${path}`),
    ...stored.filter(path => !known.includes(path)).map(path => `no row for a file: ${path}`),
  ]
}
