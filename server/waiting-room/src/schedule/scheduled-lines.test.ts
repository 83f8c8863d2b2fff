import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { returnCode } from 'queue-protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openLines } from '../queue-settings.ts'
import { commitmentTo, orderOf } from './draw.ts'

const { SUCCESS, CONTINUE, BLOCK, NO_SUCH_KEY } = returnCode
const NINE = Date.parse('2025-03-10T00:00:00Z')
const HOUR = 3_600_000

let folder: string
let time: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schedule-'))
  time = NINE - 2 * HOUR
})
afterEach(() => rm(folder, { recursive: true }))

/** Opens the lines as a start does, also after a kill. */
function start() {
  const config = { sandbox: true, trustProxy: false, siteConfig: {}, dataDir: folder }
  const { lines } = openLines(config, undefined, { wall: () => time, steady: () => 0 })
  const come = async () => (await lines.join('act_1')).key ?? ''
  const comeAll = async (people: number) => {
    const keys: string[] = []
    for (let each = 0; each < people; each += 1) keys.push(await come())
    return keys
  }
  /** Lets all enter one by one; returns their keys in order of entry. */
  const entering = async (keys: readonly string[]) => {
    const entered: string[] = []
    for (let round = 0; round < keys.length; round += 1) {
      for (const key of keys.filter(each => !entered.includes(each)))
        if ((await lines.check(key)).code === SUCCESS) {
          entered.push(key)
          await lines.complete(key)
          break
        }
    }
    return entered
  }
  const settings = async () => (await lines.report()).get('act_1')?.settings
  const drawId = async () => (await settings())?.schedule?.draw?.id ?? ''
  return { lines, come, comeAll, entering, settings, drawId }
}

const withDraw = { opensAt: NINE, hasDraw: true }

it('tells people before the opening its time, and their number in the draw', async () => {
  const { lines, come, drawId } = start()
  await lines.plan('act_1', withDraw)
  await come()
  const { code, place, opening } = await lines.join('act_1')
  expect({ code, opening }).toEqual({
    code: CONTINUE,
    opening: { opensAt: NINE, leftS: 7_200, draw: await drawId(), entrant: 2 },
  })
  expect(place).toMatchObject({ ahead: 1, behind: 0, recheckAfterS: 1 })
  expect((await lines.report()).get('act_1')).toMatchObject({ registered: 2, counts: { waiting: 0 } })
})

it('draws people in the order of the committed key, with late ones behind', async () => {
  const { lines, come, comeAll, entering, drawId } = start()
  await lines.steer('act_1', { mode: 'open', limit: 1 })
  await lines.plan('act_1', withDraw)
  const id = await drawId()
  const announced = await lines.drawOf(id)
  expect(announced).toMatchObject({ key: null, order: null })
  const keys = await comeAll(8)
  expect((await lines.check(keys[0] ?? '')).code).toBe(CONTINUE)

  time = NINE
  const late = await come()
  const record = await lines.drawOf(id)
  const key = record?.key ?? ''
  expect(commitmentTo({ id, key })).toBe(announced?.commitment)
  const lots = [1, 2, 3, 4, 5, 6, 7, 8].map(number => ({ number, group: 1 }))
  expect(record?.order).toEqual((await orderOf({ id, key }, lots)).map(({ number }) => number))
  const drawn = record?.order?.map(number => keys[number - 1])
  expect(await entering([late, ...keys])).toEqual([...(drawn ?? []), late])
})

it('keeps numbers, order and commitment when the process is killed, before the opening and after it', async () => {
  const first = start()
  await first.lines.steer('act_1', { mode: 'open', limit: 1 })
  await first.lines.plan('act_1', withDraw)
  const announced = await first.lines.drawOf(await first.drawId())
  const keys = await first.comeAll(5)

  time = NINE + 1_000
  const second = start()
  await second.lines.report()
  const record = await second.lines.drawOf(announced?.id ?? '')
  expect(record).toMatchObject({ commitment: announced?.commitment, order: expect.any(Array) })
  const third = start()
  expect(await third.entering(keys)).toEqual(record?.order?.map(number => keys[number - 1]))
  expect((await third.settings())?.mode).toBe('open')
})

it('extends the turn of a person who was drawn, by the number of the draw', async () => {
  const { lines, comeAll } = start()
  await lines.plan('act_1', withDraw)
  const [key = ''] = await comeAll(1)
  time = NINE
  expect((await lines.check(key)).code).toBe(SUCCESS)
  expect(await lines.stayAlive(key)).toMatchObject({ code: CONTINUE, key, place: { recheckAfterS: 10 } })
})

it('gives no place to people who have left before the draw, and passes over absent ones', async () => {
  const { lines, comeAll, drawId } = start()
  await lines.plan('act_1', withDraw)
  const [gone = '', stays = ''] = await comeAll(2)
  await lines.leave(gone)
  time = NINE
  expect((await lines.check(stays)).code).toBe(SUCCESS)
  expect((await lines.check(gone)).code).toBe(NO_SUCH_KEY)
  expect(await lines.drawOf(await drawId())).toMatchObject({ order: [2] })
})

it.each(['leave', 'complete', 'end'] as const)(
  '%s gives up the drawn place: the next one enters',
  async way => {
    const { lines, comeAll, drawId } = start()
    await lines.steer('act_1', { mode: 'open', limit: 1 })
    await lines.plan('act_1', withDraw)
    const keys = await comeAll(3)
    time = NINE
    const codes = async (all: readonly string[]) => {
      const replies = await Promise.all(all.map(async key => lines.check(key)))
      return replies.map(({ code }) => code)
    }
    await codes(keys)
    const { order } = (await lines.drawOf(await drawId())) ?? {}
    const [first = '', second = '', third = ''] = (order ?? []).map(number => keys[number - 1] ?? '')
    expect(await codes([first, second, third])).toEqual([SUCCESS, CONTINUE, CONTINUE])
    await lines[way](first)
    expect(await codes([second, third])).toEqual([SUCCESS, CONTINUE])
  },
)

it('draws at once when the draw is called off or the line opened early: nobody loses a place', async () => {
  const { lines, comeAll, settings } = start()
  await lines.plan('act_1', withDraw)
  const [one = ''] = await comeAll(1)
  await lines.plan('act_1', null)
  expect(await settings()).toMatchObject({ mode: 'wait', schedule: undefined })
  expect((await lines.check(one)).code).toBe(CONTINUE)

  await lines.plan('act_1', withDraw)
  const [other = ''] = await comeAll(1)
  await lines.steer('act_1', { mode: 'open', limit: 1 })
  expect(await settings()).toMatchObject({ mode: 'open', schedule: { phase: 'open' } })
  expect((await lines.check(other)).code).toBe(CONTINUE)
  expect((await lines.check(one)).code).toBe(SUCCESS)
})

it('names an opening whose draw the disk refuses, and opens once it accepts it', async () => {
  const { lines, comeAll } = start()
  await lines.plan('act_1', withDraw)
  const [key = ''] = await comeAll(1)
  const documents = join(folder, 'waiting-room/documents')
  await writeFile(documents, 'in the place of the folder')
  time = NINE
  expect((await lines.check(key)).code).toBe(CONTINUE)
  expect(() => lines.verifyOpenings()).toThrow('the opening of act_1')
  await rm(documents)
  time += 15_000
  expect((await lines.check(key)).code).toBe(SUCCESS)
  expect(() => lines.verifyOpenings()).not.toThrow()
})

it('draws nobody a second time', async () => {
  const { lines, comeAll, settings, drawId } = start()
  await lines.plan('act_1', withDraw)
  await comeAll(2)
  await lines.plan('act_1', null)
  await lines.plan('act_1', withDraw)
  const id = await drawId()
  await comeAll(1)
  time = NINE
  await lines.report()
  expect(await lines.drawOf(id)).toMatchObject({ order: [3] })
  expect(await settings()).toMatchObject({
    drawn: [
      { from: 3, to: 3 },
      { from: 1, to: 2 },
    ],
  })
})

it('opens without a draw in the order of joining, and refuses new people after it has closed', async () => {
  const { lines, come, comeAll, settings } = start()
  await lines.steer('act_1', { mode: 'open', limit: 1 })
  await lines.plan('act_1', { opensAt: NINE, closesAt: NINE + HOUR, hasDraw: false })
  const [first = '', second = ''] = await comeAll(2)
  expect((await lines.check(first)).opening).toEqual({ opensAt: NINE, leftS: 7_200 })
  time = NINE
  expect((await lines.check(second)).code).toBe(CONTINUE)
  expect((await lines.check(first)).code).toBe(SUCCESS)
  time = NINE + HOUR
  expect(await lines.join('act_1')).toEqual({ code: BLOCK })
  await lines.complete(first)
  expect((await lines.check(second)).code).toBe(SUCCESS)
  expect(await settings()).toMatchObject({ mode: 'drain', limit: 1 })
  expect(await come()).toBe('')
})

it('does not open a line that an operator has blocked', async () => {
  const { lines, settings } = start()
  await lines.plan('act_1', withDraw)
  await lines.steer('act_1', { mode: 'block' })
  expect(await lines.join('act_1')).toEqual({ code: BLOCK })
  time = NINE
  await lines.report()
  expect(await settings()).toMatchObject({ mode: 'block', schedule: { phase: 'open' } })
})

it('is changed only from the current revision', async () => {
  const { lines, settings } = start()
  const revision = (await settings())?.revision ?? 0
  expect(await lines.plan('act_1', withDraw, revision)).toBe('done')
  expect(await lines.plan('act_1', null, revision)).toBe('changed since')
  expect(await lines.steer('act_1', { mode: 'open' }, revision)).toBe('changed since')
  expect(await lines.plan('act_99', withDraw)).toBe('no such line')
  expect(await settings()).toMatchObject({ mode: 'wait', schedule: { phase: 'before' } })
})
