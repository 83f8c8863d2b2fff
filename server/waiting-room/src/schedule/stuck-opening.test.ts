import { returnCode } from 'queue-protocol'
import { describe, expect, it } from 'vitest'
import { createMemoryDocuments } from '../documents/documents.ts'
import { LinesOutOfReach } from '../line/lines.ts'
import { createMemoryLines } from '../line/memory-lines.ts'
import { createTicketKeys } from '../line/ticket-keys.ts'
import { lobbyOf } from './phases.ts'
import { createScheduledLines } from './scheduled-lines.ts'

const { SUCCESS, CONTINUE, BYPASS, IP_BLOCK, NO_SUCH_KEY } = returnCode
const NINE = Date.parse('2025-03-10T00:00:00Z')
const LOBBY = lobbyOf('act_1')
const TRIED_AGAIN_AFTER_MS = 15_000

/** The steps between `drawing` and `open`, each of which can fail. */
const STEPS = ['closing the lobby', 'listing people', 'reading', 'writing', 'seating', 'opening'] as const
type Step = (typeof STEPS)[number]

/** A line with two people in its lobby, at the moment of an opening in which one step fails. */
async function opening(broken: Step, error: Error = new Error(`${broken} fails`)) {
  let time = NINE - 60_000
  let failing: Step | undefined
  const logged: unknown[] = []
  const breaks = (step: Step) => {
    if (failing === step) throw error
  }
  const actions = ['act_1', LOBBY]
  const keys = createTicketKeys(new Uint8Array(32), actions)
  const memory = createMemoryLines({ actions, now: () => 0, keys })
  const documents = createMemoryDocuments()
  const lines = createScheduledLines({
    lines: {
      ...memory,
      async steer(action, settings, revision) {
        if (action === LOBBY) breaks('closing the lobby')
        if (settings.drawn) breaks('opening')
        return memory.steer(action, settings, revision)
      },
      async waiting(action) {
        breaks('listing people')
        return memory.waiting(action)
      },
      async seat(...seats) {
        breaks('seating')
        return memory.seat(...seats)
      },
    },
    actions: ['act_1'],
    documents: {
      async read(name) {
        breaks('reading')
        return documents.read(name)
      },
      async replace(...given) {
        breaks('writing')
        return documents.replace(...given)
      },
    },
    now: () => time,
    onFailure: failure => void logged.push(failure),
  })
  await lines.plan('act_1', { opensAt: NINE, hasDraw: true })
  const [one = '', other = ''] = [(await lines.join('act_1')).key, (await lines.join('act_1')).key]
  failing = broken
  time = NINE
  return {
    lines,
    logged,
    keys: [one, other],
    codes: async () => [(await lines.check(one)).code, (await lines.check(other)).code],
    mend: () => void (failing = undefined),
    pass: (ms: number) => void (time += ms),
    isStuck: async () => (await lines.report()).get('act_1')?.isOpeningStuck,
  }
}

describe.each(STEPS)('while %s fails', step => {
  it('people keep their place, the failure is logged once, and readiness names it', async () => {
    const { lines, codes, logged, isStuck } = await opening(step)
    expect(await codes()).toEqual([CONTINUE, CONTINUE])
    expect((await lines.join('act_1')).code).toBe(IP_BLOCK)
    expect(await codes()).toEqual([CONTINUE, CONTINUE])
    expect(logged).toEqual([expect.objectContaining({ message: `${step} fails` })])
    expect(await isStuck()).toBe(true)
    expect(() => lines.verifyOpenings()).toThrow('the opening of act_1')
  })

  it('the line opens by itself as soon as it works again', async () => {
    const { lines, codes, mend, pass, isStuck } = await opening(step)
    await codes()
    mend()
    pass(TRIED_AGAIN_AFTER_MS)
    expect(await codes()).toEqual([SUCCESS, SUCCESS])
    expect(await isStuck()).toBe(false)
    expect(() => lines.verifyOpenings()).not.toThrow()
  })

  it.each([
    ['open', SUCCESS],
    ['bypass', BYPASS],
  ] as const)('an operator lets everyone in by %s', async (mode, code) => {
    const { lines, codes } = await opening(step)
    await codes()
    expect(await lines.steer('act_1', { mode })).toBe('done')
    expect((await lines.join('act_1')).code).toBe(code)
    // Clients take a new number when theirs is unknown.
    expect(await codes()).toEqual([NO_SUCH_KEY, NO_SUCH_KEY])
    expect(() => lines.verifyOpenings()).not.toThrow()
  })

  it('the plan can be taken away, which pauses the line', async () => {
    const { lines, codes } = await opening(step)
    await codes()
    expect(await lines.plan('act_1', null)).toBe('done')
    expect((await lines.join('act_1')).code).toBe(CONTINUE)
  })
})

it('lines that are out of reach log that themselves', async () => {
  const { codes, logged, lines } = await opening('seating', new LinesOutOfReach())
  expect(await codes()).toEqual([CONTINUE, CONTINUE])
  expect(logged).toEqual([])
  expect(() => lines.verifyOpenings()).not.toThrow()
})
