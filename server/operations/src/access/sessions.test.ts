import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestOperations, TOKEN, type TestOperations } from '../testing/test-operations.ts'
import { Sessions } from './sessions.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ENTERED = Date.parse('2026-03-02T00:00:00.000Z')

let operations: TestOperations
let now: Date
beforeEach(async () => {
  now = new Date(ENTERED)
  operations = await startTestOperations({ now: () => now })
})
afterEach(() => operations.stop())

const after = (ms: number) => (now = new Date(ENTERED + ms))

/** Asks with a token or a session; returns status and body. */
async function ask(shown: string, path = '/releases', method = 'GET', headers = {}) {
  const response = await fetch(`${operations.address}/ops/api${path}`, {
    method,
    headers: { authorization: `Bearer ${shown}`, ...headers },
  })
  const body = (await response.json()) as { session: string; endsAt: string; errorCode?: string }
  return { status: response.status, ...body }
}

const keep = (shown: string, headers = {}) => ask(shown, '/session', 'POST', headers)

async function namedToken(name: string): Promise<string> {
  const { body } = await operations.call('POST', '/tokens', { name, role: 'operate', days: 30 })
  return (body as { token: string }).token
}

const SENTENCE = '로그인이 만료되었습니다. 다시 로그인해주세요.'
const ENDED = { status: 401, errorCode: 'OPS_SESSION_ENDED', message: SENTENCE }

describe('a session', () => {
  it('is admitted as the token that began it, with its role and name', async () => {
    const begun = await keep(await namedToken('kim'))
    expect(begun).toMatchObject({ operator: 'operator:kim', role: 'operate' })
    expect((await ask(begun.session, '/tokens')).status).toBe(403)
    await ask(begun.session, '/releases/mfe-test/retire', 'POST')
    expect(operations.audited.map(({ actor, action }) => [actor, action])).toEqual([
      ['operator:owner/kim', 'token.make'],
      ['operator:kim', 'session.begin'],
      ['operator:kim', 'operation.refused'],
    ])
  })

  it('keeps the name that a person gave beside the owner’s token, whatever a later request names', async () => {
    const { session } = await keep(TOKEN, { 'x-operator': 'kim' })
    expect(await keep(session, { 'x-operator': 'lee' })).toMatchObject({
      operator: 'operator:owner/kim',
      role: 'owner',
    })
  })

  it('ends after 30 minutes without use, and locks no address out', async () => {
    const { session, endsAt } = await keep(TOKEN)
    expect(endsAt).toBe(new Date(ENTERED + 30 * MINUTE_MS).toISOString())
    after(30 * MINUTE_MS - 1)
    expect((await ask(session)).status).toBe(200)
    after(30 * MINUTE_MS)
    for (let times = 0; times < 11; times += 1) expect(await ask(session)).toMatchObject(ENDED)
    expect(await keep(session)).toMatchObject(ENDED)
    expect((await ask(TOKEN)).status).toBe(200)
  })

  it('is prolonged by use, for 12 hours at most', async () => {
    let { session } = await keep(TOKEN)
    for (let minutes = 29; minutes < 720; minutes += 29) {
      after(minutes * MINUTE_MS)
      session = (await keep(session)).session
    }
    after(12 * HOUR_MS - 1)
    const last = await keep(session)
    expect(last).toMatchObject({ status: 200, endsAt: new Date(ENTERED + 12 * HOUR_MS).toISOString() })
    after(12 * HOUR_MS)
    expect(await ask(last.session)).toMatchObject(ENDED)
    expect(operations.audited.map(({ action }) => action)).toEqual(['session.begin'])
  })

  it('ends once the owner has another token', async () => {
    const { session } = await keep(TOKEN)
    await operations.stop()
    operations = await startTestOperations({ now: () => now, settings: { opsToken: `another-${TOKEN}` } })
    expect(await ask(session)).toMatchObject({ status: 401, errorCode: 'OPS_TOKEN_WRONG' })
  })

  it.each(['kim/owner', 'k'.repeat(65), '<b>', ''])('has no name where a person is %j', async person => {
    expect(await keep(TOKEN, { 'x-operator': person })).toMatchObject({ operator: 'operator:owner' })
  })

  it('ends with its token', async () => {
    const { session } = await keep(await namedToken('kim'))
    await operations.call('POST', '/tokens/kim/revoke')
    expect(await ask(session)).toMatchObject({ status: 401, errorCode: 'OPS_TOKEN_ENDED' })
  })

  it('ends the stream that it has opened', async () => {
    const { session } = await keep(TOKEN)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { body } = await fetch(`${operations.address}/ops/api/events`, {
      headers: { authorization: `Bearer ${session}` },
    })
    const read = body?.pipeTo(new WritableStream())
    after(30 * MINUTE_MS)
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(read).rejects.toThrow('terminated')
    vi.useRealTimers()
  })
})

describe('the text of a session', () => {
  const limits = { idle: 30, longest: 720 }
  const sessionsWith = (key: string) => new Sessions({ key: () => key, limits, now: () => now })

  it('is refused if one character differs, or another key signed it', () => {
    const { session } = sessionsWith('key').issue({ token: null, person: '' })
    fc.assert(
      fc.property(fc.nat(session.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
        const changed = session.slice(0, at) + character + session.slice(at + 1)
        expect(sessionsWith('key').read(changed) !== null).toBe(changed === session)
      }),
    )
    expect(sessionsWith('other').read(session)).toBeNull()
  })

  it('is refused as a wrong token on a site without a key', () => {
    const sut = new Sessions({ key: () => undefined, limits, now: () => now })
    expect(() => sut.read('ses_e30.e30')).toThrow(
      expect.objectContaining({ status: 401, errorCode: 'OPS_TOKEN_WRONG' }),
    )
  })

  it('is none where it only looks like one', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(sessionsWith('key').read(`ses_${text}`)).toBeNull()
      }),
    )
  })
})
