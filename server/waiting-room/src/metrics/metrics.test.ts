import { startTestServer } from 'server-kit/testing'
import { expect, it } from 'vitest'
import { createWaitingRoom } from '../waiting-room.ts'

const TOKEN = 'a-token-of-thirty-two-characters'

async function metricsOf(config: { sandbox: boolean; metricsToken?: string }, shown = '') {
  const part = createWaitingRoom({ trustProxy: false, siteConfig: {}, ...config })
  const server = await startTestServer([part])
  await part.controls.change('act_3', { limit: 1 })
  for (const action of ['act_3', 'act_3', 'act_99'])
    await fetch(`${server.address}/ts.wseq?opcode=5101&sid=service_1&aid=${action}`)
  const answer = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${shown}` } })
  const text = await answer.text()
  await server.stop()
  return { status: answer.status, text }
}

it('reports figures by action, and counts replies', async () => {
  const { status, text } = await metricsOf({ sandbox: true })
  expect(status).toBe(200)
  for (const row of [
    'waiting_room_up 1',
    'waiting_room_waiting{action="act_3"} 1',
    'waiting_room_inside{action="act_3"} 1',
    'waiting_room_entered_total{action="act_3"} 1',
    'waiting_room_limit{action="act_3"} 1',
    'waiting_room_registered{action="act_3"} 0',
    'waiting_room_entering_per_second{action="act_3"} 0.1',
    'waiting_room_wait_seconds{action="act_3"} 15',
    'waiting_room_listed{list="deny"} 0',
    'waiting_room_replies_total{action="act_3",code="201"} 1',
    'waiting_room_replies_total{action="",code="501"} 1',
  ])
    expect(text.split('\n')).toContain(row)
})

it('reports the figures of this process while the lines are out of reach', async () => {
  const part = createWaitingRoom({
    trustProxy: false,
    siteConfig: {},
    sandbox: true,
    redisUrl: 'redis://127.0.0.1:1',
  })
  const server = await startTestServer([part])
  const answer = await fetch(`${server.address}/metrics`)
  expect(answer.status).toBe(200)
  const rows = (await answer.text()).split('\n')
  expect(rows).toContain('waiting_room_up 0')
  expect(rows.some(row => row.startsWith('process_cpu_seconds_total '))).toBe(true)
  // The gate of the backend then follows QUEUE_FAIL.
  await expect(part.settingsOf('act_3')).rejects.toThrow('Redis cannot be reached.')
  await server.stop()
})

it('reports them to clients with the token, and without one to nobody in production', async () => {
  const metricsToken = TOKEN
  expect((await metricsOf({ sandbox: true, metricsToken })).status).toBe(404)
  expect((await metricsOf({ sandbox: false, metricsToken }, TOKEN)).status).toBe(200)
  expect((await metricsOf({ sandbox: false })).status).toBe(404)
})
