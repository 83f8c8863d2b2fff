import { returnCode } from 'queue-protocol'
import { expect, it, vi } from 'vitest'
import type { TicketReply } from '../line/lines.ts'
import { LOBBY, NINE, openingScene } from '../testing/opening-scene.ts'

const { SUCCESS, CONTINUE, BLOCK, IP_BLOCK, NO_SUCH_KEY, NO_ACTION, ALREADY_RUNNING } = returnCode
const withDraw = { opensAt: NINE, hasDraw: true }

type Scene = ReturnType<typeof openingScene>

async function keyFrom({ lobby }: Scene): Promise<string> {
  return (await lobby.join('act_1')).key ?? ''
}

/** Two people in the lobby of a line that has drawn them at nine; one enters at a time. */
async function drawn() {
  const scene = openingScene()
  await scene.openings.steer('act_1', { mode: 'open', limit: 1 })
  await scene.openings.plan('act_1', withDraw)
  const keys = [await keyFrom(scene), await keyFrom(scene)]
  scene.setTime(NINE)
  await scene.openings.current('act_1')
  return { ...scene, keys }
}

it('is quiet for a line without a schedule while its settings are fresh, and for unknown keys', async () => {
  const scene = openingScene()
  const { lobby, openings, known, lines } = scene
  const key = await keyFrom(scene)
  expect(lobby.isQuiet(key)).toBe(true)
  expect(lobby.isQuiet('unknown')).toBe(true)
  expect(lobby.isQuiet(await lines.keyOf({ action: LOBBY, number: 1 }))).toBe(false)
  known.expire()
  expect(lobby.isQuiet(key)).toBe(false)
  await openings.plan('act_1', withDraw)
  expect(lobby.isQuiet(key)).toBe(false)
  expect([lobby.actionOf(key), lobby.actionOf('unknown')]).toEqual(['act_1', undefined])
})

it('gives a number later while the line refuses it for a draw that is not known here', async () => {
  const { lobby, lines } = openingScene()
  const join = vi.spyOn(lines, 'join').mockResolvedValue({ code: ALREADY_RUNNING })
  expect(await lobby.join('act_1')).toEqual({ code: IP_BLOCK, note: 'later' })
  expect(join).toHaveBeenCalledTimes(2)
})

it('takes people of the priority lane by it, and those who wait for a draw like everybody', async () => {
  const { lobby, lines, openings } = openingScene()
  const join = vi.spyOn(lines, 'join')
  await lobby.join('act_1', 'priority', '192.0.2.0/24')
  await openings.plan('act_1', withDraw)
  await lobby.join('act_1', 'priority', '192.0.2.0/24')
  expect(join.mock.calls.map(([action, lane]) => [action, lane])).toEqual([
    ['act_1', 'priority'],
    [LOBBY, 'usual'],
  ])
})

it('has another digest of the same network in each draw', async () => {
  const { lobby, lines, openings, setTime } = openingScene()
  const digests: unknown[] = []
  for (const opensAt of [NINE, NINE + 60_000]) {
    await openings.plan('act_1', { opensAt, hasDraw: true })
    for (let person = 0; person < 2; person += 1) await lobby.join('act_1', 'usual', '192.0.2.0/24')
    const groups = (await lines.waiting(LOBBY)).slice(-2).map(({ group }) => group)
    expect(new Set(groups).size).toBe(1)
    digests.push(groups[0])
    setTime(opensAt)
    await openings.current('act_1')
  }
  expect(digests[0]).not.toBe(digests[1])
})

it('replies from the line while a draw cannot be read, and names the failure until it can', async () => {
  const { lobby, records, failures, keys } = await drawn()
  const [key = ''] = keys
  const placeOf = vi.spyOn(records, 'placeOf').mockRejectedValue(new Error('the disk fails'))
  expect((await lobby.check(key)).code).toBe(CONTINUE)
  expect(() => failures.verify()).toThrow('reading a draw')
  placeOf.mockRestore()
  expect([SUCCESS, CONTINUE]).toContain((await lobby.check(key)).code)
  expect(() => failures.verify()).not.toThrow()
})

it('asks the line about the drawn place of a number, and replies under the number', async () => {
  const { lobby, lines, keys } = await drawn()
  const [key = ''] = keys
  const place = await lobby.placeKeyOf(key)
  expect(place).not.toBe(key)
  const ask = vi.fn<(asked: string) => TicketReply | Promise<TicketReply>>(lines.check)
  expect((await lobby.atPlaceOf(key, ask)).key).toBe(key)
  expect(ask).toHaveBeenCalledExactlyOnceWith(place)

  // A refusal has no key, also not that of the number.
  expect(await lobby.atPlaceOf(key, () => ({ code: BLOCK }))).toEqual({ code: BLOCK })
  expect((await lobby.atPlaceOf(place, lines.check)).key).toBe(place)
})

it('has no place yet for a number that joined after the last draw', async () => {
  const scene = await drawn()
  await scene.openings.plan('act_1', { ...withDraw, opensAt: NINE + 60_000 })
  const late = await keyFrom(scene)
  expect(await scene.lobby.placeKeyOf(late)).toBe(late)
  expect(await scene.lobby.check(late)).toMatchObject({ code: CONTINUE, opening: { entrant: 3 } })
})

it('refuses the numbers of a lobby whose line is blocked, and unknown keys without a failure', async () => {
  const scene = openingScene()
  const { lobby, openings, failures } = scene
  await openings.plan('act_1', withDraw)
  const key = await keyFrom(scene)
  await openings.steer('act_1', { mode: 'block' })
  expect(await lobby.check(key)).toEqual({ code: BLOCK })
  expect(await lobby.check('unknown')).toEqual({ code: NO_SUCH_KEY })
  expect(() => failures.verify()).not.toThrow()
})

it('names the opening to those in line before it only', async () => {
  const scene = openingScene()
  const { lobby, openings, setTime } = scene
  await openings.steer('act_1', { mode: 'open', limit: 1 })
  const inside = await keyFrom(scene)
  expect((await lobby.check(inside)).code).toBe(SUCCESS)
  const waiting = await keyFrom(scene)
  expect(await lobby.check(waiting)).not.toHaveProperty('opening')

  await openings.plan('act_1', { opensAt: NINE, hasDraw: false })
  expect(await lobby.check(waiting)).toMatchObject({
    code: CONTINUE,
    opening: { opensAt: NINE, leftS: 3_600 },
  })
  expect(await lobby.check(inside)).not.toHaveProperty('opening')
  setTime(NINE)
  expect(await lobby.check(waiting)).not.toHaveProperty('opening')
})

it('has a number at once where another process has planned the draw just now', async () => {
  const scene = openingScene()
  const { lobby, lines, openings, known } = scene
  await openings.plan('act_1', withDraw)
  const planned = (await scene.settings()) ?? { mode: 'wait' }
  await openings.plan('act_1', null)
  // Another process changes the lines, which this one has read within the second.
  await lines.steer(LOBBY, { mode: 'wait' })
  await lines.steer('act_1', planned)
  expect(known.settings('act_1')?.schedule).toBeUndefined()
  expect(await lobby.join('act_1')).toMatchObject({ code: CONTINUE, opening: { entrant: 1 } })
})

it('numbers of the line, unknown keys and forged ones of the lobby have no other place', async () => {
  const { lobby, lines } = await drawn()
  const first = await lines.keyOf({ action: 'act_1', number: 1 })
  const forged = `${(await lines.keyOf({ action: LOBBY, number: 1 })).slice(0, 8)}0000`
  for (const key of [first, 'unknown', forged]) expect(await lobby.placeKeyOf(key)).toBe(key)
})

it('a number that has left the lobby is unknown before the opening', async () => {
  const scene = openingScene()
  await scene.openings.plan('act_1', withDraw)
  const key = await keyFrom(scene)
  await scene.lines.leave(key)
  expect(await scene.lobby.check(key)).toEqual({ code: NO_SUCH_KEY })
  expect(() => scene.failures.verify()).not.toThrow()
})

it('an action without a line has neither a number nor a failure', async () => {
  const { lobby, failures } = openingScene()
  expect(await lobby.join('act_9')).toEqual({ code: NO_ACTION })
  expect(() => failures.verify()).not.toThrow()
})
