import { describe, expect, it, vi } from 'vitest'
import { respondJson, startServer } from '../../test/local-server.ts'
import { ask, failureOf } from '../../test/sample-call.ts'
import { configureApiClient } from './settings.ts'

describe('a call whose session is over', () => {
  const over = respondJson(
    { status: 401, errorCode: 'AUTH_EXPIRED', message: '인증정보가 만료되었습니다.' },
    401,
  )
  const sessionRefused = vi.fn<(token: string) => Promise<boolean>>()
  const configure = async (response: typeof over, token: string | null = 'token') => {
    const { baseUrl } = await startServer(response)
    sessionRefused.mockReset().mockResolvedValue(false)
    configureApiClient({ baseUrl, timeoutMs: 2000, bearerToken: () => token, sessionRefused })
  }

  it.each([
    ['by HTTP', over],
    ['in its body alone', respondJson({ status: 401, message: '' })],
    ['without a reason', respondJson('', 401)],
  ])('is reported with its token, %s', async (_, response) => {
    await configure(response)
    expect(await failureOf(ask())).toBeInstanceOf(Error)
    expect(sessionRefused).toHaveBeenCalledExactlyOnceWith('token')
  })

  it('never settles when the page is led away: its screen would show a failure that no one awaits', async () => {
    await configure(over)
    sessionRefused.mockResolvedValue(true)
    const settled = vi.fn<() => void>()
    void ask().then(settled, settled)
    await expect.poll(() => sessionRefused).toHaveBeenCalledOnce()
    await new Promise(setImmediate)
    expect(settled).not.toHaveBeenCalled()
  })

  it.each([
    ['was never there', over, null],
    [
      'was not to begin, for want of a verification',
      respondJson({ errorCode: 'VERIFICATION_MISSING' }, 401),
      'token',
    ],
    ['is not what is refused', respondJson({ status: 403, message: '' }, 403), 'token'],
  ])('is not reported when the session %s', async (_, response, token) => {
    await configure(response, token)
    await failureOf(ask())
    expect(sessionRefused).not.toHaveBeenCalled()
  })
})
