import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { returnCode } from 'queue-protocol'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Lines } from '../line/lines.ts'
import { ticketState } from '../line/ticket-state.ts'
import { keptLines } from '../testing/kept-lines.ts'
import { createDiskJournal } from './disk-journal.ts'
import { JournalFile } from './journal-file.ts'

const { SUCCESS, CONTINUE, EXPIRED, NO_SUCH_KEY, ALREADY_COMPLETED } = returnCode
const PEOPLE = 10_000

let folder: string
let time = 0
const open = () => keptLines(folder, { now: () => time })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'))
})
afterEach(() => {
  vi.useRealTimers()
  return rm(folder, { recursive: true })
})

async function come(lines: Lines, people: number): Promise<string[]> {
  const keys: string[] = []
  for (let number = 0; number < people; number += 1) keys.push((await lines.join('act_1')).key ?? '')
  return keys
}

const countsOf = async (lines: Lines) => (await lines.report()).get('act_1')?.counts
/** Everything but the pace. */
const keptOf = async (lines: Lines) =>
  [...(await lines.report())].map(([action, { settings, counts }]) => ({ action, settings, counts }))

it('keeps everyone’s number and order when the process is killed', async () => {
  const script = join(import.meta.dirname, '../testing/fill-and-wait.ts')
  const child = spawn(process.execPath, [script, folder, String(PEOPLE)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  child.kill('SIGKILL')
  await once(child, 'close')

  const [inside = '', ...waiting] = String(line).split(' ')
  const lines = open()
  expect((await lines.check(inside)).code).toBe(SUCCESS)
  const places: (number | undefined)[] = []
  for (const key of waiting) places.push((await lines.check(key)).place?.ahead)
  expect(places).toEqual(waiting.map((_, index) => index))
  expect((await lines.join('act_1')).place?.ahead).toBe(PEOPLE - 1)

  await lines.complete(inside)
  expect((await lines.check(waiting[1] ?? '')).code).toBe(CONTINUE)
  expect((await lines.check(waiting[0] ?? '')).code).toBe(SUCCESS)
})

it('keeps the pace, so that the first estimate after a restart is not a guess', async () => {
  const lines = open()
  for (let second = 0; second < 60; second += 1) {
    await come(lines, 5)
    time += 1_000
  }
  await lines.steer('act_1', { mode: 'wait' })
  time += 60_000
  const { perSecond } = (await open().join('act_1')).place ?? {}
  expect(perSecond).toBeGreaterThan(4)
  expect(perSecond).toBeLessThan(6)
})

it('keeps the mean time of a turn, so that the first estimate of the next day is not a guess', async () => {
  const lines = open()
  await lines.steer('act_1', { mode: 'open', limit: 10 })
  for (let second = 0; second < 60; second += 1) {
    const [key = ''] = await come(lines, 1)
    time += 3_000
    await lines.complete(key)
  }
  await come(lines, 1)
  time += 3_600_000
  const { perSecond } = (await open().join('act_1')).place ?? {}
  expect(perSecond).toBeCloseTo(10 / 3.15, 0)
})

it('keeps states, counts and settings', async () => {
  const before = open()
  await before.steer('act_1', { mode: 'open', limit: 2 })
  const [done = '', inside = '', left = '', absent = '', next = ''] = await come(before, 5)
  await before.complete(done)
  await before.leave(left)
  time += 5_000
  await before.check(next)

  const after = open()
  expect(await keptOf(after)).toEqual(await keptOf(before))
  expect((await after.check(done)).code).toBe(ALREADY_COMPLETED)
  expect((await after.check(inside)).code).toBe(SUCCESS)
  expect((await after.check(left)).code).toBe(NO_SUCH_KEY)
  expect((await after.check(absent)).code).toBe(CONTINUE)
  expect(await countsOf(after)).toEqual({ waiting: 1, inside: 2, entered: 3, completed: 1 })
})

it('makes nobody absent for a time in which nobody could ask', async () => {
  const before = open()
  await before.steer('act_1', { mode: 'open', limit: 1 })
  const [inside = '', first = '', second = ''] = await come(before, 3)
  time += 60_000
  const after = open()
  expect(await after.complete(inside)).toBe(SUCCESS)
  time += 9_000
  expect((await after.check(second)).code).toBe(CONTINUE)
  expect((await after.check(first)).code).toBe(SUCCESS)
})

it('ends the place and the turn of people who do not come back after a restart', async () => {
  const before = open()
  await before.steer('act_1', { mode: 'open', limit: 1 })
  const [inside = '', absent = '', next = ''] = await come(before, 3)
  const after = open()
  for (let second = 0; second < 60; second += 1) {
    time += 1_000
    await after.check(next)
  }
  expect((await after.check(next)).code).toBe(SUCCESS)
  expect((await after.check(inside)).code).toBe(EXPIRED)
  time += 5 * 60_000
  expect(await countsOf(after)).toMatchObject({ waiting: 0 })
  time += 30 * 60_000
  expect((await after.check(absent)).code).toBe(NO_SUCH_KEY)
})

it('keeps the groups of networks over restarts, in a short file', async () => {
  const before = keptLines(folder, { now: () => time, largestBytes: 1 })
  await before.steer('act_1', { mode: 'wait' })
  for (const network of ['a', 'a', 'b', undefined, 'a']) await before.join('act_1', 'usual', network)
  const groups = (await before.waiting('act_1')).map(({ group }) => group)
  expect(new Set(groups).size).toBe(3)
  expect(groups).toEqual([groups[0], groups[0], groups[2], 0, groups[0]])
  for (const lines of [open(), open()])
    expect((await lines.waiting('act_1')).map(({ group }) => group)).toEqual(groups)
  expect(await readFile(join(folder, 'lines.jsonl'), 'utf8')).toContain('"from":1,"to":2}')
})

it('issues no number twice, and ignores a line that was cut off', async () => {
  const [key = ''] = await come(open(), 1)
  await appendFile(join(folder, 'lines.jsonl'), '{"action":"act_1","sta')
  const [other = ''] = await come(open(), 1)
  expect(other).not.toBe(key)
  expect((await open().check(key)).code).toBe(SUCCESS)
})

it('skips numbers that a power cut may have taken back, in lines that have issued any', async () => {
  const numberOfNext = async (lines: Lines) => (await lines.nameOf((await come(lines, 1))[0] ?? ''))?.number
  open()
  expect(await numberOfNext(open())).toBe(1)
  expect(await numberOfNext(open())).toBe(10_002)
})

it('keeps a number that was given up between others that wait, over restarts', async () => {
  const before = open()
  await before.steer('act_1', { mode: 'wait' })
  const [first = '', given = '', last = ''] = await come(before, 3)
  await before.leave(given)
  open()
  const after = open()
  const codes = await Promise.all([first, given, last].map(async key => after.check(key)))
  expect(codes.map(({ code }) => code)).toEqual([CONTINUE, NO_SUCH_KEY, CONTINUE])
})

it('leaves out what was kept of an action that the site has no more', async () => {
  await come(open(), 1)
  const former = { action: 'act_9', lastNumber: 7, entered: 1, completed: 0 }
  await appendFile(join(folder, 'lines.jsonl'), `${JSON.stringify(former)}\n`)
  expect(await countsOf(open())).toMatchObject({ entered: 1 })
  expect(await readFile(join(folder, 'lines.jsonl'), 'utf8')).not.toContain('act_9')
})

it('writes changes that belong together in one piece: a power cut keeps all of them or none', () => {
  const append = vi.spyOn(JournalFile.prototype, 'append')
  onTestFinished(() => append.mockRestore())
  const journal = createDiskJournal({ folder, onFailure: () => undefined })
  journal.restore(new Map())
  journal.together(() => {
    journal.keepGroup('act_1', 1, 7)
    journal.keepState('act_1', 1, ticketState.PRESENT)
  })
  journal.together(() => undefined)
  journal.keepGroup('act_1', 2, 7)
  expect(append.mock.calls.map(([text]) => text.trim().split('\n').length)).toEqual([2, 1])
})

it('has files that only the account of the process may read', async () => {
  await come(open(), 1)
  const files = ['key', 'lines.jsonl'].map(name => stat(join(folder, name)))
  expect((await Promise.all(files)).map(({ mode }) => mode & 0o777)).toEqual([0o600, 0o600])
  expect((await readFile(join(folder, 'key'))).length).toBe(32)
})

it('has the same content in a short file after many changes', async () => {
  const lines = keptLines(folder, { now: () => time, largestBytes: 2_000 })
  const keys = await come(lines, 300)
  for (const key of keys) await lines.complete(key)
  expect(await readdir(folder)).toEqual(['key', 'lines.jsonl'])
  expect((await stat(join(folder, 'lines.jsonl'))).size).toBeLessThan(5_000)
  expect(await keptOf(open())).toEqual(await keptOf(lines))
})

it('reports when writing fails, goes on, and keeps everything again as soon as it works', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const failures: unknown[] = []
  const onFailure = (error: unknown) => failures.push(error)
  const lines = keptLines(folder, { now: () => time, largestBytes: 1, onFailure })
  await rm(folder, { recursive: true })
  const [key = ''] = await come(lines, 3)
  expect(failures).toMatchObject([{ code: 'ENOENT' }])
  vi.advanceTimersByTime(1_000)
  await mkdir(folder)
  vi.advanceTimersByTime(1_000)
  await lines.complete(key)
  expect(failures).toHaveLength(1)
  expect((await readFile(join(folder, 'lines.jsonl'), 'utf8')).trim().split('\n')).toHaveLength(5)
})
