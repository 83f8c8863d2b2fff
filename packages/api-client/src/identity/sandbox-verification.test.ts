import { expect, it } from 'vitest'
import { respondJson, serve } from '../../test/local-server.ts'
import { UnexpectedResponse } from '../errors/errors.ts'
import { endSandboxVerification } from './sandbox-verification.ts'

it.each(['success', 'fail', 'cancel'] as const)('lets a verification end with %s', async outcome => {
  const received = await serve(respondJson({ state: 'succeeded', resultUrl: '/integration-result' }))
  await endSandboxVerification('tx-1', outcome)
  expect(received).toMatchObject([
    { path: '/sandbox/api/identity/complete', body: { mtxId: 'tx-1', personId: 'fresh', outcome } },
  ])
})

it('fails where there is no sandbox', async () => {
  await serve(respondJson({ status: 404, message: '요청하신 주소를 찾을 수 없습니다.' }, 404))
  await expect(endSandboxVerification('tx-1', 'success')).rejects.toMatchObject({ status: 404 })
})

it('fails without the state of the verification', async () => {
  await serve(respondJson({}))
  await expect(endSandboxVerification('tx-1', 'success')).rejects.toBeInstanceOf(UnexpectedResponse)
})
