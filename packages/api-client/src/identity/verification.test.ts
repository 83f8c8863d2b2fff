import { describe, expect, it } from 'vitest'
import { hangUp, respondJson, respondText, serve } from '../../test/local-server.ts'
import { UnexpectedResponse } from '../errors/errors.ts'
import { beginCertificate, beginIntegrated, integratedResult } from './verification.ts'

const applying = { applicationNumber: '20250000000001' }
const lookingUp = { businessNumber: '1234567890' }

const fields = {
  mid: 'SANDBOX',
  reqSvcCd: '01',
  mtxId: 'tx-1',
  authHash: 'hash',
  flgFixedUser: 'N',
  userHash: '',
  reservedMsg: '',
}
const errand = { ...fields, authUrl: '/window?mtxId=tx-1' }
const certificate = {
  trCert: 'cert',
  trUrl: '/kmc-result',
  certNum: 'num-1',
  authUrl: '/window?certNum=num-1',
}
const found = { name: '시험신규', birthDay: '19800101', ci: 'CI/+==' }

describe('integrated authentication', () => {
  it.each([
    ['simple', '/api/v1/auth/integration/request'],
    ['financial', '/api/v1/auth/integration/kftc/request'],
  ] as const)(
    '%s begins at its own address, with what is to be posted into the window',
    async (method, path) => {
      const received = await serve(respondJson({ success: true, data: errand }))
      const form = {
        action: expect.stringMatching(/^http:.*\/window\?mtxId=tx-1$/),
        method: 'post',
        fields,
        transactionId: 'tx-1',
      }
      await expect(beginIntegrated(method, applying)).resolves.toEqual(form)
      await beginIntegrated(method, lookingUp)
      const how = { method, provider: method }
      expect(received).toMatchObject([
        { path, body: { aplyNo: '20250000000001', pageSeparation: 0, ...how } },
        { path, body: { brNo: '1234567890', pageSeparation: 1, ...how } },
      ])
    },
  )

  it.each([{}, { data: null }, { data: { ...errand, mtxId: '' } }])(
    'does not begin with the response %j',
    async rest => {
      await serve(respondJson({ success: true, ...rest }))
      await expect(beginIntegrated('simple', applying)).rejects.toBeInstanceOf(UnexpectedResponse)
    },
  )

  it.each([
    ['simple', '/api/v1/auth/integration/result'],
    ['financial', '/api/v1/auth/integration/kftc/result'],
  ] as const)('%s tells who was verified', async (method, path) => {
    const received = await serve(
      hangUp,
      respondJson({ success: true, data: { ...found, phone: '010-0000-0001', mobile_co: 'SKT' } }),
    )
    await expect(integratedResult(method, 'tx-1')).resolves.toEqual({
      name: '시험신규',
      birthDate: '19800101',
      ci: 'CI/+==',
      mobileNumber: '01000000001',
      mobileCarrier: 'SKT',
      provider: '',
    })
    expect(received[1]).toMatchObject({ path, body: { mtxId: 'tx-1' } })
  })

  const verified = respondJson({ success: true, data: found })
  const refused = (status: number) => respondJson({ status, message: '안 됩니다.' }, status)

  it.each([
    ...[400, 403, 404, 405, 415].map(status => [`HTTP ${status}`, refused(status)] as const),
    ['another page', respondText('<html>')] as const,
  ])('financial is asked for at the common address, where its own has %s', async (_, response) => {
    const received = await serve(response, verified)
    await expect(integratedResult('financial', 'tx-1')).resolves.toMatchObject({ name: '시험신규' })
    expect(received.map(({ path }) => path)).toEqual([
      '/api/v1/auth/integration/kftc/result',
      '/api/v1/auth/integration/result',
    ])
  })

  it.each([401, 402, 406, 409, 416, 500, 502])('financial is refused at once with HTTP %i', async status => {
    const received = await serve(refused(status), verified)
    await expect(integratedResult('financial', 'tx-1')).rejects.toMatchObject({ status })
    expect(received).toHaveLength(1)
  })

  it.each([
    ['in a successful HTTP response', 200, { success: false, data: null, errorMessage: '실패했습니다.' }],
    ['by HTTP', 404, { status: 404, errorCode: 'IDENTITY_NOT_FOUND', message: '실패했습니다.' }],
  ])('passes on why no one was verified, said %s', async (_how, status, body) => {
    await serve(respondJson(body, status))
    await expect(integratedResult('simple', 'tx-1')).rejects.toMatchObject({
      name: 'RequestRefused',
      message: '실패했습니다.',
    })
  })

  it.each([null, {}, { ...found, ci: '' }, 'someone'])('takes no one from %j', async data => {
    await serve(respondJson({ success: true, data }))
    await expect(integratedResult('simple', 'tx-1')).rejects.toBeInstanceOf(UnexpectedResponse)
  })
})

it('the joint certificate begins with the form to post into the window', async () => {
  const received = await serve(respondJson({ success: true, data: certificate }))
  const { authUrl, ...posted } = certificate
  await expect(beginCertificate(lookingUp)).resolves.toEqual({
    action: expect.stringContaining(authUrl),
    method: 'post',
    fields: posted,
    transactionId: 'num-1',
  })
  expect(received).toMatchObject([
    {
      path: '/api/v1/auth/kmc/request',
      body: { brNo: '1234567890', pageSeparation: 1, method: 'joint', provider: 'joint' },
    },
  ])
})
