import { topicNames } from 'ops-api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestOperations, TOKEN, type TestOperations } from '../testing/test-operations.ts'
import { createLiveEvents } from './live-events.ts'

let operations: TestOperations
beforeEach(async () => void (operations = await startTestOperations()))
afterEach(() => operations.stop())

it('a console that shows the token hears of everything that it shows, and no one else hears anything', async () => {
  const listen = (token: string) =>
    fetch(`${operations.address}/ops/api/events`, { headers: { authorization: `Bearer ${token}` } })
  expect((await listen('another')).status).toBe(401)

  const { body, headers } = await listen(TOKEN)
  expect(headers.get('content-type')).toBe('text/event-stream')
  const told: Record<string, unknown> = {}
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    for (const [, json = ''] of chunk.matchAll(/^data: (.*)$/gm)) {
      const { topic, value } = JSON.parse(json) as { topic: string; value: unknown }
      told[topic] = value
    }
    if (Object.keys(told).length === topicNames.length) break
  }
  expect(told).toMatchObject({
    releases: { revision: 0, remotes: [] },
    stored: { releases: [] },
    beacons: { releases: [], minutes: [] },
    audit: { entries: [] },
    health: { status: 'ready' },
    waitingRoom: { actions: { act_1: { mode: 'open' } } },
  })
})

it('only what is new is told, and of what cannot be read that it cannot, until it can', async () => {
  const noteFailure = vi.fn<() => void>()
  let read = async (): Promise<unknown> => 1
  const events = createLiveEvents({ x: { read: () => read(), everyMs: 1 } }, noteFailure)
  const stream = events.open('192.0.2.1')
  const told: string[] = []
  stream.on('data', (chunk: Buffer) => told.push(...(String(chunk).match(/^data: .*$/gm) ?? [])))

  await vi.waitFor(() => expect(told).toEqual(['data: {"topic":"x","value":1}']))
  read = () => Promise.reject(new Error('no database'))
  await vi.waitFor(() => expect(told[1]).toMatch(/^data: \{"topic":"x","problem":"[가-힣].*"\}$/))
  read = async () => 2
  await vi.waitFor(() => expect(told.slice(2)).toEqual(['data: {"topic":"x","value":2}']))
  expect(noteFailure).toHaveBeenCalledOnce()
  stream.destroy()
})
