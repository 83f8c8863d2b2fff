import type { IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { opcode } from 'queue-protocol'
import { afterEach, expect, it } from 'vitest'
import { createMetrics } from './metrics/metrics.ts'
import { createControls } from './controls/controls.ts'
import { createPasses } from './pass/passes.ts'
import { openLines } from './queue-settings.ts'
import { createResponder } from './replies.ts'

/** A field of each of them is 30 MB. */
const QUESTIONS = 2_500
const MOST_BYTES = 16 * 2 ** 20
const LONG = 'x'.repeat(12_000)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

let close = () => {}
afterEach(() => close())

/** Opens a waiting room; returns a function that asks it without a network. */
function openRoom() {
  const room = openLines({ sandbox: false, trustProxy: true, siteConfig: {} })
  close = () => room.close()
  const passes = createPasses({ secret: 's'.repeat(32), now: () => 0 })
  const metrics = createMetrics(createControls(room), Object.values(room.actions))
  const respond = createResponder({ room, passes, metrics, trustProxy: true })
  return async (query: string, headers: Record<string, string> = {}) => {
    const request = { url: `/ts.wseq?${query}`, headers, socket: {} } as unknown as IncomingMessage
    return (await respond(request)).text
  }
}

function usedBytes(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const keyIn = (text: string) => /key=(\w+)/.exec(text)?.[1] ?? ''

// Hexadecimal digits, so that only the signature is wrong.
const longKey = (index: number) => index.toString(16).toUpperCase().padStart(16, '0') + '0'.repeat(12_000)

it.each(Object.entries(opcode))(
  'remembers nothing of a flood of %s with long fields, and replies to others',
  async (_, asked) => {
    const ask = openRoom()
    const key = keyIn(await ask('opcode=5101&sid=service_1&aid=act_1'))
    const before = usedBytes()
    for (let index = 0; index < QUESTIONS; index += 1) {
      const fields = `sid=${LONG}${index}&aid=${LONG}${index}&prefix=${LONG}&user_data=${LONG}&js=${LONG}`
      const forwarded = `198.51.${index >> 8}.${index & 255}`
      const cookie = `sbiz_line_act_1=${LONG}${index}; sbiz_pass_act_1=${LONG}`
      await ask(`opcode=${asked}&key=${longKey(index)}&${fields}`, { 'x-forwarded-for': forwarded, cookie })
    }
    expect(usedBytes() - before).toBeLessThan(MOST_BYTES)
    expect(await ask(`opcode=5003&key=${key}`)).toMatch(/^201:/)
  },
)

it('keeps no request of people whose keys are genuine, however long it is', async () => {
  const ask = openRoom()
  const taking = 'opcode=5101&sid=service_1&aid=act_1'
  const keys: string[] = []
  const before = usedBytes()
  for (let index = 0; index < QUESTIONS; index += 1) {
    const forwarded = `${LONG}, 198.51.${index >> 8}.${index & 255}`
    keys.push(Buffer.from(keyIn(await ask(taking, { 'x-forwarded-for': forwarded }))).toString())
  }
  for (const key of keys) await ask(`opcode=5003&key=${key}&user_data=${LONG}${key}`)
  expect(usedBytes() - before).toBeLessThan(MOST_BYTES)
})
