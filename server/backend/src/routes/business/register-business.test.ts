import { expect, it, onTestFinished } from 'vitest'
import { postJson, startTestBackend } from '../../testing/backend/test-backend.ts'

it('a fault of ours is no failure of the tax office, and is logged', async () => {
  const lookUp = async () => Promise.reject(new Error('a fault of ours'))
  const backend = await startTestBackend({}, dependencies => ({
    ...dependencies,
    taxOffice: { ...dependencies.taxOffice, lookUp },
  }))
  onTestFinished(() => backend.stop())
  const path = '/api/v1/business/first/register'
  const { status, body } = await postJson(`${backend.address}${path}`, { brNo: '1234567802' })
  expect(status).toBe(500)
  expect(body).not.toMatchObject({ errorCode: 'TAX_OFFICE_UNAVAILABLE' })
  expect(backend.logged.join()).toContain('a fault of ours')
})
