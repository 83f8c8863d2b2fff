import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runServer, runTask } from './run-server.ts'
import { readSettings, serverConfig, serverSettings } from './settings.ts'
import type { ServerPart } from './start-server.ts'

const { env } = process
const written = { stdout: '', stderr: '' }
const exit = vi.fn<(code: number) => void>()
let closing: PromiseWithResolvers<void>

beforeEach(() => {
  process.env = { ...env, PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' }
  exit.mockReset()
  vi.spyOn(process, 'exit').mockImplementation(code => exit(Number(code)) as never)
  // That of a stop that takes too long would end the process of the tests.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const name of ['stdout', 'stderr'] as const) {
    written[name] = ''
    vi.spyOn(process[name], 'write').mockImplementation(text => Boolean((written[name] += String(text))))
  }
  closing = Promise.withResolvers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT')
  Object.assign(process, { env, exitCode: undefined })
})

const readConfig = (environment: NodeJS.ProcessEnv) => serverConfig(readSettings(serverSettings, environment))

/** Runs a server with one part, which closes when the test lets it. */
const run = (part: Partial<ServerPart> = {}, more: Partial<Parameters<typeof runServer>[0]> = {}) =>
  runServer({
    name: 'the sample',
    readConfig,
    open: async () => [{ register: app => app.addHook('onClose', () => closing.promise), ...part }],
    ...more,
  })

describe('a program', () => {
  it('is ready in one line, below which are its own lines and those of its parts', async () => {
    const about = (address: string) => [`  part ${address}`]
    await run({ about }, { about: ({ host }, address) => [`  program ${host} ${address}`] })
    const [, address] = /^ready (http:\/\/localhost:\d+)\n/.exec(written.stdout) ?? []
    expect(written).toEqual({
      stdout: `ready ${address}\n  program localhost ${address}\n  part ${address}\n`,
      stderr: '',
    })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    closing.resolve()
    process.emit('SIGTERM')
    await expect.poll(() => exit.mock.calls).toEqual([[0]])
  })

  it('with wrong settings names them to the person, and does not start', async () => {
    Object.assign(process.env, { PORT: 'x' })
    await run()
    expect(written).toEqual({
      stdout: '',
      stderr: 'The sample could not start. PORT must be a whole number from 0 to 65535.\n',
    })
    expect(process.exitCode).toBe(1)
  })

  it('reads a setting from the file that its name with _FILE points to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'run-server-'))
    await writeFile(join(folder, 'port'), 'of a file')
    delete process.env['PORT']
    process.env['PORT_FILE'] = join(folder, 'port')
    await run()
    expect(written.stderr).toContain('PORT must be a whole number')
    await rm(folder, { recursive: true })
  })

  it('whose own code fails while it reads its settings fails with that error', async () => {
    const broken = () => Promise.resolve(run({}, { readConfig: () => JSON.parse('{') }))
    await expect(broken()).rejects.toThrow(SyntaxError)
    expect(process.exitCode).toBeUndefined()
  })

  it.each([
    [new Error('no database', { cause: new Error('refused') }), 'no database (refused)'],
    ['nothing', 'nothing'],
  ])('that cannot start says why, with the cause: %s', async (reason, sentence) => {
    closing.resolve()
    await run({ prepare: () => Promise.reject(reason) })
    expect(written.stderr).toBe(`The sample could not start. ${sentence}\n`)
    expect([written.stdout, process.exitCode]).toEqual(['', 1])
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with %s, once its parts have closed', async signal => {
    await run()
    process.emit(signal)
    await expect.poll(() => fetch(written.stdout.trim().slice(6)).catch(() => 'closed')).toBe('closed')
    expect(exit).not.toHaveBeenCalled()
    closing.resolve()
    await expect.poll(() => exit.mock.calls).toEqual([[0]])
  })

  it('takes signals within three seconds for one, and a later one for an order to end at once', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
    await run()
    process.emit('SIGTERM')
    now.mockReturnValue(4_000)
    process.emit('SIGINT')
    expect(exit).not.toHaveBeenCalled()
    now.mockReturnValue(4_001)
    process.emit('SIGINT')
    expect(exit.mock.calls).toEqual([[1]])
    now.mockRestore()
    closing.resolve()
    await expect.poll(() => exit.mock.calls).toEqual([[1], [0]])
  })

  it('ends once the collector of its traces has received the last ones', async () => {
    const received = Promise.withResolvers<ServerResponse>()
    const collector = createServer((_, response) => received.resolve(response)).listen(0, 'localhost')
    onTestFinished(() => void collector.close())
    await once(collector, 'listening')
    const { port } = collector.address() as AddressInfo
    Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}` })
    await run()
    await fetch(`${written.stdout.trim().slice(6)}/healthz`)
    closing.resolve()
    process.emit('SIGTERM')
    const response = await received.promise
    expect(exit).not.toHaveBeenCalled()
    response.end('{}')
    await expect.poll(() => exit.mock.calls).toEqual([[0]])
  })

  it('that does not close within 29 seconds ends all the same', async () => {
    await run()
    process.emit('SIGTERM')
    await vi.advanceTimersByTimeAsync(28_999)
    expect(exit).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(exit.mock.calls).toEqual([[1]])
    closing.resolve()
    await expect.poll(() => exit.mock.calls).toEqual([[1], [0]])
  })

  it('that fails while it closes says so', async () => {
    await run()
    closing.promise.catch(() => undefined)
    closing.reject(new Error('the disk is full'))
    process.emit('SIGTERM')
    await expect.poll(() => exit.mock.calls).toEqual([[1]])
    expect(written.stderr).toBe('The sample did not shut down cleanly. the disk is full\n')
  })
})

describe('a task', () => {
  it('that is done says nothing', async () => {
    await runTask('Saving', async () => null)
    expect([written.stderr, process.exitCode]).toEqual(['', undefined])
  })

  it.each<[string, () => Promise<string | null>]>([
    ['returns a sentence', async () => 'no room'],
    ['fails', () => Promise.reject(new Error('no room'))],
  ])('that %s ends with it and a code', async (_, work) => {
    await runTask('Saving', work)
    expect([written.stderr, process.exitCode]).toEqual(['Saving failed. no room\n', 1])
  })

  it('gets its settings complete, and wrong ones are its failure', async () => {
    Object.assign(process.env, { OPS_TOKEN: 'x', OPS_TOKEN_FILE: '/y' })
    const work = vi.fn(async () => null)
    await runTask('Saving', work)
    expect(work).not.toHaveBeenCalled()
    expect(written.stderr).toBe('Saving failed. OPS_TOKEN and OPS_TOKEN_FILE are both set.\n')
  })
})
