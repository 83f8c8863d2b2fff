import { PASS_REQUIRED, QUEUE_ACTIONS, type QueueStep } from 'domain-rules/queue'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPasses } from 'waiting-room/pass'
import { fileTestApplication } from '../testing/applications/test-application.ts'
import { openTestDraft } from '../testing/applications/test-filing.ts'
import { signedIn } from '../testing/backend/signed-in.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { requestFor, type Sent } from '../testing/browsers/visitor.ts'
import { gatedCalls, gatedPerson } from '../testing/contract/gated-calls.ts'

const QUEUE_KEY = 'passes-of-tests-are-signed-with-this-key'
const passes = createPasses({ secret: QUEUE_KEY, now: () => Date.now() })
const oldPasses = createPasses({ secret: QUEUE_KEY, now: () => Date.now() - 3_600_000 })

const backend = testBackend({ QUEUE_KEY, QUEUE_GATE: 'always' })
let session: string
/** The session of the same person for the submitted application of another business. */
let filedSession: string

beforeAll(async () => {
  await openTestDraft(backend, gatedPerson.businessNumber)
  session = (await signedIn(gatedPerson)).cookie
  const businessNumber = '1234567803'
  const applicationNumber = await fileTestApplication(backend.database, { ...gatedPerson, businessNumber })
  filedSession = (await signedIn({ ...gatedPerson, businessNumber, applicationNumber })).cookie
})

/** Returns the action for whose turn the gate asks; null if it lets the call pass, whatever its response is. */
async function actionToWaitFor(call: string, sent: Sent, cookies: string): Promise<string | null> {
  const response = await fetch(...requestFor(backend.address, call, sent, cookies))
  const text = await response.text()
  if (!text.includes(PASS_REQUIRED)) return null
  expect(response.status).toBe(403)
  expect(JSON.parse(text)).toMatchObject({ message: expect.stringMatching(/[가-힣]/) })
  return response.headers.get('queue-action')
}

const cookiesOf = (action: string, by: typeof passes, key = 'ABCD') => ({
  line: `sbiz_line_${action}=${by.ticketCookieFor(action, key)}`,
  pass: `sbiz_pass_${action}=${by.passFor(action, key)}`,
})

const both = ({ line, pass }: { line: string; pass: string }) => `${line}; ${pass}`

it('every step of the waiting room but home has a call that needs its turn', () => {
  const steps = new Set(gatedCalls.map(([step]) => step))
  expect(Object.keys(QUEUE_ACTIONS).filter(step => !steps.has(step as QueueStep))).toEqual(['home'])
})

it('general proof needs no turn', async () => {
  const [, call = '', sent] = gatedCalls.find(([step]) => step === 'proofBusiness') ?? []
  const general = JSON.stringify(sent?.json).replaceAll('영업', '일반')
  expect(await actionToWaitFor(call, { json: JSON.parse(general) }, session)).toBeNull()
})

describe.each(gatedCalls)('%s: %s', (step, call, sent) => {
  const action = QUEUE_ACTIONS[step]
  const fresh = (key?: string) => cookiesOf(action, passes, key)
  const waitsFor = (cookies: string) =>
    actionToWaitFor(call, sent, `${step === 'accountCorrection' ? filedSession : session}; ${cookies}`)

  it.each([
    ['no pass', () => ''],
    ['a number alone', () => fresh().line],
    ['the pass of another browser', () => fresh().pass],
    ['the pass of another browser with a number of its own', () => `${fresh().pass}; ${fresh('EF01').line}`],
    ['a pass for another action', () => both(cookiesOf('act_1', passes)).replaceAll('act_1', action)],
    ['a pass that has run out', () => both(cookiesOf(action, oldPasses))],
    ['a made-up pass', () => `sbiz_line_${action}=ABCD.x; sbiz_pass_${action}=9999999999999.x.y`],
  ])('is refused with %s', async (_, cookies) => {
    expect(await waitsFor(cookies())).toBe(action)
  })

  it('is served with the pass of its turn', async () => {
    expect(await waitsFor(both(fresh()))).toBeNull()
  })
})
