import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardVerdict, type GuardVerdict, type Need } from './guard.ts'

const everything: Record<Need, boolean> = {
  applicationNumber: true,
  businessNumber: true,
  identity: true,
  authCookie: true,
}
const nothing: Record<Need, boolean> = {
  applicationNumber: false,
  businessNumber: false,
  identity: false,
  authCookie: false,
}
const without = (...missing: Need[]) => ({
  ...everything,
  ...Object.fromEntries(missing.map(need => [need, false])),
})

const PROCEED: GuardVerdict = { ok: true }
const REGISTER_FIRST: GuardVerdict = {
  ok: false,
  reason: '사업자등록번호 확인을 진행해주세요.',
  goTo: '/bzmn-reg',
  clearsSession: false,
}
const LOOK_UP_FIRST: GuardVerdict = { ...REGISTER_FIRST, goTo: '/bzmn-result' }
const IDENTIFY_FIRST: GuardVerdict = {
  ok: false,
  reason: '본인인증을 먼저 진행해주세요.',
  goTo: '/onslf-check',
  clearsSession: false,
}
const EXPIRED: GuardVerdict = {
  ok: false,
  reason: '인증정보가 만료되었습니다.',
  goTo: '/',
  clearsSession: true,
}

const publicPage: Need[] = []
const identityCheck: Need[] = ['applicationNumber']
const identityCheckForResult: Need[] = ['businessNumber']
const consents: Need[] = ['authCookie']
const applicationForm: Need[] = ['applicationNumber', 'identity', 'authCookie']

describe('the guard', () => {
  it.each<[string, Need[], Record<Need, boolean>, GuardVerdict]>([
    ['lets anybody into a public page', publicPage, nothing, PROCEED],
    ['asks for the business number before identity verification', identityCheck, nothing, REGISTER_FIRST],
    ['lets in whoever has an application number', identityCheck, without('identity', 'authCookie'), PROCEED],
    [
      'asks for the number to look up before identity verification',
      identityCheckForResult,
      nothing,
      LOOK_UP_FIRST,
    ],
    [
      'lets in whoever gave a number to look up',
      identityCheckForResult,
      without('applicationNumber'),
      PROCEED,
    ],
    ['clears the session of whoever has no cookie', consents, without('authCookie'), EXPIRED],
    ['asks a stranger on the form for the business number', applicationForm, nothing, REGISTER_FIRST],
    [
      'asks for the application number before identity',
      applicationForm,
      without('applicationNumber', 'identity'),
      REGISTER_FIRST,
    ],
    [
      'asks for the application number before the cookie',
      applicationForm,
      without('applicationNumber', 'authCookie'),
      REGISTER_FIRST,
    ],
    [
      'asks for identity before the cookie',
      applicationForm,
      without('identity', 'authCookie'),
      IDENTIFY_FIRST,
    ],
    ['asks for identity alone', applicationForm, without('identity'), IDENTIFY_FIRST],
    ['asks for the cookie last', applicationForm, without('authCookie'), EXPIRED],
    ['does not ask for what the route does not need', applicationForm, without('businessNumber'), PROCEED],
    ['lets a complete visitor into the form', applicationForm, everything, PROCEED],
  ])('%s', (_behaviour, needs, facts, verdict) => {
    expect(guardVerdict(needs, facts)).toEqual(verdict)
  })
})

describe('the guard, for any needs and facts', () => {
  const anyNeeds = fc.shuffledSubarray([
    'applicationNumber',
    'businessNumber',
    'identity',
    'authCookie',
  ] as const)
  const anyFacts = fc.record<Record<Need, boolean>>({
    applicationNumber: fc.boolean(),
    businessNumber: fc.boolean(),
    identity: fc.boolean(),
    authCookie: fc.boolean(),
  })

  it('lets in exactly those who have all that is needed', () => {
    fc.assert(
      fc.property(anyNeeds, anyFacts, (needs, facts) => {
        expect(guardVerdict(needs, facts).ok).toBe(needs.every(need => facts[need]))
      }),
    )
  })

  it('answers the same in whatever order the needs are listed', () => {
    fc.assert(
      fc.property(anyNeeds, anyFacts, (needs, facts) => {
        expect(guardVerdict(needs.toReversed(), facts)).toEqual(guardVerdict(needs, facts))
      }),
    )
  })

  it('clears the session only when nothing but the cookie is missing', () => {
    fc.assert(
      fc.property(anyNeeds, anyFacts, (needs, facts) => {
        const verdict = guardVerdict(needs, facts)
        const missing = needs.filter(need => !facts[need])
        expect(!verdict.ok && verdict.clearsSession).toBe(missing.join() === 'authCookie')
      }),
    )
  })
})
