import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, CallRefused, sendCall, SiteUnreachable } from './calls.ts'

const saveNote = {
  method: 'PUT',
  path: '/notes/:id/:part',
  params: v.object({ id: v.string(), part: v.string() }),
  query: v.object({ q: v.string() }),
  body: v.object({ title: v.string() }),
  response: v.object({ size: v.pipe(v.string(), v.transform(Number)) }),
  statuses: [200, 503],
} as const
const input = { params: { id: 'a/b', part: '가' }, query: { q: 'x&y' }, body: { title: '제목' } }
const sentences = { unreachable: '연결할 수 없습니다.', unexpected: '다른 응답입니다.' }
const send = () => sendCall(saveNote, input, { ...sentences, headers: { 'x-operator': 'kim' } })

const respond = (body: BodyInit | null, status = 200) =>
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(body, { status }))
afterEach(() => void vi.restoreAllMocks())

describe('a call', () => {
  it('is sent as it is declared, with nothing of its input as a path of its own', async () => {
    const fetch = respond('{"size":"3"}')
    expect(await send()).toEqual({ size: 3 })
    const [address, options] = fetch.mock.calls[0] ?? []
    expect(address).toBe('/notes/a%2Fb/%EA%B0%80?q=x%26y')
    expect(options).toMatchObject({ method: 'PUT', cache: 'no-store', body: '{"title":"제목"}' })
    expect(options?.headers).toEqual({ 'x-operator': 'kim', 'content-type': 'application/json' })
  })

  it('without a body names no type of one', async () => {
    const fetch = respond('{}')
    const call = { method: 'GET', path: '/notes', response: v.object({}) } as const
    await sendCall(call, {}, sentences)
    expect(fetch.mock.calls[0]).toEqual(['/notes', { method: 'GET', cache: 'no-store', headers: {} }])
    expect(addressOf(call, {})).toBe('/notes')
  })

  it('is given up after its time, if it has one', async () => {
    const over = AbortSignal.abort()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over)
    const fetch = respond('{"size":"3"}')
    await sendCall(saveNote, input, { ...sentences, timeoutMs: 8_000 })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(8_000)
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(over)
  })

  it('takes an error status for a response only where that is declared', async () => {
    respond('{"size":"7"}', 503)
    expect(await send()).toEqual({ size: 7 })
    respond('{"message":"안 됩니다."}', 500)
    await expect(send()).rejects.toThrow(CallRefused)
  })

  it('that is refused brings the sentence, its code and more sentences', async () => {
    const errors = [{ field: 'title', message: 'too long' }]
    respond(JSON.stringify({ status: 400, errorCode: 'NOTE_WRONG', message: '메모 오류', errors }), 400)
    const refusal = { status: 400, message: '메모 오류', details: ['too long'], errorCode: 'NOTE_WRONG' }
    await expect(send()).rejects.toMatchObject({ name: 'CallRefused', ...refusal })
    respond('{"message":"안 됩니다."}', 409)
    await expect(send()).rejects.toMatchObject({ status: 409, details: [], errorCode: '' })
  })

  it.each([
    ['a page of a proxy instead of JSON', '<html>', 200, sentences.unreachable],
    ['a page of a proxy as a refusal', '<html>', 502, sentences.unreachable],
    ['a refusal of another shape', '{"error":1}', 400, sentences.unreachable],
    ['nothing', null, 200, sentences.unreachable],
    ['a value of another shape', '{"size":3}', 200, sentences.unexpected],
  ])('that receives %s has reached no site', async (_, body, status, sentence) => {
    respond(body, status)
    await expect(send()).rejects.toThrow(new SiteUnreachable(sentence))
  })

  it('without a connection says so, and keeps the cause', async () => {
    const cause = new TypeError('offline')
    vi.spyOn(window, 'fetch').mockRejectedValue(cause)
    await expect(send()).rejects.toMatchObject({
      name: 'SiteUnreachable',
      message: sentences.unreachable,
      cause,
    })
  })
})
