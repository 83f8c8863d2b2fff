import { describe, expect, it } from 'vitest'
import { respondJson, hangUp, serve } from '../../test/local-server.ts'
import { saveAgreements, saveConsents } from './consents.ts'
import { RequestRefused, Unreachable } from '../errors/errors.ts'

const owner = { applicationNumber: '20250000000001', businessNumber: '1234567890', ci: 'CI/+==' }

describe('saving the consents of a screen', () => {
  const consents = {
    ...owner,
    version: '3.0.0',
    choices: { info_collection_yn: 'Y', info_promotion_yn: 'N', mydata_notice_yn: 'Y' },
  } as const

  it('posts each response under its column, with its place in the list', async () => {
    const received = await serve(respondJson({ status: '200', message: '저장' }))
    await saveConsents(consents)
    expect(received).toMatchObject([{ path: '/api/v1/auth/consents' }])
    expect(received[0]?.body).toEqual({
      brno: '1234567890',
      ci: 'CI/+==',
      aplyNo: '20250000000001',
      consentsData: {
        version: '3.0.0',
        agreements: {
          info_collection_yn: { orderNo: 1, value: 'Y' },
          info_promotion_yn: { orderNo: 3, value: 'N' },
          mydata_notice_yn: { orderNo: 18, value: 'Y' },
        },
      },
    })
  })

  it.each([
    ['an HTTP error', respondJson({ status: 500, message: '오류' }, 500)],
    ['another status', respondJson({ status: 400, message: '오류' })],
  ])('is refused by %s', async (_how, response) => {
    await serve(response)
    await expect(saveConsents(consents)).rejects.toBeInstanceOf(RequestRefused)
  })

  it('is not repeated by itself', async () => {
    const received = await serve(hangUp)
    await expect(saveConsents(consents)).rejects.toBeInstanceOf(Unreachable)
    expect(received).toHaveLength(1)
  })
})

describe('storing the items of the screens', () => {
  const record = { version: '3.0.0', agreedAt: '2025-03-01T00:00:00.000Z' }
  const personal = { ...record, agreements: [{ title: '수집', required: true, agreed: 'Y' }] } as const
  const mydata = { ...record, agreements: [] }

  it.each([{ status: 200, message: '저장' }, { success: true }, ''])(
    'takes %j for success',
    async response => {
      const received = await serve(respondJson(response))
      await saveAgreements('20250000000001', { personal, mydata })
      expect(received).toMatchObject([{ path: '/api/agreements' }])
      expect(received[0]?.body).toEqual({
        aplyNo: '20250000000001',
        personalInfo: personal,
        mydataInfo: mydata,
      })
    },
  )

  it('may be refused', async () => {
    await serve(respondJson({ status: 409, message: '오류' }, 409))
    await expect(saveAgreements('20250000000001', { personal, mydata })).rejects.toBeInstanceOf(
      RequestRefused,
    )
  })
})
