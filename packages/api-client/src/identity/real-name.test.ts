import { describe, expect, it } from 'vitest'
import { respondJson, serve } from '../../test/local-server.ts'
import { RequestRefused, UnexpectedResponse } from '../errors/errors.ts'
import { checkRealName } from './real-name.ts'

const question = {
  applicationNumber: '20250000000001',
  applicationType: '신속',
  businessNumber: '1234567890',
  managementType: '1',
  ci: 'CI/+==',
  name: '시험신규',
  birthDate: '19800101',
  residenceNumber: ['800101', '0000001'],
} as const

describe('checking a real name', () => {
  it('posts number and person', async () => {
    const received = await serve(respondJson({ status: 200, message: '인증이 완료되었습니다.' }))
    await checkRealName(question)
    expect(received).toMatchObject([{ path: '/api/v1/auth/realname' }])
    expect(received[0]?.body).toEqual({
      aplyNo: '20250000000001',
      ci: 'CI/+==',
      mngFrGb: '1',
      brno: '1234567890',
      aplyType: '신속',
      jumin1: '800101',
      jumin2: '0000001',
      name: '시험신규',
      brdt: '19800101',
    })
  })

  it.each([
    [200, true],
    ['200', true],
    [409, false],
    ['NO', false],
  ])('with status %j returns %j', async (status, isConfirmed) => {
    await serve(respondJson({ status, message: '' }))
    await expect(checkRealName(question)).resolves.toBe(isConfirmed)
  })

  it('fails for an error of HTTP, also with the status of a mismatch', async () => {
    await serve(respondJson({ status: 409, message: '오류' }, 409))
    await expect(checkRealName(question)).rejects.toBeInstanceOf(RequestRefused)
  })

  it('fails without a status', async () => {
    await serve(respondJson({ message: '인증' }))
    await expect(checkRealName(question)).rejects.toBeInstanceOf(UnexpectedResponse)
  })
})
