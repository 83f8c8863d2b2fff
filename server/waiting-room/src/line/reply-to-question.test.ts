import { beforeEach, expect, it } from 'vitest'
import { opcode, returnCode } from 'queue-protocol'
import { openLines } from '../queue-settings.ts'
import { readQuestion } from './protocol.ts'
import { replyTo, type WaitingRoom } from './reply-to-question.ts'

const CALLER = {
  address: '192.0.2.1',
  ownKey: null,
  visitor: () => null,
  node: { ip: 'localhost', port: 80 },
}
const NOTICE_EVERY_MS = 10_000
const MINUTE_MS = 60_000
/** The turns that are counted at once. */
const MOST_TURNS = 50_000

let time: number
let room: WaitingRoom

beforeEach(() => {
  time = 5_000
  room = openLines({ sandbox: false, trustProxy: false, siteConfig: {} }, undefined, {
    wall: () => time,
    steady: () => time,
  })
})

function reply(asked: number, key: string, caller: object = {}) {
  const query = `/ts.wseq?opcode=${asked}&sid=service_1&aid=act_1&key=${key}`
  return replyTo(room, readQuestion(query), { ...CALLER, ...caller })
}

async function ask(asked: number, key = '') {
  const { code, fields } = await reply(asked, key)
  return { code, key: String(fields['key'] ?? '') }
}

/** Sends notices as a page does, for an hour at most; returns the first other code than that, and its minute. */
async function notice(key: string, meanwhile: () => unknown) {
  const from = time
  const { code: usual } = await ask(opcode.ALIVE_NOTICE, key)
  while (time - from < 60 * MINUTE_MS) {
    await meanwhile()
    time += NOTICE_EVERY_MS
    const { code } = await ask(opcode.ALIVE_NOTICE, key)
    if (code !== usual) return { code, minute: (time - from) / MINUTE_MS }
  }
  return { code: usual, minute: 60 }
}

async function withOneInside() {
  await room.lines.steer('act_1', { mode: 'open', limit: 1 })
  const { key: inside } = await ask(opcode.GET_TICKET_AND_CHECK_ENTER)
  const { key: next, code } = await ask(opcode.GET_TICKET_AND_CHECK_ENTER)
  expect(code).toBe(returnCode.CONTINUE)
  return { inside, next }
}

it('a turn that is noticed for ten minutes is over then, and the next person enters', async () => {
  const { inside, next } = await withOneInside()
  expect(await notice(inside, () => ask(opcode.CHECK_ENTER, next))).toEqual({
    code: returnCode.EXPIRED,
    minute: 10,
  })
  expect((await ask(opcode.CHECK_ENTER, next)).code).toBe(returnCode.SUCCESS)
})

it('a person who waits may notice for as long as it takes', async () => {
  const { inside, next } = await withOneInside()
  const again = () => ask(opcode.CHECK_ENTER, inside)
  expect(await notice(next, again)).toEqual({ code: returnCode.CONTINUE, minute: 60 })
})

it('notices of made-up keys make no turn longer, however many they are', async () => {
  const { inside } = await withOneInside()
  const begun = time
  const flood = async () => {
    for (let at = 0; at <= MOST_TURNS; at += 1) await ask(opcode.ALIVE_NOTICE, `K${at}`)
  }
  const end = await notice(inside, () => time === begun && flood())
  expect(end).toEqual({ code: returnCode.EXPIRED, minute: 10 })
})

it('a client on the deny list is refused by the key that it sends, and by its browser’s own', async () => {
  const { inside, next } = await withOneInside()
  await room.lists.replace({ revision: 0, deny: ['act_1-1'], priority: [] })
  const codeOf = async (key: string, ownKey: string | null) =>
    (await reply(opcode.CHECK_ENTER, key, { ownKey })).code
  expect(await codeOf(next, null)).toBe(returnCode.CONTINUE)
  for (const [key, ownKey] of [
    [inside, null],
    [inside, next],
    [next, inside],
  ] as const)
    expect(await codeOf(key, ownKey)).toBe(returnCode.BLOCK)
})

it('an address with too many numbers is asked to come again, in the type of its question', async () => {
  const take = () => reply(opcode.GET_TICKET_AND_CHECK_ENTER, '')
  let last = await take()
  for (let numbers = 0; numbers < 100_000 && last.code !== returnCode.IP_BLOCK; numbers += 1)
    last = await take()
  const fields = { msg: expect.any(String), ttl: 2 }
  expect(last).toEqual({ type: opcode.CHECK_ENTER, code: returnCode.IP_BLOCK, fields })
})
