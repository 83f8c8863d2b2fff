import { describe, expect, it } from 'vitest'
import { checkedPerson, openCheckDesk, standingCheckDesk } from '../../testing/check-desk.ts'
import { postJson } from '../../testing/test-backend.ts'

const desk = standingCheckDesk()
const { backend } = desk

describe('every check', () => {
  it.each([
    'auth/realname',
    'auth/validate-business',
    'auth/validate-account-owner',
    'auth/account/verify',
    'application/info/delitotalamt',
  ])('%s needs a session, and a body that fits', async path => {
    expect(await postJson(`${backend.address}/api/v1/${path}`, {})).toMatchObject({
      status: 401,
      body: { errorCode: 'AUTH_EXPIRED' },
    })
    for (const body of [{}, [], null, { brno: 5, bankCd: '4', businesses: 'x', aplyNo: '\u0000' }]) {
      expect(await desk.ask(path, body)).toMatchObject({ status: 400, body: { message: expect.any(String) } })
    }
    expect(await desk.checks(desk.aplyNo)).toEqual([])
  })
})

describe('the amount of quick support', () => {
  const amountFor = async (brno: string) =>
    (await openCheckDesk(backend, checkedPerson.ci, brno)).ask('application/info/delitotalamt', { brno })

  it.each([
    ['1234567814', 0],
    ['1234567815', 120_000],
    ['1234567801', 300_000],
  ])('of %s is %i won (API-25, CONST-14)', async (brno, sprtAmt) => {
    expect(await amountFor(brno)).toEqual({
      status: 200,
      body: { status: 200, message: expect.any(String), result: { sprtAmt } },
    })
  })

  it('is missing where no platform knows the business (APLY-97)', async () => {
    expect(await amountFor('1234567816')).toEqual({
      status: 200,
      body: { status: 200, message: '배달료 정보가 없습니다.', result: null },
    })
  })

  it('is refused for another business than one’s own', async () => {
    expect(await desk.ask('application/info/delitotalamt', { brno: '1234567801' })).toMatchObject({
      status: 404,
    })
  })
})
