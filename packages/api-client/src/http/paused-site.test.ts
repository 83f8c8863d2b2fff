import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { respondJson, serve, startServer } from '../../test/local-server.ts'
import { postJson } from './http.ts'
import { configureApiClient } from './settings.ts'

const expected = { successStatus: '200', shape: v.object({ result: v.string() }) }
const fine = respondJson({ status: 200, result: '좋음' })

describe('a call that the site refuses for a while', () => {
  async function servePaused(maySendAgain: boolean, errorCode: string, status = 503) {
    const refused = respondJson({ status, errorCode, message: '점검 중' }, status)
    const { baseUrl, received } = await startServer(refused, fine)
    const waitWhilePaused = vi.fn<() => Promise<boolean>>().mockResolvedValue(maySendAgain)
    configureApiClient({ baseUrl, timeoutMs: 2000, bearerToken: () => null, waitWhilePaused })
    return { received, waitWhilePaused }
  }

  it.each([
    ['READ_ONLY', false],
    ['MAINTENANCE', true],
  ])('for %s is sent again, the same, once the person asks for it', async (errorCode, isMaintenance) => {
    const { received, waitWhilePaused } = await servePaused(true, errorCode)
    await expect(postJson('/ask', { typed: '값' }, expected)).resolves.toEqual({ result: '좋음' })
    expect(received.map(({ body }) => body)).toEqual([{ typed: '값' }, { typed: '값' }])
    expect(waitWhilePaused).toHaveBeenCalledExactlyOnceWith({ sentence: '점검 중', isMaintenance })
  })

  it('fails with the server’s sentence if the person does not', async () => {
    await servePaused(false, 'READ_ONLY')
    await expect(postJson('/ask', {}, expected)).rejects.toMatchObject({
      errorCode: 'READ_ONLY',
      message: '점검 중',
    })
  })

  it('fails on a page that waits for nothing', async () => {
    await serve(respondJson({ status: 503, errorCode: 'READ_ONLY', message: '점검 중' }, 503), fine)
    await expect(postJson('/ask', {}, expected)).rejects.toThrow('점검 중')
  })

  it.each([
    ['TEMPORARILY_UNAVAILABLE', 503],
    ['READ_ONLY', 409],
  ])('is no other refusal, like %s with %i', async (errorCode, status) => {
    const { waitWhilePaused } = await servePaused(true, errorCode, status)
    await expect(postJson('/ask', {}, expected)).rejects.toThrow('점검 중')
    expect(waitWhilePaused).not.toHaveBeenCalled()
  })
})
