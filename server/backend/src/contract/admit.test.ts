import { describe, expect, it } from 'vitest'
import { signedIn } from '../testing/backend/signed-in.ts'
import { applicant, serveSampleCalls } from '../testing/contract/sample-calls.ts'

const ADMIN_TOKEN = 'the-token-of-the-admin-backend-here'

describe('a call for applicants', () => {
  const expired = {
    status: 401,
    body: { status: 401, errorCode: 'AUTH_EXPIRED', message: '인증정보가 만료되었습니다.' },
  }

  it.each([
    ['no cookie', { cookie: '' }],
    ['a made-up cookie', { cookie: 'sbiz_auth=abc' }],
    ['the marker alone', { cookie: 'sbiz_auth_on=1' }],
    ['a token that is not theirs', { authorization: 'Bearer other' }],
  ])('is refused with %s', async (_, headers) => {
    const { echo } = await serveSampleCalls()
    expect(await echo({ text: 'a' }, headers)).toEqual(expired)
  })

  it('is refused when the session has run out', async () => {
    const longAgo = () => new Date(Date.now() - 3_601_000)
    const { echo } = await serveSampleCalls()
    expect(await echo({ text: 'a' }, await signedIn(applicant, longAgo))).toEqual(expired)
  })

  it('is refused when the session was ended, though its cookie has not run out', async () => {
    const { echo } = await serveSampleCalls()
    expect(await echo({ text: 'a' }, await signedIn({ ...applicant, sessionId: 'ended' }))).toEqual(expired)
  })

  it('is answered with their own token beside the cookie', async () => {
    const { echo } = await serveSampleCalls()
    expect(await echo({ text: 'a' }, { authorization: 'Bearer mine' })).toMatchObject({ status: 200 })
  })
})

describe('the admin backend', () => {
  const LISTED = { ADMIN_ADDRESSES: '127.0.0.1', ADMIN_TOKEN }
  const shown = { authorization: `Bearer ${ADMIN_TOKEN}` }
  const refused = {
    status: 403,
    body: { status: 403, errorCode: 'ADMIN_REFUSED', message: '접근 권한이 없습니다.' },
  }

  it('answers to the token from a listed address', async () => {
    const { ask } = await serveSampleCalls(LISTED)
    expect(await ask('/admin-api/who', { headers: shown })).toEqual({
      status: 200,
      body: { isAdmin: true, ci: null },
    })
  })

  it.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer other' }],
    ['the token and a bit', { authorization: `Bearer ${ADMIN_TOKEN}x` }],
  ])('refuses %s', async (_, headers) => {
    const { ask } = await serveSampleCalls(LISTED)
    expect(await ask('/admin-api/who', { headers })).toEqual(refused)
  })

  it('refuses a session, and whatever the browser claims', async () => {
    const { ask } = await serveSampleCalls(LISTED)
    const headers = { ...(await signedIn(applicant)), adminCiYn: 'Y', cookie: 'adminCiYn=Y' }
    expect(await ask('/admin-api/who?adminCiYn=Y', { headers })).toEqual(refused)
  })

  it('does not open the applicants’ call by its token', async () => {
    const { ask } = await serveSampleCalls(LISTED)
    expect(await ask('/who', { headers: shown })).toMatchObject({ status: 401 })
  })

  it.each([
    ['no one is configured', {}],
    ['no token is configured', { ADMIN_ADDRESSES: '127.0.0.1' }],
    ['no address is configured', { ADMIN_TOKEN }],
    ['other addresses are configured', { ADMIN_TOKEN, ADMIN_ADDRESSES: '192.0.2.0/24' }],
  ])('refuses everyone when %s', async (_, environment) => {
    const { ask } = await serveSampleCalls(environment)
    const forwarded = { ...shown, 'x-forwarded-for': '192.0.2.1' }
    expect(await ask('/admin-api/who', { headers: forwarded })).toEqual(refused)
  })

  it.each([
    ['192.0.2.1', 200],
    ['203.0.113.9, 192.0.2.1', 200],
    // An address that a browser puts before its real one has no effect.
    ['192.0.2.1, 203.0.113.9', 403],
    ['nonsense', 403],
  ])('behind a proxy goes by the address that the proxy added: %s gets %i', async (forwarded, status) => {
    const { ask } = await serveSampleCalls({
      ADMIN_TOKEN,
      ADMIN_ADDRESSES: '192.0.2.0/24',
      TRUST_PROXY: 'on',
    })
    const answer = await ask('/admin-api/who', { headers: { ...shown, 'x-forwarded-for': forwarded } })
    expect(answer.status).toBe(status)
  })
})
