import { message, opcode, returnCode } from 'queue-protocol'
import { expect, it } from 'vitest'
import { readQuestion, type Reply } from '../line/protocol.ts'
import { cookiesFor, ownKeyIn, queueCookiesIn, visitorIn } from './pass-cookies.ts'
import { createPasses, PASS_SECONDS } from './passes.ts'

const { CHECK_ENTER, GET_TICKET, GET_TICKET_AND_CHECK_ENTER, ALIVE_NOTICE, SET_COMPLETE } = opcode
const { SUCCESS, BYPASS, EXPRESS, CONTINUE, EXPIRED, IP_BLOCK } = returnCode
const HALF_A_DAY = 12 * 60 * 60

const passes = createPasses({ secret: 's', now: () => 1_000 })
const question = (asked: number, action = 'act_1') =>
  readQuestion(`/ts.wseq?opcode=${asked}&sid=service_1&aid=${action}`)
const reply = (type: number, code: Reply['code'], fields: Reply['fields'] = { key: 'AB12' }): Reply => ({
  type,
  code,
  fields,
})
const browser = (cookie = '') => ({ protocol: 'http' as const, headers: { cookie } })
const having = (key: string) => browser(`sbiz_line_act_1=${passes.ticketCookieFor('act_1', key)}`)
const LINE = `sbiz_line_act_1=${passes.ticketCookieFor('act_1', 'AB12')}; Path=/; Max-Age=${HALF_A_DAY}; SameSite=Lax; HttpOnly`
const PASS = `sbiz_pass_act_1=${passes.passFor('act_1', 'AB12')}; Path=/; Max-Age=${PASS_SECONDS}; SameSite=Lax; HttpOnly`

it.each([
  ['takes a number and waits', GET_TICKET_AND_CHECK_ENTER, reply(CHECK_ENTER, CONTINUE), [LINE]],
  ['takes a number and enters', GET_TICKET_AND_CHECK_ENTER, reply(CHECK_ENTER, SUCCESS), [LINE, PASS]],
  ['enters without a line', GET_TICKET_AND_CHECK_ENTER, reply(CHECK_ENTER, BYPASS), [LINE, PASS]],
  ['enters by the fast way', GET_TICKET_AND_CHECK_ENTER, reply(CHECK_ENTER, EXPRESS), [LINE, PASS]],
  ['takes a number alone', GET_TICKET, reply(GET_TICKET, SUCCESS), [LINE]],
  ['asks with a number of nobody', CHECK_ENTER, reply(CHECK_ENTER, SUCCESS), []],
  ['is refused', GET_TICKET_AND_CHECK_ENTER, reply(CHECK_ENTER, EXPIRED, { msg: 'Expired' }), []],
])('a browser without cookies that %s gets the right ones', (_what, asked, replied, cookies) => {
  expect(cookiesFor(passes, question(asked), replied, browser())).toEqual(cookies)
})

it.each([
  ['asks for its turn and waits', CHECK_ENTER, reply(CHECK_ENTER, CONTINUE), []],
  ['asks for its turn and enters', CHECK_ENTER, reply(CHECK_ENTER, SUCCESS), [PASS]],
  ['asks for a number again and waits', GET_TICKET_AND_CHECK_ENTER, reply(CHECK_ENTER, CONTINUE), []],
  ['asks for a number again and enters', GET_TICKET_AND_CHECK_ENTER, reply(CHECK_ENTER, SUCCESS), [PASS]],
  ['keeps its turn alive', ALIVE_NOTICE, reply(ALIVE_NOTICE, SUCCESS), []],
  ['gives its turn back', SET_COMPLETE, reply(SET_COMPLETE, SUCCESS), []],
])('a browser with its number that %s gets no more than it needs', (_what, asked, replied, cookies) => {
  expect(cookiesFor(passes, question(asked), replied, having('AB12'))).toEqual(cookies)
})

it('a browser with another number gets a new one, and no pass for a number that it only names', () => {
  const entered = reply(CHECK_ENTER, SUCCESS)
  const taking = question(GET_TICKET_AND_CHECK_ENTER)
  expect(cookiesFor(passes, taking, entered, having('CD34'))).toEqual([LINE, PASS])
  expect(cookiesFor(passes, question(CHECK_ENTER), entered, having('CD34'))).toEqual([])
})

it('a browser that has to ask again later gets an id once, for as long as a number', () => {
  const later = reply(CHECK_ENTER, IP_BLOCK, { msg: message.NUMBER_LATER, ttl: 2 })
  const ask = (cookie?: string) =>
    cookiesFor(passes, question(GET_TICKET_AND_CHECK_ENTER), later, browser(cookie))
  const [given = ''] = ask()
  expect(given).toMatch(
    new RegExp(
      `^sbiz_visitor=[\\w-]{16}\\.[\\w-]{43}; Path=/; Max-Age=${HALF_A_DAY}; SameSite=Lax; HttpOnly$`,
    ),
  )
  const [cookie = ''] = given.split(';', 1)
  expect(visitorIn(passes, browser(cookie))).toBe(cookie.slice('sbiz_visitor='.length, -44))
  expect(ask(cookie)).toEqual([])
  expect(ask('sbiz_visitor=forged')).toHaveLength(1)
})

it('cookies are read by the action, whose name may have any letters', () => {
  const key = passes.ticketCookieFor('첫 화면;', 'AB12')
  const request = browser('sbiz_line_act_1=one; sbiz_pass_act_1=two; sbiz_line______=' + key)
  expect(queueCookiesIn('act_1', request)).toEqual({ line: 'one', pass: 'two' })
  expect(queueCookiesIn('act_3', request)).toEqual({ line: null, pass: null })
  expect(ownKeyIn(passes, '첫 화면;', request)).toBe('AB12')
  expect(ownKeyIn(passes, '첫_화면;', request)).toBeNull()
})
