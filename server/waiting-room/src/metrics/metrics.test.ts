import { textOf } from 'server-kit'
import { startTestServer } from 'server-kit/testing'
import { expect, it } from 'vitest'
import { createWaitingRoom } from '../waiting-room.ts'

const config = { trustProxy: false, siteConfig: {}, sandbox: true }

it('reports figures by action, and counts replies', async () => {
  const part = await createWaitingRoom(config)
  const server = await startTestServer([part])
  await part.controls.change('act_3', { limit: 1 })
  await part.controls.change('act_4', { rate: 20 })
  const opensAt = Math.ceil(Date.now() / 1_000) + 3_600
  await part.controls.change('act_1', { schedule: { opensAt: opensAt * 1_000, hasDraw: false } })
  await part.controls.changeLists({ revision: 0, deny: ['192.0.2.7'], priority: ['192.0.2.8', '192.0.2.9'] })
  const ask = (query: string) => fetch(`${server.address}/ts.wseq?${query}`).then(reply => reply.text())
  const join = (action: string) => ask(`opcode=5101&sid=service_1&aid=${action}`)
  for (const action of ['act_3', 'act_3', 'act_99', 'act_98']) await join(action)
  const [, key] = /key=(\w+)/.exec(await join('act_4')) ?? []
  await ask(`opcode=5004&aid=act_4&key=${key}`)
  const text = textOf((await part.figures?.()) ?? [])
  await server.stop()
  for (const row of [
    'waiting_room_up 1',
    'waiting_room_waiting{action="act_3"} 1',
    'waiting_room_inside{action="act_3"} 1',
    'waiting_room_entered_total{action="act_3"} 1',
    'waiting_room_completed_total{action="act_4"} 1',
    'waiting_room_limit{action="act_3"} 1',
    'waiting_room_rate{action="act_4"} 20',
    'waiting_room_mode{action="act_3",mode="open"} 1',
    `waiting_room_opens_seconds{action="act_1"} ${opensAt}`,
    'waiting_room_registered{action="act_3"} 0',
    'waiting_room_entering_per_second{action="act_3"} 0.1',
    'waiting_room_wait_seconds{action="act_3"} 15',
    'waiting_room_listed{list="deny"} 1',
    'waiting_room_listed{list="priority"} 2',
    'waiting_room_replies_total{action="act_4",code="200"} 2',
    'waiting_room_replies_total{action="act_3",code="201"} 1',
    'waiting_room_replies_total{action="",code="501"} 2',
  ])
    expect(text.split('\n')).toContain(row)
  // A line without a limit, or without an opening, has no such row.
  expect(text.match(/^waiting_room_(limit|rate|opens_seconds)\{.*/gm)).toHaveLength(3)
})

it('reports that the lines are out of reach', async () => {
  const part = await createWaitingRoom({ ...config, redisUrl: 'redis://127.0.0.1:1' })
  const server = await startTestServer([part])
  expect(textOf((await part.figures?.()) ?? []).split('\n')).toContain('waiting_room_up 0')
  // The gate of the backend then follows QUEUE_FAIL.
  await expect(part.settingsOf('act_3')).rejects.toThrow('Redis cannot be reached.')
  await server.stop()
})
