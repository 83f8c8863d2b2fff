import { describe, expect, it, vi } from 'vitest'
import { hangUp, respondJson, serve, startServer } from '../../test/local-server.ts'
import { ask, expected, failureOf, fine } from '../../test/sample-call.ts'
import { Unreachable } from '../errors/errors.ts'
import { postJson, readJson } from './http.ts'
import { configureApiClient } from './settings.ts'

describe('a call that changes nothing', () => {
  it('is repeated once when the first try got no response', async () => {
    const received = await serve(hangUp, fine)
    await expect(readJson('/ask', {}, expected)).resolves.toEqual({ result: '좋음' })
    expect(received).toHaveLength(2)
  })

  it('is repeated once when the first try timed out', async () => {
    const deadline = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal)
    const received = await serve(() => deadline.abort(), fine)
    await expect(readJson('/ask', {}, expected)).resolves.toEqual({ result: '좋음' })
    expect(received).toHaveLength(2)
  })

  it('is not repeated a second time', async () => {
    const received = await serve(hangUp)
    expect(await failureOf(readJson('/ask', {}, expected))).toBeInstanceOf(Unreachable)
    expect(received).toHaveLength(2)
  })

  it.each([
    ['refused', respondJson({ status: 500, message: '오류' }, 500)],
    ['answered in another shape', respondJson({})],
  ])('is not repeated when it was %s', async (_outcome, response) => {
    const received = await serve(response, fine)
    await failureOf(readJson('/ask', {}, expected))
    expect(received).toHaveLength(1)
  })
})

it('never repeats a call that may change something', async () => {
  const received = await serve(hangUp, fine)
  expect(await failureOf(ask())).toBeInstanceOf(Unreachable)
  expect(received).toHaveLength(1)
})

describe('a call that is refused since it is not the person’s turn (AMB-27)', () => {
  const refused = respondJson({ status: 403, errorCode: 'QUEUE_PASS_REQUIRED', message: '순서' }, 403)

  async function serveWaiting(mayGoOn: boolean, ...answers: (typeof fine)[]) {
    const { baseUrl, received } = await startServer(...answers)
    const waitForTurn = vi.fn<() => Promise<boolean>>().mockResolvedValue(mayGoOn)
    configureApiClient({ baseUrl, timeoutMs: 2000, bearerToken: () => null, waitForTurn })
    return { received, waitForTurn }
  }

  it('is sent again, the same, once the person has waited for another turn', async () => {
    const { received } = await serveWaiting(true, refused, refused, fine)
    await expect(postJson('/ask', { typed: '값' }, expected)).resolves.toEqual({ result: '좋음' })
    expect(received.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => ({ typed: '값' })))
  })

  it('fails with the server’s sentence when it is not to be sent again', async () => {
    const { received } = await serveWaiting(false, refused)
    expect(await failureOf(ask())).toMatchObject({ errorCode: 'QUEUE_PASS_REQUIRED', message: '순서' })
    expect(received).toHaveLength(1)
  })

  it.each([
    [403, 'FOREIGN_PAGE'],
    [409, 'QUEUE_PASS_REQUIRED'],
  ])('is no other refusal: no one waits for %i %s', async (status, errorCode) => {
    const { waitForTurn } = await serveWaiting(false, respondJson({ errorCode }, status))
    await failureOf(ask())
    expect(waitForTurn).not.toHaveBeenCalled()
  })
})
