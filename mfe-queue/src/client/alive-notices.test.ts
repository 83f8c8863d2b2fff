import type { Reply } from 'queue-protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendAliveNotices } from './alive-notices.ts'
import type { QueueFailure } from './failure.ts'
import type { QueueSettings } from './settings.ts'
import { reply as replyOf } from './testing/replies.ts'
import { settingsWith } from './testing/test-settings.ts'
import type { TicketStore } from './ticket-store.ts'
import type { Transport } from './transport.ts'
import { wait } from './wait.ts'

const HELD = '5002:200:key=K9&ip=n1.example.org&port=80'
const GOES_ON = '5003:201:key=K9&ttl=10'
const SILENCE = null

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sends the notices of a turn to a waiting room with the given replies, the last one for ever. */
function noticesHearing(said: (string | null)[], changes: Partial<QueueSettings> = {}, held = HELD) {
  let ticket: Reply | null = held ? replyOf(held) : null
  const ask = vi.fn<Transport['ask']>(async () => {
    const text = said.length > 1 ? said.shift() : said[0]
    return text ? replyOf(text) : null
  })
  const ticketStore: Pick<TicketStore, 'read' | 'store' | 'remove'> = {
    read: () => ticket,
    store: stored => void (ticket = stored),
    remove: () => void (ticket = null),
  }
  const page = Object.assign(new EventTarget(), { hasFocus: vi.fn(() => true) })
  const failures: QueueFailure[] = []
  const over = new AbortController()
  const parts = {
    settings: settingsWith(changes),
    transport: { ask },
    ticketStore: ticketStore as TicketStore,
    wait,
    page,
    onFailure: (failure: QueueFailure) => failures.push(failure),
  }
  const ended = sendAliveNotices('act_3', parts, over.signal)
  return { ask, failures, over, page, ended, ticket: () => ticket?.text }
}

const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('a turn whose step takes long', () => {
  it('is kept alive by a notice after every ttl, until it is over', async () => {
    const { ask, ended, failures, over } = noticesHearing([GOES_ON])
    await after(0)
    const node = { host: 'n1.example.org', port: '80' }
    expect(ask.mock.calls[0]?.[0]).toEqual({ opcode: 5003, action: 'act_3', key: 'K9', node })
    await after(9.9)
    expect(ask).toHaveBeenCalledOnce()
    await after(0.1)
    expect(ask).toHaveBeenCalledTimes(2)
    over.abort()
    await ended
    await after(600)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(failures).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits no longer than it may for the next notice', async () => {
    const { ask } = noticesHearing(['5003:202:key=K9&ttl=600'], { longestRecheckSeconds: 30 })
    await after(30)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('uses the newest key, and still has to be given back', async () => {
    const { ask, ticket } = noticesHearing(['5003:201:key=K10&ttl=10', GOES_ON])
    await after(10)
    expect(ask.mock.calls[1]?.[0]).toMatchObject({ key: 'K10' })
    expect(ticket()).toBe('5002:200:key=K9&ttl=10')
  })

  it('keeps its ticket if a reply has no key', async () => {
    const { ask, ticket } = noticesHearing(['5003:201:ttl=10', GOES_ON])
    await after(9)
    expect(ticket()).toBe(HELD)
    await after(1)
    expect(ask.mock.calls[1]?.[0]).toMatchObject({ key: 'K9' })
  })

  it('that is over meanwhile is no failure, whatever the reply is', async () => {
    const { ask, ended, failures, over, ticket } = noticesHearing(['5003:994:msg="Expired"'])
    over.abort()
    await ended
    expect(ask).toHaveBeenCalledOnce()
    expect([failures, ticket()]).toEqual([[], HELD])
  })

  it('outlasts a missing reply', async () => {
    const { ask, failures } = noticesHearing([SILENCE, GOES_ON])
    await after(30)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(failures).toEqual([])
  })

  it.each([200, 300, 301, 302, 303])('needs no more notices when %d is the reply', async code => {
    const { ask, ended, failures, ticket } = noticesHearing([`5003:${code}:key=K9`])
    await ended
    expect(ask).toHaveBeenCalledOnce()
    expect(failures).toEqual([])
    expect(ticket()).toBe(HELD)
  })

  it.each([
    ['5003:994:msg="Expired"', { code: 994, message: 'Expired' }, undefined],
    ['5003:505:', { code: 505, message: 'System error' }, HELD],
    ['5002:201:key=K9&ttl=1', { code: 201, message: 'System error' }, HELD],
    ['5002:200:key=K9', { code: 200, message: 'System error' }, HELD],
  ])('is an error by %s; only one that has run out loses its ticket', async (said, failure, ticketLeft) => {
    const { ended, failures, ticket } = noticesHearing([said])
    await ended
    expect(failures).toEqual([failure])
    expect(ticket()).toBe(ticketLeft)
  })

  it.each(['', '5002:200:ttl=1'])('is an error without a key, as of the ticket "%s"', async held => {
    const { ask, ended, failures } = noticesHearing([GOES_ON], {}, held)
    await ended
    expect(failures).toEqual([{ code: 904, message: 'System error' }])
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('if movement is required', () => {
  const moving = (movementX: number, movementY = 0) =>
    Object.assign(new Event('pointermove'), { movementX, movementY })
  const watched = () => noticesHearing([GOES_ON], { leastMovement: 40 })

  it('the notices end with an error after too little movement', async () => {
    const { ask, ended, failures, page, ticket } = watched()
    await after(5)
    page.dispatchEvent(moving(-25))
    page.dispatchEvent(moving(15))
    await after(5)
    expect(ask).toHaveBeenCalledTimes(2)
    page.dispatchEvent(moving(39))
    await after(10)
    await ended
    expect(ask).toHaveBeenCalledTimes(2)
    expect(failures).toEqual([{ code: 515, message: 'No user action' }])
    expect(ticket()).toBe('5002:200:key=K9&ttl=10')
  })

  it('a way down counts too', async () => {
    const { ask, page } = watched()
    page.dispatchEvent(moving(30, 30))
    await after(10)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('none is required of a turn that is over', async () => {
    const { ended, failures, over } = watched()
    await after(5)
    over.abort()
    await ended
    expect(failures).toEqual([])
  })

  it.each(['keydown', 'pointerdown', 'scroll'])('a %s counts as movement', async event => {
    const { ask, page } = watched()
    await after(5)
    page.dispatchEvent(new Event(event))
    await after(5)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('activity in another window cannot be seen, and is not required', async () => {
    const { ask, failures, page } = watched()
    page.hasFocus.mockReturnValue(false)
    await after(60)
    expect(ask).toHaveBeenCalledTimes(7)
    expect(failures).toEqual([])
  })
})
