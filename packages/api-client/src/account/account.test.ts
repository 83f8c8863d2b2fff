import { describe, expect, it } from 'vitest'
import { respondJson, hangUp, serve } from '../../test/local-server.ts'
import { accountHolderOf, verifyAccount } from './account.ts'
import { UnexpectedResponse, Unreachable } from '../errors/errors.ts'

describe('whose account it is', () => {
  const account = { bankCode: '4', accountNumber: '1234567890' }

  it('is asked with the code padded, and repeated once without a response', async () => {
    const received = await serve(hangUp, respondJson({ success: true, data: { dpstrFlnm: ' 홍길동 ' } }))
    await expect(accountHolderOf(account)).resolves.toBe('홍길동')
    expect(received[1]).toMatchObject({
      path: '/api/v1/auth/validate-account-owner',
      body: { bankCd: '004', acctNo: '1234567890' },
    })
  })

  it('is refused for an account that the bank does not have', async () => {
    await serve(respondJson({ success: false, data: null, errorMessage: '예금주 조회에 실패하였습니다.' }))
    await expect(accountHolderOf(account)).rejects.toMatchObject({
      name: 'RequestRefused',
      message: '예금주 조회에 실패하였습니다.',
    })
  })

  it.each([null, {}, { dpstrFlnm: ' ' }])('is not found in %j', async data => {
    await serve(respondJson({ success: true, data }))
    await expect(accountHolderOf(account)).rejects.toBeInstanceOf(UnexpectedResponse)
  })
})

describe('verifying the account of an application', () => {
  const account = {
    bankCode: '4',
    bankName: '국민은행',
    accountNumber: '1234567890',
    accountHolder: '홍길동',
  }

  it('posts the account together with the application', async () => {
    const received = await serve(respondJson({ status: 200, message: '계좌인증이 완료되었습니다.' }))
    await verifyAccount('20250000000001', account)
    expect(received).toMatchObject([{ path: '/api/v1/auth/account/verify' }])
    expect(received[0]?.body).toEqual({ ...account, aplyNo: '20250000000001' })
  })

  it.each([200, 409])('is refused in the words of the server, with HTTP %d', async httpStatus => {
    await serve(respondJson({ status: 409, message: '예금주 조회에 실패하였습니다.' }, httpStatus))
    await expect(verifyAccount('20250000000001', account)).rejects.toMatchObject({
      status: 409,
      message: '예금주 조회에 실패하였습니다.',
    })
  })

  it('is not repeated by itself', async () => {
    await serve(hangUp)
    await expect(verifyAccount('20250000000001', account)).rejects.toBeInstanceOf(Unreachable)
  })
})
