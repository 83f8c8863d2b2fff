import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needs as allNeeds, type Need } from './needs.ts'
import {
  factsAfterLeaving,
  guardVerdict,
  isProtected,
  losesSession,
  needsSession,
  type GuardFacts,
  type GuardVerdict,
} from './guard.ts'

const IN: GuardVerdict = { ok: true }
const REGISTER_FIRST = turnedAway('사업자등록번호 확인을 진행해주세요.', '/bzmn-reg')
const LOOK_UP_FIRST = turnedAway('사업자등록번호 확인을 진행해주세요.', '/bzmn-result')
const IDENTIFY_FIRST = turnedAway('본인인증을 먼저 진행해주세요.', '/onslf-check')
const EXPIRED = turnedAway('인증정보가 만료되었습니다.', '/', true)
const TOKEN_GONE = turnedAway('인증이 만료되었습니다. 다시 인증해주세요.', '/', true)
const UNKNOWN = turnedAway('잘못된 접근입니다.', '/')
const WITHOUT_MESSAGE = turnedAway(null, '/')

const stranger: GuardFacts = {
  devRoutes: false,
  adminAddress: false,
  applicationNumber: false,
  businessNumber: false,
  identity: false,
  authCookie: false,
  token: false,
}
/** A visitor with a business number and a verification, whose cookie is gone. */
const withoutCookie = {
  ...stranger,
  applicationNumber: true,
  businessNumber: true,
  identity: true,
  token: true,
}
const withCookie = { ...stranger, authCookie: true }
const signedIn = { ...withoutCookie, authCookie: true }
const withoutToken = { ...signedIn, token: false }

const form = { needs: ['applicationNumber', 'identity', 'authCookie'] } as const

const visitors = { stranger, withCookie, withoutCookie, withoutToken, signedIn }

type Verdicts = Record<keyof typeof visitors, GuardVerdict>

/** The verdicts on the visitors at a page with these needs; visitors that are not named may enter. */
const TABLE: [about: string, needs: Need[], turnedAwayAt: Partial<Verdicts>][] = [
  ['needs nothing', [], {}],
  [
    'needs an application number',
    ['applicationNumber'],
    { stranger: REGISTER_FIRST, withCookie: REGISTER_FIRST },
  ],
  ['needs a business number', ['businessNumber'], { stranger: LOOK_UP_FIRST, withCookie: LOOK_UP_FIRST }],
  ['needs the cookie', ['authCookie'], { stranger: EXPIRED, withoutCookie: EXPIRED }],
  [
    'is the form',
    ['applicationNumber', 'identity', 'authCookie'],
    { stranger: REGISTER_FIRST, withCookie: REGISTER_FIRST, withoutCookie: EXPIRED },
  ],
  [
    'is about proof',
    ['authCookie', 'token'],
    { stranger: EXPIRED, withCookie: TOKEN_GONE, withoutCookie: EXPIRED, withoutToken: TOKEN_GONE },
  ],
  ['is for developers', ['devRoutes'], forAll(UNKNOWN)],
  ['is for administrators', ['adminAddress'], forAll(WITHOUT_MESSAGE)],
]

describe('a page', () => {
  it.each(TABLE)('that %s lets in and turns away as written', (_about, needs, turnedAwayAt) => {
    const verdicts = Object.entries(visitors).map(([who, facts]) => [who, guardVerdict({ needs }, facts)])
    expect(Object.fromEntries(verdicts)).toEqual({ ...forAll(IN), ...turnedAwayAt })
  })

  it.each(['devRoutes', 'adminAddress'] as const)('that needs %s opens with that alone', need => {
    expect(guardVerdict({ needs: [need] }, { ...stranger, [need]: true })).toEqual(IN)
  })

  it.each<[Need, GuardVerdict]>([
    ['applicationNumber', REGISTER_FIRST],
    ['identity', IDENTIFY_FIRST],
    ['authCookie', EXPIRED],
  ])('that is the form asks for %s when that alone is missing', (missing, verdict) => {
    expect(guardVerdict(form, { ...signedIn, [missing]: false })).toEqual(verdict)
  })
})

describe('the guard, for any needs and visitor', () => {
  const anyNeeds = fc.subarray([...allNeeds])
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
      fc.property(anyNeeds, anyFacts, (needs, facts) => {
        expect(guardVerdict({ needs }, facts).ok).toBe(needs.every(need => facts[need]))
      }),
    )
  })

  it('returns the same in whatever order the needs are listed', () => {
    fc.assert(
      fc.property(anyNeeds, anyFacts, (needs, facts) => {
        expect(guardVerdict({ needs: needs.toReversed() }, facts)).toEqual(guardVerdict({ needs }, facts))
      }),
    )
  })

  it('clears the session only of those who lack nothing but the authentication', () => {
    fc.assert(
      fc.property(anyNeeds, anyFacts, (needs, facts) => {
        const verdict = guardVerdict({ needs }, facts)
        const missing = needs.filter(need => !facts[need])
        const lacksAuthentication =
          missing.length > 0 && missing.every(need => /^(authCookie|token)$/.test(need))
        expect(!verdict.ok && verdict.clearsSession).toBe(lacksAuthentication)
      }),
    )
  })
})

describe('leaving a page', () => {
  const consents = { needs: ['authCookie'] } as const
  const open = { needs: [] }
  const identityCheck = { needs: ['applicationNumber'] } as const

  it('without the cookie forgets the session on the way to a page that does not ask for the cookie', () => {
    expect(factsAfterLeaving(consents, open, withoutCookie)).toEqual(stranger)
    expect(factsAfterLeaving(consents, identityCheck, withoutCookie)).toEqual(stranger)
  })

  it('without the cookie towards a page that asks for it has that page say so', () => {
    expect(guardVerdict(form, factsAfterLeaving(consents, form, withoutCookie))).toEqual(EXPIRED)
  })

  it.each([
    ['with the cookie', consents, signedIn],
    ['that was never entered', null, withoutCookie],
    ['that is open to all', open, withoutCookie],
  ])('%s keeps everything', (_what, page, facts) => {
    expect(factsAfterLeaving(page, identityCheck, facts)).toBe(facts)
    expect(losesSession(page, identityCheck, facts)).toBe(false)
  })

  it('is not staying on it', () => {
    expect(losesSession(consents, consents, withoutCookie)).toBe(false)
  })
})

it.each<[Need, boolean]>([
  ['devRoutes', false],
  ['adminAddress', false],
  ['applicationNumber', true],
  ['businessNumber', true],
  ['identity', true],
  ['authCookie', true],
  ['token', true],
])('a page that needs %s is of no use without a session: %s', (need, isUseless) => {
  expect(needsSession({ needs: [need] })).toBe(isUseless)
})

it('a page that needs something of the session among others is of no use without it', () => {
  expect(needsSession({ needs: ['devRoutes', 'token'] })).toBe(true)
})

it('a page is protected when it needs the cookie, and only then (AMB-39)', () => {
  expect(allNeeds.filter(need => isProtected({ needs: [need] }))).toEqual(['authCookie'])
})

function forAll(verdict: GuardVerdict): Verdicts {
  return {
    stranger: verdict,
    withCookie: verdict,
    withoutCookie: verdict,
    withoutToken: verdict,
    signedIn: verdict,
  }
}

function turnedAway(
  reason: string | null,
  goTo: '/' | '/bzmn-reg' | '/bzmn-result' | '/onslf-check',
  clearsSession = false,
): GuardVerdict {
  return { ok: false, reason, goTo, clearsSession }
}
