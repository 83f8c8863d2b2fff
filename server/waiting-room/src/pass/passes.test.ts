import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPasses, PASS_SECONDS, type Passes } from './passes.ts'

let time = 1_000
const passes = createPasses({ secret: 's', now: () => time })
const ofOtherSite = createPasses({ secret: 'another', now: () => time })

/** The cookies of a browser that has taken number `key` and entered with it. */
const carried = (by: Passes, action = 'act_4', key = 'AB12') => ({
  line: by.ticketCookieFor(action, key),
  pass: by.passFor(action, key),
})

it('a pass is good for one turn, which stays the same however often the pass is given', () => {
  const turn = passes.turnIn('act_4', carried(passes))
  expect(turn).toMatch(/^[\w-]{43}$/)
  time += 1_000
  expect(passes.turnIn('act_4', carried(passes))).toBe(turn)
  expect(passes.turnIn('act_4', carried(passes, 'act_4', 'CD34'))).not.toBe(turn)
})

it('a pass runs out', () => {
  const given = carried(passes)
  time += PASS_SECONDS * 1000 - 1
  expect(passes.turnIn('act_4', given)).not.toBeNull()
  time += 1
  expect(passes.turnIn('act_4', given)).toBeNull()
})

it('a pass from before the moment at which the turns were ended is worth nothing', () => {
  const given = carried(passes)
  const before = time
  time += 1_000
  expect(passes.turnIn('act_4', given, before - 1)).not.toBeNull()
  expect(passes.turnIn('act_4', given, before)).toBeNull()
  expect(passes.turnIn('act_4', carried(passes), before)).not.toBeNull()
})

it('a cookie longer than any of this server is not read', () => {
  const sealed = (digits: number) => passes.ticketCookieFor('act_4', 'A'.repeat(digits))
  const longest = 512 - '.'.length - 43
  expect(passes.keyIn('act_4', sealed(longest))).toHaveLength(longest)
  expect(passes.keyIn('act_4', sealed(longest + 1))).toBeNull()
})

it.each([
  ['for another action', () => carried(passes, 'act_5')],
  ['of another site', () => carried(ofOtherSite)],
  ['without the number', () => ({ ...carried(passes), line: null })],
  ['with the bare key in the place of the number', () => ({ ...carried(passes), line: 'AB12' })],
  ['of another browser', () => ({ ...carried(passes), line: passes.ticketCookieFor('act_4', 'CD34') })],
  ['that is the number itself', () => ({ ...carried(passes), pass: carried(passes).line })],
  ['that is missing', () => ({ ...carried(passes), pass: null })],
])('a pass %s is worth nothing', (_why, given) => {
  expect(passes.turnIn('act_4', given())).toBeNull()
})

it('a visitor has an id of its own, which another site does not know', () => {
  const [one, other] = [passes.newVisitor(), passes.newVisitor()]
  expect(passes.visitorIn(one)).toMatch(/^[\w-]{16}$/)
  expect(passes.visitorIn(one)).not.toBe(passes.visitorIn(other))
  expect(ofOtherSite.visitorIn(one)).toBeNull()
  expect(passes.visitorIn(passes.ticketCookieFor('', 'AB12'))).toBeNull()
})

it('nothing that is made up is a number or a pass', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (line, pass) => {
      expect(passes.keyIn('act_4', line)).toBeNull()
      expect(passes.turnIn('act_4', { line: passes.ticketCookieFor('act_4', 'AB12'), pass })).toBeNull()
    }),
  )
})
