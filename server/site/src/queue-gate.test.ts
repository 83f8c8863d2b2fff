import {
  fileTestApplication,
  gatedAccount,
  gatedCalls,
  gatedPerson,
  openTestDraft,
  postJson,
  requestFor,
  signedIn,
  type Sent,
  type TestBackend,
} from 'backend/testing'
import { PASS_REQUIRED, QUEUE_ACTIONS, type QueueStep } from 'domain-rules/queue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSite } from './testing/test-site.ts'

const QUEUE_KEY = 'passes-of-tests-are-signed-with-this-key'
const OPS_TOKEN = 'operators-of-tests-show-this-token'

let site: TestBackend
let session: string
/** The session of the same person for the submitted application of another business. */
let filedSession: string

beforeAll(async () => {
  site = await startTestSite({ QUEUE_KEY, QUEUE_GATE: 'always', OPS_TOKEN })
  await openTestDraft(site, gatedPerson.businessNumber)
  session = (await signedIn(gatedPerson)).cookie
  const businessNumber = '1234567803'
  const applicationNumber = await fileTestApplication(site.database, { ...gatedPerson, businessNumber })
  filedSession = (await signedIn({ ...gatedPerson, businessNumber, applicationNumber })).cookie
})
afterAll(() => site.stop())

/** Returns whether the gate lets a call pass, whatever its response is. */
async function isLetIn(call: string, sent: Sent, cookies: string, by = session): Promise<boolean> {
  const response = await fetch(...requestFor(site.address, call, sent, `${by}; ${cookies}`))
  const text = await response.text()
  if (!text.includes(PASS_REQUIRED)) return true
  expect(response.status).toBe(403)
  expect(response.headers.get('queue-action')).toMatch(/^act_/)
  expect(JSON.parse(text)).toMatchObject({ message: expect.stringMatching(/[가-힣]/) })
  return false
}

/** Asks the waiting room as a browser with these cookies. Returns the reply, and the cookies afterwards. */
async function ask(query: string, cookies = ''): Promise<{ text: string; key: string; cookies: string }> {
  const response = await fetch(`${site.address}/ts.wseq?sid=service_1&${query}`, {
    headers: { cookie: cookies },
  })
  const text = await response.text()
  const given = response.headers.getSetCookie()
  for (const line of given) expect(line).toMatch(/; Path=\/; .*SameSite=Lax; HttpOnly/)
  const kept = [cookies, ...given.map(line => line.split(';', 1)[0])].filter(Boolean)
  return { text, key: /key=([0-9A-F]+)/.exec(text)?.[1] ?? '', cookies: kept.join('; ') }
}

const steer = (action: string, settings: object) =>
  postJson(`${site.address}/sandbox/api/queue/${action}`, settings)

describe.each(gatedCalls)('%s: %s', (step, call, sent, other) => {
  const action = QUEUE_ACTIONS[step]
  const isServed = (asked: Sent, cookies: string) =>
    isLetIn(call, asked, cookies, step === 'accountCorrection' ? filedSession : session)

  it('is served in its turn, also again when the response was lost and after a reload, and not a second time', async () => {
    const { cookies } = await ask(`opcode=5101&aid=${action}`)
    expect(await isServed(sent, cookies)).toBe(true)
    expect(await isServed(sent, cookies)).toBe(true)
    const reloaded = await ask(`opcode=5101&aid=${action}`, cookies)
    expect(await isServed(sent, reloaded.cookies)).toBe(true)
    expect(await isServed(other, reloaded.cookies)).toBe(false)
  })
})

describe('no way past the line', () => {
  const [step, call, sent] = gatedCalls[8] ?? expect.unreachable('there is a gated call')
  const action = QUEUE_ACTIONS[step]

  it.each([
    'calling without the page',
    'cutting /ts.wseq, or letting it fail',
    'blocking the widget',
    'a forged 200',
    'ts_bypass written into the page',
  ])('%s: the browser has no cookie, and the call is refused', async () => {
    expect(await isLetIn(call, sent, '')).toBe(false)
  })

  it.each([
    ['error', { mode: 'error', code: 999 }],
    ['a block of the address', { mode: 'ipblock' }],
    ['a block', { mode: 'block' }],
    ['a wait', { mode: 'wait' }],
  ])('%s gives no pass, however the page takes it', async (_what, settings) => {
    await steer(action, settings)
    const { cookies } = await ask(`opcode=5101&aid=${action}`)
    expect(cookies).not.toContain('sbiz_pass')
    expect(await isLetIn(call, sent, cookies)).toBe(false)
    await steer(action, { mode: 'open' })
  })

  it('a key that was passed on is worth nothing in another browser', async () => {
    const { key } = await ask(`opcode=5101&aid=${action}`)
    const other = await ask(`opcode=5002&aid=${action}&key=${key}`)
    expect(other.text).toContain('200:')
    expect(other.cookies).toBe('')
  })

  it('a browser has one number for an action, so a reload keeps the place and no one hoards', async () => {
    await steer(action, { mode: 'wait' })
    const first = await ask(`opcode=5101&aid=${action}`)
    const again = await ask(`opcode=5101&aid=${action}`, first.cookies)
    expect(again.key).toBe(first.key)
    await steer(action, { mode: 'open' })
    const entered = await ask(`opcode=5002&aid=${action}&key=${first.key}`, first.cookies)
    expect(await isLetIn(call, sent, entered.cookies)).toBe(true)
    await ask(`opcode=5004&key=${first.key}`)
    expect((await ask(`opcode=5101&aid=${action}`, entered.cookies)).key).not.toBe(first.key)
  })

  it('a turn that is over still has its pass, when the call came too late for it', async () => {
    const { key, cookies } = await ask(`opcode=5101&aid=${action}`)
    await ask(`opcode=5004&key=${key}`)
    expect(await isLetIn(call, sent, cookies)).toBe(true)
  })

  it.each(['bypass', 'express'])('the operator lets everyone in by %s', async mode => {
    await steer(action, { mode })
    expect(await isLetIn(call, sent, (await ask(`opcode=5101&aid=${action}`)).cookies)).toBe(true)
    expect(await isLetIn(call, sent, '')).toBe(mode === 'bypass')
    await steer(action, { mode: 'open' })
  })

  it('what an operator says of a line holds for the next question, and for the gate', async () => {
    const operate = async (change: object) => {
      const headers = { authorization: `Bearer ${OPS_TOKEN}`, 'content-type': 'application/json' }
      const path = `${site.address}/ops/api/waiting-room/${action}`
      const answer = await fetch(path, { method: 'PUT', headers, body: JSON.stringify(change) })
      expect(answer.status).toBe(200)
    }
    await operate({ mode: 'pause' })
    expect((await ask(`opcode=5101&aid=${action}`)).text).toMatch(/^201:/)
    expect(await isLetIn(call, sent, '')).toBe(false)
    await operate({ mode: 'bypass' })
    expect((await ask(`opcode=5101&aid=${action}`)).text).toMatch(/^300:/)
    expect(await isLetIn(call, sent, '')).toBe(true)
    await operate({ mode: 'open' })
  })
})

it.each([
  ['accountCheck', 'accountCorrection', () => session],
  ['accountCorrection', 'accountCheck', () => filedSession],
] as const)('the account is checked in a turn of %s, and not of %s', async (own, other, by) => {
  const call = 'POST /api/v1/auth/validate-account-owner'
  const turnOf = async (step: QueueStep) => (await ask(`opcode=5101&aid=${QUEUE_ACTIONS[step]}`)).cookies
  await steer(QUEUE_ACTIONS[own], { mode: 'wait' })
  expect(await isLetIn(call, { json: gatedAccount }, await turnOf(other), by())).toBe(false)
  await steer(QUEUE_ACTIONS[own], { mode: 'open' })
  expect(await isLetIn(call, { json: gatedAccount }, await turnOf(own), by())).toBe(true)
})

it('a gate that is there for limits alone is open until there are some', async () => {
  const limited = await startTestSite({ QUEUE_KEY, QUEUE_GATE: 'limited' })
  await openTestDraft(limited, gatedPerson.businessNumber)
  const check = () =>
    fetch(
      ...requestFor(
        limited.address,
        'POST /api/v1/auth/validate-account-owner',
        { json: gatedAccount },
        session,
      ),
    )
  expect((await check()).status).toBe(200)
  await postJson(`${limited.address}/sandbox/api/queue/act_6`, { mode: 'open', limit: 5 })
  expect((await check()).status).toBe(403)
  await limited.stop()
})
