import { endSandboxVerification } from 'api-client/identity'
import { beforeEach, expect, it, vi } from 'vitest'
import { popupFailure, popupSuccess } from './popup-message.ts'
import { sandboxWindow } from './sandbox-window.ts'

vi.mock('api-client/identity', { spy: true })

const form = { action: '', method: 'post', fields: {}, transactionId: 'tx' } as const

beforeEach(() => void vi.mocked(endSandboxVerification).mockReset().mockResolvedValue())

it.each([
  ['success', popupSuccess()],
  ['fail', popupFailure('failed')],
  ['cancel', popupFailure('cancelled')],
] as const)('ends as the tester has chosen: %s', async (outcome, message) => {
  const { ending, goToProvider, isClosed } = sandboxWindow(outcome)
  expect(isClosed()).toBe(false)
  goToProvider(form)
  expect(await ending).toEqual(message)
  expect(endSandboxVerification).toHaveBeenCalledExactlyOnceWith('tx', outcome)
})

it('is closed by a cancellation, and ends without a call', async () => {
  const { ending, close, isClosed } = sandboxWindow('success')
  close()
  expect(isClosed()).toBe(true)
  expect(await ending).toBeNull()
  expect(endSandboxVerification).not.toHaveBeenCalled()
})

it('ends once the server knows the outcome, and fails with it', async () => {
  vi.mocked(endSandboxVerification).mockRejectedValue(new Error('503'))
  const { ending, goToProvider } = sandboxWindow('success')
  goToProvider(form)
  await expect(ending).rejects.toThrow('503')
})
