import { join } from 'node:path'
import { expect, it } from 'vitest'
import { spawnServer } from 'server-kit/testing'

it('runs alone: no database, no page, no calls', async () => {
  const server = spawnServer(join(import.meta.dirname, 'main.ts'), {
    NODE_ENV: 'production',
    TRUST_PROXY: 'on',
  })
  const address = await server.ready
  const entered = await fetch(`${address}/ts.wseq?opcode=5101&sid=service_1&aid=act_1`)
  expect(await entered.text()).toMatch(/^5002:200:key=/)
  expect(entered.headers.get('access-control-allow-origin')).toBe('*')
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' })
  for (const path of ['/', '/api/v1/business/first/register', '/sandbox/api/queue'])
    expect((await fetch(address + path)).status).toBe(404)
  server.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, said: '' })
})
