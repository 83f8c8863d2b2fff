import { tmpdir } from 'node:os'
import type { LogEvent } from 'kysely'
import { Histogram, textOf } from 'server-kit'
import { expect, it, vi } from 'vitest'
import type { ObjectStore } from '../objects/object-store.ts'
import { BackendFigures } from './backend-figures.ts'
import { watchedObjects } from './watched-objects.ts'

const linesOf = async (figures: BackendFigures) => textOf(await figures.read(tmpdir())).split('\n')

/** A statement that has ended, as the library reports it. */
function statement(kind: string, queryDurationMillis: number, error?: Error): LogEvent {
  const query = { query: { kind }, sql: 'select 1', parameters: [] }
  return { query, queryDurationMillis, ...(error && { error }) } as unknown as LogEvent
}

it('statements are counted by kind and outcome, in seconds', async () => {
  const figures = new BackendFigures()
  figures.recordStatement(statement('SelectQueryNode', 1_500))
  figures.recordStatement(statement('RawNode', 20, new Error('gone')))
  const lines = await linesOf(figures)
  expect(lines).toContain('database_statement_duration_seconds_sum{kind="select",outcome="done"} 1.5')
  expect(lines).toContain('database_statement_duration_seconds_count{kind="raw",outcome="failed"} 1')
})

it('connections are counted by what they do', async () => {
  const figures = new BackendFigures()
  figures.watchPool({ totalCount: 7, idleCount: 2, waitingCount: 3 })
  const lines = await linesOf(figures)
  expect(lines).toContain('database_connections{state="used"} 5')
  expect(lines).toContain('database_connections{state="idle"} 2')
  expect(lines).toContain('database_connections_waiting 3')
})

it('a service outside counts as not called until its circuit is closed again', async () => {
  const figures = new BackendFigures()
  figures.recordCircuit('bank', { kind: 'open' } as Parameters<BackendFigures['recordCircuit']>[1])
  expect(await linesOf(figures)).toContain('service_circuit_open{service="bank"} 1')
  figures.recordCircuit('bank', { kind: 'closed' } as Parameters<BackendFigures['recordCircuit']>[1])
  expect(await linesOf(figures)).toContain('service_circuit_open{service="bank"} 0')
})

it('the disk has less room than it is large', async () => {
  const lines = await linesOf(new BackendFigures())
  const valueOf = (name: string) =>
    Number(lines.find(line => line.startsWith(`${name} `))?.slice(name.length + 1))
  expect(valueOf('data_disk_free_bytes')).toBeGreaterThan(0)
  expect(valueOf('data_disk_free_bytes')).toBeLessThan(valueOf('data_disk_bytes'))
})

it('each operation on files is passed on, and counted under its own name', async () => {
  const names = ['putObject', 'headObject', 'getObject', 'copyObject', 'deleteObject'] as const
  const store = Object.fromEntries(names.map(name => [name, vi.fn(async () => name)]))
  const durations = new Histogram({ name: 'files', help: 'Operations.' })
  const watched = watchedObjects(store as unknown as ObjectStore, durations)
  for (const name of names) expect(await Reflect.apply(watched[name], watched, ['a/b', 'c'])).toBe(name)
  for (const name of names) expect(store[name]).toHaveBeenCalledExactlyOnceWith('a/b', 'c')
  const counted = textOf([durations.figure()])
    .split('\n')
    .filter(line => line.startsWith('files_count'))
  expect(counted.toSorted()).toEqual(
    ['copy', 'delete', 'get', 'head', 'put'].map(
      operation => `files_count{operation="${operation}",outcome="done"} 1`,
    ),
  )
})
