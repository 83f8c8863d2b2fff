import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from './browser.ts'

/** A turn in a line: its number in the order of arrival, the moment of entry, and the time since the last question. */
export type Turn = { number: number; enteredAt: number; lastGapMs: number }

type Reply = { code: string; fields: URLSearchParams }

const ENTERED = '200'
const LATER = '302'

/** Waits for a turn as a page does, and then keeps its pass. Throws if the line refuses. */
export async function waitInLine(browser: Browser, waitingRoom: string, action: string): Promise<Turn> {
  const ask = async (parameters: string) =>
    read(await browser.get(`${waitingRoom}/ts.wseq?${parameters}&sid=service_1&aid=${action}&js=yes`))
  let askedAt = performance.now()
  let lastGapMs = 0
  let reply = await ask('opcode=5101')
  while (reply.code !== ENTERED) {
    if (!['201', LATER].includes(reply.code)) throw new Error(`The line ${action} replied ${reply.code}.`)
    await wait(1_000 * Number(reply.fields.get('soon') ?? reply.fields.get('ttl') ?? 1))
    lastGapMs = performance.now() - askedAt
    askedAt = performance.now()
    const key = reply.fields.get('key') ?? ''
    reply = await ask(reply.code === LATER ? 'opcode=5101' : `opcode=5002&key=${key}`)
  }
  const key = reply.fields.get('key') ?? ''
  await browser.get(`${waitingRoom}/ts.wseq?opcode=5004&key=${key}&js=yes`)
  return { number: Number.parseInt(key.slice(8, 20), 16), enteredAt: performance.now(), lastGapMs }
}

function read(script: string): Reply {
  const [, code = '', fields = ''] = /'\d{4}:(\d{3}):([^']*)'/.exec(script) ?? []
  return { code, fields: new URLSearchParams(fields) }
}

/** Returns the people who were overtaken and did not enter at their next question. */
export function overtaken(turns: readonly Turn[]): number {
  let firstBehind = Infinity
  let count = 0
  for (const { enteredAt, lastGapMs } of turns.toSorted((one, other) => other.number - one.number)) {
    if (enteredAt - firstBehind > lastGapMs) count += 1
    firstBehind = Math.min(firstBehind, enteredAt)
  }
  return count
}
