import { expect, it } from 'vitest'
import { startVerification } from '../../stores/verification-store.ts'
import { postJson, startTestBackend } from '../../testing/backend/test-backend.ts'

it('a provider that reports an outcome gets a success without data', async () => {
  const outcome = { state: 'failed' } as const
  const { address, database, stop } = await startTestBackend({}, ({ identity, ...dependencies }) => {
    const readReport = ({ mtxId }: Record<string, unknown>) => ({ transactionId: String(mtxId), outcome })
    return { ...dependencies, identity: { ...identity, integrated: { ...identity.integrated, readReport } } }
  })
  const subject = { businessNumber: '1234567802', applicationNumber: null }
  const begun = { ...subject, method: 'simple', provider: 'simple' } as const
  const { transactionId } = await startVerification(database, begun, new Date())

  const report = { mtxId: transactionId, seal: 'S' }
  expect(await postJson(`${address}/api/v1/auth/integration/result`, report)).toEqual({
    status: 200,
    body: { success: true, data: null, errorMessage: null },
  })
  await stop()
})
