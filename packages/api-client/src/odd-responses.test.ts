import { describe, expect, it } from 'vitest'
import { everyCall } from '../test/every-call.ts'
import { respondJson, respondText, serve } from '../test/local-server.ts'
import { RequestRefused, UnexpectedResponse, UploadFailed } from './errors/errors.ts'

const failure = { errorCode: null, data: null, result: null }

/** Refusals, with and without words, in the shapes that backends and gateways have for them. */
const refusing = {
  'a status of 400 in the body': respondJson({ ...failure, status: 400 }),
  'a status of 500 in the body without words': respondJson({ ...failure, status: '500', message: '' }),
  'a status in words': respondJson({ status: 'FAIL', message: 'fail' }),
  'success as false': respondJson({ success: false, errorMessage: null }),
  'success as a text': respondJson({ ...failure, success: 'false' }),
  'words for programs': respondJson({ status: 400, message: 'Bad Request' }, 400),
  'the words of a framework': respondJson(
    { timestamp: '2025-06-02', status: 500, error: 'Internal Server Error', path: '/' },
    500,
  ),
  'the words of a database': respondJson({ status: 500, message: 'could not execute; SQL [n/a]' }, 500),
  'a piece of a page': respondJson({ status: 500, message: '<b>오류</b>' }, 500),
  'another page': respondText('<html>로그인</html>'),
  'a page that moves on': respondText('', 302),
  'no page': respondText('<h1>Not Found</h1>', 403),
  'a gateway that gave up, with a page': respondText('<h1>504</h1>', 504),
  'a gateway that gave up, without words': respondText('', 504),
  'a gateway that gave up, with its own words': respondJson({ message: 'Endpoint timed out' }, 504),
  'a broken gateway': respondText('<h1>Bad Gateway</h1>', 502),
  'nothing but trouble': respondText('', 500),
  'no sentence': respondJson({ message: null }, 503),
}

/** Negative outcomes of two checks, which are no refusals. */
const NEGATIVE: readonly unknown[] = [{ isConfirmed: false, taxType: 'unknown' }, false].map(each =>
  JSON.stringify(each),
)

/** The specification shows neither content nor marker of success for these. */
const WITHOUT_CONTENT = [
  'deliveryFeeOf',
  'signIn',
  'saveIdentityStep',
  'logOut',
  'saveAgreements',
  'listBanks',
  'listReasons',
  'listOpinions',
  'deleteItem',
  'registerSupplement',
]
/** The specification shows a status of 200 alone for these, which HTTP gives as well. */
const BY_STATUS = [
  'enterApplication',
  'verifyAccount',
  'deleteDraft',
  'cancelApplication',
  'reapply',
  'createProof',
  'addToBatch',
  'requestParcelLookup',
  'cancelBatch',
  'cancelItem',
]

it.each([
  ['an empty object', respondJson({}), [...WITHOUT_CONTENT, 'saveConsents']],
  ['an empty list', respondJson([]), [...WITHOUT_CONTENT, 'saveConsents']],
  ['null', respondJson(null), [...WITHOUT_CONTENT, 'saveConsents']],
  ['nothing', respondText(''), [...WITHOUT_CONTENT, 'saveConsents', ...BY_STATUS]],
  ['nothing under 204', respondText('', 204), WITHOUT_CONTENT],
])('%s is a success of the calls that need no content, and of no other', async (_what, respond, expected) => {
  const succeeded: string[] = []
  for (const [name, call] of Object.entries(everyCall)) {
    await serve(respond)
    const isDone = await call().then(
      () => true,
      error => {
        expect(error instanceof UploadFailed ? error.cause : error).toBeInstanceOf(UnexpectedResponse)
        return false
      },
    )
    if (isDone) succeeded.push(name)
  }
  expect(succeeded.toSorted()).toEqual(expected.toSorted())
})

describe.each(Object.entries(everyCall))('the call %s', (_name, call) => {
  it.each(Object.entries(refusing))(
    'takes %s for no success, and has a sentence for the person',
    async (_how, respond) => {
      await serve(respond)
      const outcome = await call().catch((error: unknown) => error)
      if (NEGATIVE.includes(JSON.stringify(outcome))) return
      expect([RequestRefused, UnexpectedResponse, UploadFailed].some(kind => outcome instanceof kind)).toBe(
        true,
      )
      const { message } = outcome as Error
      expect(message).toMatch(/^[가-힣0-9 ,.]+[.]$/)
    },
  )
})

it.each(['Your account is closed.', '계좌를 확인해주세요.', 'brNo is wrong'])(
  'the sentence of a server is shown to the letter, in any language: %s',
  message => {
    expect(new RequestRefused('/', { status: 400, message }).message).toBe(message)
  },
)
