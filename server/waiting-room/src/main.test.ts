import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { spawnServer } from 'server-kit/testing'

it('runs alone: no database, no page, no calls', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waiting-room-'))
  const server = spawnServer(join(import.meta.dirname, 'main.ts'), {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    TRUST_PROXY: 'on',
    HOSTS: 'support.example.org',
  })
  const address = await server.ready
  const ask = (path: string) =>
    fetch(address + path, { headers: { 'x-forwarded-host': 'support.example.org' } })
  const entered = await ask('/ts.wseq?opcode=5101&sid=service_1&aid=act_1')
  expect(await entered.text()).toMatch(/^200:key=/)
  expect(entered.headers.get('access-control-allow-origin')).toBe('*')
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready', opening: 'ok' })
  for (const path of ['/', '/api/v1/business/first/register', '/sandbox/api/queue'])
    expect((await ask(path)).status).toBe(404)
  expect((await fetch(address)).status).toBe(400)
  server.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, said: '' })
  await rm(dataDir, { recursive: true })
})
