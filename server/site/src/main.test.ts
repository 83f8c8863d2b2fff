import { access, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { postJson } from 'backend/testing'
import type { ChildServer } from 'server-kit/testing'
import { spawnSite } from './testing/child-site.ts'

let dataDir: string
let running: ChildServer[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'site-process-'))
})
afterEach(async () => {
  for (const site of running) site.kill('SIGTERM')
  await Promise.all(running.map(({ ended }) => ended))
  running = []
})
afterAll(() => rm(dataDir, { recursive: true }))

function start(environment: Record<string, string> = {}): ChildServer {
  const site = spawnSite({ DATA_DIR: dataDir, ...environment })
  running.push(site)
  return site
}

const postmasterFile = () => join(dataDir, 'postgres/postmaster.pid')
const postmaster = async () => Number.parseInt(await readFile(postmasterFile(), 'utf8'), 10)
const register = (address: string, brNo: string) =>
  postJson(`${address}/api/v1/business/first/register`, { brNo })

async function killed(site: ChildServer): Promise<void> {
  site.kill('SIGKILL')
  await site.ended
}

describe('a site that is killed', () => {
  it('finds its data again, and takes over the database server that still runs', async () => {
    const first = start()
    const answer = await register(await first.ready, '1234567801')
    const pid = await postmaster()
    await killed(first)

    expect(await register(await start().ready, '1234567801')).toEqual(answer)
    expect(answer.status).toBe(200)
    expect(await postmaster()).toBe(pid)
  })

  it('finds its data again when its database server was killed too', async () => {
    const first = start()
    const answer = await register(await first.ready, '1234567802')
    const pid = await postmaster()
    await killed(first)
    process.kill(pid, 'SIGKILL')

    expect(await register(await start().ready, '1234567802')).toEqual(answer)
    expect(await postmaster()).not.toBe(pid)
  })

  it('is not misled by a file that names another process', async () => {
    const first = start()
    await first.ready
    const left = await readFile(postmasterFile(), 'utf8')
    first.kill('SIGTERM')
    await first.ended
    await writeFile(postmasterFile(), left.replace(/^\d+/, String(process.pid)))

    expect((await fetch(`${await start().ready}/readyz`)).status).toBe(200)
    expect(await postmaster()).not.toBe(process.pid)
  })
})

it('a site that starts while the one before it still stops takes its place', async () => {
  const first = start()
  const answer = await register(await first.ready, '1234567803')
  first.kill('SIGTERM')
  expect(await register(await start().ready, '1234567803')).toEqual(answer)
  expect(await first.ended).toMatchObject({ code: 0 })
})

describe('a site whose database server is gone', () => {
  it('lives, says that it is not ready, and responds to calls with its sentence', async () => {
    const address = await start().ready
    process.kill(await postmaster(), 'SIGKILL')
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    // Its last children still respond for a moment.
    const readiness = async () => (await fetch(`${address}/readyz`)).json()
    const others = { objects: 'ok', disk: 'ok', mode: 'ok', registry: 'ok', views: 'ok', opening: 'ok' }
    await expect.poll(readiness).toEqual({ status: 'not ready', database: 'failed', ...others })
    expect((await fetch(`${address}/readyz`)).status).toBe(503)
    expect(await register(address, '1234567801')).toMatchObject({
      status: 503,
      body: { message: '일시적으로 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.' },
    })
  })
})

describe('a site that is asked to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s finishes the requests that have begun, and ends cleanly',
    async signal => {
      const site = start()
      const address = await site.ready
      const faults = `${address}/sandbox/api/faults`
      await postJson(faults, { target: '/site-config.json', kind: 'delay', value: 400, times: 1 })
      await postJson(faults, { target: '/registry.json', kind: 'hang', times: 1 })
      const slow = fetch(`${address}/site-config.json`)
      const hanging = fetch(`${address}/registry.json`).catch(() => 'ended')
      // Each has its own connection, so the response to one does not prove that the others have begun. A used fault
      // proves it.
      const left = async () => (await fetch(faults)).json()
      await expect.poll(left, { timeout: 10_000 }).toEqual({ faults: [] })

      site.kill(signal)
      expect((await slow).status).toBe(200)
      expect(await hanging).toBe('ended')
      expect(await site.ended).toMatchObject({ code: 0 })
      await expect(access(postmasterFile())).rejects.toThrow('ENOENT')
    },
  )
})

describe('a site that cannot start', () => {
  it('because another runs on the same data says so, and leaves the other alone', async () => {
    const address = await start().ready
    const { code, said } = await start().ended
    expect(code).toBe(1)
    expect(said).toContain(`Another waiting room runs on ${dataDir}. Stop it, or choose another DATA_DIR.`)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  it('because of a setting names the setting', async () => {
    const { code, said } = await start({ PORT: 'http' }).ended
    expect([code, said]).toEqual([
      1,
      'The site could not start. PORT must be a whole number from 0 to 65535.\n',
    ])
  })

  it('because its password was lost says what does not fit', async () => {
    await start().ready
    const file = join(dataDir, 'postgres.password')
    const password = await readFile(file, 'utf8')
    running.forEach(site => site.kill('SIGTERM'))
    await Promise.all(running.map(({ ended }) => ended))
    await writeFile(file, 'another')
    const { code, said } = await start().ended
    await writeFile(file, password)
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('postgres.password does not belong to the database'),
    ])
  })
})

it('keeps its password from every other account', async () => {
  expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
})

it('a site whose whole group is asked to stop, and by its parent once more, ends its database server', async () => {
  const site = start()
  const address = await site.ready
  site.kill('SIGTERM')
  await vi.waitFor(() => expect(fetch(address)).rejects.toThrow('fetch failed'), { timeout: 20_000 })
  site.kill('SIGTERM')
  expect(await site.ended).toMatchObject({ code: 0 })
  await expect(access(postmasterFile())).rejects.toThrow('ENOENT')
})
