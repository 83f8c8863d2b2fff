import { textOf } from 'server-kit'
import { startTestServer } from 'server-kit/testing'
import { expect, it } from 'vitest'
import { createWaitingRoom } from '../waiting-room.ts'

const config = { trustProxy: false, siteConfig: {}, sandbox: true }

it('reports figures by action, and counts replies', async () => {
  const part = await createWaitingRoom(config)
  const server = await startTestServer([part])
  await part.controls.change('act_3', { limit: 1 })
  for (const action of ['act_3', 'act_3', 'act_99'])
    await fetch(`${server.address}/ts.wseq?opcode=5101&sid=service_1&aid=${action}`)
  const text = textOf((await part.figures?.()) ?? [])
  await server.stop()
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

it('reports that the lines are out of reach', async () => {
  const part = await createWaitingRoom({ ...config, redisUrl: 'redis://127.0.0.1:1' })
  const server = await startTestServer([part])
  expect(textOf((await part.figures?.()) ?? []).split('\n')).toContain('waiting_room_up 0')
  // The gate of the backend then follows QUEUE_FAIL.
  await expect(part.settingsOf('act_3')).rejects.toThrow('Redis cannot be reached.')
  await server.stop()
})
