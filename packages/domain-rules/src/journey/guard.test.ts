import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  factsAfterLeaving,
  guardVerdict,
  isProtected,
  losesSession,
  needsSession,
  type GuardFacts,
  type GuardVerdict,
  type Need,
} from './guard.ts'
import { allRoutes } from './routes/all-routes.ts'

const IN: GuardVerdict = { ok: true }
const REGISTER_FIRST = turnedAway('사업자등록번호 확인을 진행해주세요.', '/bzmn-reg')
const LOOK_UP_FIRST = turnedAway('사업자등록번호 확인을 진행해주세요.', '/bzmn-result')
const IDENTIFY_FIRST = turnedAway('본인인증을 먼저 진행해주세요.', '/onslf-check')
const EXPIRED = turnedAway('인증정보가 만료되었습니다.', '/', true)
const TOKEN_GONE = turnedAway('인증이 만료되었습니다. 다시 인증해주세요.', '/', true)
const UNKNOWN = turnedAway('잘못된 접근입니다.', '/')
const WITHOUT_A_WORD = turnedAway(null, '/')

const nobody: GuardFacts = {
  devRoutes: false,
  adminAddress: false,
  applicationNumber: false,
  businessNumber: false,
  identity: false,
  authCookie: false,
  token: false,
}
/** Who has confirmed a business number, been verified, and lost the cookie. */
const withoutCookie = {
  ...nobody,
  applicationNumber: true,
  businessNumber: true,
  identity: true,
  token: true,
}
const withCookie = { ...nobody, authCookie: true }
const signedIn = { ...withoutCookie, authCookie: true }
const withoutToken = { ...signedIn, token: false }

type Row = [path: string, whoArrives: Record<keyof typeof visitors, GuardVerdict>]

const visitors = { nobody, withCookie, withoutCookie, withoutToken, signedIn }

const open = row({})
const form = row({
  nobody: REGISTER_FIRST,
  withCookie: REGISTER_FIRST,
  withoutCookie: EXPIRED,
})
const signedInOnly = row({ nobody: EXPIRED, withoutCookie: EXPIRED })
const proof = row({
  nobody: EXPIRED,
  withCookie: TOKEN_GONE,
  withoutCookie: EXPIRED,
  withoutToken: TOKEN_GONE,
})
const hidden = (verdict: GuardVerdict) =>
  row({
    nobody: verdict,
    withCookie: verdict,
    withoutCookie: verdict,
    withoutToken: verdict,
    signedIn: verdict,
  })

const TABLE: Row[] = [
  ['/', open],
  ['/board-faq', open],
  ['/region-center', open],
  ['/info-privacy', open],
  ['/info-terms', open],
  ['/coming-soon', open],
  ['/objctRqst', open],
  ['/user-guide', open],
  ['/popup', open],
  ['/modal-alert', open],
  ['/licenses', open],
  ['/kmc-result', open],
  ['/integration-result', open],
  ['/elig-check', open],
  ['/ctn-mttr', open],
  ['/self-check', open],
  ['/bzmn-reg', open],
  ['/onslf-check', row({ nobody: REGISTER_FIRST, withCookie: REGISTER_FIRST })],
  ['/info-agree', signedInOnly],
  ['/mydata-agree', signedInOnly],
  ['/aply-info', form],
  ['/aply-cmptn', form],
  ['/info-agree-test', hidden(UNKNOWN)],
  ['/mydata-agree-test', hidden(UNKNOWN)],
  ['/bzmn-result', open],
  ['/onslf-check-result', row({ nobody: LOOK_UP_FIRST, withCookie: LOOK_UP_FIRST })],
  ['/aply-result', signedInOnly],
  ['/result-modify', signedInOnly],
  ['/result-modify-cmptn', signedInOnly],
  ['/opinion-submit', signedInOnly],
  ['/bzmn-result-admin', hidden(WITHOUT_A_WORD)],
  ['/proof-intro', proof],
  ['/proof-reg', proof],
  ['/proof-reg-all', proof],
  ['/proof-reg-add', proof],
  ['/proof-reg-parcel', proof],
  ['/detail-page', proof],
]

describe('the guard, over every route', () => {
  it('is written down for every route, once', () => {
    expect(TABLE.map(([path]) => path).toSorted()).toEqual(allRoutes.map(({ path }) => path).toSorted())
  })

  it.each(TABLE)('%s lets in and turns away as written', (path, expected) => {
    const verdicts = Object.entries(visitors).map(([who, facts]) => [who, guardVerdict(routeAt(path), facts)])
    expect(Object.fromEntries(verdicts)).toEqual(expected)
  })

  it.each([
    ['/info-agree-test', 'devRoutes'],
    ['/mydata-agree-test', 'devRoutes'],
    ['/bzmn-result-admin', 'adminAddress'],
  ] as const)('%s opens with %s alone', (path, need) => {
    expect(guardVerdict(routeAt(path), { ...nobody, [need]: true })).toEqual(IN)
  })

  it.each<[string, Need, GuardVerdict]>([
    ['applicationNumber', 'applicationNumber', REGISTER_FIRST],
    ['identity', 'identity', IDENTIFY_FIRST],
    ['authCookie', 'authCookie', EXPIRED],
  ])('the form asks for %s when that alone is missing', (_what, missing, verdict) => {
    expect(guardVerdict(routeAt('/aply-info'), { ...signedIn, [missing]: false })).toEqual(verdict)
  })
})

describe('the guard, for any route and visitor', () => {
  const anyRoute = fc.constantFrom(...allRoutes)
  const anyFacts: fc.Arbitrary<GuardFacts> = fc.record({
    devRoutes: fc.boolean(),
    adminAddress: fc.boolean(),
    applicationNumber: fc.boolean(),
    businessNumber: fc.boolean(),
    identity: fc.boolean(),
    authCookie: fc.boolean(),
    token: fc.boolean(),
  })

  it('lets in exactly those who have all that is needed', () => {
    fc.assert(
      fc.property(anyRoute, anyFacts, (route, facts) => {
        expect(guardVerdict(route, facts).ok).toBe(route.needs.every(need => facts[need]))
      }),
    )
  })

  it('answers the same in whatever order the needs are listed', () => {
    fc.assert(
      fc.property(anyRoute, anyFacts, ({ needs }, facts) => {
        expect(guardVerdict({ needs: needs.toReversed() }, facts)).toEqual(guardVerdict({ needs }, facts))
      }),
    )
  })

  it('clears the session only of those who lack nothing but the authentication', () => {
    fc.assert(
      fc.property(anyRoute, anyFacts, (route, facts) => {
        const verdict = guardVerdict(route, facts)
        const missing = route.needs.filter(need => !facts[need])
        const lacksAuthentication =
          missing.length > 0 && missing.every(need => /^(authCookie|token)$/.test(need))
        expect(!verdict.ok && verdict.clearsSession).toBe(lacksAuthentication)
      }),
    )
  })

  it('sends nobody to a page that turns them away as well', () => {
    fc.assert(
      fc.property(anyRoute, anyFacts, (route, facts) => {
        const verdict = guardVerdict(route, facts)
        if (verdict.ok || verdict.goTo === '/onslf-check') return
        expect(guardVerdict(routeAt(verdict.goTo), verdict.clearsSession ? nobody : facts)).toEqual(IN)
      }),
    )
  })
})

describe('leaving a page', () => {
  const from = routeAt('/info-agree')

  it('without the cookie forgets the session on the way to a page that does not ask for the cookie', () => {
    expect(factsAfterLeaving(from, routeAt('/bzmn-reg'), withoutCookie)).toEqual(nobody)
    expect(factsAfterLeaving(from, routeAt('/onslf-check'), withoutCookie)).toEqual(nobody)
  })

  it('without the cookie towards a page that asks for it has that page say so', () => {
    const facts = factsAfterLeaving(from, routeAt('/aply-info'), withoutCookie)
    expect(guardVerdict(routeAt('/aply-info'), facts)).toEqual(EXPIRED)
  })

  it.each([
    ['with the cookie', from, signedIn],
    ['that was never entered', null, withoutCookie],
    ['that everybody may see', routeAt('/bzmn-reg'), withoutCookie],
  ])('%s keeps everything', (_what, page, facts) => {
    expect(factsAfterLeaving(page, routeAt('/onslf-check'), facts)).toBe(facts)
    expect(losesSession(page, routeAt('/onslf-check'), facts)).toBe(false)
  })

  it('is not staying on it', () => {
    expect(losesSession(from, from, withoutCookie)).toBe(false)
  })
})

it('a page needs the session exactly when it asks for something that ends with it', () => {
  const useless = allRoutes.filter(needsSession).map(({ path }) => path)
  const asking = TABLE.filter(([path, { nobody: verdict }]) => !verdict.ok && !/-test$|-admin$/.test(path))
  expect(useless.toSorted()).toEqual(asking.map(([path]) => path).toSorted())
})

it('the protected pages are those of the decision (AMB-39)', () => {
  const timed = allRoutes
    .filter(({ timer, path }) => timer && path !== '/onslf-check')
    .map(({ path }) => path)
  const named = ['/info-agree', '/mydata-agree', '/aply-info', '/aply-cmptn', '/result-modify-cmptn']
  const expected = new Set<string>([...timed, ...named])
  expect(new Set(allRoutes.filter(isProtected).map(({ path }) => path))).toEqual(expected)
})

function row(turnedAwayAt: Partial<Row[1]>): Row[1] {
  return { nobody: IN, withCookie: IN, withoutCookie: IN, withoutToken: IN, signedIn: IN, ...turnedAwayAt }
}

function turnedAway(
  reason: string | null,
  goTo: '/' | '/bzmn-reg' | '/bzmn-result' | '/onslf-check',
  clearsSession = false,
): GuardVerdict {
  return { ok: false, reason, goTo, clearsSession }
}

function routeAt(path: string) {
  const found = allRoutes.find(route => route.path === path)
  if (!found) throw new Error(`no route at ${path}`)
  return found
}
