import { returnCode } from 'queue-protocol'
import { expect, it } from 'vitest'
import type { TicketReply } from '../line/lines.ts'
import { readableKeys } from '../testing/test-lines.ts'
import { LastPlaces } from './last-places.ts'

const reply = (key: string, ahead: number, code: TicketReply['code'] = returnCode.CONTINUE): TicketReply => ({
  code,
  key,
  place: { ahead, behind: 7, perSecond: 2, recheckAfterS: 5 },
})

it.each([
  ['behind', 'K12', 6],
  ['the same as', 'K10', 4],
  ['before', 'K8', 2],
  ['long before', 'K1', 0],
])('the place of a number %s the last one that is known is guessed from it', (_, key, ahead) => {
  const places = new LastPlaces(readableKeys.read)
  expect(places.remember(reply('K10', 4))).toEqual(reply('K10', 4))
  expect(places.guess(key)).toEqual({
    code: returnCode.CONTINUE,
    key,
    note: 'away',
    place: { ahead, behind: 7, perSecond: 2, recheckAfterS: 2 },
  })
})

it('each action has places of its own, and nobody is ahead where none is known', () => {
  const places = new LastPlaces(readableKeys.read)
  places.remember(reply('K10', 4))
  expect(places.guess('act_3K11').place).toEqual({ ahead: 0, behind: 0, perSecond: 1, recheckAfterS: 2 })
})

it('the reply to somebody who enters is no place', () => {
  const places = new LastPlaces(readableKeys.read)
  places.remember(reply('K10', 4))
  places.remember(reply('K11', 0, returnCode.SUCCESS))
  expect(places.guess('K12').place?.ahead).toBe(6)
})

it('a key that is none has no place, and one that cannot be read yet waits', () => {
  const places = new LastPlaces(readableKeys.read)
  expect(places.guess('')).toEqual({ code: returnCode.NO_SUCH_KEY })
  expect(places.unknown('K1')).toMatchObject({ code: returnCode.CONTINUE, key: 'K1', note: 'away' })
})
